import { allStatements } from "@/lib/regulation/statements";
import { words as vocabulary } from "../language/words";

/** The ligatures that fonts draw as one glyph; some of them no code stands for. */
const ligatures = ["ti", "fi", "fl", "ff", "tt", "ft", "ffi", "ffl", "tti", "th"];
/** In the font Calibri the number of the glyph is handed over as if it were a letter's. */
const calibri = new Map<number, string>([
  [0x19f, "ti"],
  [0x1a9, "tt"],
  [0x1ab, "tti"],
  [0x14c, "ft"],
]);
const unknown = 0xfffd;
const lineEndHyphen = 0x02;
/** A word this long is known by itself, shorter ones have to be two. */
const tellingLength = 8;
const shortestWord = 4;
const longestWord = 40;

let known: Set<string> | undefined;

/** The words of the law's headings and statements, which every sheet has some of. */
function knownWords(): Set<string> {
  known ??= new Set(
    [
      ...Object.values(vocabulary.headings).flat(),
      ...Object.values(vocabulary.otherHeadings).flat(),
      ...vocabulary.text.numberedSection,
      ...allStatements.flatMap(({ text }) => [text.en, text.de, text.nl, text.fr]),
    ].flatMap((text) => (text ?? "").toLowerCase().match(/\p{L}{4,}/gu) ?? []),
  );
  return known;
}

/** A character without a meaning of its own, which may be a ligature when it stands inside a word. */
export function mayBeLigature(code: number): boolean {
  if (code < 0x20) return code > lineEndHyphen && (code < 0x09 || code > 0x0d);
  if (code < 0x14c) return false;
  return (code >= 0x180 && code <= 0x217) || code === 0x14c || code === unknown || isPrivate(code);
}

function isPrivate(code: number): boolean {
  return code >= 0xe000 && code <= 0xf8ff;
}

/**
 * What the glyphs without a meaning stand for, by the words that become known ones with it: Iden?fica?on. `keyOf` tells
 * one glyph from another, null where it is none; what is not certain is left out.
 */
export function ligaturesIn(
  codes: readonly number[],
  keyOf: (index: number) => string | null,
): Map<string, string> {
  const words = new Map<string, Set<string>>();
  const found = new Map<string, string>();
  const lostKey = (at: number) => (mayBeLigature(codes[at] ?? 0) ? keyOf(at) : null);
  for (const [i, code] of codes.entries()) {
    const key = lostKey(i);
    const word = key === null ? null : wordAround(codes, i, lostKey);
    if (!word || key === null) continue;
    const usual = calibri.get(code);
    if (usual) found.set(key, usual);
    else words.set(key, (words.get(key) ?? new Set()).add(word));
  }
  for (const [key, patterns] of words) {
    const ligature = ligatureOf([...patterns]);
    if (ligature) found.set(key, ligature);
  }
  return found;
}

/** The word with U+FFFD for each glyph of the same kind; null when nothing stands beside it or another is lost in it. */
function wordAround(
  codes: readonly number[],
  index: number,
  lostKey: (at: number) => string | null,
): string | null {
  const own = lostKey(index);
  const isPart = (at: number) => isLetter(codes[at] ?? 0) || lostKey(at) !== null;
  let [from, to] = [index, index + 1];
  while (isPart(from - 1) && index - from < longestWord) from--;
  while (isPart(to) && to - index < longestWord) to++;
  let word = "";
  for (let at = from; at < to; at++) {
    const key = lostKey(at);
    if (key !== null && key !== own) return null;
    word += String.fromCodePoint(key === null ? (codes[at] ?? 0) : unknown);
  }
  return word.length > 1 ? word.toLowerCase() : null;
}

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || (code >= 0xc0 && code <= 0xff);
}

function ligatureOf(patterns: string[]): string | null {
  const counted = ligatures.map((ligature) => {
    const made = patterns
      .map((pattern) => pattern.replaceAll("\ufffd", ligature))
      .filter((word) => word.length >= shortestWord && knownWords().has(word));
    return { ligature, words: made.length, longest: Math.max(0, ...made.map((word) => word.length)) };
  });
  const [best, second] = counted.sort((a, b) => b.words - a.words);
  if (!best || best.words <= 2 * (second?.words ?? 0)) return null;
  return best.words > 1 || best.longest >= tellingLength ? best.ligature : null;
}
