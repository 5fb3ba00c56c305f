import { finishFurther } from "@/lib/holdings/filing/finishing";
import { touch } from "@/lib/holdings/placing/service";
import { readingsBeside } from "@/lib/holdings/sheets/service";
import type { Context } from "@/lib/platform/context";
import type { Document, Prisma } from "@/lib/platform/database/generated/client";
import { enqueueExtraction } from "@/lib/platform/queue";

export type NewDocument = {
  fileName: string;
  bytes: Uint8Array;
  productId?: string | null;
  workplaceId?: string | null;
};

/** Makes the team a holder of stored bytes; safe when the same bytes arrive many times at once. */
export async function hold(
  tx: Prisma.TransactionClient,
  context: Context,
  input: Omit<NewDocument, "bytes"> & { sha256: string; byteSize: number },
): Promise<{ document: Document; created: boolean }> {
  const teamId = context.team.id;
  await tx.sheet.createMany({
    data: { sha256: input.sha256, byteSize: input.byteSize },
    skipDuplicates: true,
  });
  const place = { sha256: input.sha256, firstPage: 1 };
  const sheet = await tx.sheet.findUniqueOrThrow({ where: { sha256_firstPage: place } });
  const { count } = await tx.document.createMany({
    data: {
      teamId,
      sheetId: sheet.id,
      fileName: cleanFileName(input.fileName),
      wantedProductId: input.productId ?? null,
      wantedWorkplaceId: input.workplaceId ?? null,
    },
    skipDuplicates: true,
  });
  const where = { teamId_sheetId: { teamId, sheetId: sheet.id } };
  const document = await tx.document.findUniqueOrThrow({ where });
  if (count === 1) {
    await enqueueExtraction(tx, document, false);
    return { document, created: true };
  }
  if (document.sheetsInFile > 1) await holdAllParts(tx, document, input.sha256);
  if (document.archived) await bringBack(tx, { teamId, id: document.id });
  return { document: { ...document, archived: false }, created: false };
}

/** Who brings a file again holds all of its sheets again, those that were removed or archived too. */
async function holdAllParts(tx: Prisma.TransactionClient, document: Document, sha256: string): Promise<void> {
  const { teamId, id } = document;
  await bringBack(tx, { teamId, sheet: { sha256 }, archived: true, id: { not: id } });
  const readings = await readingsBeside(tx, document.extractionId);
  await finishFurther(tx, { ...document, pageFrom: null, pageTo: null }, readings);
}

type Held = Prisma.DocumentWhereInput & { teamId: string };

async function bringBack(tx: Prisma.TransactionClient, where: Held): Promise<void> {
  const back = await tx.document.updateManyAndReturn({ where, data: { archived: false } });
  await touch(tx, where.teamId, ...back.flatMap(({ productId }) => productId ?? []));
}

/** A file name without folders and control characters, at most 255 long; one that is empty becomes "sheet.pdf". */
export function cleanFileName(name: string): string {
  const base = name.split(/[\\/]/).pop() ?? "";
  const clean = [...base].filter((character) => character >= " " && character !== "\u007f").join("");
  return clean.trim().slice(0, 255) || "sheet.pdf";
}
