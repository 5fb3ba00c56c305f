import type { Prisma } from "@/lib/database/generated/client";
import { fromDecimal } from "@/lib/quantities/decimal";
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
  const productIds = [
    ...new Set(
      [...done.placements, ...done.lines.remove, ...done.lines.create.map((l) => l.values)].map(
        (l) => l.productId,
      ),
    ),
  ];
  const where = { teamId, productId: { in: productIds } };
  const [placements, rows] = await Promise.all([
    tx.placement.findMany({
      where,
      include: {
        product: { include: { primaryDocument: { select: { productName: true } } } },
        workplace: { select: { name: true } },
        assessments: { select: { id: true }, take: 1 },
      },
    }),
    tx.quantityLine.findMany({ where }),
  ]);
  const made = new Map(done.lines.create.map(({ id, values }) => [id, values]));
  const placed = new Map(placements.map((row) => [placeKey(row.productId, row.workplaceId), row]));
  const nameAt = (productId: string, workplaceId: string | null) => {
    const row = placed.get(placeKey(productId, workplaceId));
    const name = row?.product.displayName ?? row?.product.primaryDocument?.productName;
    return [name, row?.workplace.name].filter(Boolean).join(" · ");
  };
  const changed = rows.flatMap((row): Hindrance[] => {
    const line = made.get(row.id);
    if (!line) return [];
    const { productId, workplaceId, unit, containerCount, recipientId } = row;
    const now = {
      productId,
      workplaceId,
      amount: fromDecimal(row.amount),
      unit,
      containerCount,
      recipientId,
    };
    const isNoted = row.storageLocation ?? row.usageDescription ?? row.department ?? row.employees;
    if (isStill(now, line) && !isNoted) return [];
    return [{ kind: "line", id: row.id, name: nameAt(productId, workplaceId), reason: "changed" }];
  });
  const assessed = done.placements.flatMap(({ productId, workplaceId }): Hindrance[] => {
    const row = placed.get(placeKey(productId, workplaceId));
    const other = rows.some(
      (l) => l.productId === productId && l.workplaceId === workplaceId && !made.has(l.id),
    );
    const reason = row?.assessments.length ? "assessed" : other ? "has_stock" : null;
    return reason ? [{ kind: "product", id: productId, name: nameAt(productId, workplaceId), reason }] : [];
  });
  const homeless = done.lines.remove.flatMap((line): Hindrance[] =>
    line.workplaceId === null || placed.has(placeKey(line.productId, line.workplaceId))
      ? []
      : [{ kind: "line", id: line.id, name: nameAt(line.productId, line.workplaceId), reason: "gone" }],
  );
  return [...changed, ...assessed, ...homeless];
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
