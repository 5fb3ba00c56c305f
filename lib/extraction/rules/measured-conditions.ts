import { pattern, words } from "@/lib/extraction/language/words";
import { type Quantity, unitOf } from "./measured-units";
import { isNoData } from "./no-data";

const LONGEST_CONDITIONS = 200;
/** Generators that print "Value: 65 °C Method: …" name the value, which is no condition. */
const VALUE_WORD = pattern("gi")`\b${words.conditions.value}\s?:`;
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]/g;
const WHOLE_BRACKETS = /^\(([^()]*)\)$|^\[([^[\]]*)\]$/;

/** What is said beside a value: method, temperature, substance. Null when nothing is left. */
export function conditionsOf(parts: readonly string[], quantity: Quantity): string | null {
  const said = parts
    .map((part) => tidy(part.replace(VALUE_WORD, " ")))
    .filter((part) => /[\p{L}\d]/u.test(part) && !unitOf(part, quantity) && !isNoData(part))
    .join("; ")
    .slice(0, LONGEST_CONDITIONS);
  return said === "" ? null : said;
}

/** Without separators at the ends, empty brackets, and brackets whose other half went with the value. */
function tidy(text: string): string {
  const whole = withoutLoneBrackets(text.replace(EMPTY_BRACKETS, " "))
    .replace(/\s+/g, " ")
    .replace(/([([])\s|\s([)\]])/g, "$1$2")
    .replace(/^(?:[\s,;:./|]|-(?!\d))+|[\s,;:./|-]+$/g, "");
  const inner = WHOLE_BRACKETS.exec(whole);
  return inner ? tidy(inner[1] ?? inner[2] ?? "") : whole;
}

const CLOSES: Readonly<Record<string, string>> = { ")": "(", "]": "[" };

function withoutLoneBrackets(text: string): string {
  const characters = [...text];
  const open: number[] = [];
  const lone = new Set<number>();
  for (const [i, character] of characters.entries()) {
    if (character === "(" || character === "[") open.push(i);
    const opener = CLOSES[character];
    if (!opener) continue;
    if (characters[open.at(-1) ?? -1] === opener) open.pop();
    else lone.add(i);
  }
  for (const i of open) lone.add(i);
  return characters.filter((_, i) => !lone.has(i)).join("");
}
