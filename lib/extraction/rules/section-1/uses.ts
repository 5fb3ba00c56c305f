import { foldText } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words as vocabulary } from "@/lib/extraction/language/words";
import { saying, sourceOf, textOf } from "@/lib/extraction/lines/lines";
import type { Line, Source } from "@/lib/extraction/model";
import { isNoData } from "@/lib/extraction/rules/no-data";
import type { Block } from "./blocks";

export type FoundUses = { text: string; sources: Source[] };

/** The words that the heading of 1.2 is made of (REACH Annex II), wherever it breaks. */
const HEADING_WORDS = new Set(foldText(vocabulary.uses.heading.join(" ")).split(/\s+/));
/** Labels of the heading itself and of the descriptors of ECHA R.12: a label of the use proper says more. */
const GENERAL = pattern()`${vocabulary.uses.general}`;
const DESCRIPTOR = pattern()`^${vocabulary.uses.descriptor}`;
const SAYS_NOTHING = pattern()`\b${vocabulary.uses.no}\s?${vocabulary.uses.further} (?:\w+ )?${vocabulary.uses.inform}|${vocabulary.uses.additional}`;

/** What the product is for: behind the label of its use, else below the heading of 1.2. */
export function identifiedUses(blocks: readonly Block[]): FoundUses | null {
  const labelled = blocks.flatMap((block, i) => {
    if (block.field !== "uses") return [];
    const lines = block.lines.length > 0 ? block.lines : linesBelow(blocks, i);
    const text = textBelow(lines);
    const label = foldText(block.label);
    return saysUse(text) ? [{ text, lines, isGeneral: GENERAL.test(label) || DESCRIPTOR.test(label) }] : [];
  });
  const found = labelled.find(({ isGeneral }) => !isGeneral) ?? labelled[0];
  if (found) return { text: found.text, sources: sourcesOf(found.lines) };
  const lines = underHeading(blocks);
  return saysUse(textBelow(lines)) ? { text: textBelow(lines), sources: sourcesOf(lines) } : null;
}

/** The text of a label that ends its line; a name with a colon in it does not end the text. */
function linesBelow(blocks: readonly Block[], at: number): Line[] {
  if (GENERAL.test(foldText(blocks[at]?.label ?? ""))) return [];
  const rest = blocks.slice(at + 1);
  const end = rest.findIndex(({ field, zone }) => field !== null || zone !== "uses");
  return rest.slice(0, end < 0 ? rest.length : end).flatMap(({ lines }) => lines);
}

/** Text between the heading of 1.2 and the uses that it warns of, where no label of another language parts it. */
function underHeading(blocks: readonly Block[]): Line[] {
  const end = blocks.findIndex(({ field, zone }) => field === "uses_against" || zone === "supplier");
  const own = blocks
    .slice(0, end < 0 ? blocks.length : end)
    .filter(({ field, zone, text }) => field === null && zone === "uses" && !isHeading(text));
  // Beside a second label that is not known may stand what it warns of
  const [first, second] = own.filter(({ label }) => label !== "");
  const told = own.slice(first ? own.indexOf(first) : 0, second ? own.indexOf(second) : own.length);
  const lines = told.flatMap((block) => block.lines);
  if (lines.some(({ cells }) => cells[1]?.text.startsWith(":"))) return [];
  return lines.map((line) => saying(line, line.cells[0]?.text ?? line.text));
}

const isHeading = (text: string) =>
  /^\W*1\s?\.\s?\d/.test(text) || words(text).every((word) => HEADING_WORDS.has(word));

const words = (text: string) =>
  foldText(text)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));

function saysUse(text: string): boolean {
  const folded = foldText(text).replace(/\s+/g, " ").trim();
  if (folded === "" || isNoData(text) || isHeading(text)) return false;
  return !SAYS_NOTHING.test(folded) && !DESCRIPTOR.test(folded);
}

const textBelow = (lines: readonly Line[]) =>
  textOf(lines)
    .replace(/\s+/g, " ")
    .replace(/^[\s•●▪·*-]+/, "")
    .trim();

const sourcesOf = (lines: readonly Line[]): Source[] => lines.map(sourceOf);
