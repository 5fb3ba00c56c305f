import type { z } from "zod";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { AppError } from "@/lib/platform/errors";
import type { Use } from "./schema";

type Tx = Prisma.TransactionClient;
type UseOf = z.input<typeof Use>;
export type Removing = {
  teamId: string;
  documentIds: string[];
  productIds: string[];
  workplaceIds: string[];
};

/** A refusal names so many uses. */
const mostNamed = 50;

/**
 * Refuses to remove what was used: a workplace or product with placements or stock, a sheet of such a product that could be
 * read, one that stock was entered with or that printed codes lead to. Errors: 409 with `used_by`.
 */
export async function requireUnused(tx: Tx, removing: Removing): Promise<void> {
  const uses = [
    ...(await placementsOf(tx, removing)),
    ...(await linesOf(tx, removing)),
    ...(await codesOf(tx, removing)),
    ...(await cardsOf(tx, removing)),
  ];
  if (uses.length === 0) return;
  throw new AppError("conflict", `It is used: ${wording(uses)}. Archive it instead.`, {
    extra: { used_by: uses.slice(0, mostNamed) },
  });
}

function wording(uses: readonly UseOf[]): string {
  const names = uses.slice(0, 3).map(({ kind, name }) => {
    if (kind === "printed_code") return "printed codes lead to the sheet";
    if (kind === "safety_card") return "a safety card of it was approved";
    return kind === "quantity"
      ? `stock is kept${name ? ` at ${name}` : ""}`
      : `at the workplace ${name ?? ""}`.trim();
  });
  const more = uses.length - names.length;
  return [...new Set(names)].join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** Products that are taken away, and those whose sheets that could be read are. */
const concerned = ({ documentIds, productIds }: Removing) => ({
  OR: [
    { id: { in: productIds } },
    { sheets: { some: { id: { in: documentIds }, status: "completed" as const } } },
  ],
});

async function placementsOf(tx: Tx, removing: Removing): Promise<UseOf[]> {
  const rows = await tx.placement.findMany({
    where: {
      teamId: removing.teamId,
      OR: [{ workplaceId: { in: removing.workplaceIds } }, { product: concerned(removing) }],
    },
    include: { workplace: true },
    take: mostNamed,
  });
  return rows.map(({ workplace: { id, name } }) => ({ kind: "workplace", id, name }));
}

/** Stock without a placement, and stock that was entered with the sheet. */
async function linesOf(tx: Tx, removing: Removing): Promise<UseOf[]> {
  const rows = await tx.quantityLine.findMany({
    where: {
      teamId: removing.teamId,
      OR: [{ documentId: { in: removing.documentIds } }, { workplaceId: null, product: concerned(removing) }],
    },
    include: { workplace: true },
    take: mostNamed,
  });
  return rows.map(({ id, workplace }) => ({ kind: "quantity", id, name: workplace?.name ?? null }));
}

/** People were instructed by approved cards: they are kept whatever becomes of them. */
async function cardsOf(tx: Tx, { teamId, documentIds, workplaceIds }: Removing): Promise<UseOf[]> {
  const rows = await tx.safetyCard.findMany({
    where: {
      teamId,
      OR: [{ sheets: { some: { documentId: { in: documentIds } } } }, { workplaceId: { in: workplaceIds } }],
    },
  });
  return rows.map(({ id, name }) => ({ kind: "safety_card", id, name }));
}

async function codesOf(tx: Tx, { teamId, documentIds }: Removing): Promise<UseOf[]> {
  const rows = await tx.sheetLink.findMany({
    where: { teamId, documentId: { in: documentIds } },
    include: { document: { select: { productName: true, fileName: true } } },
  });
  return rows.map(({ documentId: id, document }) => ({
    kind: "printed_code",
    id,
    name: document.productName ?? document.fileName,
  }));
}
