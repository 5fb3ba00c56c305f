import { sourceOf, textOf } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { isNameKey } from "./keyed-limits";
import { hasCas } from "./limit-columns";
import type { FoundLimit } from "./limit-entries";
import { limitListIn } from "./limit-lists";
import type { LimitSign } from "./limit-numbers";
import type { Named } from "./limit-rows";
import { hasValue, statementsIn } from "./limit-statements";
import { casIn, substanceIn } from "./limit-substance";
import { headingOf, kindIn, VALUE_LABEL } from "./limit-words";
import { nameOfRow } from "./ruled-tables";

/** Left edges of one column differ by less than this, in points. */
const EDGE = 3;
const NO_NUMBER = /^[-–—]$/;

const isHead = ({ cells }: Line) =>
  cells.length > 2 && cells.some(({ text }) => headingOf(text) === "substance");

/** "1 | Example | 64-17-5 | 200-578-6", "2 | Example | - | 919-857-5": a row that names the substance of those below it. */
function nameOf(line: Line): Named | null {
  const named = nameOfRow(line.cells.filter(({ text }) => !NO_NUMBER.test(text)));
  return named && { substance: named.substance, source: sourceOf(line) };
}

/** "Ingredient | : Example" over ": CAS-No. 64-17-5" */
function keyedName(line: Line, next: Line | undefined): Named | null {
  const isNumbered = next?.cells.length === 1 && /^\W*CAS\b/i.test(next.text) && hasCas(next.text);
  const name = isNumbered && isNameKey(line) ? line.cells[1]?.text : undefined;
  const substance = name ? substanceIn(`${name} (${casIn(next?.text ?? "")})`) : null;
  return substance && { substance, source: sourceOf(line) };
}

const isLabel = ({ text }: Cell) => VALUE_LABEL.test(text) || kindIn(text) !== null;

/** "Value | 270 mg/m³ | 50 ppm", "Short-term value | 0.02 mg/m³": the label, whose numbers may go on below it. */
function labelOf(line: Line): string | null {
  const [label, ...values] = line.cells;
  return label && hasValue(textOf(values)) && !hasValue(label.text) && isLabel(label) ? label.text : null;
}

const kindOf = (label: string) => {
  const kind = VALUE_LABEL.test(label) ? "mean" : kindIn(label);
  return kind === "generic" ? "mean" : kind;
};

/** Rows of one block have a label and its values, or one text, below heads that a page repeats; rows of a table end it. */
const isOfBlock = (line: Line) => line.cells.length < 3 || labelOf(line) !== null || isHead(line);

/** `right`: lists begin no further right, in points; what does is a remark. */
type Block = { named: Named; rows: Line[]; right: number };

/** The name's rows up to the last with a value; none where no label tells one. */
function blockAt(lines: readonly Line[], at: number): Block | null {
  const keyed = keyedName(lines[at] as Line, lines[at + 1]);
  const named = keyed ?? nameOf(lines[at] as Line);
  const below = named ? lines.slice(at + 1) : [];
  const isName = (line: Line, i: number) => nameOf(line) !== null || keyedName(line, below[i + 1]) !== null;
  const end = below.findIndex((line, i) => !isOfBlock(line) || isName(line, i));
  const rows = end < 0 ? below : below.slice(0, end);
  const last = rows.findLastIndex(({ cells }) => hasValue(textOf(cells)));
  const labels = rows.flatMap((line) => labelOf(line) ?? []);
  const isTold = keyed ? labels.length > 0 : labels.some((label) => VALUE_LABEL.test(label));
  const right = keyed ? keyed.source.rect[0] + EDGE : Number.POSITIVE_INFINITY;
  return named && isTold ? { named, rows: rows.slice(0, last + 1), right } : null;
}

function limitsOf({ named: { substance, source }, rows, right }: Block, sign: LimitSign): FoundLimit[] {
  let [list, label]: [string | null, string | null] = [null, null];
  return rows.flatMap((line) => {
    const own = labelOf(line);
    // "Value | 500 mg/m³" goes on below with "50 ppm"
    label = own ?? (/^\d/.test(line.text) ? label : null);
    // "EU. Directive 2000/39/EC," goes on below with "2006/15/EC"
    if (line.cells.length === 1 && line.rect[0] <= right && !/^\d/.test(line.text))
      list = limitListIn(line.text) ?? list;
    const kind = label ? kindOf(label) : null;
    if (kind === null || kind === "unclear" || kind === "other") return [];
    return statementsIn(textOf(line.cells.slice(own ? 1 : 0)), sign).map(({ value, unit }) => ({
      substance,
      list,
      kind,
      value,
      unit,
      sources: [source, sourceOf(line)],
    }));
  });
}

/**
 * "No. | Substance | CAS No. | EC No." over a row for each substance, below it its lists ("TRGS 900") and their values, a
 * label and a value each, ruled or not, or "Ingredient | : Example" over these: their limits, and the lines that are left.
 */
export function readBlocks(
  lines: readonly Line[],
  sign: LimitSign,
): { limits: FoundLimit[]; rest: readonly Line[] } {
  const limits: FoundLimit[] = [];
  const taken = new Set<Line>();
  for (let i = 0; i < lines.length; i++) {
    const block = blockAt(lines, i);
    if (!block) continue;
    const above = lines[i - 1];
    const own = lines.slice(i, i + 1 + block.rows.length);
    for (const one of above && isHead(above) ? [above, ...own] : own) taken.add(one);
    limits.push(...limitsOf(block, sign));
  }
  return { limits, rest: taken.size > 0 ? lines.filter((line) => !taken.has(line)) : lines };
}
