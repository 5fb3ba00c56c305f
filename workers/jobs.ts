import { z } from "zod";
import { finishDocument } from "@/lib/holdings/filing/finishing";
import { unsafeFollow, unsafeReread } from "@/lib/holdings/rereading/service";
import { type Extract, readingsOf } from "@/lib/holdings/sheets/service";
import { database } from "@/lib/platform/database/client";
import { checkOldest } from "@/lib/platform/kept-files/service";
import type { Jobs } from "@/lib/platform/queue";

const ExtractPayload = z.object({ teamId: z.guid(), documentId: z.guid(), again: z.boolean() });
const RereadPayload = z.object({ sheetId: z.guid(), version: z.string() });

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
      const readings = await readingsOf(document.sheet, extract, again);
      await finishDocument(document, readings);
      await unsafeFollow(document.sheet, readings, again);
    },
    async reread(payload) {
      const { sheetId, version } = RereadPayload.parse(payload);
      await unsafeReread(sheetId, version, extract);
    },
    async checkFiles() {
      await checkOldest();
    },
  };
}
