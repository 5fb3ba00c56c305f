import { distance } from "fastest-levenshtein";

/** The candidate that a misspelt word most likely means; null when none is near. */
export function closest(word: string, candidates: Iterable<string>): string | null {
  const lower = word.toLowerCase();
  let best: { text: string; far: number } | null = null;
  for (const text of candidates) {
    const far = distance(lower, text.toLowerCase());
    if (!best || far < best.far) best = { text, far };
  }
  return best && best.far <= Math.max(2, word.length / 3) ? best.text : null;
}
