import { pattern, words } from "@/lib/extraction/language/words";
import { countryNamed } from "@/lib/extraction/rules/places";
import { hoursIn } from "./hours";

const { emergency, joins } = words;

export type Said = {
  organization: string | null;
  country: string | null;
  hours: string | null;
  /** "outside the U.S.": from where to call, and nothing of whose number it is. */
  isRemark: boolean;
  /** Words of a sentence rather than a name. */
  isSentence: boolean;
};

/** Services that answer emergencies with chemicals, known by these names alone. */
const SERVICE = pattern("iu")`(?<!\p{L})${emergency.services}(?!\p{L})`;
/** Words of the names that centres for poisons and fire brigades bear. */
export const CENTRE = pattern("iu")`${emergency.centre}`;
const GENERIC = pattern("giu")`(?<!\p{L}-?)${emergency.aroundNumber}(?!\p{L})[.:]?`;
/** What tells from where a number is to be called, or what a call costs. */
const REMARK = pattern("iu")`^(?:${emergency.fromPreposition}\s)?${emergency.fromWhere}(?!\p{L})`;
/** A sentence goes on to the number; a name does not end like this. */
const UNFINISHED = pattern(
  "iu",
)`(?<!\p{L})(?:${joins.prepositions}|${joins.articles}|${joins.of}|${joins.or}|${joins.and})$`;
const SENTENCE = pattern("iu")`^${emergency.sentenceStart}\s|(?<!\p{L})${emergency.sentenceWords}(?!\p{L})`;
const ONLY_EMERGENCY = pattern(
  "iu",
)`^(?:${emergency.nothingElseBefore}\s)?${emergency.nothingElse}(?:\s${emergency.nothingElseBehind})?$`;
const CONNECTOR = pattern(
  "giu",
)`^(?:[\s:;,./•●*|–—-]|(?:${joins.or}|${joins.and}|${joins.also})(?!\p{L}))+|(?:[\s:;,./•●*|@–—-]|(?<!\p{L})(?:${joins.or}|${joins.and}))+$`;
const START_OF_PLACE = pattern("iu")`^${emergency.startOfPlace}\s+(?:${emergency.placeArticles}\s+)*`;
const BETWEEN_PLACES = pattern("u")`\s?(?:&|,|\/|(?<!\p{L})${joins.and}(?!\p{L}))\s?`;
const PURPOSE = pattern("iu")`^${joins.for}\s+(?=\S+ ${emergency.purpose})`;
const OF_WHOM = pattern("u")`^${joins.ofWhom}\s+`;
const ADDRESSES = /\S+@\S+|(?:https?:\/\/|www\.)\S+/giu;
const LONGEST = 90;
/** Words further away say nothing of a number. */
const MOST_READ = 300;

/** What words beside a number say: whose it is, of which country, and when it is answered. */
export function saidBeside(beside: string): Said {
  const words = beside.slice(-MOST_READ);
  const hours = hoursIn(words);
  const without = [...hours]
    .reverse()
    .reduce((text, { at, end }) => `${text.slice(0, at)} ${text.slice(end)}`, words);
  const tidy = trimmed(
    without
      .replace(ADDRESSES, " ")
      .replace(GENERIC, " ")
      .replace(/\(\s*[,;/-]*\s*\)/g, " "),
  );
  const { country, rest } = withoutCountry(tidy);
  const organization = nameIn(rest);
  const isRemark = organization === null && REMARK.test(rest);
  const isSentence = organization === null && !isRemark && rest.split(" ").length > 3;
  return { organization, country, hours: hours[0]?.text ?? null, isRemark, isSentence };
}

/** What stands behind a number says the same in brackets or behind a dash, and opening hours anywhere. */
export function saidIn(behind: string): Said {
  const after = behind.slice(0, MOST_READ);
  const beside = /^\s*(?:[(-]|\p{Lu}{4})[^()]*/u.exec(after)?.[0];
  const said = saidBeside(beside?.replace(/^\s*[(-]/, "") ?? "");
  const organization = SERVICE.exec(after)?.[0] ?? said.organization;
  return { ...said, organization, hours: said.hours ?? hoursIn(after)[0]?.text ?? null };
}

function trimmed(text: string): string {
  const whole = text.replace(/\s+/g, " ").replace(CONNECTOR, "").trim();
  const inBrackets = /^\(([^()]*)\)?$/.exec(whole)?.[1];
  return (inBrackets ?? withoutLoneBracket(whole)).replace(CONNECTOR, "").trim();
}

function withoutLoneBracket(text: string): string {
  const open = text.lastIndexOf("(");
  if (open > text.lastIndexOf(")"))
    return `${text.slice(0, open)} ${text.slice(open + 1)}`.replace(/\s+/g, " ").trim();
  return text.includes("(") ? text : text.replace(/\)/g, " ").replace(/\s+/g, " ").trim();
}

/** "Deutschland: Giftnotruf Berlin", "Ireland, NPIC", "Für Österreich", "U.S.A. & Canada". */
function withoutCountry(text: string): { country: string | null; rest: string } {
  const bare = text.replace(START_OF_PLACE, "");
  const whole = countryNamed(bare);
  if (whole) return { country: whole, rest: "" };
  const parts = bare.split(BETWEEN_PLACES).filter((part) => part !== "");
  if (parts.length > 1 && parts.every((part) => countryNamed(part))) return { country: null, rest: "" };
  const [, first = "", after = ""] = /^([^,:;–-]{2,30}?)(?:\s*[,:;–-]+|\s\/)\s*(\S.*)$/u.exec(bare) ?? [];
  const country = countryNamed(first);
  if (country) return { country, rest: after };
  const [leading = "", ...others] = bare.split(" ");
  const ofCentre = CENTRE.test(others[0] ?? "") ? countryNamed(leading) : null;
  if (ofCentre) return { country: ofCentre, rest: others.join(" ") };
  return withoutLastCountries(text);
}

/** "Centre, Belgium" is a centre of that country; one with several countries behind it is of none. */
function withoutLastCountries(text: string): { country: string | null; rest: string } {
  const named: string[] = [];
  let rest = text;
  for (;;) {
    const [, before = "", last = ""] = /^(.+?)(?:,\s|\s[–-]\s)([^,–-]{2,30})$/u.exec(rest) ?? [];
    const country = countryNamed(last);
    if (!country) break;
    named.push(country);
    rest = before;
  }
  return { country: named.length === 1 ? (named[0] ?? null) : null, rest };
}

function nameIn(text: string): string | null {
  const service = SERVICE.exec(text)?.[0];
  if (service) return service;
  const [first = ""] = text.split(/,\s(?=\S*\s?\S*\d)|(?<=\p{L}{3})\.\s|[\s,]*;\s(?=\p{Ll})/u);
  const [segment = ""] = first.split(/,\s/);
  const short = first.length > LONGEST || (SENTENCE.test(first) && CENTRE.test(segment)) ? segment : first;
  const purpose = short.replace(PURPOSE, "");
  const name = trimmed(purpose.replace(OF_WHOM, ""));
  if (name.length > LONGEST || !/\p{L}{3}|(?:\p{Lu}\.){3}/u.test(name)) return null;
  if (REMARK.test(name) || UNFINISHED.test(name) || SENTENCE.test(name)) return null;
  if (/^\p{Ll}|^1\.\d\b/u.test(name) || /^\d{4,}/.test(name) || ONLY_EMERGENCY.test(name)) return null;
  return countryNamed(name) ? null : withoutGaps(name);
}

/** "Centre (24/7, free of charge)" without its hours: "Centre (free of charge)". */
const withoutGaps = (name: string) => name.replace(/([(,])(?:\s*[,;])+\s*/g, "$1 ").replace(/\(\s+/g, "(");
