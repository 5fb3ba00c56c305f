import { foldText, plainText } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words } from "@/lib/extraction/language/words";
import { hazardClasses, hazardClassRows, isCodeOfClass } from "@/lib/regulation/hazard-classes";
import type { Classification } from "@/lib/sheet/values";
import {
  type ClassMention,
  categoryAfter,
  categoryBefore,
  classMentionsIn,
  routesIn,
} from "./hazard-class-names";
import { matchesIn } from "./matches";
import { type FoundCode, hazardCodesIn } from "./statement-codes";

/** A classification and where in the text it begins; `route` tells acute toxicity by mouth from the others. */
export type FoundClassification = Classification & { at: number; route: string | null };

type ClassInText = {
  classCode: string;
  category: string | null;
  route: string | null;
  at: number;
  end: number;
  codes: string[];
};
type CodeInText = FoundCode & { used: boolean };

/** How far after a class its category may stand: organs and routes come between. */
const CATEGORY_REACH = 160;

const SINGLE = pattern()`\b${words.hazards.singleExposure}\b`;
const REPEATED = pattern()`\b${words.hazards.repeatedExposure}\b`;

const WITHOUT_CATEGORY = new Set(["Lact.", "Unst. Expl.", "Press. Gas"]);

function decide(classCode: string, category: string | null): string {
  const severe = category?.startsWith("1") ?? false;
  if (classCode.startsWith("Skin Corr.") || classCode === "Skin Irrit.")
    return severe ? "Skin Corr." : "Skin Irrit.";
  if (classCode.startsWith("Eye ")) return severe ? "Eye Dam." : "Eye Irrit.";
  return classCode;
}

/** "Target organ toxicity (nervous system), category 3": only a single exposure has a third category. */
function decideExposure(category: string | null, after: string): string | null {
  if (category === "3") return "STOT SE";
  const isSingle = SINGLE.test(after);
  const isRepeated = REPEATED.test(after);
  if (isSingle === isRepeated) return null;
  return isSingle ? "STOT SE" : "STOT RE";
}

function rowsOf(classCode: string, category: string | null) {
  const exact = hazardClassRows(classCode, category);
  if (exact.length > 0 || !category) return exact;
  // "Org. Perox. C": the law's tables hold types C and D in one row
  return hazardClasses.filter((row) => row.classCode === classCode && row.category?.includes(category));
}

function fits(found: ClassInText, code: string): boolean {
  const rows = rowsOf(found.classCode, found.category);
  return code.split("+").some((part) => rows.some((row) => row.hazardCodes.includes(part)));
}

/** "Category 1" over "B. Label elements" is no category 1B, and "3.5 Eyes" below a class no category 3. */
const withoutItemMarks = (text: string) =>
  text.replace(/(?<=\n[ \t]*)(?:[A-Z][.)]|\d{1,2}\.\d{1,2}\.?)(?=\s)/g, (mark) => " ".repeat(mark.length));

/** "Specific target organ toxicity, single exposure (respiratory tract irritation) | 3" */
const categoryInCell = (after: string) => /^[^\n\t]*\t\s*(\d[ABC]?)\s*(?:\n|$)/.exec(after)?.[1] ?? null;

/** "Carc. Cat. 2; R45" of Directive 67/548/EEC is Carc. 1B of the Regulation. */
const OF_OLDER_LAW = /^[^;\nH]{0,15};?\s*R\s?\d{2}(?!\d)/;

/** "of unknown acute dermal toxicity: 1 - 10 %" tells a share, and no category. */
const SHARE = /^[\s:,()\p{L}]{0,25}\d{1,3}(?:[.,]\d+)?(?:\s?[-–]\s?\d{1,3}(?:[.,]\d+)?)?\s?%/u;

/** "Skin irritation, reproductive toxicity: category 2" */
const IN_LIST = pattern("iu")`^ ?(?:,|${words.joins.and}) ?$`;
const ASIDE = /^\s*\(([^()]*)\)/;
/** "Category 1, " below "Repeated Exposure" ends what is listed there. */
const ENDS_ITEM = /[,;]\s*$/;

/** The one route that is told of acute toxicity, or each of those that stand right behind it: "(oral, dermal)". */
function routesOf(mention: ClassMention, text: string, folded: string, after: string): (string | null)[] {
  const aside = ASIDE.exec(text.slice(mention.end));
  const beside = aside ? routesIn(folded.slice(mention.end, mention.end + aside[0].length)) : [];
  if (beside.length > 1) return beside.reverse();
  const [route = null, ...others] = routesIn(folded.slice(mention.at, mention.end + after.length));
  return [others.length === 0 ? route : null];
}

function classesIn(text: string): ClassInText[] {
  const folded = foldText(withoutItemMarks(text));
  const mentions = classMentionsIn(folded);
  const found: ClassInText[] = [];
  let categoryBelow: string | null = null;
  for (const [i, mention] of [...mentions.entries()].reverse()) {
    const next = mentions[i + 1]?.at ?? folded.length;
    const after = folded.slice(mention.end, Math.min(next, mention.end + CATEGORY_REACH));
    const start = text.lastIndexOf("\n", mention.at) + 1;
    const behind = categoryAfter(mention.classCode, after);
    const isOfAbove = behind !== null && i > 0 && ENDS_ITEM.test(text.slice(start, mention.at));
    const category: string | null =
      (isOfAbove ? null : categoryBefore(mention.classCode, folded.slice(start, mention.at))) ??
      behind ??
      categoryInCell(text.slice(mention.end, next)) ??
      (IN_LIST.test(text.slice(mention.end, next)) ? categoryBelow : null);
    categoryBelow = category;
    if (!category && !WITHOUT_CATEGORY.has(mention.classCode)) continue;
    if ([OF_OLDER_LAW, SHARE].some((other) => other.test(text.slice(mention.end, next)))) continue;
    const classCode = mention.classCode.startsWith("STOT SE/")
      ? decideExposure(category, after)
      : decide(mention.classCode, category);
    if (!classCode) continue;
    if (!mention.classCode.includes("/Skin Sens") && rowsOf(classCode, category).length === 0) continue;
    for (const route of classCode === "Acute Tox." ? routesOf(mention, text, folded, after) : [null])
      found.unshift({ classCode, category, route, at: mention.at, end: mention.end, codes: [] });
  }
  return found.some(({ classCode, category }) => classCode === "Press. Gas" && category)
    ? found
    : [...found, ...gasesIn(folded)];
}

const GAS_BEFORE_CODE = pattern("g")`\b(?:\w+ +)?\w+ +${words.hazards.gasBehindGroup}(?= +h28[01]\b)`;

/** "Compressed gas, H280": the group alone names the class where its code follows. */
function gasesIn(folded: string): ClassInText[] {
  return [...matchesIn(folded, GAS_BEFORE_CODE)].flatMap((match) => {
    const category = categoryAfter("Press. Gas", match[0]);
    if (!category) return [];
    const at = match.index;
    return [{ classCode: "Press. Gas", category, route: null, at, end: at + match[0].length, codes: [] }];
  });
}

/** "Respiratory or skin sensitisation, category 1": the code says which of the two. */
function splitSensitisation(classes: ClassInText[], codes: CodeInText[]): ClassInText[] {
  return classes.flatMap((found) => {
    if (!found.classCode.includes("/Skin Sens")) return [found];
    const has = (code: string) => codes.some((other) => other.code === code);
    return [
      ...(has("H334") ? [{ ...found, classCode: "Resp. Sens.", codes: [] }] : []),
      ...(has("H317") ? [{ ...found, classCode: "Skin Sens.", codes: [] }] : []),
    ];
  });
}

function take(found: ClassInText, candidates: CodeInText[]): boolean {
  for (const candidate of candidates) {
    // "H302+H312" on one acute toxicity class: two routes, two classifications
    for (const code of candidate.code.split("+")) if (!found.codes.includes(code)) found.codes.push(code);
    candidate.used = true;
  }
  return candidates.length > 0;
}

/** Each class takes the codes printed right after it, else right before it, else any in the text that fit it. */
function pair(classes: ClassInText[], codes: CodeInText[], text: string): void {
  const between = (from: number, to: number) => codes.filter((code) => code.at >= from && code.at < to);
  const precede = codes[0] && classes[0] && codes[0].at < classes[0].at;
  for (const [i, found] of classes.entries()) {
    const after = between(found.end, classes[i + 1]?.at ?? Number.POSITIVE_INFINITY);
    const before = between(i > 0 ? (classes[i - 1]?.end ?? 0) : 0, found.at);
    for (const side of precede ? [before, after] : [after, before])
      if (
        found.codes.length === 0 &&
        take(
          found,
          side.filter((code) => !code.used && fits(found, code.code)),
        )
      )
        break;
  }
  // "Carcinogenicity | Category 2 | H350": what a row prints is told as printed, whether it fits or not
  for (const [i, found] of classes.entries()) {
    const row = text.slice(found.end, classes[i + 1]?.at).split("\n")[0] ?? "";
    const isInRow = ({ at }: CodeInText) => at >= found.end && at < found.end + row.length;
    const [only, ...more] = codes.filter((code) => !code.used && isInRow(code));
    const isTold = only && more.length === 0 && isCodeOfClass(only.code, found.classCode);
    if (found.codes.length === 0 && isTold) take(found, [only]);
  }
  for (const found of classes.filter((other) => other.codes.length === 0)) {
    const fitting = codes.filter((code) => fits(found, code.code));
    const unused = fitting.filter((code) => !code.used);
    take(found, (unused.length > 0 ? unused : fitting).slice(0, 1));
  }
}

/** Without codes, "Acute toxicity (oral) 4" and "(dermal) 4" are told apart by their routes. */
function withoutRepetitions(found: FoundClassification[]): FoundClassification[] {
  const key = (c: FoundClassification) => `${c.class_code}|${c.category_code}|${c.hazard_code ?? c.route}`;
  const seen = new Set<string>();
  return found.filter((one) => {
    // "contains gas under pressure" names the class again without its group
    if (one.class_code === "Press. Gas" && !one.category_code)
      if (found.some((other) => other.class_code === "Press. Gas" && other.category_code)) return false;
    const named = found.some(
      (other) =>
        other.hazard_code &&
        other.class_code === one.class_code &&
        other.category_code === one.category_code &&
        (!one.route || !other.route || other.route === one.route),
    );
    if (seen.has(key(one)) || (!one.hazard_code && named)) return false;
    seen.add(key(one));
    return true;
  });
}

/**
 * All hazard classes of a text with their categories and H codes, as CLP abbreviations: from "Flam. Liq. 2, H225",
 * "Entzündbare Flüssigkeiten, Kategorie 2", "H315 – Skin irritation – Category 2", or a table's row. A class whose
 * code is not printed has `hazard_code: null`; a code without a class has `class_code: null`.
 */
export function findClassifications(printed: string): FoundClassification[] {
  const text = plainText(printed);
  const codes = hazardCodesIn(text).map((code) => ({ ...code, used: false }));
  const classes = splitSensitisation(classesIn(text), codes);
  pair(classes, codes, text);
  const result: FoundClassification[] = [];
  for (const { classCode, category, route, at, codes: own } of classes)
    for (const code of own.length > 0 ? own : [null])
      result.push({ class_code: classCode, category_code: category, hazard_code: code, at, route });
  for (const code of codes.filter((other) => !other.used))
    result.push({ class_code: null, category_code: null, hazard_code: code.code, at: code.at, route: null });
  return withoutRepetitions(result.sort((a, b) => a.at - b.at));
}

/** The classifications of a text without their places. */
export function readClassifications(text: string): Classification[] {
  const seen = new Set<string>();
  return findClassifications(text).flatMap(({ class_code, category_code, hazard_code }) => {
    const key = `${class_code}|${category_code}|${hazard_code}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ class_code, category_code, hazard_code }];
  });
}

/**
 * The H code that a class and category stand for when the law leaves one choice; `printed` codes of the same sheet
 * decide between several (STOT SE 3: H335 or H336).
 */
export function impliedHazardCodes(
  classification: { class_code: string | null; category_code: string | null; route?: string | null },
  printed: readonly string[],
): string[] {
  const rows = rowsOf(classification.class_code ?? "", classification.category_code).filter(
    (row) => !classification.route || !row.route || row.route === classification.route,
  );
  const parts = new Set(printed.flatMap((code) => code.split("+")));
  const shown = [...new Set(rows.flatMap((row) => row.hazardCodes))].filter((code) => parts.has(code));
  if (shown.length > 0) return shown;
  const main = rows.length === 1 ? rows[0]?.mainCode : null;
  return main ? [main] : [];
}
