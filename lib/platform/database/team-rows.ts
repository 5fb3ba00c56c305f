import type { Context } from "@/lib/platform/context";
import { notFound } from "@/lib/platform/errors";
import type { Prisma, Workplace } from "./generated/client";

/** Errors: 404 when the team has no such product. */
export async function requireProduct(
  tx: Prisma.TransactionClient,
  context: Context,
  id: string,
): Promise<void> {
  const where = { id, teamId: context.team.id };
  if (!(await tx.product.findFirst({ where, select: { id: true } }))) throw notFound("This product");
}

/** Errors: 404 when the team has no such workplace. */
export async function requireWorkplace(
  tx: Prisma.TransactionClient,
  context: Context,
  id: string,
): Promise<Workplace> {
  const row = await tx.workplace.findFirst({ where: { id, teamId: context.team.id } });
  if (!row) throw notFound("This workplace");
  return row;
}
