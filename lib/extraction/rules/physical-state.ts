import { remembered } from "@/lib/extraction/glyphs/remembered";
import { pattern, words } from "@/lib/extraction/language/words";
import { matchesIn } from "./matches";

export type PhysicalState = keyof typeof words.physicalStates;

/** What a sheet says of the product's use or its vapour is no state of the product. */
const NOT_THE_STATE = pattern("giu")`\b${words.stateWords.notTheState}\b`;

/** "[ ] Gas [X] Liquid [ ] Solid": of a form's states the ticked one counts. */
const TICKED = /(?:[[(]\s?[x✓✔√]\s?[\])]|[☒☑✓✔√])\s*(\p{L}+)/iu;

const DENIED = pattern("iu")`\b${words.stateWords.denied}\s+(?:a\s+)?$`;
const MADE_GAS = pattern("iu")`${words.stateWords.madeGas}[\s\p{L}]{0,30}\bg[aá][sz]`;
const SOLID_PASTE = pattern("iu")`${words.stateWords.solid}\p{L}*\s+${words.stateWords.paste}(?!\p{L})`;

/** What follows is no word for the state. */
const LONGEST = 300;
/** Chinese and Korean set no spaces between words. */
const WITHOUT_SPACES = /[\u3000-\ud7ff]/;

const STATES = Object.entries(words.physicalStates) as [PhysicalState, readonly string[]][];
const isPhrase = (form: string) => WITHOUT_SPACES.test(form) || form.includes(" ");
/** Forms that are one word, from its beginning. */
const WORDS = STATES.map(([state, forms]) => {
  const single = forms.filter((form) => !isPhrase(form)).map((form) => form.toLowerCase());
  const anyLetters = single.map((form) => form.replaceAll("\\w", "[\\p{L}-]"));
  return { state, pattern: new RegExp(`^(?:${anyLetters.join("|")})(?!\\p{L})`, "u") };
});
const PHRASES = STATES.flatMap(([state, forms]) =>
  forms.filter(isPhrase).map((form) => ({ state, phrase: form.toLowerCase() })),
);
const WORD = /[\p{L}-]+/gu;

const stateOfWord = remembered(
  (word): PhysicalState | null => WORDS.find(({ pattern }) => pattern.test(word))?.state ?? null,
);

/** The physical state that a text names first: "Verflüssigtes Gas" is a gas, "feste Paste" a paste. */
export function physicalStateIn(text: string): PhysicalState | null {
  const ticked = TICKED.exec(text)?.[1] ?? text;
  const readable = ticked.slice(0, LONGEST).normalize("NFC").toLowerCase().replace(NOT_THE_STATE, " ");
  let best: { state: PhysicalState; at: number } | null = null;
  for (const { 0: word, index } of matchesIn(readable, WORD)) {
    const state = stateOfWord(word);
    if (!state || isDenied(readable, index)) continue;
    best = { state, at: index };
    break;
  }
  for (const { state, phrase } of PHRASES) {
    const at = readable.indexOf(phrase);
    if (at >= 0 && (!best || at < best.at) && !isDenied(readable, at)) best = { state, at };
  }
  if (!best) return null;
  return qualified(readable, best.state) ?? best.state;
}

function isDenied(text: string, at: number): boolean {
  return DENIED.test(text.slice(0, at));
}

/** "Liquid spray, Aerosol", "Amber liquid in aerosol", "Solid (powder)": the form is told behind what it is of. */
const besideFirst = (forms: readonly string[]) =>
  pattern("iu")`^\P{L}*(?:\p{L}+\s)?\p{L}+(?:(?:\s\p{L}+)?\s?[.,;/(]\s?|\s\p{L}{2,3}\s)(?:${forms})(?!\p{L})`;
const AEROSOL_BESIDE = besideFirst(words.physicalStates.aerosol);
const POWDER_BESIDE = besideFirst(words.physicalStates.powder);

/** A liquefied gas is a gas although "liquid" is named first; so is a solid paste a paste. */
function qualified(text: string, state: PhysicalState): PhysicalState | null {
  if (state === "liquid" && MADE_GAS.test(text)) return "gas";
  if (state === "liquid" && AEROSOL_BESIDE.test(text)) return "aerosol";
  if (state === "solid" && SOLID_PASTE.test(text)) return "paste";
  if (state === "solid" && POWDER_BESIDE.test(text)) return "powder";
  return null;
}
