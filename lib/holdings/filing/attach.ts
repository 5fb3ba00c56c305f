import { touch } from "@/lib/holdings/placing/service";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { AppError, notFound } from "@/lib/platform/errors";
import { choosePrimary, lockProduct } from "./service";

/**
 * Attaches a held document to a product. It becomes the primary sheet of a product without one; with
 * `takesOver` also as a later revision of the primary sheet. A product that filing made and nobody has touched
 * gives its sheet up and ends; any other attachment of a sheet that is on another product is refused with 409.
 */
export async function attachDocument(
  tx: Prisma.TransactionClient,
  teamId: string,
  target: { documentId: string; productId: string; takesOver: boolean },
): Promise<{ madePrimary: boolean }> {
  const { documentId, productId } = target;
  const from = await lockDocument(tx, teamId, documentId);
  if (from === productId) return { madePrimary: false };
  const { primaryDocumentId } = await lockProduct(tx, teamId, productId);
  if (from) await releaseFrom(tx, teamId, from);
  await tx.document.update({ where: { id: documentId, teamId }, data: { productId } });
  if (from) await tx.product.delete({ where: { id: from, teamId } });
  if (target.takesOver || !primaryDocumentId)
    return { madePrimary: await choosePrimary(tx, teamId, productId, documentId) };
  await touch(tx, teamId, productId);
  return { madePrimary: false };
}

/** The product a document is on; its row stays locked to the end of the transaction. */
async function lockDocument(
  tx: Prisma.TransactionClient,
  teamId: string,
  documentId: string,
): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ productId: string | null }[]>`
    select product_id as "productId" from documents
    where team_id = ${teamId}::uuid and id = ${documentId}::uuid for no key update`;
  if (!row) throw notFound("This SDS document");
  return row.productId;
}

/** Takes the only sheet from a product that nobody has touched since filing made it; errors: 409 for any other. */
async function releaseFrom(tx: Prisma.TransactionClient, teamId: string, productId: string): Promise<void> {
  if (!(await isUntouched(tx, teamId, productId)))
    throw new AppError(
      "conflict",
      "The sheet is attached to another product of the team already. Products are not merged here.",
    );
  await tx.product.update({ where: { id: productId, teamId }, data: { primaryDocumentId: null } });
}

/** Whether filing made a product for its only sheet and nobody has touched it since; the product stays locked. */
export async function isUntouched(
  tx: Prisma.TransactionClient,
  teamId: string,
  productId: string,
): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from products
    where team_id = ${teamId}::uuid and id = ${productId}::uuid
      and created_by_filing and not archived and custom_fields = '{}'
      and display_name is null and supplier is null and sku is null and ean is null
      and not exists (select from placements p where p.team_id = products.team_id and p.product_id = products.id)
      and not exists (select from quantity_lines q where q.team_id = products.team_id and q.product_id = products.id)
      and (select count(*) from documents d where d.team_id = products.team_id and d.product_id = products.id) = 1
    for update`;
  return rows.length > 0;
}
