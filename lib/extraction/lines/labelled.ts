import type { Cell, Line, Rect, Source } from "@/lib/extraction/model";
import type { Labels } from "./label-match";
import { type FoundLabel, normalRow, type Row } from "./label-rows";
import { findLabels } from "./label-search";
import { lineOf, sourceOf, textOf } from "./lines";
import { isSecondLine } from "./second-lines";
import { headingStyles } from "./unknown-headings";
import { COLUMN_TOLERANCE, isBulleted, type Zone } from "./value-end";
import { continueValue, type Layout, type Starts } from "./value-lines";

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
  /** Where a label goes on over further lines. */
  labelTails: { page: number; rect: Rect }[];
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
    labelTails: [...found.wraps].flatMap(([r, c]) => {
      const [page, rect] = [rows[r]?.line.page, rows[r]?.cells[c]?.rect];
      return page && rect ? [{ page, rect }] : [];
    }),
  };
}

function collectValue<Field extends string>(
  found: FoundLabel<Field>,
  rows: Row[],
  starts: Starts,
  layout: Layout,
): { lines: Line[]; separation: LabelledValue<Field>["separation"] } {
  const row = rows[found.row] as Row;
  const labelCell = row.cells[found.cell] as Cell;
  const after = cellsAfter(found, rows, starts, layout.second);
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
  if (layout.isText && separation === "cell")
    zone.from = Math.min(zone.from, labelCell.rect[2] + LABEL_MARGIN);
  continueValue({ found, rows, starts, layout, zone, lines });
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
