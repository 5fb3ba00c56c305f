import { foldedLetters } from "@/lib/extraction/glyphs/folded-text";
import { languages, pattern, words } from "@/lib/extraction/language/words";

const STATES = pattern("i")`^${words.places.states}$`;

const LONGEST_NAME = 60;

let countries: ReadonlyMap<string, string> | null = null;

function countriesByName(): ReadonlyMap<string, string> {
  const byName = new Map<string, string>();
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (let first = 65; first <= 90; first++)
      for (let second = 65; second <= 90; second++) {
        const code = String.fromCharCode(first, second);
        const name = isCountryCode(code) ? names.of(code) : undefined;
        if (name) byName.set(foldedLetters(name), code);
      }
  }
  for (const [code, names] of Object.entries(words.countries))
    for (const name of names) byName.set(foldedLetters(name), code);
  return byName;
}

/** Codes that are kept for use, or stand for unions and old states, name no country. */
function isCountryCode(code: string): boolean {
  return !/^(?:A[A-C]|Q[M-Z]|X[A-Z]|ZZ|E[ZU]|UN|DD|YU|SU|CS|BU|TP|ZR|AN|FX|NT|VD|YD|UK|QU)$/.test(code);
}

/** The ISO 3166 code of a country that the text names and nothing else: "Österreich" is AT. */
export function countryNamed(text: string): string | null {
  if (text.length > LONGEST_NAME) return null;
  countries ??= countriesByName();
  return countries.get(foldedLetters(text)) ?? null;
}

/** True for the name of one of the United States. */
export function isState(text: string): boolean {
  return STATES.test(text.replace(/[,\s]+$/, "").trim());
}
