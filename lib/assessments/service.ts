import type { z } from "zod";
import type { Context } from "@/lib/context";
import { database } from "@/lib/database/client";
import type { Assessment, AssessmentMethod, Prisma } from "@/lib/database/generated/client";
import { transaction } from "@/lib/database/transaction";
import { AppError, notFound } from "@/lib/errors";
import { touch } from "@/lib/filing/service";
import { controlLevels } from "./emkg";
import type { EmkgAnswers, RecessAnswers } from "./schema";
import { toAssessments, toEmkg, toRecess } from "./serialiser";

export type PlacementKey = { productId: string; workplaceId: string };
type AssessmentData = Pick<
  Prisma.AssessmentUncheckedCreateInput,
  "exposure" | "probability" | "effect" | "riskScore" | "answers" | "controlLevels"
>;

/** The current assessments of an inventory item: those of its product at its location. */
export async function ofInventoryItem(context: Context, inventoryId: string) {
  const teamId = context.team.id;
  const line = await database().quantityLine.findFirst({
    where: { id: inventoryId, teamId, workplaceId: { not: null } },
    select: { productId: true, workplaceId: true },
  });
  if (!line?.workplaceId) throw notFound("This inventory item");
  const rows = await database().assessment.findMany({
    where: {
      teamId,
      productId: line.productId,
      workplaceId: line.workplaceId,
      state: { not: "superseded" },
    },
  });
  return toAssessments(rows);
}

/** Every workplace where a product is placed, by name, with its current assessments. */
export async function ofProduct(context: Context, productId: string) {
  const teamId = context.team.id;
  const product = await database().product.findFirst({
    where: { id: productId, teamId },
    select: {
      placements: {
        select: { workplace: { select: { id: true, name: true, nameKey: true } }, assessments: true },
      },
    },
  });
  if (!product) throw notFound("This product");
  return product.placements
    .sort((a, b) => (a.workplace.nameKey < b.workplace.nameKey ? -1 : 1))
    .map(({ workplace: { id, name }, assessments }) => ({
      workplace: { id, name },
      ...toAssessments(assessments),
    }));
}

/** Writes the draft of a RECESS assessment; one that is signed stays as history and a new draft takes its place. */
export async function writeRecess(
  context: Context,
  key: PlacementKey,
  answers: z.infer<typeof RecessAnswers>,
) {
  const riskScore = answers.exposure * answers.probability * answers.effect;
  return toRecess(await write(context, key, "recess", { ...answers, riskScore }));
}

/** The same for EMKG; the levels are computed from the H codes of the product's primary sheet. */
export async function writeEmkg(context: Context, key: PlacementKey, answers: EmkgAnswers) {
  const sheet = await database().document.findFirst({
    where: { teamId: context.team.id, primaryOf: { id: key.productId, teamId: context.team.id } },
    select: { hazardStatements: true, status: true },
  });
  await requirePlacement(database(), context, key);
  if (sheet?.status !== "completed")
    throw new AppError("conflict", "The product has no sheet with data yet, so its hazards are not known.");
  const levels = controlLevels(sheet.hazardStatements, answers);
  return toEmkg(await write(context, key, "emkg", { answers, controlLevels: levels }));
}

/** Signs the current draft. Errors: 404 when there is no assessment, 409 when it is signed already. */
export async function sign(
  context: Context,
  key: PlacementKey,
  method: AssessmentMethod,
): Promise<Assessment> {
  const userId = signingUser(context);
  return transaction(async (tx) => {
    await lockPlacement(tx, context, key);
    const current = await currentOf(tx, context, key, method);
    if (!current) throw notFound("This assessment");
    if (current.state === "signed") throw new AppError("conflict", "This assessment is signed already.");
    return tx.assessment.update({
      where: { id: current.id, teamId: context.team.id },
      data: { state: "signed", signedById: userId, signedAt: new Date() },
    });
  });
}

async function write(
  context: Context,
  key: PlacementKey,
  method: AssessmentMethod,
  data: AssessmentData,
): Promise<Assessment> {
  const teamId = context.team.id;
  const assessedById = signingUser(context);
  return transaction(async (tx) => {
    await lockPlacement(tx, context, key);
    const current = await currentOf(tx, context, key, method);
    await touch(tx, teamId, key.productId);
    if (current?.state === "draft")
      return tx.assessment.update({ where: { id: current.id, teamId }, data: { ...data, assessedById } });
    if (current)
      await tx.assessment.update({ where: { id: current.id, teamId }, data: { state: "superseded" } });
    return tx.assessment.create({ data: { ...data, ...key, teamId, method, assessedById } });
  });
}

function currentOf(
  tx: Prisma.TransactionClient,
  context: Context,
  key: PlacementKey,
  method: AssessmentMethod,
) {
  return tx.assessment.findFirst({
    where: { ...key, teamId: context.team.id, method, state: { not: "superseded" } },
  });
}

/** Writers of one placement's assessments wait for each other here. */
async function lockPlacement(
  tx: Prisma.TransactionClient,
  context: Context,
  key: PlacementKey,
): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from placements where team_id = ${context.team.id}::uuid
      and product_id = ${key.productId}::uuid and workplace_id = ${key.workplaceId}::uuid for update`;
  if (!rows.length) throw notFound("This product at this workplace");
}

async function requirePlacement(
  tx: Prisma.TransactionClient,
  context: Context,
  key: PlacementKey,
): Promise<void> {
  const where = { ...key, teamId: context.team.id };
  if (!(await tx.placement.findFirst({ where, select: { productId: true } })))
    throw notFound("This product at this workplace");
}

function signingUser({ actor }: Context): string {
  if (actor.kind === "user") return actor.id;
  throw new AppError("forbidden", "Assessments are made by a person in the web application.");
}
