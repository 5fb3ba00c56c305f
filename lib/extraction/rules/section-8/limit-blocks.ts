import { type Box, levelsOf } from "@/lib/extraction/tables/ruled-cells";
import { hasCas } from "./limit-columns";
import type { FoundLimit } from "./limit-entries";
import { limitListIn } from "./limit-lists";
import type { LimitSign } from "./limit-numbers";
import type { Named } from "./limit-rows";
import { hasValue, statementsIn } from "./limit-statements";
import { casIn, substanceIn } from "./limit-substance";
import { headingOf, kindIn, VALUE_LABEL } from "./limit-words";

/** What a page leaves open for the next one. */
export type OpenBlock = { named: Named | null; list: string | null };
type Level = readonly Box[];

const rowsOf = (boxes: readonly Box[]): Level[] => levelsOf(boxes.filter(({ text }) => text !== ""));
const isHead = (level: Level) => level.some(({ text }) => headingOf(text) === "substance");
const isValued = (level: Level) => level.some(({ text }) => hasValue(text));
const isName = (level: Level) => level.length > 2 && !isValued(level);

/** "Value | 270 mg/m³ | 50 ppm", "Short-term value | 0.02 mg/m³" */
function isValueRow([label, ...values]: Level): boolean {
  const isLabel = label && !hasValue(label.text) && (VALUE_LABEL.test(label.text) || kindIn(label.text));
  return Boolean(isLabel) && values.length > 0 && values.every(({ text }) => hasValue(text));
}

/**
 * "No. | Substance | CAS No. | EC No." over a row for each substance, below it its lists ("TRGS 900") and their values, a
 * label and a value each.
 */
export function areBlocks(boxes: readonly Box[]): boolean {
  const [head = [], ...rows] = rowsOf(boxes);
  const valued = rows.filter(isValued);
  const isOfValues = valued.some(([label]) => VALUE_LABEL.test(label?.text ?? ""));
  return (
    head.length > 2 &&
    isHead(head) &&
    isOfValues &&
    valued.every(isValueRow) &&
    rows.some((row) => isName(row))
  );
}

export function readBlocks(
  boxes: readonly Box[],
  sign: LimitSign,
  before: OpenBlock,
): { limits: FoundLimit[]; open: OpenBlock } {
  const [head = [], ...rows] = rowsOf(boxes);
  const column = head.find(({ text }) => headingOf(text) === "substance");
  let { named, list } = before;
  const limits: FoundLimit[] = [];
  for (const row of rows) {
    const [first, ...values] = row;
    if (isName(row)) {
      const name = row.find(({ left, right }) => column && left < column.right && right > column.left);
      const number = casIn(row.find(({ text }) => hasCas(text))?.text ?? "");
      const substance = name ? substanceIn(name.text) : null;
      named = substance && name ? { substance: { ...substance, cas: number }, source: name.source } : null;
      list = null;
    } else if (first && values.length === 0) list = limitListIn(first.text) ?? list;
    else if (first && named && isValueRow(row)) {
      const { substance, source } = named;
      const told = VALUE_LABEL.test(first.text) ? "mean" : kindIn(first.text);
      const kind = told === "generic" ? "mean" : told;
      if (kind === null || kind === "unclear") continue;
      for (const box of values)
        for (const { value, unit } of statementsIn(box.text, sign))
          limits.push({ substance, list, kind, value, unit, sources: [source, box.source] });
    }
  }
  return { limits, open: { named, list } };
}
