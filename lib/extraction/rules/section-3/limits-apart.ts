import { pattern, words } from "@/lib/extraction/language/words";
import { sourceOf } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import { type ReadComponent, setHazards } from "./component";
import { HAZARD_FIELDS, readLimitsColumn } from "./component-hazards";
import { identifiersIn } from "./component-identifiers";

const { specific, label } = words.hazardLimits;
/** "Specific concentration limits, M factors and ATE" */
const TITLE = pattern("iu")`^\W*(?:${specific}\s*)?${label}\s*,\s[^\d:]*$`;

const casIn = ({ cells: [first] }: Line) =>
  identifiersIn(first?.text ?? "").find(({ kind }) => kind === "cas");

const isTold = (text: string) => {
  const told = readLimitsColumn(text);
  return HAZARD_FIELDS.some((field) => told[field].length > 0);
};

/** The lines below a substance's number in such a table. */
type Told = { cas: string; lines: Line[] };

/**
 * Lines without the table below the components that tells from which amounts on their classes hold (CLP Art. 10), their M
 * factors and acute toxicity estimates; and what it tells, by CAS number.
 */
export function withLimitsApart(lines: readonly Line[]): { lines: readonly Line[]; limits: readonly Told[] } {
  const title = lines.findIndex(({ cells, text }) => cells.length === 1 && TITLE.test(text));
  const first = lines.findIndex((line, i) => i > title && casIn(line) !== undefined);
  if (title < 0 || first < 0) return { lines, limits: [] };
  const limits: Told[] = [];
  let end = first;
  for (const line of lines.slice(first)) {
    const cas = casIn(line);
    if (cas) limits.push({ cas: cas.value, lines: [] });
    else if (line.cells.length === 1 && isTold(line.text)) limits.at(-1)?.lines.push(line);
    else break;
    end++;
  }
  return { lines: [...lines.slice(0, title), ...lines.slice(end)], limits };
}

/** Gives each component what such a table tells of its number. */
export function takeLimits(components: readonly ReadComponent[], limits: readonly Told[]): void {
  for (const { cas, lines } of limits) {
    const component = components.find(({ value }) => value.cas_number === cas);
    const text = lines.map((line) => line.text).join(" ");
    if (component && text) setHazards(component, readLimitsColumn(text), lines.map(sourceOf));
  }
}
