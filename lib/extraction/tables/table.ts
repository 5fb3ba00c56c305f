import type { Line } from "@/lib/extraction/model";
import {
  type BeginsColumn,
  type CutLine,
  columnSeparators,
  cutLines,
  type Headed,
  type HoldsContent,
} from "./columns";
import type { RulesOf } from "./pieces";

/** What stands below one heading, or below the same heading on several pages, cut at its columns. */
export type Table = {
  columnCount: number;
  /** Without remarks. */
  lines: readonly CutLine[];
  left: number;
  right: number;
  rulesOf: RulesOf;
};

/** A heading's columns and the lines below it, up to the next heading or the page on which it is repeated. */
export type TablePart<Column extends Headed> = { columns: readonly Column[]; lines: readonly Line[] };

/** What a section knows of the content of its columns. */
export type ColumnWords<Column extends Headed> = {
  holds: (left: Column, right: Column) => HoldsContent;
  begins: (columns: readonly Column[]) => BeginsColumn;
  /** Whether a line is said of the table and is no row of it; `separators` are the borders of its columns. */
  isRemark: (line: Line, separators: readonly number[]) => boolean;
};

function cutPart<Column extends Headed>(
  { columns, lines }: TablePart<Column>,
  { holds, begins, isRemark }: ColumnWords<Column>,
  rulesOf: RulesOf,
): CutLine[] {
  const rules = [...new Set(lines.map((line) => line.page))].flatMap(rulesOf);
  const rough = columnSeparators(columns, lines, [], holds);
  const content = lines.filter((line) => !isRemark(line, rough));
  const separators = columnSeparators(columns, content, rules, holds);
  const remarks = new Set(lines.filter((line) => isRemark(line, separators)));
  const rows = lines.filter((line) => !remarks.has(line));
  return cutLines(rows, separators, begins(columns)).map((cut) => {
    const above = lines[lines.indexOf(cut.line) - 1];
    return { ...cut, afterRemark: above !== undefined && remarks.has(above) };
  });
}

/** Whether a remark ends the row above a line; one at a page's edge is what pages repeat, and rows go on over it. */
export const endsRowAbove = ({ lines }: Pick<Table, "lines">, index: number): boolean =>
  lines[index]?.afterRemark === true && lines[index - 1]?.line.page === lines[index]?.line.page;

/** A table of one heading, or of one that pages repeat. */
export function tableOf<Column extends Headed>(
  parts: readonly [TablePart<Column>, ...TablePart<Column>[]],
  words: ColumnWords<Column>,
  rulesOf: RulesOf,
): Table {
  const lines = parts.flatMap((part) => cutPart(part, words, rulesOf));
  const { columns } = parts[0];
  return {
    columnCount: columns.length,
    lines,
    left: Math.min(...lines.map(({ line }) => line.rect[0]), ...columns.map(({ from }) => from)),
    right: Math.max(...lines.map(({ line }) => line.rect[2]), ...columns.map(({ to }) => to)),
    rulesOf,
  };
}
