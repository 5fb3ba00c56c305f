import { foldText } from "@/lib/extraction/glyphs/folded-text";
import { remembered } from "@/lib/extraction/glyphs/remembered";
import { pattern, words } from "@/lib/extraction/language/words";
import { readClassifications } from "@/lib/extraction/rules/hazard-classes";
import type { Component } from "@/lib/sheet/values";

/** What a classification cell holds: classes, and apart from them limits from which they hold, factors and estimates. */
export const HAZARD_FIELDS = [
  "classifications",
  "specific_limits",
  "m_factors",
  "acute_toxicity_estimates",
] as const;
export type ComponentHazards = Pick<Component, (typeof HAZARD_FIELDS)[number]>;

const REFERENCE = pattern("iu")`${words.componentRows.fullText}[\s\S]*$`;

/** "See section 16 for the full text" below the last classes of a column. */
export const withoutReference = (text: string): string => text.replace(REFERENCE, " ");

/** Reads a component's hazards from the text of its classification cell. */
export const readHazards = remembered((text: string): ComponentHazards => {
  const { rest, ...limits } = takeHazardLimits(withoutReference(text));
  return { ...limits, classifications: readClassifications(rest) };
});

/** "Classification: Acute Tox. 4; H302": what stands before the classes. */
export const HAZARD_LABEL = pattern(
  "iu",
)`^[\s·•]*${words.typedLines.classification}[^:;]{0,80}:\s*|^[\s·•]*${words.typedLines.classification}\s+[^:]{0,60}\[?CLP\]?\)?\s*:?\s*`;

const NOT_CLASSIFIED = pattern("iu")`^\W*${words.componentRows.notClassified}`;
const ABBREVIATED = pattern()`\b${words.hazards.abbreviatedClasses}\b`;

/** True for text that names a hazard class or code, or says that there is none. */
export const namesHazards = (text: string): boolean =>
  readClassifications(text).length > 0 ||
  NOT_CLASSIFIED.test(text) ||
  ABBREVIATED.test(foldText(text).replace(/ +/g, " "));

const of = words.hazardLimits;
const END_OF_LIMITS = pattern("i")`${of.endOfLimits}`;
/** "Specific concentration limits (SCL):", "SCL [%]:" */
const LIMITS_LABEL = pattern(
  "iu",
)`(?:(?:${of.specific}\s*)?${of.label}|(?<![\p{L}(])SCL(?=\s*(?:[[(]%[)\]])?\s*:))\s*(?:\(SCL\)|[[(]%[)\]])?\s*:?`;
/** "(SCL: 50 %)": nothing but what the brackets hold. */
const BRACKETED_LIMIT = /\(\s*SCL\s*:\s*[^)]*\)/giu;
const FACTOR = pattern(
  "giu",
)`\(?\b(?:(?:${of.acute}|${of.chronic})\s+)?M\s*(?:[-\s]?\s?${of.factor})?\s*(?:[-\s([]*(?:${of.aquatic}\s+)?(?:${of.acute}|${of.chronic})(?:\s+${of.aquatic}\s*\p{L}*)?[)\]]?)?\s*[-=:(]*\s*(\d{1,7})\b\)?(?:\s*[-;,]?\s*(?:${of.aquatic}\s+)?${of.chronic}\s*[:=]\s*(\d{1,7}))?`;
const ESTIMATE_LABEL = pattern("giu")`${of.estimateLabel}`;
const ESTIMATE = pattern(
  "giu",
)`(?:(?:\b${of.route}\s*:\s*)?\b${of.endpoints}\b|${of.acuteBeforeRoute}\s+${of.route}\s*${of.toxicity}?\s*(?:\([^)]*\))?\s*[:=])[^;\n]{0,60}?\d[\d.,]*\s*(?:mg|g|ppm\p{L}*|ml)?(?:\s?\/\s?(?:kg|l|m3|m³)(?:\s?(?:bw|KG|pc|lg))?)?`;
const CLASS = String.raw`(?:[\p{L}. ]{4,30}\d?[A-C]?\s*[;,:]*\s*)?`;
const LIMIT = String.raw`(?:[<>≤≥]\s?=?\s*\d[\d.,]*\s*%?(?:\s*[-–]\s*(?:[<≤]\s?=?)?\s*\d[\d.,]*\s*%?)?)`;
/** "Skin Irrit. 2; H315: C ≥ 5 %", "1 % <= C < 5 %", "Eye Irrit. 2; H319: >= 50 - 100". */
const SINGLE_LIMITS = [
  new RegExp(
    String.raw`${CLASS}(?:H\d{3}\p{L}{0,2})?\s*:*\s*\(?(?:\d[\d.,]*\s*%?\s*(?:[<≤]\s?=?)\s*)?\bC\s*(?:[<>≤≥]\s?=?)\s*\d[\d.,]*\s*%?\)?`,
    "gu",
  ),
  new RegExp(String.raw`${CLASS}H\d{3}\p{L}{0,2}\s*:\s*${LIMIT}`, "gu"),
];

/** "Skin Sens. 1, H317 (C ≥ 0.05 %)": a class with its least amount is told as one; "(1 % ≤ C < 3 %)" is another class's. */
const OWN_CLASS = /^.*H\d{3}\p{L}{0,2}\s*(?=\(C\s*(?:[>≥]))/u;

function cut(text: string, wanted: RegExp, into: string[]): string {
  return text.replace(wanted, (found) => {
    const written = found.replace(/\s+/g, " ").replace(/^[\s;,(]+|[\s;,]+$/g, "");
    const balanced = written.includes("(") ? written : written.replace(/\)$/, "");
    if (/\d/.test(balanced)) into.push(balanced);
    return `${OWN_CLASS.exec(found)?.[0] ?? ""} ; `;
  });
}

function splitLimits(text: string): string[] {
  const limits: string[] = [];
  let rest = text.replace(/\s+/g, " ");
  for (const single of SINGLE_LIMITS) rest = cut(rest, single, limits);
  const others = rest
    .split(/;\s*(?=[<>≥≤\d])|(?<=%)\s*;/)
    .map((limit) => limit.replace(/^[\s;]+|[\s;]+$/g, ""))
    .filter((limit) => /\d/.test(limit));
  return [...limits, ...others];
}

/** After the label everything up to a factor or an estimate is a limit. */
function cutLabelled(text: string, into: string[]): string {
  const label = LIMITS_LABEL.exec(text);
  if (!label) return text;
  const after = text.slice(label.index + label[0].length);
  const stop = END_OF_LIMITS.exec(after)?.index ?? after.length;
  into.push(...splitLimits(after.slice(0, stop)));
  return `${text.slice(0, label.index)} ; ${after.slice(stop)}`;
}

/** Takes limits, factors and estimates out of the text of a classification; `rest` is what names the classes. */
function takeHazardLimits(text: string): ComponentHazards & { rest: string } {
  const limits: ComponentHazards = {
    classifications: [],
    specific_limits: [],
    m_factors: [],
    acute_toxicity_estimates: [],
  };
  let rest = cut(text, BRACKETED_LIMIT, limits.specific_limits);
  rest = cutLabelled(rest, limits.specific_limits).replace(ESTIMATE_LABEL, " ; ");
  rest = cut(rest, ESTIMATE, limits.acute_toxicity_estimates);
  for (const single of SINGLE_LIMITS) rest = cut(rest, single, limits.specific_limits);
  rest = cut(rest, FACTOR, limits.m_factors);
  return { ...limits, rest };
}

/** Reads a column that holds nothing but limits, factors and estimates. */
export function readLimitsColumn(text: string): ComponentHazards {
  const { rest, ...limits } = takeHazardLimits(text);
  limits.specific_limits.push(...splitLimits(rest).filter((one) => one.includes("%")));
  return limits;
}
