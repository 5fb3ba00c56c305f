import { matchesIn } from "@/lib/extraction/matches";
import words from "@/lib/extraction/vocabulary/physical-state-words.json";

export type PhysicalState = keyof typeof words;

/** What a sheet says of the product's use or its vapour is no state of the product. */
const NOT_THE_STATE = /\b(?:in water|in wasser|dans l'eau|vapou?rs?|dämpfe|propellant|treibgas)\b/giu;

/** "[ ] Gas [X] Liquid [ ] Solid": of a form's states the ticked one counts. */
const TICKED = /(?:[[(]\s?[x✓✔√]\s?[\])]|[☒☑✓✔√])\s*(\p{L}+)/iu;

/** What follows is no word for the state. */
const LONGEST = 300;
/** Chinese and Korean set no spaces between words. */
const WITHOUT_SPACES = /[\u3000-\ud7ff]/;

const patterns = (Object.entries(words) as [PhysicalState, string[]][]).map(([state, forms]) => ({
  state,
  /** Letters of each form: a text without any of them is not searched. */
  letters: forms.map((form) => lettersOf(form.toLowerCase())),
  pattern: new RegExp(forms.map((form) => bounded(form.toLowerCase())).join("|"), "gu"),
}));

function bounded(form: string): string {
  return WITHOUT_SPACES.test(form) ? form : `(?<![\\p{L}-])(?:${unicodeWords(form)})(?![\\p{L}])`;
}

function lettersOf(form: string): string {
  const sure = form
    .replaceAll("\\w*", " ")
    .replace(/\[[^\]]*\]/g, " ")
    .replace(/.\?/gu, " ");
  return sure.split(" ").reduce((longest, part) => (part.length > longest.length ? part : longest), "");
}

function unicodeWords(form: string): string {
  return form.replaceAll("\\w", "[\\p{L}-]");
}

/** The physical state that a text names first: "Verflüssigtes Gas" is a gas, "feste Paste" a paste. */
export function physicalStateIn(text: string): PhysicalState | null {
  const ticked = TICKED.exec(text)?.[1] ?? text;
  const readable = ticked.slice(0, LONGEST).normalize("NFC").toLowerCase().replace(NOT_THE_STATE, " ");
  let best: { state: PhysicalState; at: number } | null = null;
  for (const { state, pattern, letters } of patterns) {
    if (!letters.some((part) => readable.includes(part))) continue;
    for (const match of matchesIn(readable, pattern)) {
      if (isDenied(readable, match.index)) continue;
      if (!best || match.index < best.at) best = { state, at: match.index };
      break;
    }
  }
  if (!best) return null;
  return qualified(readable, best.state) ?? best.state;
}

function isDenied(text: string, at: number): boolean {
  return /\b(?:not?|nicht|niet|non|pas|kein\w*)\s+(?:a\s+)?$/i.test(text.slice(0, at));
}

/** A liquefied gas is a gas although "liquid" is named first; so is a solid paste a paste. */
function qualified(text: string, state: PhysicalState): PhysicalState | null {
  const gas =
    /(?:liquefied|liquified|verflüssigt\w*|vloeibaar\s+gemaakt|liquéfiés?|compressed|verdichtet\w*|komprimiert\w*|samengeperst|comprimés?|refrigerated|licuado|liquefatto|liquefeito|skroplony|zkapalněný)[\s\p{L}]{0,30}\bg[aá][sz]/iu;
  if (state === "liquid" && gas.test(text)) return "gas";
  if (state === "solid" && /(?:fest|solid|vast)\p{L}*\s+(?:paste|pasta|pâte)(?!\p{L})/iu.test(text))
    return "paste";
  return null;
}
