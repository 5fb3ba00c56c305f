import { place, touch } from "@/lib/holdings/placing/service";
import type { Document, Prisma, Product } from "@/lib/platform/database/generated/client";
import { notFound } from "@/lib/platform/errors";
import { isLaterRevision, type Revision } from "./primary";
import { productsByIdentity } from "./recognise";

type FiledDocument = Pick<
  Document,
  "id" | "teamId" | "productId" | "identity" | "wantedProductId" | "wantedWorkplaceId"
>;

/**
 * Files a document: attaches it to the product that was asked for, else to the team's one product whose sheets
 * have the same manufacturer and product name or that awaits a sheet of that name, else to a new product; then places the product where the upload
 * asked for. Filing the same document again changes nothing.
 */
export async function fileDocument(tx: Prisma.TransactionClient, document: FiledDocument): Promise<string> {
  const teamId = document.teamId;
  await lockIdentities(tx, teamId, [document]);
  const productId =
    (await filedUnder(tx, document)) ??
    (await wantedProduct(tx, document)) ??
    (await matchingProduct(tx, document)) ??
    (await newProduct(tx, teamId));
  await lockProduct(tx, teamId, productId);
  await tx.document.update({ where: { id: document.id, teamId }, data: { productId } });
  await choosePrimary(tx, teamId, productId, document.id);
  if (document.wantedWorkplaceId)
    await place(tx, teamId, [{ productId, workplaceId: document.wantedWorkplaceId }]);
  return productId;
}

/**
 * Makes a sheet its product's primary one when the product has none or the sheet is a later revision of it.
 * Returns whether it did.
 */
export async function choosePrimary(
  tx: Prisma.TransactionClient,
  teamId: string,
  productId: string,
  documentId: string,
): Promise<boolean> {
  const { primaryDocumentId: current } = await lockProduct(tx, teamId, productId);
  if (current && current !== documentId) {
    const [candidate, primary] = await Promise.all([
      revisionOf(tx, teamId, documentId),
      revisionOf(tx, teamId, current),
    ]);
    if (!isLaterRevision(candidate, primary)) return false;
  }
  const where = { id: productId, teamId };
  await tx.product.update({ where, data: { primaryDocumentId: documentId } });
  await touch(tx, teamId, productId);
  return true;
}

/** Two sheets of one product that arrive together wait for each other here; of several products in one order. */
export async function lockIdentities(
  tx: Prisma.TransactionClient,
  teamId: string,
  documents: readonly Pick<FiledDocument, "identity">[],
): Promise<void> {
  const identities = new Set(documents.flatMap(({ identity }) => identity ?? []));
  for (const identity of [...identities].sort())
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`${teamId} ${identity}`}, 0))`;
}

/**
 * Before anything refers to it, and as a change of its primary sheet will lock it: two sheets that refer to one product,
 * and only then want it for themselves, wait for each other in a circle.
 */
export async function lockProduct(
  tx: Prisma.TransactionClient,
  teamId: string,
  productId: string,
): Promise<Pick<Product, "primaryDocumentId">> {
  const [row] = await tx.$queryRaw<{ primaryDocumentId: string | null }[]>`
    select primary_document_id as "primaryDocumentId" from products
    where team_id = ${teamId}::uuid and id = ${productId}::uuid for update`;
  if (!row) throw notFound("This product");
  return row;
}

/** The product that a document is on by now; who else would file it waits until this transaction ends. */
async function filedUnder(
  tx: Prisma.TransactionClient,
  { id, teamId }: FiledDocument,
): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ productId: string | null }[]>`
    select product_id as "productId" from documents
    where team_id = ${teamId}::uuid and id = ${id}::uuid for no key update`;
  return row?.productId ?? null;
}

async function wantedProduct(tx: Prisma.TransactionClient, document: FiledDocument): Promise<string | null> {
  if (!document.wantedProductId) return null;
  const where = { id: document.wantedProductId, teamId: document.teamId };
  return (await tx.product.findFirst({ where, select: { id: true } }))?.id ?? null;
}

/** The one product in use that has the document's identity; none when there are several. */
async function matchingProduct(
  tx: Prisma.TransactionClient,
  { teamId, identity }: FiledDocument,
): Promise<string | null> {
  if (!identity) return null;
  const candidates = (await productsByIdentity(tx, teamId, [identity])).get(identity) ?? [];
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

async function newProduct(tx: Prisma.TransactionClient, teamId: string): Promise<string> {
  const { id } = await tx.product.create({ data: { teamId, createdByFiling: true }, select: { id: true } });
  return id;
}

async function revisionOf(tx: Prisma.TransactionClient, teamId: string, id: string): Promise<Revision> {
  const row = await tx.document.findFirstOrThrow({ where: { id, teamId }, include: { sheet: true } });
  const { sha256, firstPage } = row.sheet;
  return { identity: row.identity, revisionDate: row.revisionDate, sha256, firstPage };
}
