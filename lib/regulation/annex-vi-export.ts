import { type Cell, columnsOf, dayOf, headingAt, isoDay, shortened, textOf } from "./export-cells";
import type { AnnexEntry } from "./substance-lists";
import { isCasNumber, isEcNumber } from "./substance-numbers";

/** Annex VI as it is kept once it was taken from ECHA's export. */
export type KeptAnnexVi = {
  /** YYYY-MM-DD, the day of the export. */
  asOf: string;
  entries: AnnexEntry[];
};

/** So many of the entries in use must be in a newer table: they leave it one at a time, if ever. */
const leastKept = 0.95;

/** The titles of ECHA's table of each ATP, in two lines, and of its table with the history of each entry. */
const columns = {
  index: /^index no/i,
  name: /^(?:international chemical identification|chemical name)/i,
  ec: /^ec no/i,
  cas: /^cas no/i,
  classes: /hazard class and category/i,
  codes: /^(?:classification )?hazard statement code/i,
  limits: /specific conc|^m, scl/i,
  notes: /^notes/i,
};
/** Only the history has it: from when a row applies. */
const APPLIES = /^in application/i;
type Column = keyof typeof columns;

/** Titanium dioxide as a carcinogen by inhalation: annulled (T-279/20, C-71/23 P), whatever a table says. */
const ANNULLED = new Set(["022-006-00-2"]);
const INDEX = /^\d{3}-\d{3}-\d{2}-[\dX]$/;

type Row = { row: number; applies: string | null; entry: AnnexEntry; faults: string[] };

/** Whether a sheet of a workbook has the columns of Annex VI. */
export const isAnnexVi = (records: readonly (readonly Cell[])[]): boolean =>
  headingAt(records, columns) !== null;

/**
 * Table 3 of Annex VI (CLP) from ECHA's export, of which nothing is taken where a row has a fault. Of the history the row
 * of each entry that applied last on the day of the export. Columns of the label are not taken: they follow from the classes.
 */
export function annexViFrom(
  records: readonly (readonly Cell[])[],
  { fileName, inUse }: { fileName: string; inUse: KeptAnnexVi },
): { list: KeptAnnexVi } | { faults: string[] } {
  const heading = headingAt(records, columns);
  if (!heading) return { faults: ["This is not ECHA's table of Annex VI."] };
  const place = columnsOf(heading.titles, { ...columns, applies: APPLIES });
  const asOf = dayOf([fileName, ...records.slice(0, heading.from).flat().map(textOf)]);
  if (!asOf)
    return {
      faults: [
        "The day of the export is neither above the headings nor in the file's name (…_2026-10-09.xlsx).",
      ],
    };
  const rows = records
    .slice(heading.to + 1)
    .map((cells, at) => rowOf((column) => textOf(cells[place(column)] ?? null), heading.to + at + 2))
    .filter(({ entry }) => entry.index !== "" && !ANNULLED.has(entry.index));
  const entries = [...applying(rows, asOf).values()]
    .map(({ entry }) => entry)
    .filter(({ classes }) => classes.length > 0);
  const faults = [...rows.flatMap((one) => one.faults), ...comparedWith(inUse, { asOf, entries })];
  return faults.length > 0 ? { faults: shortened(faults) } : { list: { asOf, entries } };
}

function rowOf(cell: (column: Column | "applies") => string, row: number): Row {
  const index = cell("index");
  const entry: AnnexEntry = {
    index,
    name: cell("name").replace(/\s+/g, " ") || null,
    cas: (cell("cas").match(/\d{2,7}-\d{2}-\d/g) ?? []).filter(isCasNumber),
    ec: (cell("ec").match(/\d{3}-\d{3}-\d/g) ?? []).filter(isEcNumber),
    classes: linesOf(cell("classes")),
    h: linesOf(cell("codes")),
    notes: linesOf(cell("notes")).flatMap((line) => line.split(/[,\s]+/).filter(Boolean)),
    scl: limitsIn(cell("limits")),
    deletedSince: false,
  };
  const wrong = [
    ...(index === "" || INDEX.test(index) ? [] : [`“${index}” is no index number`]),
    ...entry.h
      .filter((code) => !/^(?:EUH|H)\d{3}|^\*+$/.test(code))
      .map((code) => `“${code}” is no hazard statement`),
    ...entry.classes
      .filter((name) => !/^\p{L}|^\*+$/u.test(name))
      .map((name) => `“${name}” is no hazard class`),
  ];
  return {
    row,
    applies: isoDay(cell("applies")),
    entry,
    faults: wrong.map((fault) => `Row ${row}: ${fault}.`),
  };
}

/** Of each entry the row that applies last; what applies after the day of the export is announced, not law. */
function applying(rows: readonly Row[], asOf: string): Map<string, Row> {
  const found = new Map<string, Row>();
  for (const one of rows) {
    if (one.applies !== null && one.applies > asOf) continue;
    const before = found.get(one.entry.index);
    if (!before || (one.applies ?? "") >= (before.applies ?? "")) found.set(one.entry.index, one);
  }
  return found;
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && line !== "-");

/** One limit, factor or estimate each; other lines go on with the one before: "Skin Corr. 1A; H314:", "C ≥ 15 %". */
function limitsIn(text: string): string[] {
  const found: string[] = [];
  for (const line of linesOf(text)) {
    const last = found.at(-1);
    if (last === undefined || (BEGINS.test(line) && !/[;:,]$/.test(last))) found.push(line);
    else found[found.length - 1] = `${last} ${line}`;
  }
  return found.filter((one) => one !== "*");
}

/** A class, a factor or the route of an estimate. */
const BEGINS = /^(?:\p{Lu}\p{L}+\.?\s|M\b|EUH|inhalation|oral|dermal|\*)/iu;

function comparedWith(inUse: KeptAnnexVi, list: KeptAnnexVi): string[] {
  if (list.asOf < inUse.asOf)
    return [`The export is of ${list.asOf}, older than the table in use (${inUse.asOf}).`];
  const held = new Set(list.entries.map(({ index }) => index));
  const before = inUse.entries.filter(({ deletedSince }) => !deletedSince);
  const kept = before.filter(({ index }) => held.has(index)).length;
  if (kept >= leastKept * before.length) return [];
  return [`Of ${before.length} entries in use only ${kept} are in the file: it is not the whole table.`];
}
