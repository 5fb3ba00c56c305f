import type { Cell } from "@/lib/extraction/model";
import { decorationLength } from "./label-match";
import { type FoundLabel, isMidSentence, type Row } from "./label-rows";

/** "4.1 Description of first aid measures": no sentence that goes on with what stands below it in columns. */
const NUMBERED_TITLE = /^\W*\d{1,2}\s?\.\s?\d{1,2}\b/;
/** "4.1.a" in a cell of its own. */
const PART_NUMBER = /^\W*\d{1,2}(?:\.\d{1,2})+(?:\.?[a-z])?\W*$/;

/** Whether a cell stands behind the number of a part alone. */
export const isBehindNumber = ({ cells }: Row, at: number) =>
  at === 1 && PART_NUMBER.test(cells[0]?.text ?? "");

/** In running text a label's words may be words of a sentence. */
export function isProse<Field extends string>(one: FoundLabel<Field>, rows: Row[]): boolean {
  const row = rows[one.row] as Row;
  const cell = row.cells[one.cell] as Cell;
  // "nach Augenkontakt" has its line to itself
  const isAlone =
    one.inline === null && row.cells.length === 1 && /\S\s\S/.test(one.label) && !/\p{P}$/u.test(cell.text);
  const above = rows[one.row - 1]?.cells ?? [];
  const isBelowTitle =
    row.cells.length > 1 && above.length === 1 && NUMBERED_TITLE.test(above[0]?.text ?? "");
  const isWithin = isMidSentence(rows, one.row, cell) && !isAlone && !isBelowTitle;
  return row.afterColon.has(cell) || isWithin || isSentence(one, cell);
}

/**
 * "Inhalation of vapours may…", "After eye contact, rinse…" are no labels; bold words before plain ones are, and so are two words, or one behind its
 * number or bullet, before a capital.
 */
function isSentence<Field extends string>(one: FoundLabel<Field>, cell: Cell): boolean {
  if (!one.inline || one.colon) return false;
  if (cell.text.includes(`${one.label},`)) return true;
  const isMarked = /\S\s\S/.test(one.label) || decorationLength(cell.text) > 0;
  if (isMarked && /^[\p{Lu}\d]/u.test(one.inline.text)) return false;
  return !cell.words[0]?.bold || (one.inline.words[0]?.bold ?? true);
}

/**
 * "Inhalation Remove to fresh air." at the beginning of a line, behind the end of a sentence; "after inhalation Fresh air"
 * behind any line: words within a sentence stand before no capital.
 */
export function isBeforeSentence<Field extends string>(one: FoundLabel<Field>, rows: Row[]): boolean {
  const row = rows[one.row] as Row;
  const cell = row.cells[one.cell] as Cell;
  const isFirst = one.cell === 0 || isBehindNumber(row, one.cell);
  const above = rows[one.row - 1]?.line.text ?? "";
  const isFree =
    /^\p{Ll}+\s/u.test(one.label) || !/[^.:;!?)\s]\s*$/.test(above) || isBelowShortLine(rows, one.row);
  return (
    isFirst &&
    isFree &&
    !row.afterColon.has(cell) &&
    cell.text.startsWith(one.label) &&
    /^\p{Lu}/u.test(one.inline?.text ?? "")
  );
}

/** Lines this far above and below tell how wide a text is set. */
const AROUND = 10;

/** Whether the line's first word had room in the line above: a text ended there. */
function isBelowShortLine(rows: readonly Row[], at: number): boolean {
  const [above, own] = [rows[at - 1]?.line, rows[at]?.line];
  const first = own?.cells[0]?.words[0];
  if (!above || !first || above.page !== own.page) return false;
  const around = rows.slice(Math.max(0, at - AROUND), at + AROUND).map(({ line }) => line.rect[2]);
  return above.rect[2] + first.rect[2] - first.rect[0] + first.size < Math.max(...around);
}
