/** As many whole sentences of a text as a length takes; null when not even the first. */
export function shortened(text: string, longest: number): string | null {
  const clean = text.replace(/(?<!\.)\.\.(?=\s|$)/g, ".");
  if (clean.length <= longest) return clean;
  const ends = Array.from(clean.slice(0, longest + 1).matchAll(END), ({ index, 0: end }) => ({
    at: index + end.trimEnd().length,
    word: /[\p{L}\p{N}]*$/u.exec(clean.slice(0, index))?.[0] ?? "",
  }));
  const last = ends.filter(({ word }) => !isAbbreviation(word)).at(-1);
  return last ? clean.slice(0, last.at) : null;
}

// A sentence is followed by one that begins with a capital, a number or a bracket.
const END = /[.!?](?=\s+["'(]?[\p{Lu}\p{N}])/gu;

/** "z.B.", "e.g.", "Nr. 5": the full stop ends a short word, not the sentence. */
function isAbbreviation(word: string): boolean {
  return /^\p{L}$/u.test(word) || ABBREVIATIONS.has(word.toLowerCase());
}

const ABBREVIATIONS = new Set(
  "abs approx art bijv bzw ca cf env evt evtl excl exkl ggf incl inkl insb max min nl no nr par pos reg resp sog st ten tel vgl zgn ziff".split(
    " ",
  ),
);
