const NEGATIONS = new Set(["no", "not", "nicht", "kein", "keine", "keinen", "niet", "geen", "pas"]);
/** Words that count in a comparison have so many letters, and are alike when they begin alike. */
const SHORTEST_WORD = 4;
const STEM = 5;
/** A sentence counts as said only when nearly all of its words are there: said twice is better than left out. */
const SHARE_SAID = 0.8;

/**
 * The sentences of a statement that a text does not say already, "" when it says all. One that forbids is said only
 * by a text that forbids as well.
 */
export function addedSentences(statement: string, text: string): string {
  const said = new Set(stems(text));
  return statement
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !isSaid(stems(sentence.replace(/^[^:]+:/, "")), said))
    .join(" ");
}

function isSaid(words: string[], said: ReadonlySet<string>): boolean {
  if (words.some((word) => NEGATIONS.has(word) && !said.has(word))) return false;
  const found = words.filter((word) => said.has(word)).length;
  return words.length > 0 && found >= words.length * SHARE_SAID;
}

function stems(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [...new Set(words)].flatMap((word) => {
    if (NEGATIONS.has(word)) return [word];
    return word.length >= SHORTEST_WORD ? [word.slice(0, STEM)] : [];
  });
}
