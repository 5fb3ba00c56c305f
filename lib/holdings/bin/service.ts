import type { z } from "zod";
import { isUntouched } from "@/lib/holdings/filing/attach";
import { touch } from "@/lib/holdings/placing/service";
import { whoCalls } from "@/lib/holdings/review/people";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Prisma, Removal } from "@/lib/platform/database/generated/client";
import { keptDays } from "@/lib/platform/database/kept-rows";
import { transaction } from "@/lib/platform/database/transaction";
import { notFound } from "@/lib/platform/errors";
import { type BinKind, binKinds } from "./kinds";
import { bringBack } from "./restoring";
import { keepRows } from "./rows";
import type { BinItem } from "./schema";
import { type Removing, requireUnused } from "./uses";

type Tx = Prisma.TransactionClient;
type Found = Removing & { name: string };

/** What was removed in the last thirty days and not brought back, the latest first. */
export async function list(context: Context, { page, per_page }: { page: number; per_page: number }) {
  const where = { teamId: context.team.id, ...inBin() };
  const skip = (page - 1) * per_page;
  const [total, rows] = await Promise.all([
    database().removal.count({ where }),
    database().removal.findMany({
      where,
      omit: { content: true },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      skip,
      take: per_page,
    }),
  ]);
  return { meta: { page, per_page, total, has_more: skip + rows.length < total }, data: rows.map(toBinItem) };
}

const dayMs = 86_400_000;

const inBin = () => ({
  restoredAt: null,
  createdAt: { gt: new Date(Date.now() - keptDays * dayMs) },
  OR: binKinds.map((kind) => ({ subject: { startsWith: `${kind}:` } })),
});

function toBinItem(row: Omit<Removal, "content">): z.input<typeof BinItem> {
  const [kind, id = ""] = row.subject.split(":");
  return {
    id: row.id,
    kind: binKinds.find((one) => one === kind) ?? "sheet",
    subject_id: id,
    name: row.name,
    removed_by: row.byName,
    removed_at: row.createdAt.toISOString(),
    gone_at: new Date(row.createdAt.getTime() + keptDays * dayMs).toISOString(),
  };
}

/**
 * Removes a sheet, a product with its sheets, or a workplace that nothing needs; for thirty days it can be brought
 * back. Errors: 404, 409 with `used_by` for what is or was used.
 */
export async function remove(context: Context, kind: BinKind, id: string): Promise<z.input<typeof BinItem>> {
  return transaction(async (tx) => {
    const found = await finders[kind](tx, context.team.id, id);
    await requireUnused(tx, found);
    return removeFound(tx, found, { kind, id, byName: (await whoCalls(tx, context)).byName });
  });
}

/** Removes what was found to be needed by nothing, and keeps it. */
export async function removeFound(
  tx: Tx,
  found: Found,
  { kind, id, byName }: { kind: BinKind; id: string; byName: string },
): Promise<z.input<typeof BinItem>> {
  const { teamId, documentIds, productIds, workplaceIds } = found;
  const kept = await keepRows(tx, found, { kind, id, name: found.name, byName });
  const led = await tx.product.findMany({ where: { teamId, primaryDocumentId: { in: documentIds } } });
  await tx.product.updateMany({
    where: { teamId, primaryDocumentId: { in: documentIds } },
    data: { primaryDocumentId: null },
  });
  await tx.document.deleteMany({ where: { teamId, id: { in: documentIds } } });
  await tx.product.deleteMany({ where: { teamId, id: { in: productIds } } });
  await tx.workplace.deleteMany({ where: { teamId, id: { in: workplaceIds } } });
  for (const product of led) if (!productIds.includes(product.id)) await chooseNext(tx, teamId, product.id);
  const where = { id: kept, teamId };
  return toBinItem(await tx.removal.findFirstOrThrow({ where, omit: { content: true } }));
}

/** Of the sheets that a product still has the latest is its primary one now. */
async function chooseNext(tx: Tx, teamId: string, productId: string): Promise<void> {
  const next = await tx.document.findFirst({
    where: { teamId, productId, status: "completed" },
    orderBy: [{ revisionDate: { sort: "desc", nulls: "last" } }, { createdAt: "desc" }, { id: "asc" }],
  });
  if (next)
    await tx.product.update({ where: { id: productId, teamId }, data: { primaryDocumentId: next.id } });
  await touch(tx, teamId, productId);
}

const none = { documentIds: [], productIds: [], workplaceIds: [] };

const finders: Record<BinKind, (tx: Tx, teamId: string, id: string) => Promise<Found>> = {
  sheet: findSheet,
  product: findProduct,
  workplace: findWorkplace,
};

/** A product that filing made for this sheet alone goes with it. Errors: 404. */
export async function findSheet(tx: Tx, teamId: string, id: string): Promise<Found> {
  await tx.$queryRaw`select id from documents where team_id = ${teamId}::uuid and id = ${id}::uuid for update`;
  const row = await tx.document.findFirst({ where: { id, teamId } });
  if (!row) throw notFound("This SDS document");
  const { productId } = row;
  const productIds = productId && (await isUntouched(tx, teamId, productId)) ? [productId] : [];
  return { ...none, teamId, name: row.productName ?? row.fileName, documentIds: [row.id], productIds };
}

async function findProduct(tx: Tx, teamId: string, id: string): Promise<Found> {
  // Its sheets first, as whoever changes one of them has it.
  await tx.$queryRaw`select id from documents where team_id = ${teamId}::uuid and product_id = ${id}::uuid
    order by id for update`;
  await tx.$queryRaw`select id from products where team_id = ${teamId}::uuid and id = ${id}::uuid for update`;
  const where = { id, teamId };
  const row = await tx.product.findFirst({ where, include: { sheets: true, primaryDocument: true } });
  if (!row) throw notFound("This product");
  const primary = row.primaryDocument;
  const name = row.displayName ?? primary?.productName ?? primary?.fileName ?? "";
  return { ...none, teamId, name, productIds: [row.id], documentIds: row.sheets.map((sheet) => sheet.id) };
}

async function findWorkplace(tx: Tx, teamId: string, id: string): Promise<Found> {
  await tx.$queryRaw`select id from workplaces where team_id = ${teamId}::uuid and id = ${id}::uuid for update`;
  const row = await tx.workplace.findFirst({ where: { id, teamId } });
  if (!row) throw notFound("This workplace");
  return { ...none, teamId, name: row.name, workplaceIds: [row.id] };
}

/** Brings something back as it was removed. Errors: 404, 409 where the team has its like again. */
export async function restore(context: Context, id: string): Promise<z.input<typeof BinItem>> {
  const teamId = context.team.id;
  return transaction(async (tx) => {
    await tx.$queryRaw`select id from removals where team_id = ${teamId}::uuid and id = ${id}::uuid for update`;
    const row = await tx.removal.findFirst({ where: { id, teamId, ...inBin() } });
    if (!row) throw notFound("This entry of the bin");
    await bringBack(tx, teamId, row.content);
    await tx.removal.update({ where: { id: row.id, teamId }, data: { restoredAt: new Date() } });
    return toBinItem(row);
  });
}

/**
 * Forgets what was removed too long ago; of what lay in the bin the audit log says so, and its files may be needed by nobody
 * any more. Gives how much that was.
 */
export async function unsafeEmpty(): Promise<number> {
  const [row] = await database().$queryRaw<{ count: number }[]>`
    with gone as (
      delete from removals where created_at < now() - make_interval(days => ${keptDays}) returning *),
    noted as (
      insert into audit_events (team_id, actor, action, target_id, details)
      select team_id, 'worker', 'emptyBin', split_part(subject, ':', 2)::uuid,
        jsonb_build_object('kind', split_part(subject, ':', 1), 'name', name)
      from gone where restored_at is null and split_part(subject, ':', 1) = any(${[...binKinds]})),
    files as (
      select f.sha256, min(g.team_id::text)::uuid as team_id, min(g.name) as name
      from gone g cross join lateral (
        select s.sha256 from jsonb_array_elements(coalesce(g.content -> 'documents', '[]')) d
          join sheets s on s.id = (d ->> 'sheet_id')::uuid
        union select a ->> 'sha256' from jsonb_array_elements(coalesce(g.content -> 'attachments', '[]')) a) f
      where g.restored_at is null group by f.sha256),
    unneeded as (
      insert into unneeded_files (sha256, team_id, name) select sha256, team_id, name from files
      on conflict (sha256) do update set since = now(), team_id = excluded.team_id, name = excluded.name)
    select count(*)::int as count from gone`;
  return row?.count ?? 0;
}
