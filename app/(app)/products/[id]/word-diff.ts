/** A part of a text, and whether the other text lacks it. */
export type Part = { text: string; isChanged: boolean };

/** Texts of more words than this are not compared word by word. */
const mostWords = 1_500;

/** Two texts in parts, of which those are marked that the other does not have at that place. */
export function wordDiff(before: string, after: string): { before: Part[]; after: Part[] } {
  const [old, young] = [wordsOf(before), wordsOf(after)];
  if (old.length > mostWords || young.length > mostWords)
    return { before: [{ text: before, isChanged: true }], after: [{ text: after, isChanged: true }] };
  const kept = commonWords(old, young);
  return { before: partsOf(old, kept.old), after: partsOf(young, kept.young) };
}

/** The share of words that two texts have in common, from 0 to 1. */
export function likeness(before: string, after: string): number {
  const [old, young] = [bare(before), bare(after)];
  const left = [...young];
  const common = old.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / Math.max(1, old.length + young.length);
}

const same = (a: string | undefined, b: string | undefined) => a?.toLowerCase() === b?.toLowerCase();
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const bare = (text: string) => wordsOf(text.toLowerCase()).filter((word) => /[\p{L}\d]/u.test(word));

/** The places of the longest sequence of words that both have. */
function commonWords(old: string[], young: string[]): { old: Set<number>; young: Set<number> } {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(young.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = young.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = same(old[i], young[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const kept = { old: new Set<number>(), young: new Set<number>() };
  for (let i = 0, j = 0; i < old.length && j < young.length; ) {
    if (same(old[i], young[j])) {
      kept.old.add(i);
      kept.young.add(j);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return kept;
}

function partsOf(words: string[], kept: ReadonlySet<number>): Part[] {
  const parts: Part[] = [];
  for (const [i, word] of words.entries()) {
    const isChanged = !kept.has(i);
    const last = parts.at(-1);
    if (last && last.isChanged === isChanged) last.text += ` ${word}`;
    else parts.push({ text: word, isChanged });
  }
  return parts;
}
