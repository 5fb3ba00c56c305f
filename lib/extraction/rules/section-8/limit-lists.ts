import { remembered } from "@/lib/extraction/glyphs/remembered";
import { pattern, words } from "@/lib/extraction/language/words";
import { matchesIn } from "@/lib/extraction/rules/matches";
import { countryNamed } from "@/lib/extraction/rules/places";
import { kindWordsIn } from "./limit-words";

const START = String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}]-)`;
const STOP = pattern()`(?![\p{L}\p{N}]|[- ]${words.limitRows.notAList})`.source;

function matcher(list: readonly string[]): RegExp {
  const longest = [...list].sort((a, b) => b.length - a.length);
  return new RegExp(
    `${START}(?:${longest.join("|").replaceAll(" ?", "\\s*").replaceAll(" ", "\\s+")})${STOP}`,
    "u",
  );
}

const NAMED = matcher(words.limitLists.named);
const EACH_NAMED = new RegExp(NAMED.source, "gu");
const GENERIC = matcher(words.limitLists.generic);
const EACH_GENERIC = new RegExp(GENERIC.source, "gu");
const PROVINCE = matcher(words.limitLists.provinces);
const PLACE = matcher(words.limitLists.places);
/** Codes of lists as databases of substances write them: "EUOEL_TWAS", "UK_WELSTEL". */
const CODE = /(?<![\p{L}\p{N}])[A-Z]{2,5}_?[A-Z0-9]*_[A-Z0-9]{2,12}(?![\p{L}\p{N}])/u;
const DIRECTIVE =
  /\d{2,4}\/\d{2,4}\/(?:EC|EG|CE|EU|UE|EWG|EEC|EEG|CEE|ES|EHS|WE)|(?:\(EU\)|\(UE\)) ?\d{4}\/\d{2,4}/u;
/** "NAME (COUNTRY, month/year)", "NAME (COUNTRY (XX), month/year)": the line that begins a list's values. */
const DATED = /(\p{Lu}[^\n():;]{1,60}?)\s*\(\s*[^():]{1,40}(?:\(\p{Lu}{2,3}\))?,\s*\d{1,2}\/\d{4}\s*\)/gu;
/** "EH40/2005 WELs (United Kingdom). [dust]": a list with its country, which the lines below it are of. */
const LIST_LINE =
  /^(\p{Lu}[^\n():;]{1,60}?)\s*\([^\n()\d][^\n()]*(?:\(\p{Lu}{2,3}\)[^\n()]*)?\)\s*\.?(?=\s|$)/gmu;
/** A kind of limit with its country: "PEL (USA)", "MAK (AT)". */
const WITH_COUNTRY =
  /(?<![\p{L}\p{N}])(?:AGW|PEL|TLV|REL|OEL|EL|EV|MAK|WEL|WGW|IOELV|VLEP|VME|MAC|LEP)\s?\(\s?(?!TWA|STEL|VME|VLE|MAC|CEIL|C\s?\))(?:[A-Z]{1,3}|\p{Lu}\p{L}{3,}(?: \p{Lu}\p{L}+)?)\s?\)/u;

/** A country this near to a list is its own: "US. ACGIH". */
const TOUCHING = 3;

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

/** "PEL (Long Term)" has a kind in its brackets. */
function withCountryIn(text: string): RegExpExecArray | null {
  const found = WITH_COUNTRY.exec(text);
  return found && kindWordsIn(found[0]).every(({ kind }) => kind === "generic") ? found : null;
}

/** The list or country whose limits a text announces; null when it names none. */
export const limitListIn = remembered((text): string | null => {
  const own = CODE.exec(text) ?? withCountryIn(text) ?? NAMED.exec(text);
  if (own) return tidy(own[0]);
  const place = PROVINCE.exec(text) ?? PLACE.exec(text);
  const generic = GENERIC.exec(text);
  if (generic && place && place.index < generic.index) return `${tidy(place[0])} ${tidy(generic[0])}`;
  if (generic) return tidy(generic[0]);
  return place ? tidy(place[0]) : DIRECTIVE.test(text) ? "EU" : null;
});

/** "ACGIH", "USA ACGIH": a list, or the country that it is of beside it. */
export function isListAlone(text: string): boolean {
  const list = limitListIn(text);
  if (list === null) return false;
  const rest = text.replace(list, " ").replace(PLACE, " ");
  return !/[\p{L}\p{N}]/u.test(rest) || countryNamed(rest) !== null;
}

export type ListMention = { list: string; from: number; to: number };

const mention = ({ 0: printed, index }: RegExpExecArray, list = printed): ListMention => {
  return { list: tidy(list), from: index, to: index + printed.length };
};

/** The lists that a running text names; where it dates them, only those count. */
export function listMentions(text: string): ListMention[] {
  const dated = [...matchesIn(text, DATED)].map((match) => mention(match, match[1]));
  if (dated.length > 0) return dated;
  const lines = text.includes("\n") ? [...matchesIn(text, LIST_LINE)] : [];
  if (lines[0]?.index === 0)
    return lines.map((match) => mention(match, limitListIn(match[1] ?? "") ?? match[1]));
  const mentions = [...matchesIn(text, EACH_NAMED)].map((match) => mention(match));
  const generics = [...matchesIn(text, EACH_GENERIC)].map((match) => mention(match));
  // "PEL: 1000 ppm  TLV: 250 ppm"
  if (mentions.length === 0 && new Set(generics.map(({ list }) => list)).size > 1) return generics;
  for (const piece of matchesIn(text, /[^\n;]+/g)) {
    const list = NAMED.test(piece[0]) ? null : limitListIn(piece[0]);
    const from = piece.index + (list ? piece[0].indexOf(list) : -1);
    const to = from + (list?.length ?? 0);
    if (list && from >= piece.index && !mentions.some((one) => one.from < to && one.to > from))
      mentions.push({ list, from, to });
  }
  mentions.sort((a, b) => a.from - b.from);
  return mentions.filter((one, i) => (mentions[i + 1]?.from ?? Infinity) - one.to > TOUCHING);
}

/** The kind that the code of a list ends with: "UK_WELSTEL". */
export function kindOfCode(list: string): "mean" | "short" | "ceiling" | null {
  if (!CODE.test(list)) return null;
  if (/TWAS?$/.test(list)) return "mean";
  if (/STELS?$/.test(list)) return "short";
  return /CEIL$/.test(list) ? "ceiling" : null;
}

/** Whether a text begins a list's values with the list's name, country and date. */
export const hasDatedList = (text: string) => text.search(DATED) >= 0;

/** Whether a text is a list with its country. */
export const beginsList = (text: string) => text.search(LIST_LINE) === 0;

/** Whether a text names a limit with its country. */
export const namesCountry = (text: string) => withCountryIn(text) !== null;

/** "OEL": the name of a limit that every country has. */
export const isAnyCountrys = (list: string) => GENERIC.exec(list)?.[0] === list;

/** "Example" over "Safe Work" and "Australia": what a name's cell says of the substance, and the list below it. */
export function withoutListBelow(text: string): { text: string; list: string | null } {
  const lines = text.split("\n");
  for (const from of lines.keys()) {
    const printed = lines.slice(from).join(" ");
    const list = from > 0 ? limitListIn(printed) : null;
    const rest = printed.replace(list ?? "", "").replace(/\([^()]*\)|[\s.,:;–-]/g, "");
    if (list && rest === "") return { text: lines.slice(0, from).join("\n"), list };
  }
  return { text, list: null };
}

const LONGEST_LIST = 60;

/** A list as its cell names it: a known one by its name, else whatever its words are. */
export function printedList(text: string): string | null {
  const printed = text
    .replace(/\s+/g, " ")
    .replace(/^\s*\(([^()]*)\)\s*$/, "$1")
    .trim();
  return limitListIn(text) ?? (printed.length <= LONGEST_LIST && /\p{L}{2}/u.test(printed) ? printed : null);
}
