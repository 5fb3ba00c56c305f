import type { FileWarning } from "@/lib/api/operation";
import { touch } from "@/lib/holdings/placing/service";
import type { OpenWish } from "@/lib/holdings/using/schema";
import { checkUse } from "@/lib/holdings/using/service";
import { actorName, type Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Assessment, AssessmentMethod, Prisma } from "@/lib/platform/database/generated/client";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, invalid, notFound } from "@/lib/platform/errors";
import type { EmkgAnswers } from "./emkg/answers";
import { controlLevels } from "./emkg/control-levels";
import { type LimitRefusal, limitRefusal } from "./emkg/limits";
import type { Hazards } from "./emkg/model";
import { hazardsIn } from "./hazards-in";
import { inputsOf, type PlacementKey } from "./inputs/service";
import { riskScore } from "./recess";
import { AssessmentInputs, changesSince } from "./review";
import type { RecessAnswers } from "./schema";
import { toAssessments, toEmkg, toRecess } from "./serialiser";

type AssessmentData = Pick<
  Prisma.AssessmentUncheckedCreateInput,
  "exposure" | "probability" | "effect" | "riskScore" | "answers" | "controlLevels" | "note"
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
  { note, ...answers }: RecessAnswers & { note?: string | null },
) {
  const data = { ...answers, riskScore: riskScore(answers), note };
  return toRecess(await write(context, key, "recess", () => data));
}

/**
 * The same for EMKG; the levels are computed from the hazards of the product's primary sheet. Errors: 409 without a
 * sheet, 422 for an exposure limit that the method does not take for such a product.
 */
export async function writeEmkg(
  context: Context,
  key: PlacementKey,
  answers: EmkgAnswers,
  note: string | null | undefined,
) {
  const row = await write(context, key, "emkg", ({ sheet }) => {
    if (!sheet)
      throw new AppError("conflict", "The product has no sheet with data yet, so its hazards are not known.");
    const hazards = hazardsIn(sheet);
    requireFittingLimit(hazards, answers);
    return { answers, controlLevels: controlLevels(hazards, answers), note };
  });
  return toEmkg(row);
}

const refusals: Record<LimitRefusal, string> = {
  gas: "the product is a gas or an aerosol",
  liquid: "the product is a liquid",
  mixture: "the product is a mixture",
  kind_unknown: "the sheet does not say that the product is a substance",
};

function requireFittingLimit(hazards: Hazards, answers: EmkgAnswers): void {
  const given = (["oel_ppm", "oel_mg_m3"] as const).find((name) => typeof answers[name] === "number");
  const refusal = given && limitRefusal(hazards, answers);
  if (refusal)
    throw invalid(
      `assessment_answers.${given}`,
      `goes before the H codes only for a solid that is a pure substance, but ${refusals[refusal]}: leave it out`,
    );
}

/**
 * Signs the current draft. Errors: 404 when there is no assessment; 409 when it is signed already, or when what it
 * rests on has changed since it was written, or when the team wants the sheet released before. Answers with what to warn
 * of where the team only wants that.
 */
export async function sign(
  context: Context,
  key: PlacementKey,
  method: AssessmentMethod,
  { reviewMonths, ...wish }: { reviewMonths: number } & OpenWish,
): Promise<{ signed: Assessment; warnings: FileWarning[] }> {
  const userId = signingUser(context);
  return transaction(async (tx) => {
    await lockPlacement(tx, context, key);
    const warnings = await checkUse(context, "signatures", { primaryOf: { id: key.productId } }, wish);
    const current = await currentOf(tx, context, key, method);
    if (!current) throw notFound("This assessment");
    if (current.state === "signed") throw new AppError("conflict", "This assessment is signed already.");
    await requireUnchanged(tx, context, current);
    const signedAt = new Date();
    const signed = await tx.assessment.update({
      where: { id: current.id, teamId: context.team.id },
      data: { state: "signed", signedById: userId, signedAt, reviewDue: monthsAfter(signedAt, reviewMonths) },
    });
    return { signed, warnings };
  });
}

/** Keeps what is known of a placement's assessments in the audit log, because they go with the placement. */
export async function keepBeforeRemoval(
  tx: Prisma.TransactionClient,
  context: Context,
  key: PlacementKey,
): Promise<void> {
  const rows = await tx.assessment.findMany({ where: { ...key, teamId: context.team.id } });
  if (!rows.length) return;
  await tx.auditEvent.createMany({
    data: rows.map((row) => ({
      teamId: context.team.id,
      actor: actorName(context.actor),
      action: "removeAssessment",
      targetId: row.id,
      requestId: context.requestId,
      details: JSON.parse(JSON.stringify(row)) as Prisma.InputJsonObject,
    })),
  });
}

async function write(
  context: Context,
  key: PlacementKey,
  method: AssessmentMethod,
  toData: (inputs: AssessmentInputs) => AssessmentData,
): Promise<Assessment> {
  const teamId = context.team.id;
  const assessedById = signingUser(context);
  return transaction(async (tx) => {
    await lockPlacement(tx, context, key);
    const inputs = await currentInputs(tx, context, key);
    const data = { ...toData(inputs), inputs, assessedById };
    const current = await currentOf(tx, context, key, method);
    await touch(tx, teamId, key.productId);
    if (current?.state === "draft") return tx.assessment.update({ where: { id: current.id, teamId }, data });
    if (current)
      await tx.assessment.update({ where: { id: current.id, teamId }, data: { state: "superseded" } });
    return tx.assessment.create({ data: { ...data, ...key, teamId, method } });
  });
}

async function currentInputs(
  tx: Prisma.TransactionClient,
  context: Context,
  key: PlacementKey,
): Promise<AssessmentInputs> {
  const [inputs] = await inputsOf(tx, context, [key]);
  if (!inputs) throw notFound("This product at this workplace");
  return inputs;
}

async function requireUnchanged(
  tx: Prisma.TransactionClient,
  context: Context,
  row: Assessment,
): Promise<void> {
  const stored = AssessmentInputs.safeParse(row.inputs);
  if (!stored.success) return;
  const changes = changesSince(row.method, stored.data, await currentInputs(tx, context, row));
  if (changes.length)
    throw new AppError(
      "conflict",
      `What this draft rests on has changed (${changes.map(({ input }) => input).join(", ")}). Go through it again first.`,
    );
}

function monthsAfter(date: Date, months: number): Date {
  const due = new Date(date);
  due.setUTCMonth(due.getUTCMonth() + months);
  return due;
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
      and product_id = ${key.productId}::uuid and workplace_id = ${key.workplaceId}::uuid for no key update`;
  if (!rows.length) throw notFound("This product at this workplace");
}

function signingUser({ actor }: Context): string {
  if (actor.kind === "user") return actor.id;
  throw new AppError("forbidden", "Assessments are made by a person in the web application.");
}
