import type { Prisma, QuantityLine } from "@/lib/platform/database/generated/client";
import { fromDecimal } from "@/lib/workplaces/quantities/decimal";
import type { Done } from "./done";
import { placeKey } from "./plan";
import type { Hindrance } from "./schema";

type Tx = Prisma.TransactionClient;

/** What was done since to what an import made or changed, each with its name. */
export async function hindrancesOf(tx: Tx, teamId: string, done: Done): Promise<Hindrance[]> {
  return [
    ...(await ofProducts(tx, teamId, done)),
    ...(await ofWorkplaces(tx, teamId, done)),
    ...(await ofStock(tx, teamId, done)),
  ];
}

async function ofProducts(tx: Tx, teamId: string, done: Done): Promise<Hindrance[]> {
  const { create, update } = done.products;
  const ids = [...create, ...update].map(({ id }) => id);
  const rows = await tx.product.findMany({
    where: { teamId, id: { in: ids } },
    include: {
      sheets: { select: { id: true, productName: true }, take: 1 },
      placements: { select: { productId: true, workplaceId: true } },
      quantityLines: { select: { id: true } },
    },
  });
  const wanted = await tx.document.findMany({
    where: { teamId, status: "processing", wantedProductId: { in: create.map(({ id }) => id) } },
    select: { wantedProductId: true },
  });
  const ours = new Set(done.placements.map((key) => placeKey(key.productId, key.workplaceId)));
  const lines = new Set(done.lines.create.map(({ id }) => id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [
    ...create.map((one) => ({ ...one, after: one.values, isNew: true })),
    ...update.map((one) => ({ ...one, isNew: false })),
  ].flatMap(({ id, after, isNew }): Hindrance[] => {
    const row = byId.get(id);
    if (!row) return [{ kind: "product", id, name: after.displayName ?? "", reason: "gone" }];
    const hindrance = (reason: Hindrance["reason"]): Hindrance[] => [
      { kind: "product", id, name: row.displayName ?? row.sheets[0]?.productName ?? "", reason },
    ];
    if (!isStill(row, after)) return hindrance("changed");
    if (!isNew) return [];
    if (row.archived) return hindrance("changed");
    if (row.sheets.length) return hindrance("has_sheet");
    if (wanted.some(({ wantedProductId }) => wantedProductId === id)) return hindrance("in_use");
    const isPlaced = row.placements.some((key) => !ours.has(placeKey(key.productId, key.workplaceId)));
    return isPlaced || row.quantityLines.some((line) => !lines.has(line.id)) ? hindrance("has_stock") : [];
  });
}

async function ofWorkplaces(tx: Tx, teamId: string, done: Done): Promise<Hindrance[]> {
  const { create, update } = done.workplaces;
  const made = new Set(create.map(({ id }) => id));
  const all = [...create.map(({ id, values }) => ({ id, after: values })), ...update];
  const rows = await tx.workplace.findMany({
    where: { teamId, id: { in: all.map(({ id }) => id) } },
    include: {
      placements: { select: { productId: true, workplaceId: true } },
      quantityLines: { select: { id: true } },
    },
  });
  const wanted = await tx.document.findMany({
    where: { teamId, status: "processing", wantedWorkplaceId: { in: [...made] } },
    select: { wantedWorkplaceId: true },
  });
  const ours = new Set(done.placements.map((key) => placeKey(key.productId, key.workplaceId)));
  const lines = new Set(done.lines.create.map(({ id }) => id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return all.flatMap(({ id, after }): Hindrance[] => {
    const row = byId.get(id);
    const hindrance = (reason: Hindrance["reason"]): Hindrance[] => [
      { kind: "workplace", id, name: row?.name ?? after.name ?? "", reason },
    ];
    if (!row) return hindrance("gone");
    if (!isStill(row, after)) return hindrance("changed");
    if (!made.has(id)) return [];
    if (row.archived) return hindrance("changed");
    // The code at the door is printed.
    if (row.doorToken || wanted.some(({ wantedWorkplaceId }) => wantedWorkplaceId === id))
      return hindrance("in_use");
    const isHeld = row.placements.some((key) => !ours.has(placeKey(key.productId, key.workplaceId)));
    return isHeld || row.quantityLines.some((line) => !lines.has(line.id)) ? hindrance("has_stock") : [];
  });
}

async function ofStock(tx: Tx, teamId: string, done: Done): Promise<Hindrance[]> {
  const touched = [
    ...done.placements,
    ...done.lines.remove,
    ...done.lines.create.map(({ values }) => values),
  ];
  const where = { teamId, productId: { in: [...new Set(touched.map(({ productId }) => productId))] } };
  const [placements, lines] = await Promise.all([
    tx.placement.findMany({ where, include: withNames }),
    tx.quantityLine.findMany({ where }),
  ]);
  const placed = new Map(placements.map((row) => [placeKey(row.productId, row.workplaceId), row]));
  const nameAt = (productId: string, workplaceId: string | null) => {
    const row = placed.get(placeKey(productId, workplaceId));
    const name = row?.product.displayName ?? row?.product.primaryDocument?.productName;
    return [name, row?.workplace.name].filter(Boolean).join(" · ");
  };
  const made = new Map(done.lines.create.map(({ id, values }) => [id, values]));
  const others = new Set(
    lines.filter(({ id }) => !made.has(id)).map((line) => placeKey(line.productId, line.workplaceId)),
  );
  const changed = lines.flatMap((line): Hindrance[] => {
    const left = made.get(line.id);
    if (!left || isLineStill(line, left)) return [];
    const name = nameAt(line.productId, line.workplaceId);
    return [{ kind: "line", id: line.id, name, reason: "changed" }];
  });
  const used = done.placements.flatMap(({ productId, workplaceId }): Hindrance[] => {
    const key = placeKey(productId, workplaceId);
    const reason = placed.get(key)?.assessments.length ? "assessed" : others.has(key) ? "has_stock" : null;
    return reason ? [{ kind: "product", id: productId, name: nameAt(productId, workplaceId), reason }] : [];
  });
  const homeless = done.lines.remove.flatMap(({ id, productId, workplaceId }): Hindrance[] => {
    if (workplaceId === null || placed.has(placeKey(productId, workplaceId))) return [];
    return [{ kind: "line", id, name: nameAt(productId, workplaceId), reason: "gone" }];
  });
  return [...changed, ...used, ...homeless];
}

const withNames = {
  product: { include: { primaryDocument: { select: { productName: true } } } },
  workplace: { select: { name: true } },
  assessments: { select: { id: true }, take: 1 },
} satisfies Prisma.PlacementInclude;

function isLineStill(line: QuantityLine, left: Done["lines"]["create"][number]["values"]): boolean {
  const { storageLocation, usageDescription, department, employees } = line;
  const isNoted = storageLocation ?? usageDescription ?? department ?? employees;
  return !isNoted && isStill({ ...line, amount: fromDecimal(line.amount) }, left);
}

/** Whether the members are as the import left them. */
function isStill(now: object, left: object): boolean {
  return Object.entries(left).every(
    ([name, value]) => canonical(Object.entries(now).find(([key]) => key === name)?.[1]) === canonical(value),
  );
}

/** JSON with sorted members: PostgreSQL keeps them in an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
