import type { z } from "zod";
import { recordEvents } from "@/lib/api/audit/service";
import { ProcurementStatus } from "@/lib/holdings/documents/schema";
import * as placing from "@/lib/holdings/placing/service";
import * as procurement from "@/lib/holdings/procurement/service";
import type { Decision } from "@/lib/library/procurement/schema";
import { idsStatement, listStatement } from "@/lib/library/products/list-statement";
import { type ProductRow, toProduct } from "@/lib/library/products/serialiser";
import { selectionOf } from "@/lib/library/products/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { pool } from "@/lib/platform/database/pool";
import { streamRows } from "@/lib/platform/database/stream-rows";
import { requireWorkplace } from "@/lib/platform/database/team-rows";
import { transaction } from "@/lib/platform/database/transaction";
import { invalid, notFound } from "@/lib/platform/errors";
import type { Decided, Selection } from "./schema";

/** More than one person looks through; a filter that fits more is taken in parts. */
const mostProducts = 20_000;

type Changed = { count: number; product_ids: string[] };

/** Archives the products, or brings them back. Those that are so already are not counted. */
export async function archive(context: Context, selection: Selection, archived: boolean): Promise<Changed> {
  const ids = await idsOf(context, selection);
  const { rows } = await pool().query<{ id: string }>(
    `update products set archived = $3, last_updated = now()
     where team_id = $1 and id = any($2::uuid[]) and archived <> $3 returning id`,
    [context.team.id, ids, archived],
  );
  return changed(context, archived ? "archiveProducts" : "restoreProducts", rows);
}

/** Sets the procurement decision of the products' primary sheets; says what was decided before. */
export async function decide(
  context: Context,
  selection: Selection,
  { status, comment }: z.infer<typeof Decision>,
): Promise<z.input<typeof Decided>["data"]> {
  const ids = await idsOf(context, selection);
  const primary = await database().product.findMany({
    where: { teamId: context.team.id, id: { in: ids }, primaryDocumentId: { not: null } },
    select: { primaryDocumentId: true },
  });
  const decided = await procurement.decide(
    context,
    primary.flatMap(({ primaryDocumentId }) => primaryDocumentId ?? []),
    status,
  );
  return {
    ...(await changed(context, "decideProducts", decided, { status, ...(comment && { comment }) })),
    before: ProcurementStatus.options.map((was) => ({
      status: was,
      product_ids: decided.filter((product) => product.before.status === was).map(({ id }) => id),
    })),
  };
}

/** Places the products at a workplace; those that are there already are not counted. */
export async function place(context: Context, selection: Selection, workplaceId: string): Promise<Changed> {
  await requireWorkplace(database(), context, workplaceId);
  const ids = await idsOf(context, selection);
  const at = ids.map((productId) => ({ productId, workplaceId }));
  const placed = await transaction((tx) => placing.place(tx, context.team.id, at));
  const products = placed.map((id) => ({ id }));
  return changed(context, "placeProducts", products, { workplace_id: workplaceId });
}

/** Takes the products from a workplace again where neither stock nor an assessment was noted since. */
export async function takeBack(
  context: Context,
  selection: Selection,
  workplaceId: string,
): Promise<Changed> {
  await requireWorkplace(database(), context, workplaceId);
  const ids = await idsOf(context, selection);
  const { rows } = await pool().query<{ id: string }>(
    `with gone as (
       delete from placements p where team_id = $1 and workplace_id = $2 and product_id = any($3::uuid[])
         and not exists (select from quantity_lines q where q.team_id = $1 and q.product_id = p.product_id
           and q.workplace_id = $2)
         and not exists (select from assessments a where a.team_id = $1 and a.product_id = p.product_id
           and a.workplace_id = $2)
       returning product_id)
     update products p set last_updated = now() from gone
     where p.team_id = $1 and p.id = gone.product_id returning p.id`,
    [context.team.id, workplaceId, ids],
  );
  return changed(context, "removePlacement", rows, { workplace_id: workplaceId });
}

/** The selected products in the order of the list, as batches. */
export async function* rowsOf(
  context: Context,
  selection: Selection & { sort?: string; direction?: "asc" | "desc" },
): AsyncGenerator<ReturnType<typeof toProduct>[]> {
  const { product_ids: named, ...query } = selection;
  const wanted = named && new Set(await idsOf(context, { product_ids: named }));
  const checked = await selectionOf(context, query);
  for await (const rows of streamRows<ProductRow>(listStatement(context.team.id, checked, null))) {
    const chosen = wanted ? rows.filter(({ id }) => wanted.has(id)) : rows;
    if (chosen.length) yield chosen.map((row) => toProduct(row, context.team.enrichments));
  }
}

/** The names of the team's workplaces by id. */
export async function workplaceNames(context: Context): Promise<Map<string, string>> {
  const rows = await database().workplace.findMany({
    where: { teamId: context.team.id },
    select: { id: true, name: true },
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Errors: 404 when one of the named products is not the team's; 422 when the filter fits too many. */
async function idsOf(context: Context, { product_ids: named, filters }: Selection): Promise<string[]> {
  if (named) {
    const ids = [...new Set(named.map((id) => id.toLowerCase()))];
    const known = await database().product.count({ where: { teamId: context.team.id, id: { in: ids } } });
    if (known < ids.length) throw notFound("One of these products");
    return ids;
  }
  if (!filters) throw invalid("product_ids", "name the products, or give filters");
  const checked = await selectionOf(context, { filters });
  const { rows } = await pool().query<{ id: string }>(
    idsStatement(context.team.id, checked, mostProducts + 1),
  );
  if (rows.length > mostProducts)
    throw invalid("filters", `fit more than ${mostProducts} products; narrow them`);
  return rows.map(({ id }) => id);
}

async function changed(
  context: Context,
  action: string,
  products: { id: string; before?: Record<string, unknown> }[],
  details: Record<string, unknown> = {},
): Promise<Changed> {
  await recordEvents(context, action, products, details);
  return { count: products.length, product_ids: products.map(({ id }) => id) };
}
