import { problem } from "@/lib/extraction/findings";
import { pattern, words } from "@/lib/extraction/language/words";
import { labelsOf, matchLabel } from "@/lib/extraction/lines/label-match";
import { paragraphReader, together } from "@/lib/extraction/lines/paragraphs";
import type { Finding, Line, Page, Problem, Reader, Section } from "@/lib/extraction/model";
import {
  type LimitText,
  limitsIn,
  limitTextOf,
  type ReadExposureLimit,
  readExposureLimits,
} from "./exposure-limits";
import { provenLimits } from "./limit-evidence";
import { isLimitsTitle } from "./limit-lines";
import { limitListIn } from "./limit-lists";
import { hasValue, unitsIn } from "./limit-statements";
import { casNumbersIn } from "./limit-substance";
import { limitsInProse } from "./limits-in-prose";
import { holdsUnreadCountries, holdsUnreadRows, unreadLimits } from "./unread-limits";

const SECTION = 8;
/** Tables of limits differ more than any others from maker to maker. */
const LIMIT_CONFIDENCE = 0.75;

const plan = { section: SECTION, subsections: {}, joined: Object.keys(words.protection) };
const readProtection = paragraphReader({ ...plan, words: words.protection });
/** "Skin" alone heads a text only below the limits, whose notes have the same words. */
const readBare = paragraphReader({ ...plan, words: together(words.protection, words.protectionHeads) });

/** Section 8: occupational exposure limits, engineering controls and personal protection. */
export const readSection8: Reader = (section, context) => {
  const named = context.composition ?? [];
  const { pages, language } = context;
  const text = limitTextOf(section.lines, pages, language);
  const own = inTablesOrProse(text, pages, named);
  const elsewhere = own.length === 0 ? [named, fromTitle(context.toxicology ?? [])] : [];
  const read = elsewhere.reduce(
    (found, lines) =>
      found.length === 0 && tellsLimits(lines) ? readExposureLimits(lines, pages, language, named) : found,
    own,
  );
  const { limits: proven, problems } = provenLimits(read, context.componentNames);
  const unread = unreadLimits(text, read);
  const limits = proven.map(
    ({ value, sources }, i): Finding => ({
      section: SECTION,
      path: `exposure_limits[${i}]`,
      value,
      confidence: LIMIT_CONFIDENCE,
      sources,
    }),
  );
  const protection = readProtection(section, context).findings;
  const bare = readBare(belowLimits(section), context).findings;
  const further = bare.filter(({ path }) => !protection.some((one) => one.path === path));
  return {
    findings: [...limits, ...withGlovesApart([...protection, ...further])],
    problems: [...problems, ...doubtOf(unread, text, proven)],
  };
};

/** Running text is read as such where it gives all that the readers of tables and labelled lines give, and more. */
function inTablesOrProse(
  text: LimitText,
  pages: readonly Page[],
  composition: readonly Line[],
): ReadExposureLimit[] {
  const usual = limitsIn(text, pages, composition);
  const unread = unreadLimits(text, usual);
  const areSeveral = text.lines.some(tellsSeveral);
  const prose = unread.length > 0 || areSeveral ? limitsInProse(text, composition) : [];
  if (prose.length === 0) return usual;
  const left = unreadLimits(text, prose);
  const isEnough = left.length < unread.length || (areSeveral && left.length === unread.length);
  const isMore = isEnough && left.every((one) => unread.includes(one));
  return isMore ? prose : usual;
}

/** "Ethanol (64-17-5) TWA 5 ppm and xylene (1330-20-7) TWA 50 ppm": limits behind the numbers of two substances in one line of text. */
function tellsSeveral({ cells, text }: Line): boolean {
  const [, second] = cells.length === 1 ? casNumbersIn(text) : [];
  const at = second ? text.indexOf(second) : -1;
  return at >= 0 && hasValue(text.slice(0, at)) && hasValue(text.slice(at));
}

/** Whether another section may tell limits: it has units, and a title or a list of them. */
const tellsLimits = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => unitsIn(text).length > 0) &&
  lines.some(({ text }) => isLimitsTitle(text) || limitListIn(text) !== null);

/** From the title of limits on: "Exposure limits:" among effects. */
function fromTitle(lines: readonly Line[]): readonly Line[] {
  const title = lines.findIndex(({ text }) => isLimitsTitle(text) && /:\s*$/.test(text));
  return title < 0 ? [] : lines.slice(title);
}

/** What is printed and was not read is not none. */
function doubtOf(unread: readonly string[], text: LimitText, read: readonly ReadExposureLimit[]): Problem[] {
  const doubt = (message: string) => problem("section8.exposure_limits", "doubt", message);
  return [
    ...(unread.length > 0 ? [doubt(`Printed among the limits and not read: ${unread.join(", ")}.`)] : []),
    ...((read.length === 0 && holdsUnreadRows(text)) || holdsUnreadCountries(text, read)
      ? [doubt("Numbers are printed as in a table of limits, and were not read.")]
      : []),
  ];
}

const GLOVES = pattern("iu")`${words.protectionTexts.gloves}`;
const CLOTHING = pattern("iu")`${words.protectionTexts.clothing}`;

/** Where no label heads what hands wear, sentences about gloves may begin the text about the skin. */
function withGlovesApart(findings: Finding[]): Finding[] {
  const skin = findings.find(({ path }) => path === "skin");
  if (!skin || findings.some(({ path }) => path === "hand")) return findings;
  const sentences = String(skin.value).split(/(?<=[\p{L}\d]{3}[.!])\s+(?=\p{Lu})/u);
  const last = sentences.findLastIndex((text) => GLOVES.test(text));
  const end = sentences.slice(last + 1).some((text) => CLOTHING.test(text)) ? last + 1 : sentences.length;
  const [gloves, clothing] = [sentences.slice(0, end), sentences.slice(end)];
  if (!GLOVES.test(gloves[0] ?? "") || gloves.some((text) => CLOTHING.test(text))) return findings;
  const parts = [
    { ...skin, path: "hand", value: gloves.join(" ") },
    ...(clothing.length > 0 ? [{ ...skin, value: clothing.join(" ") }] : []),
  ];
  return findings.flatMap((finding) => (finding === skin ? parts : [finding]));
}

function belowLimits(section: Section): Section {
  const { lines, subsections } = section;
  const heading = subsections.find(({ number }) => number === "8.2")?.heading;
  const start = lines.findIndex((line) => line === heading || beginsProtection(line));
  return start > 0 ? { ...section, lines: lines.slice(start) } : section;
}

const LABELS = labelsOf(words.protection);
/** Longer cells are sentences or names. */
const LONGEST_LABEL = 60;

/** "Ventilation: local exhaust", "PERSONAL PROTECTION", "Gloves | rubber": what stands below the limits of 8.1. */
function beginsProtection({ cells }: Line): boolean {
  const [first] = cells;
  if (!first || cells.length > 2) return false;
  const colon = first.text.indexOf(":");
  const head = (colon > 0 ? first.text.slice(0, colon) : first.text).trim();
  if (head.length > LONGEST_LABEL) return false;
  const label = matchLabel(head, LABELS);
  return label !== null && label.start === 0 && label.end >= head.length;
}
