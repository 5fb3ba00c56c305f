import { z } from "zod";
import { database } from "@/lib/database/client";
import { finishDocument } from "@/lib/filing/service";
import type { Jobs } from "@/lib/queue";
import { type Extract, extractionOf } from "@/lib/sheets/service";

const ExtractPayload = z.object({ teamId: z.guid(), documentId: z.guid(), again: z.boolean() });

/** What each job does. A job may run twice (its worker was killed after the work): each ends the same. */
export function jobs(extract: Extract): { [Name in keyof Jobs]: (payload: unknown) => Promise<void> } {
  return {
    async extract(payload) {
      const { teamId, documentId, again } = ExtractPayload.parse(payload);
      const document = await database().document.findFirst({
        where: { id: documentId, teamId },
        include: { sheet: true },
      });
      if (!document) return;
      await finishDocument(document, await extractionOf(document.sheet, extract, again));
    },
  };
}
