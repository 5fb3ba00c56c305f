import { pattern, words } from "@/lib/extraction/language/words";
import { isEcNumber } from "@/lib/regulation/substance-numbers";
import callingCodes from "./calling-codes.json";
import { matchesIn } from "./matches";
import { isState } from "./places";
import { withHoursHidden } from "./section-1/hours";

export type FoundPhone = {
  /** As printed, spaces tidied. */
  phone: string;
  at: number;
  end: number;
  /** What the words before it call it; null without such words. */
  role: "phone" | "fax" | "other" | null;
  /** ISO 3166 code of an international prefix. */
  country: string | null;
};

const NUMBER =
  /(?<![\p{L}\d@#_]|\d[.,:])(?:\+{1,2}\s?|\(\+\)\s?)?(?:\(\s?\+?\s?\d{1,5}\s?\)|\(\s?\+\d{1,3}[\s-]\d{2,5}\s?\)|0\d{1,2}\)|\d)(?:[\s ]?[.\-‐‑–−—/·*]{0,2}[\s ]?(?:\(\s?\d{1,5}\s?\))?[\s ]?[.\-‐‑–−/]{0,2}[\s ]?\d){2,34}(?![\p{L}\d])/gu;
/** Letters on the keys: 1-800-832-HELP (4357). */
const VANITY =
  /(?<![\p{L}\d])\+?(?:\d[\s.-])?\(?\d{3}\)?[\s.-]\d{0,3}[\s.-]?[A-Z]{4,7}(?:\s?\((?:\d{3}-)?\d{4,7}\))?(?!\p{L}|\s?\([\d\s.-]{10,16}\))/gu;
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 16;

const FAX = pattern("giu")`${words.phones.fax}|(?<!\p{L})f(?:\s?[.:]|\s*$)|(?<!\p{L})F(?=\s*[:+])`;
const PHONE = pattern(
  "giu",
)`${words.phones.phone}|[☎☏✆]|(?<!\p{L})(?:ph|t|p)(?:\s?[.:](?!\p{L})|\s*$)|(?<!\p{L})[TP](?=\s*[:+])`;
const NO_PHONE = pattern(
  "iu",
)`(?:\b${words.phones.otherNumbers}\b|(?<!\p{L})USt|#)[\s.:#°º-]*${words.phones.behindLabel}?[\s.:#°º-]*$`;

/** "819 537-6636 / 1 800 567-9481": the stroke before North America's own code parts two numbers. */
const BEFORE_OWN_CODE = /(?<=\d\s)\/(?=\s1[\s-]\d{3}[\s-]\d{3}[\s-]\d{4})/g;

/** The telephone and fax numbers of a text in order, told apart by the words before them. */
export function phonesIn(printed: string): FoundPhone[] {
  // OCR takes round brackets for curly ones
  const bracketed = printed.replaceAll("{", "(").replaceAll("}", ")");
  const text = withHoursHidden(bracketed.replace(BEFORE_OWN_CODE, ";"));
  const found: FoundPhone[] = [];
  const spans = [...vanitySpans(text), ...numberSpans(text)].sort((a, b) => a.at - b.at);
  let role: FoundPhone["role"] = null;
  let from = 0;
  for (const { at, end } of spans) {
    if (at < from) continue;
    const before = text.slice(from, at);
    const number = text.slice(at, end);
    if (!isPhone(number, before, text.slice(end))) continue;
    const named = roleOf(before);
    const after = text.slice(end);
    const behind = inBrackets(after) ?? (named ? null : wordBehind(after));
    role = behind?.role ?? named ?? (LISTED.test(before) ? role : null);
    const phone = number.replace(/\s+/g, " ").trim();
    found.push({ phone, at, end, role, country: countryOf(phone) });
    from = end + (behind?.length ?? 0);
  }
  return found;
}

function vanitySpans(text: string) {
  return [...matchesIn(text, VANITY)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
  }));
}

/** Of "800-555-0166 / 800-55-example" the second is a number in letters. */
function numberSpans(text: string) {
  return [...matchesIn(text, NUMBER)].flatMap((match) => {
    const after = text.slice(match.index + match[0].length);
    const goesOn = /^-\p{L}{3}/u.test(after);
    return splitSpans(goesOn ? match[0].replace(/\s\/\s[^/]*$/, "") : match[0], match.index);
  });
}

const digits = (text: string) => text.replace(/\D/g, "");
/** Behind a slash a second number begins anew: with a plus, a zero or a bracket. */
const SECOND_NUMBER =
  /(?:\s+[/-]\s+|\s*\/\s*|\s+)(?=\+|00\d|0[1-9]|\([1-9]|1-8|(?<=\d{6}\/)\d{6,}(?!\d)|\d{3}[-. ]\d{3}[-. ]\d{4})/g;
const WHOLE = 9;
/** Between numbers in a form that is not known. */
const SLASH = /\s\/\s/g;

/** "069-82983-0 / 069-82983-271" are two numbers, "+49 8331 / 930-730" is one. */
function splitSpans(text: string, offset: number): { at: number; end: number }[] {
  const isTooLong = digits(text).length > MOST_DIGITS;
  const slashes = isTooLong ? matchesIn(text, SLASH) : [];
  for (const cut of [...matchesIn(text, SECOND_NUMBER), ...slashes]) {
    const left = text.slice(0, cut.index);
    const right = text.slice(cut.index + cut[0].length);
    const isAbroad = right.startsWith("00");
    // "+44 8456 006 640": with a country's code before it a number has more digits
    if (isAbroad && digits(right).length < WHOLE) continue;
    const strong = right.startsWith("+") || isAbroad;
    const least = strong ? FEWEST_DIGITS : /\//.test(cut[0]) ? 8 : WHOLE;
    if (digits(left).length >= least && digits(right).length >= Math.min(least, 7) && !/^\(0\)/.test(right))
      return [...splitSpans(left, offset), ...splitSpans(right, offset + cut.index + cut[0].length)];
  }
  return [{ at: offset, end: offset + text.length }];
}

const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|(?:19|20)\d{2})|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2})$/;
/** "25.01.2019 / 0003": a date with the number of its version. */
const DATE_FIRST = /^\d{1,2}\.\d{1,2}\.(?:19|20)\d{2}(?!\d)/;
const REGULATION = /^(?:[1-9]\d{1,3}\/(?:19|20)\d{2}|(?:19|20)\d{2}\/\d{2,4}|[1-9]\d{1,2}\/\d{2,3})$/;
/** "40 - 50 65823", "1 - 00144" and "15 - 1099" are a house in a street and its postal code, "030-555 8222" is none. */
const HOUSE = /^[1-9]\d{0,2}(?:\s?[-–]\s?(?:\d{1,3}[a-z]?,?\s+\d{4,5}|\d{5})|\s[-–]\s\d{4})$/;
const CAS = /^\d{2,7}-\d{2}-\d$/;
/** An EC number, or the index number of Annex VI. */
const isOfList = (bare: string) => isEcNumber(bare) || /^6\d{2}-\d{3}-\d{2}-[\dX]$/.test(bare);
/** "PA 19087-5283", "N.J. 07054-0225", "Wisconsin 53177-1964". */
const ZIP = /^\d{5}\s?[-–]\s?\d{4}$/;
const STATE_CODE = /(?:(?<!\p{L})[A-Z]{2}|[A-Z]\.\s?[A-Z]\.)[,\s]*$/u;
/** Postal codes of eight and six digits: "05001-903 São Paulo", "560100 BANGALORE", "Singapore 609930". */
const POSTAL_CODE = /^(?:\d{5}-\d{3}|\d{6})$/;
/** The short numbers of Australian poison centres have six digits too. */
const POISON_CENTRE = pattern("i")`${words.phones.poison}`;
const SHORT_AUSTRALIAN = /^13\d{4}$/;
/** "+49 2173-38-3409/3685"; "05205/7210" has its area code before the slash. */
const EXTENSION = /(?<=\d{4})\/\d{2,4}$/;
/** "GB/T 16483-2008", "ISO 11014": the number of a standard. */
const STANDARD = /(?<!\p{L})(?:GB\s?\/\s?T|ISO|DIN)[\s/]*$/u;

/** The letters of a post-office box are no word for a telephone. */
const POST_OFFICE = /(?<!\p{L})(?:p\.\s?o|b\.\s?p)\./giu;
const POST_BOX = /(?<!\p{L})(?:p\.?\s?o\.?\s?box[\s#.:no]*|b\.\s?p\.\s*)$/iu;

/** "(555) 555-0100" is a telephone's number whatever stands before it. */
const WITH_AREA = /^\(\d{3}\)\s?\d{3}[-.\s]\d{4}$/;

function isPhone(text: string, before: string, after: string): boolean {
  const count = digits(text.startsWith("0") ? text : text.replace(EXTENSION, "")).length;
  if (/[A-Z]{4}/.test(text)) return count >= 4;
  if (count < FEWEST_DIGITS || count > MOST_DIGITS) return false;
  const bare = text.trim();
  if ([DATE, DATE_FIRST, REGULATION, HOUSE].some((form) => form.test(bare))) return false;
  if (STANDARD.test(before) || POST_BOX.test(before)) return false;
  // "00060463": no code of a country or a town begins so
  if (isOfList(bare) || /^000\d{4,}$/.test(bare)) return false;
  if (WITH_AREA.test(bare)) return true;
  if (!roleOf(before) && (CAS.test(bare) || isPostalCode(bare, before, after))) return false;
  return !NO_PHONE.test(before) || roleOf(before.slice(-30)) !== null;
}

/** "ACN: | 005 555 655", "REACH Id | 01-2119…": words that say of a number behind them that it is none of a telephone. */
export const isOfOther = (words: string, text: string): boolean =>
  [words, `${words} ${text}`].every((one) => phonesIn(one).length === 0) && phonesIn(text).length > 0;

/** A town or a state stands right beside a postal code. */
function isPostalCode(bare: string, before: string, after: string): boolean {
  if (ZIP.test(bare))
    return STATE_CODE.test(before) || isState(/(?:\p{L}+ )?\p{L}+[,\s]*$/u.exec(before)?.[0] ?? "");
  if (!POSTAL_CODE.test(bare)) return false;
  if (SHORT_AUSTRALIAN.test(bare) && POISON_CENTRE.test(before)) return false;
  return /^\s+\p{L}/u.test(after) || (/^\d{6}$/.test(bare) && /\p{L}[\s,–-]*$/u.test(before));
}

/** The last word for a kind of number wins. */
function roleOf(before: string): FoundPhone["role"] {
  const near = before.slice(-60).replace(POST_OFFICE, " ");
  const fax = lastIndex(near, FAX);
  const phone = lastIndex(near, PHONE);
  if (fax < 0 && phone < 0) return null;
  return fax + 3 >= phone && fax >= 0 ? "fax" : "phone";
}

/** "555-0100 fax", "555-0100 (phone), …": the word behind a number, where its line or its part ends. */
const BEHIND = /^\s?\(?(?<word>\p{L}{3,12})\)?\.?\s*(?:$|[,;|])/u;
function wordBehind(after: string): { role: FoundPhone["role"]; length: number } | null {
  const match = BEHIND.exec(after);
  const role = match && roleOf(`${match.groups?.word}:`);
  return role ? { role, length: match[0].length } : null;
}

/** "555-0100 (fax) or": in brackets the word is the number's own, whatever stands before it. */
function inBrackets(after: string): { role: FoundPhone["role"]; length: number } | null {
  const match = /^\s?\((\p{L}{3,12})\)/u.exec(after);
  const role = match && roleOf(`${match[1]}:`);
  return role ? { role, length: match[0].length } : null;
}

function lastIndex(text: string, pattern: RegExp): number {
  let last = -1;
  for (const match of matchesIn(text, pattern)) last = match.index;
  return last;
}

/** Numbers in a row share the word before the first. */
const LISTED = pattern("i")`^[\s,;/]*(?:${words.joins.or}|${words.joins.and})?[\s,;/]*$`;

/** Longer ones first, for they begin as shorter ones do. */
const CALLING_CODES = Object.entries(callingCodes).sort(([a], [b]) => b.length - a.length);

function countryOf(phone: string): string | null {
  const prefix = /^\(?(?:\++\)?|00)\s?\(?/.exec(phone)?.[0];
  if (!prefix) return null;
  const rest = digits(phone.slice(prefix.length));
  // +1 is shared by the United States, Canada and others
  const code = CALLING_CODES.find(([calling]) => rest.startsWith(calling));
  return code && code[0] !== "1" ? code[1] : null;
}
