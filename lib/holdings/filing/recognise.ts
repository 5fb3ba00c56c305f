import { normalisedName } from "@/lib/extraction/arbitrate/identity";
import type { Prisma } from "@/lib/platform/database/generated/client";

/**
 * The products in use that have one of these identities (manufacturer and product name after normalisation): those
 * whose sheets carry it, and those that await a sheet of that name.
 */
export async function productsByIdentity(
  tx: Prisma.TransactionClient,
  teamId: string,
  identities: string[],
): Promise<Map<string, string[]>> {
  const rows = await tx.$queryRaw<{ identity: string; id: string }[]>`
    select d.identity, p.id from documents d
      join products p on p.team_id = d.team_id and p.id = d.product_id
      where d.team_id = ${teamId}::uuid and d.identity = any(${identities}) and not p.archived
    union
    select p.awaited_identity, p.id from products p
      where p.team_id = ${teamId}::uuid and p.awaited_identity = any(${identities}) and not p.archived
        and p.primary_document_id is null
    order by 1, 2`;
  return groupBy(rows.map(({ identity, id }) => [identity, id]));
}

/** The products in use by their normalised names: their own, and those on their sheets. */
export async function productsByName(
  tx: Prisma.TransactionClient,
  teamId: string,
  names: string[],
): Promise<Map<string, string[]>> {
  if (!names.length) return new Map();
  const rows = await tx.$queryRaw<{ id: string; own: string | null; printed: string | null }[]>`
    select p.id, p.display_name as own, d.product_name as printed from products p
      left join documents d on d.team_id = p.team_id and d.id = p.primary_document_id
      where p.team_id = ${teamId}::uuid and not p.archived order by p.id`;
  const wanted = new Set(names);
  const pairs = rows.flatMap(({ id, own, printed }) => {
    const ofProduct = new Set([own, printed].flatMap((name) => (name ? normalisedName(name) : [])));
    return [...ofProduct].filter((name) => wanted.has(name)).map((name): [string, string] => [name, id]);
  });
  return groupBy(pairs);
}

/** The products, archived ones too, that have one of these article numbers. */
export async function productsBySku(
  tx: Prisma.TransactionClient,
  teamId: string,
  skus: string[],
): Promise<Map<string, string[]>> {
  const rows = await tx.product.findMany({
    where: { teamId, sku: { in: skus } },
    select: { id: true, sku: true },
    orderBy: [{ archived: "asc" }, { id: "asc" }],
  });
  return groupBy(rows.map(({ id, sku }) => [sku ?? "", id]));
}

function groupBy(pairs: [string, string][]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, id] of pairs) groups.set(key, [...(groups.get(key) ?? []), id]);
  return groups;
}
