import { hoursIn } from "./hours";
import { countryNamed } from "./places";

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
const SERVICE = /(?<!\p{L})(?:chem-?trec|canutec|setiq|infotrac|carechem(?:\s?24)?|ncec|orfila)(?!\p{L})/iu;
/** Words of the names that centres for poisons and fire brigades bear. */
export const CENTRE =
  /poison|gift|toxi|antidot|werkfeuerwehr|fire brigade|nvic|npi[cs]\b|centr(?:e|um|o)\b|cent(?:er|re)s?\b|zentr|medical|transport|health|spill|médic|medizin|chemtrec|canutec|setiq|infotrac|carechem|ncec\b|orfila/iu;
const GENERIC =
  /(?<!\p{L})(?:tel(?:efon|efoon|ephone|efono|éfono)?|tél(?:éphone)?|phone|hotline|fax|notdienst|(?:please )?(?:call|dial|contact)|appel(?:er|ez)(?: le)?|rufen|ruf(?:nummer)?|telefonnummer|nummer|number|num[eé]ro|no|nr|n°|notruf(?:nummer)?|notfall(?:nummer)?|noodnummer|toll.?free(?: in country)?|sans frais|gebührenfrei|(?:num[eé]ro )?d['’](?:appel d['’])?urgence|num[eé]ro unico di emergenza|numer alarmowy|available|erreichbar|ccn\s?\d+|(?:cont\. |id)\s?#\s?\d+|access code\s?\d+)(?!\p{L})[.:]?/giu;
/** What tells from where a number is to be called, or what a call costs. */
const REMARK =
  /^(?:(?:for|from|für|pour|voor)\s)?(?:collect|toll|gratis|gebührenfrei|kostenlos|sans frais|appel|à frais|all (?:other|over)|other|outside|inside|within|domestic|international|int(?:['’.]?l)?|world|global|north america|local|lokal|national$|außerhalb|ausserhalb|vom ausland|van het buitenland|de l['’]étranger|abroad|ausland|aus dem|depuis|en dehors|hors|vanuit|buiten|german|deutsch|english|englisch|français|langue)(?!\p{L})/iu;
/** A sentence goes on to the number; a name does not end like this. */
const UNFINISHED =
  /(?<!\p{L})(?:unter|über|der|die|das|dem|at|on|by|via|in|im|an|is|are|ist|sind|for|to|the|de|du|le|la|au|of|or|oder|ou|and|und|et|en)$/iu;
const SENTENCE =
  /^(?:für|for|pour|voor|bei|in case|im falle?|en cas|this|these|diese|in an?)\s|(?<!\p{L})(?:steht|stehen|wird|werden|should|must|may|can|will|please|obtenir)(?!\p{L})/iu;
const ONLY_EMERGENCY =
  /^(?:(?:local|company|other)\s)?(?:emergenc(?:y|ies)|notfälle?|urgences?|noodgeval(?:len)?)(?:\s(?:contacts?|only|information|numbers?))?$/iu;
const CONNECTOR =
  /^(?:[\s:;,./•●*|–—-]|(?:or|oder|ou|of|and|und|et|en|also)(?!\p{L}))+|(?:[\s:;,./•●*|@–—-]|(?<!\p{L})(?:or|oder|ou|and|und))+$/giu;
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
  const bare = text.replace(
    /^(?:für|for|pour|voor|in|die|the|within|only)\s+(?:(?:die|the|la|le|kunden in|customers in)\s+)*/iu,
    "",
  );
  const whole = countryNamed(bare);
  if (whole) return { country: whole, rest: "" };
  const parts = bare.split(/\s?(?:&|,|\/|\band\b|\bund\b|\bet\b|\ben\b)\s?/u).filter((part) => part !== "");
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
  const [first = ""] = text.split(/,\s(?=\S*\s?\S*\d)|(?<=\p{L}{3})\.\s/u);
  const [segment = ""] = first.split(/,\s/);
  const short = first.length > LONGEST || (SENTENCE.test(first) && CENTRE.test(segment)) ? segment : first;
  const purpose = short.replace(/^(?:for|für|pour|voor)\s+(?=\S+ (?:emergenc|notf))/iu, "");
  const name = trimmed(purpose.replace(/^(?:des|der|du|de la|de l['’]|of the|van het)\s+/u, ""));
  if (name.length > LONGEST || !/\p{L}{3}|(?:\p{Lu}\.){3}/u.test(name)) return null;
  if (REMARK.test(name) || UNFINISHED.test(name) || SENTENCE.test(name)) return null;
  if (/^\p{Ll}/u.test(name) || /^\d{4,}/.test(name) || ONLY_EMERGENCY.test(name)) return null;
  return countryNamed(name) ? null : name;
}
