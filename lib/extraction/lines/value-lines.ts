import type { Cell, Line } from "@/lib/extraction/model";
import { type FoundLabel, isMidSentence, type Row } from "./label-rows";
import { lineOf } from "./lines";
import { type HeadingStyle, isUnknownHeading } from "./unknown-headings";
import {
  COLUMN_TOLERANCE,
  isFarBelow,
  isFull,
  isNextEntry,
  isNumbered,
  isOpenCondition,
  type Zone,
} from "./value-end";

/** The cells that labels stand in, by row and cell, and whether the label's cell holds its value too. */
export type Starts = ReadonlyMap<string, boolean>;

/**
 * What holds for all values of a text. `second` is the place of labels that stand behind other labels' values, `styles`
 * tell labels above theirs.
 */
export type Layout = { gap: number; second: number | null; styles: readonly HeadingStyle[]; isText: boolean };

/** A value, as far as it was read, and where it may go on. */
type Continuation<Field extends string> = {
  found: FoundLabel<Field>;
  rows: Row[];
  starts: Starts;
  layout: Layout;
  zone: Zone;
  lines: Line[];
};

/** Adds the lines below a label that go on with its value, up to the next label or what looks like one. */
export function continueValue<Field extends string>(state: Continuation<Field>): void {
  const { found, rows, zone, lines, layout } = state;
  let lastRow = found.row;
  let fixed = zone.from !== zone.labelFrom;
  let isInParts = false;
  for (let r = found.row + 1; r < rows.length; r++) {
    const row = rows[r] as Row;
    if (isFarBelow(rows[lastRow] as Row, row, layout.gap)) return;
    const isElsewhere = goesOnElsewhere(rows[lastRow] as Row, row, lines.at(-1)?.text ?? "");
    if (layout.isText && (isElsewhere || isOutdented(lines.at(-1), row))) follow(zone, row);
    const inZone = zoneCells(state, row, r);
    if (inZone === null || isNumbered(row, zone) || isNextRunIn(state, row)) return;
    const isHeading = !isInParts && layout.styles.some((style) => isUnknownHeading(style, rows, r));
    if (isHeading && lines.length > 0) return;
    // "Minor spills" right below its label: what is headed like that later is a part, too
    if (isHeading) isInParts = true;
    const goesOnAsText = () => isFull(lines) || isFirstBelow(state, r) || isNextPart(lines, inZone);
    const isText = r === found.repeated || (layout.isText && goesOnAsText());
    const goesOn = isText || isMidSentence(rows, r, inZone[0]) || isOpenCondition(lines);
    if (!fixed && !goesOn && isNextEntry(inZone, zone, lines)) return;
    if (inZone.length === 0) {
      if (found.wraps.has(r)) lastRow = r;
      continue;
    }
    if (!fixed && lines.length === 0 && inZone[0] && inZone[0].rect[0] > labelEnd(state)) {
      zone.from = inZone[0].rect[0];
      fixed = true;
    }
    lines.push(lineOf(row.line, inZone));
    lastRow = r;
  }
}

/**
 * "**Electric shock** Turn off the power." below "**Skin** Rinse.": bold
 * words that head the rest of their line, as the label does, or a letter as the label has one.
 */
function isNextRunIn<Field extends string>(
  { found, rows, lines }: Continuation<Field>,
  { cells: [first] }: Row,
): boolean {
  const label = rows[found.row]?.cells[found.cell];
  if (!first || !label || Math.abs(first.rect[0] - label.rect[0]) > 1) return false;
  if (LETTERED.test(label.text) && LETTERED.test(first.text)) return true;
  return !found.colon && /[.!]$/.test(lines.at(-1)?.text ?? "") && isRunIn(label) && isRunIn(first);
}

/** "E. Delayed effects" below "D. Ingestion" */
const LETTERED = /^\(?\p{Lu}[.)]\s+\p{Lu}/u;

/** Bold words before a plain one that begins a sentence; "**Do NOT** induce" is none. */
function isRunIn({ words }: Cell): boolean {
  const plain = words.findIndex(({ bold }) => !bold);
  return plain > 0 && /^\p{Lu}/u.test(words[0]?.text ?? "") && /^\p{Lu}/u.test(words[plain]?.text ?? "");
}

/** The middle of a sentence at the head of another page or column. */
function goesOnElsewhere(last: Row, row: Row, text: string): boolean {
  const isElsewhere = row.line.page !== last.line.page || row.line.rect[1] > last.line.rect[3];
  return isElsewhere && /[\p{L},]$/u.test(text) && /^\p{Ll}(?!\))/u.test(row.cells[0]?.text ?? "");
}

/** "  Eyes: Rinse for 15 minutes, lifting" over "upper and lower lids.": paragraphs of which the first line is set in. */
function isOutdented(last: Line | undefined, { cells }: Row): boolean {
  const [first, ...others] = cells;
  if (!last || !first || others.length > 0 || !/[\p{L},]$/u.test(last.text)) return false;
  const isAcross = first.rect[0] < last.rect[0] && first.rect[2] > last.rect[0] + COLUMN_TOLERANCE;
  return isAcross && /^\p{Ll}/u.test(first.text);
}

/** Moves the place of a value's lines to where this row begins. */
function follow(zone: Zone, { cells: [first] }: Row): void {
  const moved = (first?.rect[0] ?? zone.from) - zone.from;
  if (moved >= 0) return;
  zone.from += moved;
  zone.labelFrom += moved;
  zone.to = Number.POSITIVE_INFINITY;
}

/** The cells of a row that can go on with the value, up to the row's next label; null when the value has ended. */
function zoneCells<Field extends string>(
  { found, rows, starts, zone, layout }: Continuation<Field>,
  row: Row,
  r: number,
): Cell[] | null {
  const inZone: Cell[] = [];
  let isOutside = false;
  for (const [c, cell] of row.cells.entries()) {
    // What stands right beside another label is that label's value.
    const isInColumn = cell.rect[0] >= zone.from - COLUMN_TOLERANCE;
    if (inZone.length === 0 && isInColumn && starts.get(`${r}:${c - 1}`) === false) return null;
    // A sentence that is a label of its own stands in the column of texts: left of it are their labels
    const isLeft = layout.isText && cell.rect[2] <= zone.labelFrom && /^\p{Lu}\p{L}/u.test(cell.text);
    if (isLeft && found.inline?.text.startsWith(found.label)) return null;
    if (c === found.wraps.get(r) || cell.rect[2] <= zone.labelFrom || cell.rect[0] >= zone.to) continue;
    if (starts.has(`${r}:${c}`)) {
      if (inZone.length === 0) return null;
      zone.to = cell.rect[0] - COLUMN_TOLERANCE;
      break;
    }
    if (isInColumn) inZone.push(cell);
    else if (/^[\p{Ll}(]/u.test(cell.text) || isBesideText(rows, r, c)) isOutside = true;
    else return null;
  }
  return isOutside && inZone.length === 0 ? null : inZone;
}

/** "Handling | Extinguish all flames and" over "Precautions | pilot lights": a label's next line, beside its text's. */
function isBesideText(rows: readonly Row[], r: number, c: number): boolean {
  const { cells } = rows[r] as Row;
  return cells.length === c + 2 && isMidSentence(rows, r, cells[c + 1]);
}

/** "Acid: remove to fresh air, …" */
const SENTENCE_OF_PART = /^[^:]{3,40}:\s+\S.{20}/u;

/**
 * "If this product comes in contact with the eyes:" right below "Eye contact", and "Acid: remove to fresh air" below
 * "Inhalation:", begins its text.
 */
function isFirstBelow<Field extends string>({ found, lines, rows }: Continuation<Field>, r: number): boolean {
  const begins = !found.colon || SENTENCE_OF_PART.test(rows[r]?.cells[0]?.text ?? "");
  return lines.length === 0 && begins && r === found.row + 1;
}

/** "Lead: consult physician." below "Acid: do not induce vomiting." */
function isNextPart([first]: readonly Line[], [cell]: readonly Cell[]): boolean {
  const isPart = (text: string | undefined) => /^\p{L}+(?: \p{L}+)?:\s+\S.{20}/u.test(text ?? "");
  return isPart(first?.text) && isPart(cell?.text);
}

function labelEnd<Field extends string>({ found, rows }: Continuation<Field>): number {
  return rows[found.row]?.cells[found.cell]?.rect[2] ?? 0;
}
