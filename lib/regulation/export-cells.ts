/** A cell of a workbook, as it is read. */
export type Cell = string | number | boolean | null;
type Titles<Column extends string> = Readonly<Record<Column, RegExp>>;
type Rows = readonly (readonly Cell[])[];

/** A heading is below some lines about the export, and has one line or two. */
const mostAbove = 40;
const mostFaults = 10;

/** The text of a cell; its line breaks divide what stands in it. */
export const textOf = (cell: Cell): string =>
  cell === null
    ? ""
    : String(cell)
        .replace(/[ \t\u00a0]+/g, " ")
        .trim();

/** Which of the columns the titles of a heading lack. */
export const missingIn = <Column extends string>(
  titles: readonly string[][],
  columns: Titles<Column>,
): Column[] =>
  namesOf(columns).filter(
    (column) => !titles.some((lines) => lines.some((line) => columns[column].test(line))),
  );

/** The lines of a heading with all of these columns, and its titles by column; null where there is none. */
export function headingAt<Column extends string>(records: Rows, columns: Titles<Column>) {
  const lines = Math.min(records.length, mostAbove);
  for (const further of [0, 1])
    for (let from = 0; from < lines; from += 1) {
      const titles = titlesOf(records.slice(from, from + further + 1));
      if (missingIn(titles, columns).length === 0) return { from, to: from + further, titles };
    }
  return null;
}

/** The lines above which a heading may be, each as titles by column. */
export const linesAbove = (records: Rows): string[][][] =>
  records.slice(0, mostAbove).map((cells) => titlesOf([cells]));

/** Where each column stands; -1 for one that a heading lacks. */
export const columnsOf =
  <Column extends string>(titles: readonly string[][], columns: Titles<Column>) =>
  (column: Column): number =>
    titles.findIndex((lines) => lines.some((line) => columns[column].test(line)));

function titlesOf(lines: Rows): string[][] {
  const width = Math.max(0, ...lines.map(({ length }) => length));
  return Array.from({ length: width }, (_, at) =>
    lines.map((cells) => textOf(cells[at] ?? null).replace(/\s+/g, " ")),
  );
}

const namesOf = <Column extends string>(columns: Titles<Column>) => Object.keys(columns) as Column[];

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** "2026-02-04", "04-Feb-2026" and "04/02/2026", which ECHA writes with the day first. */
export function isoDay(text: string): string | null {
  const iso = /(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (iso) return real(iso[1], iso[2], iso[3]);
  const named = /(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{4})/i.exec(text);
  if (named) return real(named[3], String(months.indexOf((named[2] ?? "").toLowerCase()) + 1), named[1]);
  const slashed = /(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text);
  return slashed ? real(slashed[3], slashed[2], slashed[1]) : null;
}

function real(year = "", month = "", day = ""): string | null {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** The first day that texts name. */
export const dayOf = (texts: readonly string[]): string | null =>
  texts.reduce<string | null>((found, text) => found ?? isoDay(text), null);

/** Faults of a file, as many as a person reads. */
export const shortened = (faults: string[]): string[] =>
  faults.length <= mostFaults
    ? faults
    : [...faults.slice(0, mostFaults), `And ${faults.length - mostFaults} more.`];
