import { pattern, words } from "@/lib/extraction/language/words";
import type { Cell, Line } from "@/lib/extraction/model";
import type { Row } from "./label-rows";

/** Where the lines of a value stand, and where its label does, and whether that begins with a bullet. */
export type Zone = { from: number; to: number; labelFrom: number; labelMiddle: number; bulleted: boolean };

/** Left edges of one column differ by less than this, in points. */
export const COLUMN_TOLERANCE = 6;
/** Text below its label is set in by this much at least, in points. */
const LEAST_INDENT = 20;
const LONGEST_HEADING = 60;
const SHORTEST_FULL_LINE = 70;
/** Full lines end within this many type sizes of each other. */
const RAGGED = 12;
const UNKNOWN_LABEL = /^[\s·•ꞏ∙*]*(?:\(?[a-z]\)\s*)?\p{L}[^:.;!?]{1,60}(?:\([^)]*\))?\s*:(?:\s|$)/u;
/** "Dry powder: brush it off" */
const OWN_WORDS = /^\p{L}{3,} \p{L}{3,}(?: \p{L}{3,})?\s?:\s/u;
const BULLET = /^\s*[·•ꞏ∙]/;
/** "In case of splashes:", "Break through time: 480 min" are parts of the text that they stand in. */
const PART_OF_TEXT = pattern(
  "iu",
)`^\W*(?:${words.paragraphs.conditions}|${words.paragraphs.gloveDetails})(?!\p{L})`;

export const isPartOfText = ({ text }: Cell): boolean => PART_OF_TEXT.test(text);

/** Whether the cell's text begins with a bullet. */
export const isBulleted = ({ text }: Cell): boolean => BULLET.test(text);

/** Whether the last line reaches as far as the others and ends no sentence: then the text goes on in the next. */
export function isFull(lines: readonly Line[]): boolean {
  const last = lines.at(-1);
  if (!last || last.text.length < SHORTEST_FULL_LINE || /[.:;!?]$/.test(last.text)) return false;
  return last.rect[2] > Math.max(...lines.map(({ rect }) => rect[2])) - last.size * RAGGED;
}

const OPEN_CONDITION = pattern("iu")`(?:^|[.!?]\s+)${words.paragraphs.conditions}(?!\p{L})[^.:;!?,]*$`;

/** "In case of eye" over "irritation: rinse with water": what the next line begins with is no label. */
export const isOpenCondition = (lines: readonly Line[]) => OPEN_CONDITION.test(lines.at(-1)?.text ?? "");

const NUMBERED =
  /^[·•ꞏ∙●▪\s]*\d{1,2}\.\d{1,2}(?:\.\d{1,2})*\.?(?:\s+\p{Lu}\p{L}{2}|\s*\/\s*\d{1,2}\.\d{1,2}\.?(?:\s+\p{Lu}|$))/u;

/** "4.2. Most important symptoms", "4.2. / 4.3.": a value ends where the next numbered part begins. */
export function isNumbered({ cells: [first] }: Row, zone: Zone): boolean {
  return (
    first !== undefined && first.rect[0] <= zone.labelFrom + COLUMN_TOLERANCE && NUMBERED.test(first.text)
  );
}

/** Text below or beside a label ends where the next line looks like a label or a table row of its own. */
export function isNextEntry(inZone: Cell[], zone: Zone, lines: Line[]): boolean {
  const [first] = inZone;
  if (!first) return false;
  // "Skin contact: Dry powder: brush it off" has parts under words of their own
  const areParts = [lines[0]?.text ?? "", first.text].every((text) => OWN_WORDS.test(text));
  if (isUnknownLabel(first, zone) && !areParts) return true;
  if (isDedented(inZone, zone, lines)) return true;
  return lines.length > 0 && inZone.length > 1 && Math.abs(first.rect[0] - zone.labelFrom) < COLUMN_TOLERANCE;
}

/** Where labels have bullets, what has none is part of the text below one. */
function isUnknownLabel(cell: Cell, zone: Zone): boolean {
  if (!UNKNOWN_LABEL.test(cell.text) || cell.rect[0] > zone.from + COLUMN_TOLERANCE) return false;
  return !isPartOfText(cell) && (!zone.bulleted || isBulleted(cell));
}

/** A short line in the label's own column is the next label where the text below the label is set in. */
function isDedented([first, ...others]: Cell[], zone: Zone, lines: Line[]): boolean {
  const [value] = lines;
  if (!first || !value || others.length > 0 || first.text.length > LONGEST_HEADING) return false;
  const isSetIn = value.rect[3] < zone.labelMiddle && value.rect[0] > zone.labelFrom + LEAST_INDENT;
  return isSetIn && first.rect[0] <= zone.labelFrom + COLUMN_TOLERANCE && /^\p{Lu}[^.]*$/u.test(first.text);
}

/** Whether a row stands too far below another to go on with its value. */
export function isFarBelow(last: Row, row: Row, gap: number): boolean {
  if (last.line.page !== row.line.page) return false;
  const height = Math.max(last.line.size, row.line.size, 6);
  return last.line.rect[1] - row.line.rect[1] > gap * height + height;
}
