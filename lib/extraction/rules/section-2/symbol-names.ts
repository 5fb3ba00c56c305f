import { foldedWords } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words } from "@/lib/extraction/language/words";
import index from "@/lib/regulation/pictograms/index.json";

/** The names in our index, and what sheets write in place of a picture beside them. */
function names(): Map<string, string> {
  const map = new Map<string, string>();
  for (const { code, file, ...names } of index.ghs)
    for (const name of Object.values(names)) map.set(foldedWords(name), code);
  for (const [code, list] of Object.entries(words.pictograms)) for (const name of list) map.set(name, code);
  return map;
}

const NAMES = names();
/** "Flame and exclamation mark". */
const AND = pattern()` ${words.joins.and} `;
/** The codes of the pictograms that a text names, and nothing else; "Flame and exclamation mark" names two. */
export function symbolsNamed(printed: string): string[] {
  const text = foldedWords(printed);
  const whole = NAMES.get(text);
  if (whole) return [whole];
  const codes = text.split(AND).map((name) => NAMES.get(name));
  return codes.every((code) => code !== undefined) ? codes : [];
}
