import { z } from "zod";
import { recordEvents } from "@/lib/api/audit/service";
import type { IncomingFile } from "@/lib/api/operation";
import { groupsOf } from "@/lib/library/custom-fields/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Import as ImportRow, Prisma } from "@/lib/platform/database/generated/client";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, invalid, notFound } from "@/lib/platform/errors";
import { readTable } from "@/lib/platform/spreadsheets/read-table";
import { fieldsOf, guessMapping } from "./fields";
import { readKnown } from "./known";
import type { Known, Plan } from "./plan";
import { planProducts } from "./plan-products";
import { planQuantities } from "./plan-quantities";
import { planWorkplaces } from "./plan-workplaces";
import { TableValues } from "./row-values";
import { Choices, Content, type FaultyRows, type ImportKind, Issue } from "./schema";
import { countsOf, faultyRowsOf, toDraft, toImport, toPreview } from "./serialiser";
import { takeBack } from "./take-back";
import { writePlan } from "./write-plan";

type Tx = Prisma.TransactionClient;

/** Tables that nobody applied are forgotten after so many days. */
const draftDays = 2;
/** The largest table on a busy machine. */
export const longestMs = 120_000;
const listed = { content: true, changes: true, choices: true, faults: true } as const;
const planners = { products: planProducts, workplaces: planWorkplaces, quantities: planQuantities };

/** The team's imports that were applied, also those taken back, the newest first. */
export async function list(context: Context, { page, per_page }: { page: number; per_page: number }) {
  const where = { teamId: context.team.id, status: { not: "draft" } } satisfies Prisma.ImportWhereInput;
  const skip = (page - 1) * per_page;
  const [total, rows] = await Promise.all([
    database().import.count({ where }),
    database().import.findMany({
      where,
      omit: listed,
      orderBy: [{ appliedAt: "desc" }, { id: "asc" }],
      skip,
      take: per_page,
    }),
  ]);
  const names = await namesOf(rows);
  return {
    meta: { page, per_page, total, has_more: skip + rows.length < total },
    data: rows.map((row) => toImport({ ...row, choices: null }, names)),
  };
}

/** Takes a table in and guesses which column is what. Errors: 422 for a file that is no table, or too large a one. */
export async function create(context: Context, kind: ImportKind, file: IncomingFile) {
  const { actor, team } = context;
  if (actor.kind !== "user") throw new AppError("forbidden", "Only a person imports tables.");
  const content = await readTable(file.bytes);
  const aged = new Date(Date.now() - draftDays * 86_400_000);
  await database().import.deleteMany({
    where: { teamId: team.id, status: "draft", createdAt: { lt: aged } },
  });
  const row = await database().import.create({
    data: {
      teamId: team.id,
      kind,
      fileName: file.name.slice(0, 300),
      content,
      rowCount: content.rows.length,
      createdById: actor.id,
    },
  });
  return draftOf(context, row);
}

/** A table with how it is, or was, understood. */
export async function read(context: Context, id: string) {
  return draftOf(context, await find(database(), context, id));
}

/** What applying would do, and what does not fit. A draft keeps how it was understood the last time. */
export async function preview(context: Context, id: string, choices: Choices) {
  const row = await find(database(), context, id);
  const plan = await planOf(database(), context, row, choices);
  await database().import.updateMany({
    where: { id, teamId: context.team.id, status: "draft" },
    data: { choices },
  });
  return toPreview(plan, row.rowCount, mayApply(plan, row, choices));
}

/** The rows that an import left out and why, to be put right in a table of their own. */
export async function faultyRows(context: Context, id: string): Promise<z.input<typeof FaultyRows>> {
  const row = await find(database(), context, id);
  const { headings, rows } = Content.parse(row.content);
  const all = z.array(Issue).parse(row.faults ?? []);
  return {
    headings,
    rows: rows.flatMap(({ number, cells }) => {
      const issues = all.filter((issue) => issue.row === number);
      return issues.length > 0
        ? [{ row: number, cells: headings.map((_, i) => cells[i] ?? null), issues }]
        : [];
    }),
  };
}

/**
 * Does all rows that fit and keeps why the others do not; where it is all or nothing and where no row fits, nothing
 * (422). Applying it again changes nothing and answers alike; one that was taken back is refused with 409.
 */
export async function apply(context: Context, id: string, choices: Choices) {
  const teamId = context.team.id;
  const [row, touched] = await transaction(async (tx): Promise<[ImportRow, string[]]> => {
    const found = await lock(tx, context, id);
    if (found.status === "applied") return [found, []];
    if (found.status === "undone")
      throw new AppError("conflict", "This import was taken back. Upload the file again to import it.");
    const plan = await planOf(tx, context, found, choices);
    if (!mayApply(plan, found, choices)) throw faultsProblem(plan);
    const changes = await writePlan(tx, teamId, plan);
    const applied = await tx.import.update({
      where: { id, teamId },
      data: {
        status: "applied",
        appliedAt: new Date(),
        choices,
        counts: countsOf(plan),
        changes,
        faults: plan.issues,
        faultyRows: faultyRowsOf(plan).length,
      },
    });
    return [applied, [...changes.products.create, ...changes.products.update].map((product) => product.id)];
  }, longestMs);
  const products = touched.map((product) => ({ id: product }));
  await recordEvents(context, "importProduct", products, { import_id: id, file_name: row.fileName });
  return toImport(row, await namesOf([row]));
}

/** Takes an import back as a whole. Errors: 409 with `prevented_by` where something was used or changed since. */
export async function undo(context: Context, id: string) {
  const { team, actor } = context;
  const row = await transaction(async (tx) => {
    const found = await lock(tx, context, id);
    if (found.status === "undone") return found;
    if (found.status === "draft") throw new AppError("conflict", "This import was never applied.");
    const hindrances = await takeBack(tx, team.id, found.changes);
    if (hindrances.length)
      throw new AppError("conflict", "Some of what this import made was used or changed since.", {
        extra: { prevented_by: hindrances.slice(0, 50), prevented_count: hindrances.length },
      });
    const undoneById = actor.kind === "user" ? actor.id : null;
    return tx.import.update({
      where: { id, teamId: team.id },
      data: { status: "undone", undoneAt: new Date(), undoneById },
    });
  }, longestMs);
  return toImport(row, await namesOf([row]));
}

async function planOf(tx: Tx, context: Context, row: ImportRow, choices: Choices): Promise<Plan> {
  const content = Content.parse(row.content);
  const groups = await groupsOf(context);
  checkMapping(choices, content.headings.length, new Set(fieldsOf(row.kind, groups).map(({ name }) => name)));
  const table = new TableValues(content, choices);
  const known = await readKnown(tx, context, row.kind, table, groups);
  const plan = planWithoutFaults(row.kind, table, known);
  const place = new Map(content.headings.map((heading, i): [string | null, number] => [heading, i]));
  plan.issues.sort((a, b) => a.row - b.row || (place.get(a.column) ?? 0) - (place.get(b.column) ?? 0));
  return plan;
}

/**
 * A plan of the rows that fit. What a row at fault would have made another may refer to: so it is planned again
 * without such rows until no further one is at fault.
 */
function planWithoutFaults(kind: ImportKind, table: TableValues, known: Known): Plan {
  for (;;) {
    const before = table.issues.length;
    const plan = planners[kind](table, known);
    if (table.issues.length === before) return plan;
    table.leaveOut(faultyRowsOf(table));
  }
}

/** Where stock gives way, a row that is left out would take away what it was to keep. */
function mayApply(plan: Plan, { rowCount }: ImportRow, { all_or_nothing, stock }: Choices): boolean {
  const faulty = faultyRowsOf(plan).length;
  return faulty === 0 || (!all_or_nothing && stock !== "replace" && faulty < rowCount);
}

function checkMapping({ mapping }: Choices, columns: number, fields: ReadonlySet<string>): void {
  const taken = new Set<number>();
  for (const [field, column] of Object.entries(mapping)) {
    if (!fields.has(field)) throw invalid(`mapping.${field}`, "there is no such field");
    if (column >= columns) throw invalid(`mapping.${field}`, "the table has no such column");
    if (taken.has(column)) throw invalid(`mapping.${field}`, "the column is mapped to another field already");
    taken.add(column);
  }
}

function faultsProblem({ issues }: Plan): AppError {
  const rows = faultyRowsOf({ issues }).length;
  return new AppError("validation-error", `${rows} rows have faults; nothing was imported.`, {
    errors: issues.slice(0, 100).map(({ row, column, code }) => ({
      field: column ? `row ${row}, ${column}` : `row ${row}`,
      message: code,
    })),
  });
}

async function find(tx: Tx, context: Context, id: string): Promise<ImportRow> {
  const row = await tx.import.findFirst({ where: { id, teamId: context.team.id } });
  if (!row) throw notFound("This import");
  return row;
}

/** Imports of one team are applied one after the other, so that none makes what another is just making. */
async function lock(tx: Tx, context: Context, id: string): Promise<ImportRow> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`${context.team.id} imports`}, 0))`;
  return find(tx, context, id);
}

async function draftOf(context: Context, row: ImportRow) {
  const fields = fieldsOf(row.kind, await groupsOf(context));
  const guessed = { mapping: guessMapping(Content.parse(row.content).headings, fields) };
  return toDraft(row, await namesOf([row]), fields, Choices.parse(row.choices ?? guessed));
}

type People = Pick<ImportRow, "createdById" | "undoneById">;

async function namesOf(rows: People[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ createdById, undoneById }) => [createdById, undoneById ?? []].flat());
  const people = await database().user.findMany({ where: { id: { in: ids } } });
  return new Map(people.map(({ id, name, email }): [string, string] => [id, name ?? email]));
}
