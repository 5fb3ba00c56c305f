import { isOlderRevision } from "@/lib/holdings/filing/primary";
import { fileDocument } from "@/lib/holdings/filing/service";
import { touch } from "@/lib/holdings/placing/service";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { AppError } from "@/lib/platform/errors";
import { enqueueExtraction } from "@/lib/platform/queue";
import { KeptContent, putBack } from "./rows";

type Tx = Prisma.TransactionClient;

/**
 * Puts back what was removed, as far as the team has not got its like again. A sheet whose reading has gone since is
 * read again, one whose product has gone is filed anew. Errors: 409.
 */
export async function bringBack(tx: Tx, teamId: string, content: unknown): Promise<void> {
  const kept = KeptContent.parse(content);
  await requireRoom(tx, teamId, kept);
  const documents = await fitting(tx, teamId, kept);
  await putBack(tx, { ...kept, documents });
  for (const { id } of documents) await settle(tx, teamId, id);
  for (const [productId, documentId] of Object.entries(kept.primary_of))
    await leadAgain(tx, teamId, productId, documentId);
  await touch(tx, teamId, ...documents.flatMap(({ product_id: id }) => id ?? []));
}

async function requireRoom(tx: Tx, teamId: string, { documents, workplaces }: KeptContent): Promise<void> {
  const sheetId = { in: documents.map((one) => one.sheet_id) };
  if (await tx.document.findFirst({ where: { teamId, sheetId } }))
    throw new AppError("conflict", "The team holds this sheet again.");
  const nameKey = { in: workplaces.map((one) => one.name_key) };
  if (await tx.workplace.findFirst({ where: { teamId, nameKey } }))
    throw new AppError("conflict", "Another workplace has this name now.");
}

/** Documents that refer to nothing that has gone in the meantime. */
async function fitting(tx: Tx, teamId: string, { documents, products }: KeptContent) {
  const wanted = documents.flatMap(({ product_id: id }) => id ?? []);
  const held = await tx.product.findMany({ where: { teamId, id: { in: wanted } }, select: { id: true } });
  const there = new Set([...held, ...products].map(({ id }) => id));
  const read = await tx.extraction.findMany({
    where: { id: { in: documents.flatMap(({ extraction_id: id }) => id ?? []) } },
    select: { id: true },
  });
  const isRead = new Set(read.map(({ id }) => id));
  return documents.map((one) => ({
    ...one,
    product_id: one.product_id !== null && there.has(one.product_id) ? one.product_id : null,
    ...(one.extraction_id !== null && !isRead.has(one.extraction_id) && goneReading),
  }));
}

const goneReading = { extraction_id: null, status: "processing" };

async function settle(tx: Tx, teamId: string, id: string): Promise<void> {
  const document = await tx.document.findFirstOrThrow({ where: { id, teamId } });
  if (document.status === "processing") await enqueueExtraction(tx, document, false);
  else if (document.status === "completed" && !document.productId) await fileDocument(tx, document);
}

/** A sheet that was its product's primary one is so again, unless a later revision has taken its place. */
async function leadAgain(tx: Tx, teamId: string, productId: string, documentId: string): Promise<void> {
  const where = { id: productId, teamId };
  const product = await tx.product.findFirst({ where, include: { primaryDocument: true } });
  const sheet = await tx.document.findFirst({ where: { id: documentId, teamId, productId } });
  if (!product || !sheet || isOlderRevision(sheet, product.primaryDocument)) return;
  await tx.product.update({ where, data: { primaryDocumentId: documentId } });
}
