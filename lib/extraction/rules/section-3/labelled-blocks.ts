import { pattern, words } from "@/lib/extraction/language/words";
import type { Line, Rule } from "@/lib/extraction/model";
import { columnKinds } from "./column-kinds";
import {
  emptyComponent,
  hasConcentration,
  joinName,
  type ReadComponent,
  setConcentration,
  setHazards,
  setName,
  takeIdentifiers,
} from "./component";
import { readHazards } from "./component-hazards";
import { type TypedCell, type TypedLine, typeLine } from "./typed-lines";

const LONGEST_NAME = 260;
/** Lines of one name begin within this many points of each other. */
const NAME_EDGE = 18;
const FAR_RIGHT = 120;
/** Words of sentences: a "name" with one of them and of some length is prose. */
const SENTENCE = pattern("iu")`(?<!\p{L})${words.prose.words}(?!\p{L})`;
/** A name with an amount that ends in a dash, and what an amount of per cent ends with. */
const TORN_AMOUNT = /\p{L}.*\s\d{1,3}(?:[.,]\d+)?\s?[-–]$/u;
const REST_OF_AMOUNT = /^[<≤]?\s?\d{1,3}(?:[.,]\d+)?\s?%$/;
const CAPTION = /^\s*\d{1,2}\.\d|:\s*$|^[·•ꞏ]/;

const isTyped = (cell: TypedCell) =>
  cell.identifiers.length > 0 || cell.concentration !== null || cell.hazards !== null || cell.label !== null;

/** What may occur once in a block; the same again means that the next block has begun. */
function keysOf({ cells }: TypedLine): Map<string, string> {
  const keys = new Map<string, string>();
  for (const cell of cells) {
    for (const found of cell.identifiers) if (!keys.has(found.kind)) keys.set(found.kind, found.value);
    if (cell.concentration !== null)
      keys.set("concentration", `${cell.source.rect[1]} ${cell.concentration}`);
  }
  const named = cells.find((cell, i) => cell.name !== null && isNameLabel(cells[i - 1]?.label));
  if (named?.name) keys.set("name", named.name);
  const [first] = cells;
  const label =
    cells.length > 1 &&
    first?.label &&
    [...first.label].find((kind) => ["cas", "ec", "reach", "index"].includes(kind));
  if (label && !keys.has(label)) keys.set(label, `${first?.source.rect[1]}`);
  return keys;
}

function isProse({ cells }: TypedLine): boolean {
  const text = cells[0]?.text ?? "";
  if (text.split(/\s+/).length < 8 || !SENTENCE.test(text)) return false;
  return !cells.some((cell) => cell.concentration !== null && cell.identifiers.length > 0);
}

const isNameOnly = (typed: TypedLine | undefined) =>
  Boolean(typed?.cells.some((cell) => cell.name) && !typed.cells.some(isTyped));

const hasOwnName = ({ cells }: TypedLine) => cells.some((cell) => cell.name !== null);

function isCaption({ line }: TypedLine): boolean {
  if (CAPTION.test(line.text)) return true;
  const kinds = columnKinds(line.text);
  return (
    kinds.has("classification") ||
    (kinds.has("name") && line.text.length < 60 && pattern("i")`${words.prose.hazard}`.test(line.text))
  );
}

/** A line far to the right goes on with what stood beside the name. */
function isBeside(line: TypedLine | undefined, block: TypedLine | undefined): boolean {
  return Boolean(
    line && block && line.line.rect[0] - block.line.rect[0] > FAR_RIGHT && line.cells.length === 1,
  );
}

/** Lines of nothing but a name that stand right above a block belong to it. */
function withNameAbove(lines: readonly TypedLine[], begin: number, previous: number): number {
  if (hasOwnName(lines[begin] as TypedLine)) return begin;
  let at = begin;
  while (at - 1 > previous && (isNameOnly(lines[at - 1]) || isBeside(lines[at - 1], lines[begin]))) {
    const above = lines[at - 1] as TypedLine;
    const below = lines[at] as TypedLine;
    if (isCaption(above) || isProse(above)) break;
    const gap = above.line.rect[1] - below.line.rect[3];
    if (above.line.page === below.line.page && gap > 1.2 * below.line.size) break;
    at--;
  }
  return at;
}

function ruleAbove(
  lines: readonly TypedLine[],
  index: number,
  rulesOf: (page: number) => readonly Rule[],
): boolean {
  const upper = lines[index - 1]?.line;
  const lower = lines[index]?.line;
  if (!upper || !lower || upper.page !== lower.page) return false;
  return rulesOf(upper.page).some(
    (rule) =>
      rule.direction === "horizontal" &&
      rule.rect[2] - rule.rect[0] > 60 &&
      rule.rect[1] < (upper.rect[1] + upper.rect[3]) / 2 &&
      rule.rect[3] > (lower.rect[1] + lower.rect[3]) / 2,
  );
}

/** Lines of a list, each with one label, come in the same order in every block: what comes too early begins the next. */
function isTooEarly(
  keys: ReadonlyMap<string, string>,
  seen: ReadonlyMap<string, string>,
  order: readonly string[],
): boolean {
  const [key] = keys.keys();
  const at = order.indexOf(key ?? "");
  if (keys.size !== 1 || at < 0 || seen.has(key as string)) return false;
  return order.slice(at + 1).some((later) => seen.has(later));
}

/** Names of a list begin this close to one edge, in points. */
const LIST_EDGE = 3;

/**
 * Whether a line, with a name above it as the first block has, begins a block: the one before it has its amount and its
 * hazards. A substance without a CAS number would else take the next one's.
 */
function beginsNamed(lines: readonly TypedLine[], i: number, block: Block): boolean {
  const { keys, seen, begin, last, first } = block;
  if (!seen.has("concentration") || !(keys.has("cas") || keys.has("ec"))) return false;
  const [name, firstName] = [lines[withNameAbove(lines, i, last)], lines[first]];
  if (name === lines[i] || !name || !firstName || !isNameOnly(firstName)) return false;
  const isInList = Math.abs(name.line.rect[0] - firstName.line.rect[0]) < LIST_EDGE;
  return (
    isInList && lines.slice(begin, last + 1).some((line) => line.cells.some((cell) => cell.hazards !== null))
  );
}

/** The lines `begin` to `last` of a block, what was seen in them, and where the first block of the list begins. */
type Block = {
  keys: ReadonlyMap<string, string>;
  seen: ReadonlyMap<string, string>;
  begin: number;
  last: number;
  first: number;
};

/** Begin and end of each block of lines that tells of one substance. */
function blockRanges(
  lines: readonly TypedLine[],
  rulesOf: (page: number) => readonly Rule[],
): [number, number][] {
  const ranges: [number, number][] = [];
  let seen = new Map<string, string>();
  let order: string[] | null = null;
  let isList = true;
  let begin = -1;
  let last = -1;
  for (const [i, line] of lines.entries()) {
    const keys = keysOf(line);
    if (keys.size === 0) {
      if (begin >= 0 && line.cells.some((cell) => cell.hazards !== null)) last = i;
      continue;
    }
    const repeats =
      isTooEarly(keys, seen, order ?? []) ||
      (begin >= 0 && beginsNamed(lines, i, { keys, seen, begin, last, first: ranges[0]?.[0] ?? begin })) ||
      [...keys].some(([key, value]) => seen.has(key) && seen.get(key) !== value);
    if (begin < 0 || repeats) {
      let start = withNameAbove(lines, i, last);
      // A rule between a name and its content, where every line is ruled, ends no block
      for (let at = start; at > last + 1 && begin >= 0; at--)
        if (ruleAbove(lines, at, rulesOf)) {
          start = at;
          break;
        }
      if (begin >= 0) {
        ranges.push([begin, start]);
        order ??= isList ? [...seen.keys()] : [];
      }
      begin = start;
      seen = new Map();
    }
    isList &&= keys.size === 1;
    for (const [key, value] of keys) if (!seen.has(key)) seen.set(key, value);
    last = i;
  }
  if (begin >= 0) ranges.push([begin, last + 1]);
  return ranges;
}

/**
 * The name stands before the hazards and before labelled lines; of several texts in a line the leftmost is the name,
 * and it goes on in lines right below that begin at the same place.
 */
function nameCells(block: readonly TypedLine[]): TypedCell[] {
  const labelled = block.flatMap(({ cells }) => cells.filter((_, i) => isNameLabel(cells[i - 1]?.label)));
  if (labelled[0]?.name) return labelled.slice(0, 1);
  const cells: TypedCell[] = [];
  for (const { cells: own, line } of block) {
    const first = cells[0];
    if (first && own.some((cell) => cell.hazards !== null || cell.label !== null)) break;
    const name = own.find((cell) => cell.name !== null);
    if (!name || (first && !continuesName(first, cells.at(-1) ?? first, name))) continue;
    if (first && /^[·•ꞏ]/.test(line.text)) break;
    cells.push(name);
  }
  return cells;
}

const isNameLabel = (label: TypedCell["label"] | undefined) => label?.has("name") && label.size === 1;

function continuesName(first: TypedCell, last: TypedCell, next: TypedCell): boolean {
  if (last.source.page !== next.source.page) return false;
  const isBelow =
    last.source.rect[1] - next.source.rect[3] < 0.9 * (last.source.rect[3] - last.source.rect[1]);
  // "EINECS: 252-626-0 dimethylthiophosphat": a number before it moves the cell's edge, not the name's
  return (
    isBelow &&
    (next.identifiers.length > 0 || Math.abs(next.source.rect[0] - first.source.rect[0]) < NAME_EDGE)
  );
}

function componentOf(block: readonly TypedLine[]): ReadComponent {
  const component = emptyComponent();
  const cells = block.flatMap((line) => line.cells);
  for (const cell of cells.filter((one) => one.identifiers.length > 0))
    takeIdentifiers(component, { text: cell.text, sources: [cell.source] });
  const names = nameCells(block);
  setName(component, {
    text: joinName(names.map((cell) => (cell.name ?? "").replace(/\(?\bM\s*=\s*\d+\)?/g, ""))),
    sources: names.map((cell) => cell.source),
  });
  const amount = cells.find((cell) => cell.concentration !== null);
  if (amount) setConcentration(component, { text: amount.concentration ?? "", sources: [amount.source] });
  const all = cells.filter((cell) => cell.hazards !== null);
  // Limits that stand beside the first class would end the classes below it
  const hazards = [...all.filter((cell) => !isLimits(cell)), ...all.filter(isLimits)];
  const text = hazards.map((cell) => cell.hazards).join("\n");
  setHazards(
    component,
    readHazards(text),
    hazards.map((cell) => cell.source),
  );
  return component;
}

const LIMITS = pattern("iu")`^\W*${words.componentRows.limitHead}?${words.componentRows.limitWord}`;
const isLimits = ({ hazards }: TypedCell) => LIMITS.test(hazards ?? "");

function isSubstance(component: ReadComponent): boolean {
  const { value } = component;
  const name = value.chemical_name ?? "";
  if (name.length > LONGEST_NAME || (name.length > 60 && SENTENCE.test(name))) return false;
  if (value.cas_number || value.ec_number) return true;
  return Boolean(
    name &&
      hasConcentration(component) &&
      (value.classifications.length > 0 || value.reach_registration_number),
  );
}

/** "PHOSPHORIC ACID 30-" / "<60%": an amount that a narrow cell tore at its dash is put together. */
function withWholeAmounts(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => TORN_AMOUNT.test(text))) return lines;
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [cell] = above?.cells ?? [];
    const isRest = line.cells.length === 1 && REST_OF_AMOUNT.test(line.text);
    if (!above || !cell || above.cells.length > 1 || !isRest || !TORN_AMOUNT.test(above.text)) {
      whole.push(line);
      continue;
    }
    const text = `${above.text}${line.text}`;
    whole[whole.length - 1] = { ...above, text, cells: [{ ...cell, text }] };
  }
  return whole;
}

/** Substances of a section without a table heading: lists of labelled lines, blocks, or rows told apart by content. */
export function componentsOfBlocks(
  lines: readonly Line[],
  rulesOf: (page: number) => readonly Rule[],
): ReadComponent[] {
  const typed = withWholeAmounts(lines)
    .map(typeLine)
    .filter((line) => !isProse(line));
  return blockRanges(typed, rulesOf)
    .map(([from, to]) => componentOf(typed.slice(from, to)))
    .filter(isSubstance);
}
