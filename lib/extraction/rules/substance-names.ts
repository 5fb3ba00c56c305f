import { foldText } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words } from "@/lib/extraction/language/words";

/**
 * What names of one substance share, however they are spelt: "propan-2-ol", "2-Propanol" and "propaan-2-ol", "butane" and
 * "butaan", without the order of their numbers.
 */
function spelling(name: string): string {
  const bare = foldText(name);
  const letters = bare
    .replace(/[^\p{L}]/gu, "")
    .replace(/(\p{L})\1/gu, "$1")
    .replace(/e$/, "");
  const numbers = (bare.match(/\d/g) ?? []).sort().join("");
  return letters + numbers;
}

/** ", Cr(VI) < 2 ppm": what a name says of its impurity. */
export const HOLDING = /,[^,]*[<≤]\s?\d[\d.,]*\s?ppm[^,]*$/iu;

/** "Hydrogen peroxide, aqueous solution 35 %", "Ammonia, anhydrous": what its number and its limits are those of stands before. */
const AS_SOLD = pattern("iu")`(?<=\p{L}),?\s${words.limitRows.asSold}(?:\s[<>≤≥]?\s?\d[\d.,\s–-]*%?)?$`;

/** "Sodium hydroxide (caustic soda); lye": the whole, what stands before brackets, and each part of a list. */
export function namesOf(printed: string): string[] {
  const parts = [printed, ...printed.split(/;\s/)];
  const names = parts.flatMap((part) => [
    part,
    part.replace(/\s*\([^()]*\)\s*$/, ""),
    part.replace(AS_SOLD, ""),
    part.replace(HOLDING, ""),
  ]);
  return [...new Set(names.map(spelling))].filter((name) => name.length > 2);
}
