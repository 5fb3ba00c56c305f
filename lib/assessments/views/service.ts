import type { z } from "zod";
import { readingOf, withReading } from "@/lib/holdings/review/reading";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Assessment, Prisma } from "@/lib/platform/database/generated/client";
import { notFound } from "@/lib/platform/errors";
import { usesIn } from "@/lib/sheet/facts";
import { attentionOf, levelsNow, worstStatus } from "../attention";
import { inputsOf, type PlacementKey } from "../inputs/service";
import { AssessmentInputs } from "../review";
import { toEmkg, toRecess } from "../serialiser";
import { doubtsIn } from "./doubts";
import { type Past, RemovedAssessment, toPast } from "./past";
import type { EmkgView, PlacementDetail, PlacementView, RecessView } from "./schema";

const parts = {
  workplace: true,
  product: { include: { primaryDocument: { include: withReading } } },
  assessments: { orderBy: { createdAt: "desc" } },
} satisfies Prisma.PlacementInclude;
type Row = Prisma.PlacementGetPayload<{ include: typeof parts }>;
type Names = ReadonlyMap<string, string>;

/** Every workplace where a product is placed, by name, with its assessments and what they ask for. */
export async function ofProductForScreens(
  context: Context,
  productId: string,
): Promise<z.input<typeof PlacementView>[]> {
  const teamId = context.team.id;
  const where = { id: productId, teamId };
  if (!(await database().product.findFirst({ where, select: { id: true } }))) throw notFound("This product");
  const rows = await database().placement.findMany({
    where: { teamId, productId },
    include: parts,
    orderBy: { workplace: { nameKey: "asc" } },
  });
  const [inputs, names] = await Promise.all([inputsOf(database(), context, rows), namesOf(rows)]);
  return rows.map((row, index) => toView(row, inputs[index], names));
}

/** The same for every product in use at a workplace, by name. */
export async function ofWorkplaceForScreens(
  context: Context,
  workplaceId: string,
): Promise<z.input<typeof PlacementView>[]> {
  const rows = await database().placement.findMany({
    where: { teamId: context.team.id, workplaceId, product: { archived: false } },
    include: parts,
    take: mostOfWorkplace,
  });
  const [inputs, names] = await Promise.all([inputsOf(database(), context, rows), namesOf(rows)]);
  return rows
    .map((row, index) => toView(row, inputs[index], names))
    .toSorted((a, b) => a.product.name.localeCompare(b.product.name));
}

/** A report of more would be no reading. */
const mostOfWorkplace = 1000;

/** One placement with its history. Errors: 404 when the product is not placed there. */
export async function detailOf(
  context: Context,
  key: PlacementKey,
): Promise<z.input<typeof PlacementDetail>> {
  const where = { ...key, teamId: context.team.id };
  const [row, removed] = await Promise.all([
    database().placement.findFirst({ where, include: parts }),
    removedBefore(context, key),
  ]);
  if (!row) throw notFound("This product at this workplace");
  const [[inputs], names] = await Promise.all([
    inputsOf(database(), context, [key]),
    namesOf([row], removed.flatMap(peopleOf)),
  ]);
  const superseded = row.assessments.filter(({ state }) => state === "superseded");
  const sheet = row.product.primaryDocument;
  const said = sheet && readingOf(sheet);
  return {
    ...toView(row, inputs, names),
    uses: usesIn(said?.sections ?? {}),
    doubts: said?.document ? doubtsIn(said.document) : [],
    history: [
      ...superseded.map((past) => toPast(past, null, names)),
      ...removed.map((one) => toPast(one, one.removedAt, names)),
    ],
  };
}

/** Assessments that went with an earlier placement of the product at the workplace. */
async function removedBefore(context: Context, key: PlacementKey): Promise<(Past & { removedAt: Date })[]> {
  const events = await database().auditEvent.findMany({
    where: {
      teamId: context.team.id,
      action: "removeAssessment",
      AND: [
        { details: { path: ["productId"], equals: key.productId } },
        { details: { path: ["workplaceId"], equals: key.workplaceId } },
      ],
    },
    orderBy: { createdAt: "desc" },
    take: 100,
  });
  return events.flatMap(({ details, createdAt }) => {
    const kept = RemovedAssessment.safeParse(details);
    return kept.success ? [{ ...kept.data, removedAt: createdAt }] : [];
  });
}

async function namesOf(rows: readonly Row[], more: readonly string[] = []): Promise<Names> {
  const ids = [...rows.flatMap(({ assessments }) => assessments.flatMap(peopleOf)), ...more];
  const people = await database().user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, name: true, email: true },
  });
  return new Map(people.map(({ id, name, email }) => [id, name ?? email]));
}

function peopleOf({ assessedById, signedById }: Pick<Assessment, "assessedById" | "signedById">): string[] {
  return signedById ? [assessedById, signedById] : [assessedById];
}

function toView(row: Row, inputs: AssessmentInputs | undefined, names: Names): z.input<typeof PlacementView> {
  const current = inputs ?? { sheet: null, stock: { amount: 0, band: "small" } };
  const currentRow = (method: Assessment["method"]) =>
    row.assessments.find((one) => one.method === method && one.state !== "superseded");
  const [recessRow, emkgRow] = [currentRow("recess"), currentRow("emkg")];
  const recess = recessRow ? toRecessView(recessRow, current, names) : null;
  const emkg = emkgRow ? toEmkgView(emkgRow, current, names) : null;
  const { id, name, ventilation } = row.workplace;
  return {
    product: { id: row.productId, name: nameOf(row.product) },
    workplace: { id, name, ventilation },
    sheet: current.sheet,
    stock: current.stock,
    status: worstStatus([recess?.status, emkg?.status].filter((status) => status !== undefined)),
    recess,
    emkg,
  };
}

function nameOf({ displayName, primaryDocument: sheet }: Row["product"]): string {
  return (
    displayName ?? sheet?.alternateName ?? sheet?.productName ?? sheet?.fileName.replace(/\.pdf$/i, "") ?? "–"
  );
}

function toRecessView(row: Assessment, current: AssessmentInputs, names: Names): z.input<typeof RecessView> {
  return { ...toRecess(row), ...commonOf(row, current, names) };
}

function toEmkgView(row: Assessment, current: AssessmentInputs, names: Names): z.input<typeof EmkgView> {
  const emkg = toEmkg(row);
  return {
    ...emkg,
    ...commonOf(row, current, names),
    levels_now: levelsNow(emkg.assessment_answers, storedOf(row), current),
  };
}

function commonOf(row: Assessment, current: AssessmentInputs, names: Names) {
  const reviewDue = row.reviewDue?.toISOString().slice(0, 10) ?? null;
  const state = row.state === "signed" ? ("signed" as const) : ("draft" as const);
  const assessed = { method: row.method, state, reviewDue, stored: storedOf(row) };
  return {
    note: row.note,
    review_due: reviewDue,
    assessed_by_name: names.get(row.assessedById) ?? null,
    signed_by_name: row.signedById ? (names.get(row.signedById) ?? null) : null,
    ...attentionOf(assessed, current, today()),
  };
}

function storedOf({ inputs }: Assessment): AssessmentInputs | null {
  const stored = AssessmentInputs.safeParse(inputs);
  return stored.success ? stored.data : null;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
