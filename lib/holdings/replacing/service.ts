import { findSheet, removeFound } from "@/lib/holdings/bin/service";
import { requireUnused } from "@/lib/holdings/bin/uses";
import { create, requireDocument } from "@/lib/holdings/documents/service";
import { whoCalls } from "@/lib/holdings/review/people";
import type { Context } from "@/lib/platform/context";
import type { Document, Prisma } from "@/lib/platform/database/generated/client";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";

type Tx = Prisma.TransactionClient;

/**
 * Puts another file in the place of one that could not be read: with its product, article numbers and the workplace it
 * was meant for. The former goes to the bin, or is archived where it was used. Errors: 404; 409 for a sheet that was
 * read, and for the same file.
 */
export async function replace(
  context: Context,
  id: string,
  file: { fileName: string; bytes: Uint8Array },
): Promise<Document> {
  return transaction(async (tx) => {
    const former = await requireDocument(tx, context, id);
    if (former.status !== "failed" && former.errorCode === null)
      throw new AppError("conflict", "This sheet could be read. Upload a later revision by itself.");
    const { document, created } = await create(context, {
      ...file,
      productId: former.productId ?? former.wantedProductId,
      workplaceId: former.wantedWorkplaceId,
    });
    if (document.id === former.id) throw new AppError("conflict", "This is the same file.");
    if (created) await takePlace(tx, former, document);
    await putAway(tx, context, former);
    return document;
  });
}

async function takePlace(tx: Tx, former: Document, document: Document): Promise<void> {
  const { teamId, productId, sku, ean, alternateName } = former;
  await tx.document.update({
    where: { id: document.id, teamId },
    data: { productId, sku, ean, alternateName },
  });
  await tx.product.updateMany({
    where: { teamId, primaryDocumentId: former.id },
    data: { primaryDocumentId: document.id, lastUpdated: new Date() },
  });
}

async function putAway(tx: Tx, context: Context, { id, teamId }: Document): Promise<void> {
  const found = await findSheet(tx, teamId, id);
  try {
    await requireUnused(tx, found);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "conflict") throw error;
    await tx.document.update({ where: { id, teamId }, data: { archived: true } });
    return;
  }
  const { byName } = await whoCalls(tx, context);
  await removeFound(tx, found, { kind: "sheet", id, byName });
}
