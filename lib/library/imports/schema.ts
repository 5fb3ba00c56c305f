import { z } from "zod";
import { Id, Timestamp } from "@/lib/api/values";
import { importKinds } from "./import-kinds";

export const ImportKind = z.enum(importKinds);
export type ImportKind = z.infer<typeof ImportKind>;

const Cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export const Content = z.object({
  headings: z.array(z.string()),
  rows: z.array(z.object({ number: z.int(), cells: z.array(Cell) })),
});

/** How a table is understood. */
export const Choices = z.object({
  mapping: z
    .record(z.string().max(200), z.int().min(0).max(99))
    .describe("Field → number of the column, from 0."),
  decimal: z
    .enum(["auto", "comma", "point"])
    .default("auto")
    .describe("The decimal sign of numbers that could be read in two ways."),
  create_missing: z
    .boolean()
    .default(false)
    .describe("Quantities only: products and workplaces that there are not are made."),
  stock: z
    .enum(["add", "replace"])
    .default("add")
    .describe("Quantities only: whether stock lines of the same product and place stay or give way."),
  all_or_nothing: z
    .boolean()
    .default(false)
    .describe(
      "Nothing is imported while a row does not fit; otherwise such rows are left out. It is so wherever stock gives way.",
    ),
});
export type Choices = z.infer<typeof Choices>;

const issueCodes = [
  "missing",
  "too_long",
  "not_a_number",
  "ambiguous_number",
  "too_many_decimals",
  "out_of_range",
  "shortened_number",
  "unknown_unit",
  "unknown_type",
  "unknown_package",
  "unknown_product",
  "unknown_workplace",
  "unrecognisable",
  "ambiguous_product",
  "archived_product",
  "archived_workplace",
  "sku_differs",
  "twice_in_file",
  "not_a_choice",
  "not_a_date",
  "not_yes_or_no",
  "does_not_fit",
] as const;

export const Issue = z.object({
  row: z.int().describe("Number of the row in the file."),
  column: z.string().nullable().describe("Heading of the column; null for the row as a whole."),
  code: z.enum(issueCodes),
  value: z.string().nullable().describe("What stands there."),
  expected: z.string().nullable().describe("What would be right, where that can be said."),
});
export type Issue = z.infer<typeof Issue>;

const Change = z.object({ field: z.string(), from: Cell, to: Cell });
export const PlannedRow = z.object({
  row: z.int(),
  action: z.enum(["create", "update", "same"]),
  name: z.string(),
  id: Id.nullable().describe("Of the product or workplace that is there already."),
  changes: z.array(Change),
});
export type PlannedRow = z.infer<typeof PlannedRow>;

const Made = z.object({ create: z.int(), update: z.int(), same: z.int() });
export const Counts = z.object({
  products: Made,
  workplaces: Made,
  placements: z.int().describe("Products newly placed at workplaces."),
  lines: z.object({ create: z.int(), remove: z.int(), same: z.int() }),
});
export type Counts = z.infer<typeof Counts>;

export const Preview = z.object({
  counts: Counts,
  rows: z.array(PlannedRow).describe("The first ones."),
  row_count: z.int(),
  issues: z.array(Issue).describe("The first ones, by row."),
  issue_count: z.int(),
  faulty_rows: z.int().describe("They are left out, unless it is all or nothing."),
  may_apply: z.boolean(),
});

/** The rows that an import left out, as the table has them, and why. */
export const FaultyRows = z.object({
  headings: z.array(z.string()),
  rows: z.array(z.object({ row: z.int(), cells: z.array(Cell), issues: z.array(Issue) })),
});

const ImportStatus = z.enum(["draft", "applied", "undone"]);

export const Import = z.object({
  id: Id,
  kind: ImportKind,
  file_name: z.string(),
  row_count: z.int(),
  faulty_rows: z.int().describe("Rows that were left out."),
  status: ImportStatus,
  counts: Counts.nullable(),
  created_by: z.string().nullable().describe("Name of the person."),
  created_at: Timestamp,
  applied_at: Timestamp.nullable(),
  undone_by: z.string().nullable(),
  undone_at: Timestamp.nullable(),
});

const Field = z.object({ name: z.string(), label: z.string().nullable(), required: z.boolean() });

export const ImportDraft = Import.extend({
  headings: z.array(z.string()),
  sample: z.array(z.array(Cell)).describe("The first rows, to recognise the columns by."),
  fields: z.array(Field).describe("What columns can be mapped to; `label` of the team's own fields."),
  choices: Choices.describe("As guessed from the headings, or as they were applied."),
});

/** Why an import cannot be taken back. */
export const Hindrance = z.object({
  kind: z.enum(["product", "workplace", "line"]),
  id: Id,
  name: z.string(),
  reason: z.enum(["changed", "has_sheet", "has_stock", "assessed", "in_use", "gone"]),
});
export type Hindrance = z.infer<typeof Hindrance>;
