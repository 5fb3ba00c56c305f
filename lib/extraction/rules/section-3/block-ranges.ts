import { pattern, words } from "@/lib/extraction/language/words";
import { concentrationsIn } from "@/lib/extraction/rules/concentration";
import { gapAbove, median, type RulesOf, rulesAbove } from "@/lib/extraction/tables/pieces";
import { columnKinds } from "./column-kinds";
import { identifiersIn } from "./component-identifiers";
import type { TypedCell, TypedLine } from "./typed-lines";

/** The first line of a block, and the one after its last. */
export type BlockRange = readonly [from: number, to: number];

/** Shorter ones underline a word, in points. */
const LEAST_RULE = 60;
/** Words of sentences: a "name" with one of them and of some length is prose. */
export const SENTENCE = pattern("iu")`(?<!\p{L})${words.prose.words}(?!\p{L})`;
const CAPTION = /^\s*\d{1,2}\.\d|:\s*$|^[·•ꞏ]/;

const isTyped = (cell: TypedCell) =>
  cell.identifiers.length > 0 || cell.concentration !== null || cell.hazards !== null || cell.label !== null;

const NUMBER_LABELS = ["cas", "index", "reach", "ec"] as const;

/** What may occur once in a block; the same again means that the next block has begun. */
function keysOf({ cells }: TypedLine): Map<string, string> {
  const keys = new Map<string, string>();
  for (const cell of cells) {
    for (const found of cell.identifiers) if (!keys.has(found.kind)) keys.set(found.kind, found.value);
    if (cell.concentration !== null)
      keys.set("concentration", `${cell.source.rect[1]} ${cell.concentration}`);
  }
  const named = cells.find(({ name, isLabelled }) => name !== null && isLabelled);
  if (named?.name) keys.set("name", named.name);
  const [first] = cells;
  const label = cells.length > 1 && NUMBER_LABELS.find((kind) => first?.label?.has(kind));
  if (label && !keys.has(label)) keys.set(label, `${first?.source.rect[1]}`);
  return keys;
}

export function isProse({ cells }: TypedLine): boolean {
  const text = cells[0]?.text ?? "";
  return text.split(/\s+/).length >= 8 && SENTENCE.test(text);
}

const AMOUNTS_OF_RECIPE = 3;
/** "Example 80 % & model 15 % & 5 % water": a recipe, whose amounts are those of several substances. */
export const isRecipe = ({ line }: TypedLine) =>
  concentrationsIn(line.text).filter(({ marked }) => marked).length >= AMOUNTS_OF_RECIPE &&
  identifiersIn(line.text).length === 0;

const isNameOnly = (typed: TypedLine | undefined) =>
  Boolean(typed?.cells.some((cell) => cell.name) && !typed.cells.some(isTyped));

const hasOwnName = ({ cells }: TypedLine) => cells.some((cell) => cell.name !== null);

const isCaption = ({ line: { text } }: TypedLine) =>
  CAPTION.test(text) || columnKinds(text).has("classification");

/** "Synonyms: …", "Formula: …": what tells of no other substance. */
const isAside = (line: TypedLine | undefined) =>
  line?.cells.every(({ hazards }) => hazards === null) && keysOf(line).size === 0 && !hasOwnName(line);

/** Where the labels that stand between a block's name and its number begin. */
function belowName(lines: readonly TypedLine[], begin: number, previous: number): number {
  let at = begin;
  while (at - 1 > previous && isAside(lines[at - 1])) at--;
  return isNameOnly(lines[at - 1]) ? at : begin;
}

/** Lines of nothing but a name that stand right above a block belong to it, and the labels between. */
function withNameAbove(lines: readonly TypedLine[], begin: number, previous: number): number {
  if (hasOwnName(lines[begin] as TypedLine)) return begin;
  let at = belowName(lines, begin, previous);
  while (at - 1 > previous && isNameOnly(lines[at - 1]) && !isCaption(lines[at - 1] as TypedLine)) at--;
  return at;
}

const NUMBERLESS = /^\W*CAS(?![\p{L}\d])[^:\d]{0,20}:?[^\p{L}\d]*$/u;
/** "CAS number: —": the line of a substance that has none. */
export const isNumberless = ({ line }: TypedLine) => NUMBERLESS.test(line.text);

/** The block whose content begins in a line reaches up to the name above it, or to a drawn line below another block. */
function beginOf(lines: readonly TypedLine[], content: number, previous: number, rulesOf: RulesOf): number {
  const begin = withNameAbove(lines, content, previous);
  if (previous < 0) return begin;
  // A rule between a name and its content, where every line is ruled, ends no block
  for (let at = begin; at > previous + 1; at--)
    if (rulesAbove(lines, at, rulesOf).some(({ rect }) => rect[2] - rect[0] > LEAST_RULE)) return at;
  return begin;
}

const rangesFrom = (begins: readonly number[], end: number) =>
  begins.map((from, i): BlockRange => [from, begins[i + 1] ?? end]);

/** Begin and end of each block of lines that tells of one substance. */
function blockRanges(lines: readonly TypedLine[], rulesOf: RulesOf): BlockRange[] {
  const begins: number[] = [];
  let seen = new Map<string, string>();
  let last = -1;
  for (const [i, line] of lines.entries()) {
    const keys = keysOf(line);
    if (keys.size === 0) {
      if (last >= 0 && (isNumberless(line) || line.cells.some(({ hazards }) => hazards !== null))) last = i;
      continue;
    }
    const repeats = [...keys].some(([key, value]) => seen.has(key) && seen.get(key) !== value);
    if (last < 0 || repeats) {
      begins.push(beginOf(lines, i, last, rulesOf));
      seen = new Map();
    }
    for (const [key, value] of keys) if (!seen.has(key)) seen.set(key, value);
    last = i;
  }
  return rangesFrom(begins, last + 1);
}

/** Left edges of one depth differ by less than this, in points. */
const SAME_DEPTH = 2;
/** A gap above a block exceeds the usual one between lines by this share of the type size. */
const WIDER = 0.25;
const BULLET = /^\s*(?:[•·ꞏ∙▪‣*–-]|\(?\d{1,2}[.)])\s+\S/;

/** Whether a block begins in a line. */
type Begins = (line: TypedLine, above: TypedLine | undefined, index: number) => boolean;

const isAt = (line: TypedLine, left: number) => line.line.rect[0] - left < SAME_DEPTH;

function atOuterEdge(lines: readonly TypedLine[]): Begins {
  const left = Math.min(...lines.filter(({ cells }) => cells.some(isTyped)).map(({ line }) => line.rect[0]));
  return (line, above) => isAt(line, left) && (!above || !isAt(above, left));
}

function belowGap(lines: readonly TypedLine[]): Begins {
  const gaps = lines.map((_, i) => gapAbove(lines, i));
  const usual = median(gaps.filter((gap) => gap !== null));
  return ({ line }, _, i) => (gaps[i] ?? Number.POSITIVE_INFINITY) - usual > WIDER * (line.size || 8);
}

const withBullet: Begins = ({ line }) => BULLET.test(line.text);

/** A name that is not the rest of the name above it, once the block before has said something. */
const withName: Begins = (line, above) =>
  hasOwnName(line) && !isCaption(line) && (!above || !isNameOnly(above) || isCaption(above));

const withAmount: Begins = ({ cells }) => cells.some(({ concentration }) => concentration !== null);

const rangesOf = (lines: readonly TypedLine[], begins: Begins) =>
  rangesFrom(
    lines.flatMap((line, i) => (begins(line, lines[i - 1], i) ? [i] : [])),
    lines.length,
  );

/** Bullets of which each heads one CAS number part the list, whatever else repeats itself. */
function areOfOneSubstance(lines: readonly TypedLine[], ranges: readonly BlockRange[]): boolean {
  const numbers = ranges.map(([from, to]) =>
    lines.slice(from, to).flatMap(({ cells }) => cells.flatMap(({ identifiers }) => identifiers)),
  );
  return ranges.length > 1 && numbers.every((own) => own.filter(({ kind }) => kind === "cas").length === 1);
}

/** The ways to part a list's lines into blocks of one substance each: by what repeats itself first, then by its form. */
export function blockProposals(lines: readonly TypedLine[], rulesOf: RulesOf): (() => BlockRange[])[] {
  const bulleted = rangesOf(lines, withBullet);
  const usual = [() => blockRanges(lines, rulesOf), () => bulleted];
  return [
    ...(areOfOneSubstance(lines, bulleted) ? usual.reverse() : usual),
    () => rangesOf(lines, atOuterEdge(lines)),
    () => rangesOf(lines, belowGap(lines)),
    () => rangesOf(lines, withName),
    () => rangesOf(lines, withAmount),
  ];
}
