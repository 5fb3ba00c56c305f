import { foldText } from "@/lib/extraction/glyphs/folded-text";

const NAMING_LANGUAGES = ["en", "nl", "de", "fr"] as const;
/** Words that sheets use beside the official names. */
const SHORT_NAMES: readonly (readonly [string, string])[] = [
  ["UK", "GB"],
  ["U.K.", "GB"],
  ["Great Britain", "GB"],
  ["England", "GB"],
  ["Großbritannien", "GB"],
  ["Grande-Bretagne", "GB"],
  ["Groot-Brittannië", "GB"],
  ["Holland", "NL"],
  ["USA", "US"],
  ["U.S.A.", "US"],
  ["U.S.", "US"],
  ["US", "US"],
  ["EE.UU.", "US"],
  ["Mexico", "MX"],
  ["México", "MX"],
  ["Korea", "KR"],
  ["NewZealand", "NZ"],
];
const STATES =
  /^(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|North (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South (?:Carolina|Dakota)|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming)$/i;

const LONGEST_NAME = 60;

/** Letters alone, so that "U.S.A." and "USA" are one. */
const key = (text: string) => foldText(text).replace(/ /g, "");

let countries: ReadonlyMap<string, string> | null = null;

function countriesByName(): ReadonlyMap<string, string> {
  const byName = new Map<string, string>();
  for (const language of NAMING_LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (let first = 65; first <= 90; first++)
      for (let second = 65; second <= 90; second++) {
        const code = String.fromCharCode(first, second);
        const name = isCountryCode(code) ? names.of(code) : undefined;
        if (name) byName.set(key(name), code);
      }
  }
  for (const [name, code] of SHORT_NAMES) byName.set(key(name), code);
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
  return countries.get(key(text)) ?? null;
}

/** True for the name of one of the United States. */
export function isState(text: string): boolean {
  return STATES.test(text.replace(/[,\s]+$/, "").trim());
}
