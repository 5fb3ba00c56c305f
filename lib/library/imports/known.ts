import { productsByIdentity, productsByName, productsBySku } from "@/lib/holdings/filing/recognise";
import type { CustomValues } from "@/lib/library/custom-fields/schema";
import type { Group } from "@/lib/library/custom-fields/values";
import type { Context } from "@/lib/platform/context";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { fromDecimal } from "@/lib/workplaces/quantities/decimal";
import type { Known, KnownLine, KnownProduct } from "./plan";
import { placeKey } from "./plan";
import { namingOf } from "./product-rows";
import { TableValues } from "./row-values";
import type { ImportKind } from "./schema";

/** Reads what the team has of what a table names, in one statement for each sort of thing. */
export async function readKnown(
  tx: Prisma.TransactionClient,
  { team }: Context,
  kind: ImportKind,
  table: TableValues,
  groups: Group[],
): Promise<Known> {
  const teamId = team.id;
  const known: Known = {
    groups,
    products: new Map(),
    bySku: new Map(),
    byIdentity: new Map(),
    byName: new Map(),
    workplaces: new Map(),
    placed: new Set(),
    lines: new Map(),
  };
  if (kind !== "products") known.workplaces = await workplacesOf(tx, teamId);
  if (kind === "workplaces") return known;
  // Read by itself, so that what does not fit is not noted twice.
  const names = new TableValues(table.content, table.choices).rows().map(namingOf);
  known.bySku = await productsBySku(tx, teamId, unique(names.map(({ sku }) => sku)));
  known.byIdentity = await productsByIdentity(tx, teamId, unique(names.map(({ identity }) => identity)));
  known.byName = await productsByName(tx, teamId, unique(names.map(({ nameAlone }) => nameAlone)));
  const found = [known.bySku, known.byIdentity, known.byName].flatMap((ids) => [...ids.values()]);
  const ids = unique(found.flat());
  known.products = await productsOf(tx, teamId, ids);
  if (kind === "quantities") Object.assign(known, await stockOf(tx, teamId, ids));
  return known;
}

async function productsOf(tx: Prisma.TransactionClient, teamId: string, ids: string[]) {
  const rows = await tx.product.findMany({
    where: { teamId, id: { in: ids } },
    include: { primaryDocument: { select: { productName: true, fileName: true } } },
  });
  return new Map(
    rows.map((row): [string, KnownProduct] => [
      row.id,
      {
        ...row,
        customFields: row.customFields as CustomValues,
        name: row.displayName ?? row.primaryDocument?.productName ?? row.primaryDocument?.fileName ?? "",
        awaitsSheet: row.primaryDocumentId === null,
      },
    ]),
  );
}

async function workplacesOf(tx: Prisma.TransactionClient, teamId: string): Promise<Known["workplaces"]> {
  const rows = await tx.workplace.findMany({ where: { teamId } });
  return new Map(rows.map((row) => [row.nameKey, row]));
}

async function stockOf(
  tx: Prisma.TransactionClient,
  teamId: string,
  productIds: string[],
): Promise<Pick<Known, "placed" | "lines">> {
  const where = { teamId, productId: { in: productIds } };
  const [placements, rows] = await Promise.all([
    tx.placement.findMany({ where }),
    tx.quantityLine.findMany({ where, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }),
  ]);
  const lines = new Map<string, KnownLine[]>();
  for (const row of rows) {
    const key = placeKey(row.productId, row.workplaceId);
    lines.set(key, [...(lines.get(key) ?? []), { ...row, amount: fromDecimal(row.amount) }]);
  }
  return {
    placed: new Set(placements.map(({ productId, workplaceId }) => placeKey(productId, workplaceId))),
    lines,
  };
}

function unique(values: (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
