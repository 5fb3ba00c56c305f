import type { Reading } from "@/lib/holdings/sheets/service";
import type { Prisma } from "@/lib/platform/database/generated/client";
import type { KeptReading } from "@/lib/sheet/critical-values";
import { isSameValue } from "@/lib/sheet/words";
import { keptReading, mergeWords } from "./merging";
import { reliedOn } from "./values";

type Key = { id: string; teamId: string };

/**
 * What a document says by a new reading of its sheet: with what people have said of it before. A release stands only
 * while every critical value stays what it was.
 */
export async function takeReading(
  tx: Prisma.TransactionClient,
  { id, teamId }: Key,
  reading: Pick<Reading, "document" | "sections">,
): Promise<KeptReading> {
  const merged = await mergeWords(tx, { id, teamId }, keptReading(reading));
  const release = await tx.release.findFirst({ where: { teamId, documentId: id } });
  if (!release || isSameValue(release.relied, reliedOn(merged))) return merged;
  await tx.release.deleteMany({ where: { teamId, documentId: id } });
  await tx.document.update({ where: { teamId_id: { teamId, id } }, data: { reviewState: "in_review" } });
  return merged;
}
