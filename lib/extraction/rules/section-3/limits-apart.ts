import { pattern, words } from "@/lib/extraction/language/words";
import { sourceOf } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import {
  headsConcentrationLimits,
  tellsConcentrationLimit,
} from "@/lib/extraction/rules/concentration-limits";
import { type ReadComponent, setHazards } from "./component";
import { HAZARD_FIELDS, readLimitsColumn } from "./component-hazards";
import { identifiersIn } from "./component-identifiers";
import { letters } from "./same-substance";

const { specific, label } = words.hazardLimits;
/** "Specific concentration limits, M factors and ATE" */
const TITLE = pattern("iu")`^\W*(?:${specific}\s*)?${label}\s*,\s[^\d:]*$`;
/** "Specific concentration limits sodium hydroxide: Skin Corr. 1A, H314 >= 5 %; …" */
const SENTENCE = pattern("iu")`^\W*(?:${specific}\s*)?${label}\s+(?<name>\p{L}[^:;%<>≤≥]{2,60}):\s(?=.*%)`;
/** Left edges of one column differ by less than this, in points. */
const SAME_COLUMN = 10;
/** A row's number may stand in so many lines below its name. */
const LINES_OF_ROW = 3;

/** What a passage says of a substance, which its number or its name tells. */
type Told = { cas: string | null; name: string; lines: Line[] };
type Passage = { from: number; to: number; limits: Told[] };

const casIn = (text: string) => identifiersIn(text).find(({ kind }) => kind === "cas")?.value ?? null;

const isTold = (text: string) => {
  const told = readLimitsColumn(text);
  return HAZARD_FIELDS.some((field) => told[field].length > 0);
};

/** Below its title a substance's number in each line, and below that what is told of it. */
function belowNumbers(lines: readonly Line[]): Passage | null {
  const from = lines.findIndex(({ cells, text }) => cells.length === 1 && TITLE.test(text));
  const first = lines.findIndex(({ cells }, i) => i > from && casIn(cells[0]?.text ?? "") !== null);
  if (from < 0 || first < 0) return null;
  const limits: Told[] = [];
  let to = first;
  for (const line of lines.slice(first)) {
    const cas = casIn(line.cells[0]?.text ?? "");
    if (cas) limits.push({ cas, name: "", lines: [] });
    else if (line.cells.length === 1 && isTold(line.text)) limits.at(-1)?.lines.push(line);
    else break;
    to++;
  }
  return { from, to, limits };
}

/** "Specific concentration limits:" over rows without a heading, "Example | CAS … | C ≥ 5 % Skin Irrit. 2". */
function inRows(lines: readonly Line[]): Passage | null {
  const isLimit = (text: string) => tellsConcentrationLimit(text) && !headsConcentrationLimits(text);
  const from = lines.findIndex(({ cells: [title, ...others], text }, i) => {
    const [first, ...told] = lines[i + 1]?.cells ?? [];
    const isBelow = title && first && Math.abs(first.rect[0] - title.rect[0]) < SAME_COLUMN;
    return (
      isBelow &&
      others.length === 0 &&
      headsConcentrationLimits(text) &&
      told.some((cell) => isLimit(cell.text))
    );
  });
  if (from < 0) return null;
  let to = from + 1;
  while (lines.slice(to, to + LINES_OF_ROW).some(({ text }) => tellsConcentrationLimit(text))) to++;
  return { from, to, limits: [] };
}

/** A sentence that names its substance, with the lines that it goes on in. */
function inSentence(lines: readonly Line[]): Passage | null {
  const from = lines.findIndex(({ cells, text }) => cells.length === 1 && SENTENCE.test(text));
  const title = lines[from];
  if (!title) return null;
  const isRest = ({ cells: [cell, ...others], text }: Line) =>
    others.length === 0 && Math.abs((cell?.rect[0] ?? 0) - title.rect[0]) < SAME_COLUMN && text.includes("%");
  let to = from + 1;
  for (let next = lines[to]; next && isRest(next); next = lines[to]) to++;
  const name = SENTENCE.exec(title.text)?.groups?.name ?? "";
  return { from, to, limits: [{ cas: casIn(name), name, lines: lines.slice(from, to) }] };
}

/**
 * Lines without what stands apart below the components and tells from which amounts on their classes hold (CLP Art. 10),
 * their M factors and acute toxicity estimates: no row of it is a component, no code of it one that a component has.
 */
export function withLimitsApart(lines: readonly Line[]): { lines: readonly Line[]; limits: readonly Told[] } {
  let kept = lines;
  const limits: Told[] = [];
  for (const passageIn of [belowNumbers, inRows, inSentence]) {
    const passage = passageIn(kept);
    if (!passage) continue;
    limits.push(...passage.limits);
    kept = [...kept.slice(0, passage.from), ...kept.slice(passage.to)];
  }
  return { lines: kept, limits };
}

/** Gives each component what is told apart of its number, or of its name. */
export function takeLimits(components: readonly ReadComponent[], limits: readonly Told[]): void {
  for (const { cas, name, lines } of limits) {
    const component = components.find(({ value }) =>
      cas ? value.cas_number === cas : letters(value.chemical_name) === letters(name),
    );
    const text = lines.map((line) => line.text).join(" ");
    // Behind the last amount the paragraph tells of other things
    const told = name ? text.slice(text.indexOf(":") + 1, text.lastIndexOf("%") + 1) : text;
    if (component && told) setHazards(component, readLimitsColumn(told), lines.map(sourceOf));
  }
}
