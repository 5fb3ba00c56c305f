import { anyOf, pattern, words } from "@/lib/extraction/language/words";
import { matchesIn } from "@/lib/extraction/rules/matches";
import { isNoData } from "@/lib/extraction/rules/no-data";
import { CODE } from "./modes";

const of = words.transportValues;
const CLASS_WORD = anyOf(of.classInEntry);
/** Until 2000 the IMDG Code parted class 3 by flash points: 3.1 to 3.3. */
const CLASS = "(?:1(?:\\.[1-6]\\s?[A-S]?)?|2(?:\\.[1-3])?|3(?:\\.[1-3])?|4\\.[1-3]|5\\.[12]|6\\.[12]|7|8|9)";
const CLASS_VALUE = new RegExp(
  `^\\s*(?:(?:${CODE}[\\s/-]*)+(?=[a-z]))?(?:(?:${anyOf(of.class)}|n\\.?o?)\\.?\\s*:?\\s*)*(${CLASS})(?![\\d.,]*\\d|\\s?[°º%]|[A-Z]{1,3}\\d|[FTOCAM]\\b)`,
  "i",
);
const SUBSIDIARY = new RegExp(`(?<![\\d.A-Z])(${CLASS})(?![\\d.]|[A-Z])`, "g");
const CLASSIFICATION_CODE =
  /(?<![A-Z\d])(?:[1-9]\s?(?:TOC|TFC|TC|TF|TO|F|O|T|A|C)|[FDSWOTCMP]{1,3}\d{1,2}|M\d{1,2})(?![A-Z\d])/;

const NOT_REGULATED = pattern("iu")`${of.notRegulated}`;
const NAMED_NUMBER = pattern("i")`(?:\b${of.unNumber})\s?[.:#-]?\s?(?:No\.?|Nr\.?)?\s?[:-]?\s?(\d{4})(?!\d)`;
/** Subsidiary hazards behind a class: "(8)", "ICAO / IATA Subrisk 8". */
const BESIDE = pattern(
  "iu",
)`^[\s,;+/&-]*\(?\s*(?:(?:${CODE}[\s/]*)*${of.subsidiary}\p{L}*\s*${of.subsidiaryHazard}?\.?:?\s*)?((?:\d(?:\.\d)?[A-S]?[\s,;+/&]*${words.joins.and}?\s*)+)\)?(?!\p{L})`;
const CUT_BEFORE = pattern("i")`[,;]\s*(?:PG|${of.classInEntry}|${of.packingGroup})\b`;
/** A packing group's label and what follows it: "packing group II", "PG II", "P.G. II". */
export const GROUP_ON = pattern("i")`\b(?:${of.packingGroup}|PG\b|P\.\s?G\.).*`;
const NAMED = pattern("i")`${of.shippingName}\W+([^,;:]+)`;
const NO_NAME = pattern("i")`^\W*(?:P\.?\s?G|${of.packingGroup}|${of.classInEntry})\b`;

/** "NA 1993" is a number, and not what is not applicable. */
const NORTH_AMERICAN = /^NA\s?\d{4}(?!\d)/;

/** True for text that says that the rules of transport do not apply. */
export function isNotRegulated(text: string): boolean {
  return (
    NOT_REGULATED.test(text) || (isNoData(text) && !NORTH_AMERICAN.test(text)) || /^[\s–—_-]+$/.test(text)
  );
}

/** The four digits of a UN number; without "UN" before them only where the field says that it is one. */
export function unNumberIn(text: string, options: { bare: boolean }): string | null {
  const named = NAMED_NUMBER.exec(text)?.[1];
  const number =
    named ?? (options.bare ? /(?<![\d.,/-])(\d{4})(?![\d/]|[.,-]\d)/.exec(text)?.[1] : undefined);
  if (!number) return null;
  const value = Number(number);
  return (value >= 4 && value <= 3600) || (value >= 8000 && value <= 8001) || (value >= 9000 && value <= 9300)
    ? number
    : null;
}

/** "8 (6.1)": class and subsidiary hazards; codes and words beside them are left out. */
export function transportClassIn(text: string): string | null {
  const match = CLASS_VALUE.exec(text);
  if (!match?.[1]) return null;
  const primary = match[1].replace(/\s/g, "");
  // Dashes are the empty cells of a table's row
  const rest = text.slice(match[0].length).replace(/^\s*[-–—]\s+[-–—].*$/, "");
  const beside = BESIDE.exec(rest)?.[1];
  const others = beside ? subsidiaryIn(beside).filter((one) => one !== primary) : [];
  return withSubsidiary(primary, others);
}

const withSubsidiary = (primary: string, others: readonly string[]) =>
  others.length > 0 ? `${primary} (${others.join(", ")})` : primary;

export function subsidiaryIn(text: string): string[] {
  return [...new Set([...matchesIn(text, SUBSIDIARY)].map((match) => match[1] ?? ""))];
}

export function classificationCodeIn(text: string): string | null {
  return CLASSIFICATION_CODE.exec(text)?.[0].replace(/\s/g, "") ?? null;
}

const groups = ["I", "II", "III"] as const;

export function packingGroupIn(text: string): "I" | "II" | "III" | null {
  const joined = text.replace(/\bI(?: I){1,2}\b/g, (spaced) => spaced.replaceAll(" ", ""));
  const match = /(?<![\p{L}\d])(?:PG)?(I{1,3}|Ⅰ|Ⅱ|Ⅲ)(?![\p{L}\d])/u.exec(joined)?.[1]?.normalize("NFKC");
  return groups.find((group) => group === match) ?? null;
}

export function tunnelCodeIn(text: string): string | null {
  return (
    /\(?\s*(B\s?1000\s?C|B\/D|B\/E|C\s?5000\s?D|C\/D|C\/E|D\/E|[A-E])\s*\)?(?![\p{L}\d])/u
      .exec(text)?.[1]
      ?.replace(/\s/g, "") ?? null
  );
}

export function hazardNumberIn(text: string): string | null {
  return /(?<![\d.])(X?\d{2,3})(?![\d.])/.exec(text)?.[1] ?? null;
}

const ENTRY_TAIL = new RegExp(
  `(?:[,;]\\s*${CLASS_WORD}?|^${CLASS_WORD})\\s*(${CLASS})\\s*(?:\\(([^)]*)\\))?\\s*(?:[,;]|$|(?=${anyOf([...of.limited, "LQ"])}\\b))`,
  "i",
);
/** "3 III UN1197 NAME", "ADR/RID class 3, UN 1263": class and packing group before the number. */
const ENTRY_HEAD = new RegExp(
  `^(?:${CODE}|\\W)*${CLASS_WORD}?\\s*(${CLASS})(?![\\d.])[\\s,;/]*(?:PG\\s*)?(I{1,3})?\\W*$`,
  "i",
);
/** An entry begins with its number, or with class and group before it. */
const FARTHEST_NUMBER = 25;

export type EntryParts = Record<
  "un_number" | "proper_shipping_name" | "class" | "packing_group",
  string | null
>;

/** "Ethanol solution, 3, UN1170, PG II": the order that 49 CFR asked for until 2013, or without a class. */
const NAME_FIRST = new RegExp(
  `^\\W*(\\p{L}[^:]{2,120}?)\\s*,\\s*(?:(?:${CLASS_WORD}\\s*)?(${CLASS})\\s*(?:\\(([^)]*)\\))?\\s*,\\s*)?(?:UN|NA|ID)\\s?(\\d{4})\\b(.*)$`,
  "iu",
);

/** A whole entry in one line: "UN 3077 NAME, 9, III", "3 III UN 1197 NAME" or "NAME, 9, UN 3077, III". */
export function entryParts(text: string): EntryParts | null {
  const [, name = "", primary, beside = "", un = "", rest = ""] = NAME_FIRST.exec(text) ?? [];
  if (!unNumberIn(`UN ${un}`, { bare: false }) || ENTRY_HEAD.test(name)) return entryWithNumberFirst(text);
  return {
    un_number: un,
    proper_shipping_name: name,
    class: primary ? withSubsidiary(primary, subsidiaryIn(beside)) : null,
    packing_group: packingGroupIn(rest),
  };
}

/** "(1,1,1,2-tetrafluoroethane, …)": numbers of a name are no class. */
const SUBSTANCES = /\((?=[^()]*\p{L}{4})[^()]*\)?/gu;

function entryWithNumberFirst(text: string): EntryParts | null {
  const un = unNumberIn(text, { bare: false });
  const at = un ? text.indexOf(un) : -1;
  if (!un || at > FARTHEST_NUMBER) return null;
  const head = ENTRY_HEAD.exec(text.slice(0, at).replace(/(?:UN|NA|ID)\W*$/i, ""));
  const rest = text.slice(at + un.length).replace(/^[\s,;:=–-]+/, "");
  const tail = head ? null : ENTRY_TAIL.exec(rest.replace(SUBSTANCES, (names) => "x".repeat(names.length)));
  const name = tail ? rest.slice(0, tail.index) : (rest.split(CUT_BEFORE)[0] ?? "");
  const group = tail ? rest.slice(tail.index) : (GROUP_ON.exec(rest)?.[0] ?? "");
  const named = NAMED.exec(rest)?.[1];
  const primary = head?.[1] ?? tail?.[1] ?? null;
  return {
    un_number: un,
    proper_shipping_name:
      named?.trim() ?? (/\p{L}{3}/u.test(name) && !NO_NAME.test(name) ? name.trim() : null),
    class: primary && withSubsidiary(primary, subsidiaryIn(tail?.[2] ?? "")),
    packing_group: head?.[2] ?? packingGroupIn(group),
  };
}
