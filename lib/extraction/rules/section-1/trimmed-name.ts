import { pattern, words } from "@/lib/extraction/language/words";
import { matchesIn } from "@/lib/extraction/rules/matches";
import { phonesIn } from "@/lib/extraction/rules/phones";
import { countryNamed, isState } from "@/lib/extraction/rules/places";
import { FORM, hasForm } from "./legal-forms";

const { company } = words;

/** It begins where such characters begin, so that a long run of them is looked through once. */
export const EMAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/gu;
/** Where behind a comma an address begins. */
export const ADDRESS_AFTER = pattern(
  "iu",
)`,\s+(?=\S*\d|[^\d,]{3,30}\s\d{1,4}\p{L}?,|${company.postBoxes}\b|(?:[\p{L}.'-]+ ){0,2}[\p{L}.-]*${company.streetEnds}\b)`;
const PHONE_AT_END = pattern("i")`\s*${company.phoneAtEnd}\.?$`;
const REGISTERED = pattern("i")`^\s*\.?\s*(?:$|\((?:$|\d|${company.registers}\b))`;
const OTHER_FORM = pattern("i")`^,\s*${company.formsBehindComma}`;
const REGISTER_AT_END = pattern("i")`\s*\(${company.registers}\b[^()]*\)$`;
/** "Example Inc. as agents for", "Example Ltd or any of its affiliates" */
const FOR_OTHERS = pattern("u")`,?\s+${company.agents}(?!\p{L}).*$`;
const PART = pattern("u")`^${words.legalForms.parts}$`;
const MOST_WORDS = 9;

/** A dash between two parts of a name is no word. */
const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A name has no more words than a few. */
export const isShort = (text: string) => wordCount(text) <= MOST_WORDS;

/** A company's name without what stands beside it in its line: numbers, its address, its title. */
export function trimmedName(text: string): string {
  const [phone] = phonesIn(text);
  const mail = text.search(EMAIL);
  const ends = [phone?.at ?? -1, mail, text.indexOf(" * ")].filter((at) => at > 0);
  let name = text.slice(0, Math.min(text.length, ...ends));
  const former = FORMER_NAME.exec(name)?.[0].length;
  const end = former ?? formEnds(name).find((at) => isNameEnd(name.slice(at)));
  name = end ? name.slice(0, end) : withoutAddress(name);
  return name
    .replace(/\s+/g, " ")
    .replace(/^[\s:*•●–-]+|[\s,;:*–-]+$/g, "")
    .replace(TITLE_AT_END, "")
    .replace(PHONE_AT_END, "")
    .replace(FOR_OTHERS, "")
    .replace(REGISTER_AT_END, "")
    .replace(COUNTRY_FIRST, (all, country: string) => (countryNamed(country) ? "" : all));
}

/** Where the legal forms of a name end; "Products Division, Example Corp." is one name up to its last. */
function formEnds(name: string): number[] {
  const forms = [...matchesIn(name, FORM)].map(({ 0: text, index }) => ({ text, end: index + text.length }));
  const last = forms.at(-1)?.end ?? 0;
  return forms
    .filter(({ text, end }) => end === last || !PART.test(text) || /\d/.test(name.slice(end, last)))
    .map(({ end }) => end);
}

/** "Example Inc Safety Data Sheet" at the head of a page. */
const TITLE_AT_END = pattern("iu")`\s${words.text.documentTitle}$`;
/** "Example Pty Ltd (formerly: Model Company Ltd)". */
const FORMER_NAME = pattern("iu")`^[^()]+\(${company.formerly}(?!\p{L})[^()]*\)`;
/** "AUSTRALIA - Example Pty Ltd" stands where a supplier has a company in each country. */
const COUNTRY_FIRST = /^([\p{L} ]{4,20})\s[-–]\s(?=\p{L})/u;

/** "Example GmbH Werk Ost, Straße der Muster 4": behind the comma the address begins. */
function withoutAddress(text: string): string {
  const [name = text] = text.split(ADDRESS_AFTER);
  const [first = name] = name.split(/,\s/);
  const isAddressed = hasForm(first) && /\d/.test(name.slice(first.length));
  return isAddressed || !isShort(name) ? first : name;
}

/** Behind the legal form comes nothing of the name but another form or a state: a comma, a star, or an address. */
function isNameEnd(rest: string): boolean {
  // "(123456-X)": its number in a register
  if (REGISTERED.test(rest)) return true;
  if (OTHER_FORM.test(rest) || rest.trimStart().search(FORM) === 0) return false;
  if (/^,/.test(rest) && isState(rest.slice(1))) return false;
  return (
    /^\s*[,;*|]\s/.test(rest) ||
    /^\s+[-–]\s.*\d/.test(rest) ||
    /^\s+(?:\p{Lu}[^,;(]*\d|\d[\d/-]*\s\p{L})/u.test(rest)
  );
}
