import { pattern, words } from "@/lib/extraction/language/words";
import { countryNamed } from "@/lib/extraction/rules/places";
import { cleanName } from "@/lib/extraction/rules/section-3/component";
import { identifiersIn, withoutIdentifiers } from "@/lib/extraction/rules/section-3/component-identifiers";
import { HOLDING } from "@/lib/extraction/rules/substance-names";
import { hasDatedList, isListAlone } from "./limit-lists";
import { unitIn } from "./limit-statements";
import { headingOf, kindIn, kindWordsIn, withoutKinds } from "./limit-words";

export type Substance = { name: string; cas: string | null };

const CAS_NUMBER = pattern(
  "giu",
)`\(?\s*(?:CAS(?:[\s-]*(?:${words.identifiers.number}|#))?\.?\s*:?\s*)?(?<!\d-?)0*\d{2,7}-\d{2}-\d(?!\d)\s*\)?`;
const NO_VALUE = pattern("giu")`(?<!\p{L})${words.componentRows.noValue}(?!\p{L})`;
const SHARE = /\(\s*[<>≤≥]?\s*\d[\d.,\s%<>≤≥–-]*%?\s*\)\s*$/u;
/** "Portland cement (n°": what its number leaves of its brackets. */
const LABEL_LEFT = /\s\([^()]{0,4}$/;
/** "Example dust (a)" */
const FOOTNOTE = /\s\([a-z\d]\)$/;
/** "Iron+", "Nickel# (metal)" */
const MARKS = /(?<=\p{L}{4})[#+†‡*]+(?=\s|$)/gu;
const FORM = pattern("iu")`\(${words.limitRows.forms}\)\s*$`;
const NO_NAME = pattern("iu")`^${words.limitRows.noName}$`;
/** "SUVA Value": the label of a limit behind its list is no name. */
const ENDS_AS_LABEL = pattern("iu")`(?:^|\s)${words.limitRows.notAList}$`;
/** "Supplier - guide value", "RCP (supplier)": who sets a limit. */
const SETTER = pattern("iu")`^${words.company.roles}\s[-–]\s|\(${words.company.roles}\)$`;
/** "2006/15/EC, 2009/161/EU" */
const LAW = /\d{4}\/\d{1,4}\/\p{Lu}{2}|\(\p{Lu}{2}\)\s\d{4}\/\d/u;
const LONGEST = 160;
/** "For example dust there is none. The list names …" */
const SENTENCE_END = /(?:\p{Ll}{5}|\p{Lu}{3}\)?)\.\s+\p{Lu}[\p{Ll}'’]*\s/u;

/** Each CAS number of a text once. */
export function casNumbersIn(text: string): string[] {
  const valid = identifiersIn(text.replaceAll("\n", "")).filter((one) => one.kind === "cas" && one.valid);
  return [...new Set(valid.map(({ value }) => value))];
}

export const casIn = (text: string): string | null => casNumbersIn(text)[0] ?? null;

/** Lines of one cell as a name: a hyphen at a line's end before a small letter joins the parts of a word. */
function joined(text: string): string {
  return text
    .replace(/(\p{L}{2})-\n(?=\p{Ll})/gu, "$1")
    .replace(/(?<!\s)-\n/g, "-")
    .replace(/\s*\n\s*/g, " ");
}

/** "8.2 Components with limit values": a title, which ends with its line. */
export const NUMBERED_TITLE = /^\W*8\s?\.\s?\d\b/;

/** "[Xylene]", of which a list's dash may have taken the first bracket. */
const IN_BRACKETS = /^\s*\[?(\p{L}[^[\]]+)\]\s*$/u;

/** The substance that a cell names, with its CAS number if it is printed; null when the text names none. */
export function substanceIn(text: string): Substance | null {
  const line = joined(text).replace(IN_BRACKETS, "$1");
  if (NUMBERED_TITLE.test(line) || text.split("\n").some((own) => ENDS_AS_LABEL.test(own))) return null;
  const [cas = null, ...others] = casNumbersIn(line.replace(/(?<!\d)0+(?=\d{2,7}-\d{2}-\d)/g, ""));
  // What has two numbers is the names of two rows
  if (others.length > 0) return null;
  if (cas && withoutIdentifiers(line, identifiersIn(line)) === "") return { name: cas, cas };
  const bare = line
    .replace(CAS_NUMBER, " ")
    .replace(HOLDING, "")
    .replace(/\[[^\]]*\]?/g, " ")
    .replace(/\([^()]*\)/g, (aside) => (kindIn(aside) !== null && withoutKinds(aside) === "" ? " " : aside))
    .replace(NO_VALUE, " ")
    .replace(/^(?:[\s·•:;,]|[-–]\s)+|[\s:;,]+$/g, "")
    .replace(LABEL_LEFT, "")
    .replace(SHARE, "")
    .replace(FOOTNOTE, "")
    .replace(MARKS, "")
    .replace(FORM, "");
  const name = cleanName(bare.replace(/[\s:;,]+$|\s[-–]\s*$/, ""))?.replace(/\.$/, "");
  if (!name || name.length > LONGEST || NO_NAME.test(name)) return null;
  // "Switzerland - Limits at the workplace"
  const [first = "", ...rest] = name.split(/\s[-–]\s/);
  if (SETTER.test(name) || (rest.length > 0 && countryNamed(first))) return null;
  if (LAW.test(name)) return null;
  // "%Range: 60-80"
  if (/^\([^()]*\)$|^%/.test(name) || isEndOfBracket(name)) return null;
  if ((kindIn(name) !== null && withoutKinds(name) === "") || tellsKind(name)) return null;
  if (headingOf(name) && name.split(" ").length < 3) return null;
  const isList = isListAlone(name) || hasDatedList(name);
  return isList || unitIn(name) || SENTENCE_END.test(name) ? null : { name, cas };
}

/** "Legal limit, 8 hours": a word for a kind, longer than its codes, is in no name. */
const tellsKind = (name: string) =>
  kindWordsIn(name).some(({ kind, from, to }) => kind !== "generic" && kind !== "other" && to - from > 3);

/** "CFR 1910.1048)" is what is left of a remark. */
function isEndOfBracket(name: string): boolean {
  return /^[^(]*\)/.test(name);
}
