import { z } from "zod";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { notFound } from "@/lib/platform/errors";
import { ScannedPage } from "./schema";

/** The words of a held sheet's pages that are pictures; none before it is read. Errors: 404. */
export async function scannedWordsOf(context: Context, id: string): Promise<z.output<typeof ScannedPage>[]> {
  const row = await database().document.findFirst({
    where: { id, teamId: context.team.id },
    select: { extraction: { select: { scanned: true } } },
  });
  if (!row) throw notFound("This SDS document");
  return z.array(ScannedPage).parse(row.extraction?.scanned ?? []);
}
