import { normalRow } from "@/lib/extraction/lines/label-rows";
import type { LabelledValue } from "@/lib/extraction/lines/labelled";
import { withCells } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import { isOfOther } from "@/lib/extraction/rules/phones";
import { hasForm } from "./legal-forms";

/** Left edges of labels and of the values beside them, in points. */
export type LabelColumns = { label: number; value: number };
/** So many labels with their values in the same two places make columns. */
const FEWEST_PAIRS = 2;
/** Left edges of labels differ by less than this, in points, and those of values, which a colon may stand before. */
const SAME_EDGE = 2;
const SAME_VALUES = 12;

/** Where the labels that are known stand with their values beside them. */
export function columnsOf(lines: readonly Line[], values: readonly LabelledValue<string>[]): LabelColumns[] {
  const pairs = values.flatMap(({ separation, page, labelRect, lines: [value] }): LabelColumns[] => {
    const row = lines.find((line) => line.page === page && line.cells[0]?.rect[1] === labelRect[1]);
    const isFirst = row?.cells[0]?.rect[0] === labelRect[0];
    return value && isFirst && separation !== "below" && value.rect[0] > labelRect[2]
      ? [{ label: labelRect[0], value: value.rect[0] }]
      : [];
  });
  return pairs.filter((pair) => pairs.filter((other) => isAlike(pair, other)).length >= FEWEST_PAIRS);
}

const isAlike = (one: LabelColumns, other: LabelColumns) =>
  Math.abs(one.label - other.label) < SAME_EDGE && Math.abs(one.value - other.value) < SAME_VALUES;

/**
 * "Dénomination | Example": words that are not known where labels stand, beside something where values do; no label where
 * they go on with the one above.
 */
export function behindUnknownLabel(
  line: Line,
  columns: readonly LabelColumns[],
): { label: string; line: Line } | null {
  const [label, ...rest] = normalRow(line).cells;
  const [value] = rest;
  if (!label || !value || !/\p{L}{3}/u.test(label.text) || hasForm(label.text)) return null;
  if (isOfOther(label.text, value.text)) return null;
  const own = { label: label.rect[0], value: value.rect[0] };
  if (!columns.some((pair) => isAlike(pair, own))) return null;
  const isNextLine = /^\p{Ll}/u.test(label.text);
  return { label: isNextLine ? "" : label.text, line: withCells(line, rest) };
}
