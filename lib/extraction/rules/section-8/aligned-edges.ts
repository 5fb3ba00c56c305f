import { pattern, words } from "@/lib/extraction/language/words";
import type { Line } from "@/lib/extraction/model";
import type { HeadingColumn } from "@/lib/extraction/tables/headings";
import { isLimitsTitle } from "./limit-lines";
import { limitListIn } from "./limit-lists";
import { hasValue, unitsIn } from "./limit-statements";
import { behindHeading, headingOf, isKind } from "./limit-words";

const OUTDENT = 3;
const TITLE_LINES = 2;

/** What names lists or speaks of limits is the title of the next table, but in brackets below a name. */
const isTitle = (text: string) =>
  !text.startsWith("[") && (limitListIn(text) !== null || isLimitsTitle(text));

/** "National exposure limits, UK" in a line of its own. */
export const isTitleLine = ({ cells, text }: Line) => cells.length === 1 && isTitle(text) && !hasValue(text);

const isLabelRow = (line: Line) => line.cells.slice(1).some((cell) => cell.text.startsWith(":"));

/** "INGREDIENT COMMENTS": what follows tells of the table. */
const CAPTION = pattern("iu")`^\W*${words.limitRows.caption}\W*$`;

/** "Ventilation: Use in a well-ventilated area.", "N/E = not established" */
const LABELLED_SENTENCE = /^\p{L}[^:]{2,40}:\s+\p{L}.*\.$|^\p{L}[\p{L}./]{0,10}\s=\s/u;

/** A label with its value, a caption, or a line over the whole width, ends a table. */
export function endsTable(line: Line, edge: number, reach: number): boolean {
  const [first] = line.cells;
  const isLabelled = line.cells.length > 1 && first?.text.endsWith(":") && !hasValue(line.text);
  if (isLabelRow(line) || isLabelled) return true;
  if (line.cells.length > 1 || first === undefined || first.rect[0] >= edge) return false;
  const isCaption = CAPTION.test(first.text) || LABELLED_SENTENCE.test(first.text);
  return isCaption || isTitle(first.text) || first.rect[2] > reach;
}

/** "Further information : May be absorbed", "Further information | Indicative", set in under a row, or where a remark is said to be one. */
function isRemark(line: Line, edge: number): boolean {
  const [first, ...others] = line.cells;
  const isInset = first !== undefined && first.rect[0] >= edge;
  if (!first || !(isInset || headingOf(first.text) === "remark") || hasValue(line.text) || isKind(line.text))
    return false;
  const isLabel = headingOf(first.text) === "remark" && behindHeading(first.text) === "";
  if (isLabelRow(line) || (isLabel && others.length === 1)) return true;
  return others.length === 0 && LABEL_AND_TEXT.test(line.text) && !isTitle(line.text);
}

const LABEL_AND_TEXT = /^\p{L}[^:]{2,40}:\s+\S/u;

/**
 * "Further | Identifies the possibility" above "Information | of uptake", "Peak limitation: | 1;(I)" above "excursion
 * factor (category)": a remark whose label its column wraps.
 */
function isWrappedLabel({ cells: [first, beside], text }: Line, below: Line | undefined): boolean {
  const [second, ...more] = below?.cells ?? [];
  if (!first || !beside || !second || hasValue(text) || isKind(beside.text)) return false;
  const isPeak = headingOf(first.text) !== null && PEAK.test(beside.text);
  if (isPeak && more.length === 0 && Math.abs(second.rect[0] - first.rect[0]) < OUTDENT) return true;
  const label = `${first.text} ${second.text}`;
  return headingOf(first.text) === null && headingOf(label) === "remark" && behindHeading(label) === "";
}

/** "2;(II)": by how much a limit may be exceeded. */
const PEAK = /^\d[\d.,]*\s?;?\s?\(I{1,2}\)$/;

/** Lines without the remarks between rows that more numbers follow. */
export function withoutRemarks(lines: readonly Line[], edge: number): Line[] {
  const left = new Set<Line>();
  for (const [i, line] of lines.entries()) {
    const isWrapped = isWrappedLabel(line, lines[i + 1]);
    if (left.has(line) || !(isWrapped || isRemark(line, edge))) continue;
    const inset = line.cells[1]?.rect[0] ?? line.rect[0];
    const goesOn = ({ cells, rect, text }: Line) =>
      cells.length === 1 && rect[0] > inset - OUTDENT && !hasValue(text) && !isKind(text);
    const from = i + (isWrapped ? 2 : 1);
    const length = lines.slice(from).findIndex((below) => !goesOn(below) && !isRemark(below, edge));
    const below = lines[from + length];
    if (length < 0 || !below || !hasValue(below.text)) continue;
    for (const one of lines.slice(i, from + length)) left.add(one);
  }
  return lines.filter((line) => !left.has(line));
}

/** The section's title, printed again at the top of a page, begins left of the table. */
export function withoutTitles(lines: readonly Line[], left: number): Line[] {
  const isTop = (line: Line) => {
    const at = lines.indexOf(line);
    return lines.slice(Math.max(0, at - TITLE_LINES), at).some((above) => above.page !== line.page);
  };
  return lines.filter((line) => line.rect[0] > left - OUTDENT || !isTop(line));
}

/** "Other exposure | A time weighted average has been established": a label left of the table, with a text. */
export function isLabelBeside({ cells }: Line, left: number): boolean {
  const [first, ...others] = cells;
  const isLeft = first !== undefined && first.rect[2] <= left && /\p{L}{3}/u.test(first.text);
  return isLeft && others.length > 0 && others.every(({ text }) => !/^[\d<≤–—-]/.test(text));
}

/** A cell may begin so much left of its heading, in points. */
const OUTSET = 6;

/**
 * "TWA - 8 hrs | STEL - 15 min" over "50 ppm | 220 mg/m³ | 100 ppm | 441 mg/m³": a heading over both units of its kind
 * reaches as far as they do.
 */
export function withBothUnits(columns: readonly HeadingColumn[], body: readonly Line[]): HeadingColumn[] {
  const isOfKind = ({ text }: HeadingColumn) => isKind(text) && unitsIn(text).length === 0;
  return columns.map((column, i) => {
    const next = columns[i + 1];
    if (!next || !isOfKind(column) || columns.filter(isOfKind).length < 2) return column;
    const own = body.map(({ cells }) =>
      cells.filter(
        ({ rect, text }) => hasValue(text) && rect[0] > column.from - OUTSET && rect[2] < next.from,
      ),
    );
    const told = own.filter((cells) => cells.length > 0);
    const areBoth = told.filter((cells) => cells.length === 2).length * 2 > told.length;
    const reach = Math.max(column.to, ...own.flat().map(({ rect }) => rect[2]));
    return areBoth ? { ...column, to: reach } : column;
  });
}
