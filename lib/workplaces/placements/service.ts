import type { z } from "zod";
import { toAssessments } from "@/lib/assessments/serialiser";
import { keepBeforeRemoval } from "@/lib/assessments/service";
import { place, touch } from "@/lib/holdings/placing/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type {
  Assessment,
  Placement as PlacementRow,
  Prisma,
  QuantityLine,
} from "@/lib/platform/database/generated/client";
import { requireWorkplace } from "@/lib/platform/database/team-rows";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, invalid, notFound } from "@/lib/platform/errors";
import type { QuantityFields } from "@/lib/workplaces/quantities/schema";
import { toQuantityLine } from "@/lib/workplaces/quantities/serialiser";
import { create as addQuantity } from "@/lib/workplaces/quantities/service";
import { keepPlacement, restorePlacement } from "@/lib/workplaces/removals/service";
import type { Placement } from "./schema";

type Row = PlacementRow & { quantityLines: QuantityLine[]; assessments: Assessment[] };

const parts = {
  quantityLines: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
  assessments: { where: { state: { not: "superseded" } } },
} satisfies Prisma.PlacementInclude;

/** The current assessments of a product by the workplace that they are of. */
export async function assessmentsByWorkplace(context: Context, productId: string) {
  const rows = await database().placement.findMany({
    where: { teamId: context.team.id, productId },
    select: { workplaceId: true, assessments: parts.assessments },
  });
  return new Map(rows.map(({ workplaceId, assessments }) => [workplaceId, toAssessments(assessments)]));
}

type Quantity = z.infer<typeof QuantityFields> & { product_id: string };

/**
 * Places products at a workplace, all or none, and gives them in the order they came; one that is there already
 * stays as it is. Errors: 422 for a quantity of a product that is not among them.
 */
export async function placeProducts(
  context: Context,
  workplaceId: string,
  productIds: string[],
  quantities: Quantity[] = [],
) {
  const teamId = context.team.id;
  const ids = [...new Set(productIds.map((id) => id.toLowerCase()))];
  quantities.forEach(({ product_id }, index) => {
    if (!ids.includes(product_id.toLowerCase()))
      throw invalid(`quantities[${index}].product_id`, "must be one of product_ids");
  });
  return transaction(async (tx) => {
    await requireWorkplace(tx, context, workplaceId);
    const known = await tx.product.count({ where: { teamId, id: { in: ids } } });
    if (known < ids.length) throw notFound("One of these products");
    const at = ids.map((productId) => ({ productId, workplaceId }));
    const created = new Set(await place(tx, teamId, at));
    for (const { product_id, ...fields } of quantities)
      await addQuantity(context, product_id.toLowerCase(), { ...fields, workplace_id: workplaceId });
    const rows = await tx.placement.findMany({
      where: { teamId, workplaceId, productId: { in: ids } },
      include: parts,
    });
    const wanted = new Map(rows.map((row) => [row.productId, row]));
    return ids.flatMap((id) => {
      const row = wanted.get(id);
      return row ? [{ ...toPlacement(row), created: created.has(id) }] : [];
    });
  });
}

/** Errors: 404. */
export async function read(context: Context, key: { productId: string; workplaceId: string }) {
  const where = { ...key, teamId: context.team.id };
  const row = await database().placement.findFirst({ where, include: parts });
  if (!row) throw notFound("This product at this workplace");
  return toPlacement(row);
}

/**
 * Removes a placement with its stock and assessments. Errors: 409 without `force`, listing what would be lost.
 */
export async function remove(
  context: Context,
  key: { productId: string; workplaceId: string },
  force: boolean,
): Promise<void> {
  const where = { ...key, teamId: context.team.id };
  await transaction(async (tx) => {
    const row = await tx.placement.findFirst({ where, include: parts });
    if (!row) throw notFound("This product at this workplace");
    if (!force) throw wouldLose(toPlacement(row));
    await keepBeforeRemoval(tx, context, key);
    await keepPlacement(tx, context.team.id, key);
    await tx.placement.deleteMany({ where });
    await touch(tx, context.team.id, key.productId);
  });
}

/**
 * Brings a placement back as it was removed, with its stock and assessments. Errors: 404 when none was removed in the
 * last days; 409 when the product is placed there again, or the workplace is archived.
 */
export async function restore(context: Context, key: { productId: string; workplaceId: string }) {
  const where = { ...key, teamId: context.team.id };
  return transaction(async (tx) => {
    const workplace = await requireWorkplace(tx, context, key.workplaceId);
    if (workplace.archived) throw new AppError("conflict", "The workplace is archived. Bring it back first.");
    if (await tx.placement.findFirst({ where }))
      throw new AppError(
        "conflict",
        "The product is placed there again. Its former stock is in the history.",
      );
    if (!(await restorePlacement(tx, context.team.id, key))) throw notFound("A removal to undo");
    await touch(tx, context.team.id, key.productId);
    return toPlacement(await tx.placement.findFirstOrThrow({ where, include: parts }));
  });
}

function wouldLose({ quantities, recess, emkg }: z.input<typeof Placement>): AppError {
  return new AppError(
    "conflict",
    "Removing the placement removes its stock and its assessments for good. Repeat with force=true to do so.",
    { extra: { would_lose: { quantity_lines: quantities, recess, emkg } } },
  );
}

function toPlacement(row: Row): z.input<typeof Placement> {
  return {
    product_id: row.productId,
    workplace_id: row.workplaceId,
    quantities: row.quantityLines.map(toQuantityLine),
    ...toAssessments(row.assessments),
    created_at: row.createdAt.toISOString(),
  };
}
