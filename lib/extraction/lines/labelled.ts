import type { Cell, Line, Rect, Source } from "@/lib/extraction/model";
import type { Labels } from "./label-match";
import { isMidSentence, normalRow, type Row } from "./label-rows";
import { type FoundLabel, findLabels, isSecondLine } from "./label-search";
import { lineOf, sourceOf, textOf } from "./lines";
import { type HeadingStyle, headingStyles, isUnknownHeading } from "./unknown-headings";
import {
  COLUMN_TOLERANCE,
  isBulleted,
  isFarBelow,
  isFull,
  isNextEntry,
  isNumbered,
  isOpenCondition,
  type Zone,
} from "./value-end";

export { type Labels, type LabelWords, labelsOf } from "./label-match";

export type LabelledValue<Field extends string> = {
  field: Field;
  /** The label as printed, without what follows it. */
  label: string;
  /** What stands between label and value: "(20 °C)", "closed cup". */
  qualifier: string;
  /** The value's lines joined by a space; "" when there is none. */
  text: string;
  /** The value's lines, each only with the cells that belong to it. */
  lines: Line[];
  sources: Source[];
  /** How label and value are kept apart; "none" is a guess: the words just follow the label. */
  separation: "colon" | "cell" | "below" | "none";
  page: number;
  labelRect: Rect;
};

export type LabelledOptions = {
  /** Lines further down than this many line heights are no part of the value. */
  gap?: number;
  /** False for running text: a label's words followed by more words are a sentence unless the label is bold. */
  loose?: boolean;
  /** True for values of whole sentences, which may begin with words like a label's and go on where a line is full. */
  isText?: boolean;
  /** True where pairs of label and value may stand side by side, and no third column of remarks. */
  pairs?: boolean;
};

/** The cells that labels stand in, by row and cell, and whether the label's cell holds its value too. */
type Starts = ReadonlyMap<string, boolean>;

const DEFAULT_GAP = 2.6;
/** Lines of one text beside its label may begin left of the first, but this far from the label at least, in points. */
const LABEL_MARGIN = 8;
/** So many labels at one place make a column of them. */
const FEWEST_LABELS = 3;

/**
 * All label → value pairs of the lines: the value after a colon, in the next cell, or on the lines below, wrapped or
 * not, up to the next label. A label wrapped over lines is put together; side by side pairs are kept apart.
 */
export function labelledValues<Field extends string>(
  lines: readonly Line[],
  labels: Labels<Field>,
  options: LabelledOptions = {},
): LabelledValue<Field>[] {
  const rows = lines.map(normalRow);
  const found = findLabels(rows, labels, options);
  const starts: Starts = new Map(found.map((f) => [`${f.row}:${f.cell}`, f.inline !== null]));
  const second = options.pairs ? secondLabels(found, rows) : null;
  const heads = found.filter(({ inline, wraps }) => inline === null && wraps.size === 0);
  const styles = headingStyles(
    rows,
    heads.map(({ row }) => row),
  );
  const layout = { gap: options.gap ?? DEFAULT_GAP, second, styles, isText: options.isText ?? false };
  return found.filter((f) => !isSecondLine(f, found, rows)).map((f) => toValue(f, rows, starts, layout));
}

/**
 * What holds for all values of a text. `second` is the place of labels that stand behind other labels' values, `styles`
 * tell labels above theirs.
 */
type Layout = { gap: number; second: number | null; styles: readonly HeadingStyle[]; isText: boolean };

/** Where pairs stand side by side, the place at which the labels of the second ones begin. */
function secondLabels<Field extends string>(found: readonly FoundLabel<Field>[], rows: Row[]): number | null {
  const places = found.flatMap(({ row, cell }) =>
    cell > 1 ? [Math.round(rows[row]?.cells[cell]?.rect[0] ?? 0)] : [],
  );
  if (places.length < FEWEST_LABELS) return null;
  const alike = (x: number) => places.filter((other) => Math.abs(other - x) <= 1).length;
  return places.find((x) => alike(x) >= FEWEST_LABELS) ?? null;
}

function toValue<Field extends string>(
  found: FoundLabel<Field>,
  rows: Row[],
  starts: Starts,
  layout: Layout,
): LabelledValue<Field> {
  const row = rows[found.row] as Row;
  const labelCell = row.cells[found.cell] as Cell;
  const collected = collectValue(found, rows, starts, layout);
  return {
    field: found.field,
    label: found.label,
    qualifier: found.qualifier,
    text: textOf(collected.lines).replace(/\s+/g, " ").trim(),
    lines: collected.lines,
    sources: collected.lines.map(sourceOf),
    separation: collected.separation,
    page: row.line.page,
    labelRect: labelCell.rect,
  };
}

function collectValue<Field extends string>(
  found: FoundLabel<Field>,
  rows: Row[],
  starts: Starts,
  { gap, second, styles, isText }: Layout,
): { lines: Line[]; separation: LabelledValue<Field>["separation"] } {
  const row = rows[found.row] as Row;
  const labelCell = row.cells[found.cell] as Cell;
  const after = cellsAfter(found, rows, starts, second);
  const [labelFrom, labelBottom, , labelTop] = labelCell.rect;
  const labelMiddle = (labelBottom + labelTop) / 2;
  const zone: Zone = {
    from: labelFrom,
    to: after.to,
    labelFrom,
    labelMiddle,
    bulleted: isBulleted(labelCell),
  };
  const first = found.inline ? [found.inline, ...after.cells] : after.cells;
  let separation: LabelledValue<Field>["separation"] = "below";
  if (found.inline) separation = found.colon ? "colon" : "none";
  else if (after.cells[0]) {
    separation = "cell";
    zone.from = after.cells[0].rect[0];
  }
  const lines = first.length > 0 ? [lineOf(row.line, first)] : [];
  if (isText && separation === "cell") zone.from = Math.min(zone.from, labelCell.rect[2] + LABEL_MARGIN);
  continueValue({ found, rows, starts, gap, styles, zone, lines, isText });
  if (separation === "below" && lines[0] && lines[0].rect[0] > labelCell.rect[2]) separation = "cell";
  return { lines, separation };
}

/** The cells to the right of a label up to the next label of the row, or to what stands below another label. */
function cellsAfter<Field extends string>(
  found: FoundLabel<Field>,
  rows: Row[],
  starts: Starts,
  second: number | null,
) {
  const row = rows[found.row] as Row;
  const cells: Cell[] = [];
  for (let c = found.cell + 1; c < row.cells.length; c++) {
    const cell = row.cells[c] as Cell;
    const isValue = found.inline !== null || cells.length > 0;
    // A label that is not known, or its second line, stands where the labels of the other pairs do
    const isSecond = isValue && second !== null && Math.abs(cell.rect[0] - second) <= 1;
    // "Flash point: none | Class: 2": each cell of a form has its own label
    const isOwn = found.inline !== null && found.colon && OWN_LABEL.test(cell.text);
    if (
      isSecond ||
      isOwn ||
      starts.has(`${found.row}:${c}`) ||
      (isValue && isBelowLabel(cell, found.row, rows, starts))
    )
      return { cells, to: cell.rect[0] - COLUMN_TOLERANCE };
    cells.push(cell);
  }
  return { cells, to: Number.POSITIVE_INFINITY };
}

const OWN_LABEL = /^\p{Lu}[\p{L}\s]{2,40}:(?:\s|$)/u;

/** True for a cell right below a label that ends its row and has no value beside it: "1.3 Supplier | 1.4 Emergency". */
function isBelowLabel(cell: Cell, r: number, rows: Row[], starts: Starts): boolean {
  const above = rows[r - 1];
  const last = above?.cells.at(-1);
  if (!above || !last || above.cells.length < 2 || above.line.page !== rows[r]?.line.page) return false;
  const isLabel = starts.get(`${r - 1}:${above.cells.length - 1}`) === false;
  return isLabel && Math.abs(last.rect[0] - cell.rect[0]) < COLUMN_TOLERANCE;
}

type Continuation<Field extends string> = {
  found: FoundLabel<Field>;
  rows: Row[];
  starts: Starts;
  gap: number;
  styles: readonly HeadingStyle[];
  zone: Zone;
  lines: Line[];
  isText: boolean;
};

function continueValue<Field extends string>(state: Continuation<Field>): void {
  const { found, rows, zone, lines } = state;
  let lastRow = found.row;
  let fixed = zone.from !== zone.labelFrom;
  let isInParts = false;
  for (let r = found.row + 1; r < rows.length; r++) {
    const row = rows[r] as Row;
    if (isFarBelow(rows[lastRow] as Row, row, state.gap)) return;
    const isElsewhere = goesOnElsewhere(rows[lastRow] as Row, row, lines.at(-1)?.text ?? "");
    if (state.isText && (isElsewhere || isOutdented(lines.at(-1), row))) follow(zone, row);
    const inZone = zoneCells(state, row, r);
    if (inZone === null || isNumbered(row, zone)) return;
    const isHeading = state.styles.some((style) => isUnknownHeading(style, rows, r));
    if (isHeading && lines.length > 0 && !isInParts) return;
    // "Minor spills" right below its label: what is headed like that later is a part, too
    if (isHeading && lines.length === 0) isInParts = true;
    const goesOnAsText = () => isFull(lines) || isFirstBelow(state, r) || isNextPart(lines, inZone);
    const isText = r === found.repeated || (state.isText && goesOnAsText());
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
  { found, rows, starts, zone, isText }: Continuation<Field>,
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
    const isLeft = isText && cell.rect[2] <= zone.labelFrom && /^\p{Lu}\p{L}/u.test(cell.text);
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
