import type { z } from "zod";
import type { Import as ImportRow } from "@/lib/platform/database/generated/client";
import type { ImportField } from "./fields";
import type { Plan } from "./plan";
import { type Choices, Content, Counts, type Import, type ImportDraft, type Preview } from "./schema";

const mostRows = 100;
const mostIssues = 200;
const sampleRows = 5;

/** `names`: of people, by their ids. */
export function toImport(
  row: Omit<ImportRow, "content" | "changes" | "faults">,
  names: ReadonlyMap<string, string>,
): z.input<typeof Import> {
  return {
    id: row.id,
    kind: row.kind,
    file_name: row.fileName,
    row_count: row.rowCount,
    faulty_rows: row.faultyRows,
    status: row.status,
    counts: Counts.nullable().parse(row.counts),
    created_by: names.get(row.createdById) ?? null,
    created_at: row.createdAt.toISOString(),
    applied_at: row.appliedAt?.toISOString() ?? null,
    undone_by: names.get(row.undoneById ?? "") ?? null,
    undone_at: row.undoneAt?.toISOString() ?? null,
  };
}

export function toDraft(
  row: ImportRow,
  names: ReadonlyMap<string, string>,
  fields: ImportField[],
  choices: Choices,
): z.input<typeof ImportDraft> {
  const { headings, rows } = Content.parse(row.content);
  return {
    ...toImport(row, names),
    headings,
    sample: rows.slice(0, sampleRows).map(({ cells }) => headings.map((_, i) => cells[i] ?? null)),
    fields: fields.map(({ name, required, own }) => ({ name, required, label: own?.label ?? null })),
    choices,
  };
}

export function countsOf({ products, workplaces, placements, lines }: Plan): Counts {
  const made = (part: Plan["products"] | Plan["workplaces"]) => ({
    create: part.create.length,
    update: part.update.length,
    same: part.same,
  });
  return {
    products: made(products),
    workplaces: made(workplaces),
    placements: placements.length,
    lines: { create: lines.create.length, remove: lines.remove.length, same: lines.same },
  };
}

export function faultyRowsOf({ issues }: Pick<Plan, "issues">): number[] {
  return [...new Set(issues.map(({ row }) => row))];
}

/** What people look at before they apply it: what changes first, all of it in numbers. */
export function toPreview(plan: Plan, rowCount: number, mayApply: boolean): z.input<typeof Preview> {
  const rows = [...plan.rows].sort((a, b) => Number(a.action === "same") - Number(b.action === "same"));
  return {
    counts: countsOf(plan),
    rows: rows.slice(0, mostRows),
    row_count: rowCount,
    issues: plan.issues.slice(0, mostIssues),
    issue_count: plan.issues.length,
    faulty_rows: faultyRowsOf(plan).length,
    may_apply: mayApply,
  };
}
