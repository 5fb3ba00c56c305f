import type { Cell } from "@/lib/extraction/model";
import { isNoData } from "@/lib/extraction/rules/no-data";
import { decorationLength, type LabelMatch, type Labels, matchLabel, mayBeginLabel } from "./label-match";
import { cellFrom, type FoundLabel, isFarBelow, joinableBelow, type Row } from "./label-rows";
import {
  conditionTail,
  isCondition,
  isTemperatureOnly,
  isValueStart,
  type LabelTail,
  labelTail,
} from "./label-tail";
import { isBeforeSentence, isBehindNumber, isProse } from "./prose-labels";
import { isInSecondLanguage } from "./second-lines";

/** Densities, not the numbers of subsections and properties: "14.3", "9.12". */
const DECIMAL = /^\s*(?:0[.,]\d+|\d+[.,]\d{3,})\s*$/;
const LONE_DECIMAL = /^\s*(?!(?:9|14)\.)\d+[.,]\d+\s*$/;
const LONGEST_LABEL_ROWS = 6;
const LONGEST_LABEL_REST = 40;
/** A number before a label begins this far to its left, in points. */
const NUMBER_INDENT = 6;
/** So many labels with their values in the same two places make columns of them. */
const FEWEST_PAIRS = 3;
/** Values stand at least this far to the right of their label's left edge, in points. */
const VALUE_INDENT = 40;

/** So many single words, each before a sentence at its line's beginning, are labels although nothing sets them off. */
const FEWEST_RUN_IN = 3;

type Search = { loose?: boolean; isText?: boolean; isRunIn?: boolean };

/** Every label of the rows in reading order, wrapped ones put together. */
export function findLabels<Field extends string>(
  rows: Row[],
  labels: Labels<Field>,
  { loose = true, isText = false, isRunIn = false }: Search = {},
): FoundLabel<Field>[] {
  const found: FoundLabel<Field>[] = [];
  const runIn = new Set<Field>();
  const taken = new Set<string>();
  rows.forEach((row, r) => {
    row.cells.forEach((_, c) => {
      if (taken.has(`${r}:${c}`)) return;
      // What stands right beside a label is its value: it does not begin a label of its own over two lines.
      const isValue = found.at(-1)?.row === r && found.at(-1)?.cell === c - 1;
      const isHead = row.cells.length > 3 && row.cells.every((cell) => !/\d|:/.test(cell.text));
      const one = labelAt(rows, r, c, labels, { mayWrap: !isValue || isHead, isText });
      const mayBeRunIn = one !== null && isText && isBeforeSentence(one, rows);
      if (mayBeRunIn) runIn.add(one.field);
      if (one && !loose && isProse(one, rows) && !(mayBeRunIn && isRunIn)) return;
      if (!one || isInsideValue(one, rows, found.at(-1))) return;
      const above = found.at(-1);
      if (above && isInSecondLanguage(one, above, rows)) {
        above.wraps.set(r, c);
        return;
      }
      if (isText && isItsOwnValue(one, rows, above)) {
        if (above) above.repeated = one.row;
        return;
      }
      for (const [wrapRow, wrapCell] of one.wraps) taken.add(`${wrapRow}:${wrapCell}`);
      found.push(one);
    });
  });
  return !isRunIn && runIn.size >= FEWEST_RUN_IN
    ? findLabels(rows, labels, { loose, isText, isRunIn: true })
    : found;
}

/** A wrapped value's line may begin with a label's word; a label there would have its colon. */
function isInsideValue<Field extends string>(
  one: FoundLabel<Field>,
  rows: Row[],
  previous?: FoundLabel<Field>,
): boolean {
  if (!previous || one.colon || !one.inline || one.row === previous.row) return false;
  const [x0] = rows[one.row]?.cells[one.cell]?.rect ?? [0];
  const [labelX0] = rows[previous.row]?.cells[previous.cell]?.rect ?? [0];
  return x0 > labelX0 + VALUE_INDENT;
}

/**
 * "Skin contact | If skin contact occurs:", "After inhalation" above "After inhalation: fresh air": what stands beside
 * a label, or begins the text below it, does not head another text.
 */
function isItsOwnValue<Field extends string>(
  one: FoundLabel<Field>,
  rows: Row[],
  previous?: FoundLabel<Field>,
): boolean {
  if (previous?.field !== one.field) return false;
  if (previous.row === one.row) return previous.cell === one.cell - 1;
  // "After eye contact, rinse …" is a sentence of the text above it
  if (one.inline?.text.startsWith(one.label)) return true;
  const isAlone = previous.inline === null && rows[previous.row]?.cells.length === previous.cell + 1;
  return isAlone && previous.row === one.row - 1 && (one.inline !== null || (one.colon && !previous.colon));
}

function labelAt<Field extends string>(
  rows: Row[],
  r: number,
  c: number,
  labels: Labels<Field>,
  { mayWrap, isText }: { mayWrap: boolean; isText: boolean },
): FoundLabel<Field> | null {
  const cell = rows[r]?.cells[c];
  // A dash in a table's cell begins no label that stands below it
  if (!cell || !/[\p{L}\p{N}]/u.test(cell.text) || !mayBeginLabel(cell.text, labels)) return null;
  // "0.98" above "Water solubility" is a value, not the label's number; so is "1.6" that has its line to itself
  if (DECIMAL.test(cell.text) || (rows[r]?.cells.length === 1 && LONE_DECIMAL.test(cell.text))) return null;
  let match = matchLabel(cell.text, labels);
  const isWhole = match !== null && !/[\p{L}\p{N}]/u.test(cell.text.slice(match.end));
  let text = cell.text;
  let wraps = new Map<number, number>();
  let last = cell;
  let lastStart = 0;
  const joined =
    !mayWrap || (match && isClosed(cell.text.slice(match.end)))
      ? null
      : longestWrapped(rows, r, c, labels, isWhole);
  // "2.1" above "Marine pollutant:" in a column of values is a value
  const isValueAbove = joined !== null && c > 0 && joined.match.start > cell.text.length;
  if (joined && !isValueAbove && (!match || joined.match.end > match.end))
    ({ match, text, wraps, last, lastStart } = joined);
  if (!match) return null;
  const [lastRow, lastCell] = [...wraps].at(-1) ?? [r, c];
  const closed = mayWrap ? bracketClosed(rows, lastRow, lastCell, text.slice(match.end)) : null;
  if (closed) {
    [lastStart, last] = [text.length + 1, closed.next];
    text = `${text} ${closed.next.text}`;
    wraps.set(lastRow + 1, closed.at);
  }
  const rest = text.slice(match.end);
  const label = text.slice(match.start, match.end);
  const tail =
    (isCondition(label) && conditionTail(label, rest)) ||
    completed(labelTail(rest, isText && rows[r]?.cells.length === 1), rest, rows, r, c);
  const inline = tail.valueAt === null ? null : cellFrom(last, match.end + tail.valueAt - lastStart);
  const isInRow = c > 0 && !(isText && isBehindNumber(rows[r] as Row, c));
  if (isInRow && inline && !tail.colon && !isValueStart(inline.text)) return null;
  return {
    field: match.field,
    row: r,
    cell: c,
    label,
    qualifier: tail.qualifier,
    inline,
    colon: tail.colon,
    wraps,
  };
}

/** A label's unit, which its column wraps. */
const BRACKET =
  /^[([]\s?(?:[°º˚]\s?[CFK]|%|[mkh]?Pa(?:\W?s)?|mbar|mm\s?Hg|cSt|[kmc]?[glm][²³23]?\s?\/\s?[kmc]?[mlgs][²³23]?)\s?[)\]]$/;

/** The cell below with a bracket of the label: "pH (20 °C, diluted" / "in water): 7", "Boiling point | 78" / "(°C)". */
function bracketClosed(rows: Row[], r: number, c: number, tail: string): { next: Cell; at: number } | null {
  // Behind a colon, or a sentence, the bracket is the value's own
  const isOpen = /^[^:(]{0,20}\([^()]*$/.test(tail);
  if (!isOpen && (/\S/.test(tail) || rows[r]?.cells[c + 1] === undefined)) return null;
  const at = joinableBelow(rows, r, c, 1);
  const next = typeof at === "number" ? rows[r + 1]?.cells[at] : undefined;
  const isEnd = next && (isOpen ? /^[^()]*\)/ : BRACKET).test(next.text);
  return typeof at === "number" && isEnd ? { next, at } : null;
}

/** Words between a label and the colon or number of the next cell are part of the label: "Class or group | : 2". */
function completed(tail: LabelTail, text: string, rows: Row[], r: number, c: number): LabelTail {
  const row = rows[r];
  const next = row?.cells[c + 1];
  if (!row || tail.colon || tail.valueAt === null || !next) return tail;
  const words = text.slice(tail.valueAt);
  if (/\d/.test(words) && !isTemperatureOnly(words)) return tail;
  if (words.length > LONGEST_LABEL_REST || isNoData(words)) return tail;
  if (!row.afterColon.has(next) && !isValueStart(next.text) && !goesOn(words, rows, r, c)) return tail;
  return { qualifier: text.trim(), valueAt: null, colon: true };
}

/** "Use of the substance | Solvent", where other labels with their values stand in the same two columns. */
function goesOn(words: string, rows: Row[], r: number, c: number): boolean {
  const [label, value, ...others] = rows[r]?.cells.slice(c) ?? [];
  if (!label || !value || others.length > 0 || !/^\p{Ll}[^.,;]*$/u.test(words)) return false;
  if (!/^\p{Lu}/u.test(label.text) || !/^[\p{Lu}\d][^:]*$/u.test(value.text)) return false;
  const isAt = (cell: Cell | undefined, x: number) => !!cell && Math.abs(cell.rect[0] - x) < 1;
  const alike = rows.filter(
    ({ cells }) =>
      cells.length === c + 2 &&
      isAt(cells[c], label.rect[0]) &&
      isAt(cells[c + 1], value.rect[0]) &&
      /^\p{Lu}/u.test(cells[c]?.text ?? ""),
  );
  return alike.length >= FEWEST_PAIRS;
}

/** The length of a number that stands before the last line of a label, left of it. */
function numberLength(next: Cell, above: Cell): number {
  return next.rect[0] < above.rect[0] - NUMBER_INDENT ? decorationLength(next.text) : 0;
}

/** A label followed by its colon or its value does not go on in the next line. */
function isClosed(tail: string): boolean {
  // "Partition coefficient: n-" goes on in the next line
  return (/^[^(]{0,30}:/.test(tail) && !/\p{L}-$/u.test(tail)) || isValueStart(tail);
}

function longestWrapped<Field extends string>(
  rows: Row[],
  r: number,
  c: number,
  labels: Labels<Field>,
  isWhole: boolean,
) {
  let text = rows[r]?.cells[c]?.text ?? "";
  const wraps = new Map<number, number>();
  let lastRow = r;
  let best: {
    match: LabelMatch<Field>;
    text: string;
    wraps: Map<number, number>;
    last: Cell;
    lastStart: number;
  } | null = null;
  for (let n = 1; n < LONGEST_LABEL_ROWS; n++) {
    const at = joinableBelow(rows, r, c, n);
    // The lines of a label and those of its value beside it need not stand at the same heights.
    if (at === "none") continue;
    const next = at === null ? null : rows[r + n]?.cells[at];
    if (at === null || !next || isFarBelow(rows[lastRow] as Row, rows[r + n] as Row)) break;
    lastRow = r + n;
    const words = next.text.slice(numberLength(next, rows[r]?.cells[c] as Cell));
    if ((isWhole || best) && isNextLabel(rows.slice(r, r + n + 1), c, at, labels)) break;
    const wordsAt = text.length + 1;
    const lastStart = wordsAt - (next.text.length - words.length);
    text = `${text} ${words}`;
    wraps.set(r + n, at);
    const match = matchLabel(text, labels);
    if (match && match.end > wordsAt) best = { match, text, wraps: new Map(wraps), last: next, lastStart };
  }
  return best;
}

/**
 * Two labels one below the other can read like a third: "Class" over "Packing group", or "Class | : 3" over
 * "Packing | : II"; but "Product" over "name" around one value is one.
 */
function isNextLabel<Field extends string>(
  rows: readonly Row[],
  c: number,
  at: number,
  labels: Labels<Field>,
): boolean {
  const last = rows.at(-1);
  const [beside, own] = [rows[0]?.cells[c + 1], last?.cells[at + 1]];
  if (beside && own && rows[0]?.afterColon.has(beside) && last?.afterColon.has(own)) return true;
  const isAroundOne = !own && (beside !== undefined || rows.length > 2);
  return !isAroundOne && matchLabel(last?.cells[at]?.text ?? "", labels) !== null;
}
