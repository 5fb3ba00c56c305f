import { finding } from "@/lib/extraction/findings";
import { pattern, words } from "@/lib/extraction/language/words";
import type { Finding, Found, Line, Problem, Section, SheetContext } from "@/lib/extraction/model";
import { isNoData } from "@/lib/extraction/rules/no-data";
import { linesOfSubsection } from "@/lib/extraction/sections/subsections";
import { withLabelsRaisedInRows, withRaisedLabels } from "./centred-labels";
import { type LabelledValue, type Labels, type LabelWords, labelledValues, labelsOf } from "./labelled";
import { isSameLine, sourceOf } from "./lines";
import { isTypedRule } from "./typed-rules";

export type ParagraphPlan = {
  /** Field → labels; `other` holds labels that only end a paragraph. */
  words: LabelWords<string>;
  /** More labels that only this section's lines tell, by field; "a+b" is a field whose text is that of both. */
  further?: (lines: readonly Line[]) => LabelWords<string>;
  /** The fields that a subsection's number alone tells, whatever its language: "5.2" → special_hazards. */
  subsections: Readonly<Record<string, string>>;
  /** True where every value is whole sentences, of which none may be lost or come from a neighbour. */
  isText?: boolean;
  /** Fields whose text is all that their labels head, further ones named: "… Other skin protection: apron". */
  joined?: readonly string[];
  /** Fields whose labels count only where they stand before another field's. */
  before?: { field: string; fields: readonly string[] };
};

const LONGEST_PARAGRAPH = 4000;
/** A numbered subsection is certain; words before a paragraph nearly are. */
const BY_NUMBER = 0.95;
const BY_LABEL = 0.88;
/** Paragraphs may have blank lines between them. */
const GAP = 8;
const SHORTEST_PARAGRAPH = 60;
const LONGEST_NOTHING = 80;
const FEW_WORDS = 2;
/** What stands beside labels is a subsection's text when it is this much of it; the rest are the labels' lines. */
const MOST = 0.5;
const ABOUT_DATA = pattern("iu")`${words.paragraphs.aboutData}`;
const NOT_NEEDED = pattern("iu")`${words.paragraphs.required}`;
/** Notes that a section goes on overleaf. */
const CONTINUATION = pattern("iu")`^\W*${words.paragraphs.continuation} `;

/** Of a line: it ends with a word cut by a hyphen, or begins with such a word's end. "ein- und auslagern" is none. */
const CUT = /\p{Ll}-$/u;
/** "mouth-" over "to-mouth", "well-" over "ventilated" and "n-" over "octanol" are words with their hyphens. */
const IN_HYPHENS = /^\p{Ll}+-\p{Ll}/u;
const HYPHENED = pattern("iu")`(?<!\p{L})(?:\p{L}|${words.joins.hyphened})-$`;
const END_OF_WORD = pattern("u")`^(?!(?:${words.joins.and}|${words.joins.or}) )\p{Ll}`;

/** A reader of running text: each field is what stands under its subsection or behind its label. */
export function paragraphReader(plan: ParagraphPlan) {
  const known = labelsOf(plan.words);
  const fields = Object.keys(plan.words).filter((field) => field !== "other");
  const isText = plan.isText ?? false;
  return (section: Section, { pages }: SheetContext): { findings: Finding[]; problems: Problem[] } => {
    const lines = (isText ? withRaisedLabels : withLabelsRaisedInRows)(section.lines, pages);
    const labels = withFurther(known, plan.words, plan.further?.(lines) ?? {});
    const all = labelledValues(lines, labels, { gap: GAP, loose: false, isText });
    const labelled = withoutLater(plan, section, all);
    const findings = fields.flatMap((field) => {
      const number = Object.keys(plan.subsections).find((key) => plan.subsections[key] === field);
      const subsection = number ? linesOfSubsection(section, number) : null;
      const found = labelled.filter((one) => partsOf(one.field).includes(field));
      const read = fieldOf(plan, field, subsection, found);
      return read ? [{ ...read, section: section.number }] : [];
    });
    return { findings, problems: [] };
  };
}

/** The fields whose text a label of several heads. */
const partsOf = (field: string): string[] => field.split("+");

/** What is known of words, or of them and those that a sheet has besides. */
export const withFurther = (
  known: Labels<string>,
  words: LabelWords<string>,
  further: LabelWords<string>,
): Labels<string> => (Object.keys(further).length > 0 ? labelsOf(together(words, further)) : known);

/** The labels of both, by field. */
export function together(words: LabelWords<string>, further: LabelWords<string>): LabelWords<string> {
  const fields = new Set([...Object.keys(words), ...Object.keys(further)]);
  return Object.fromEntries(
    [...fields].map((field) => [field, [...(words[field] ?? []), ...(further[field] ?? [])]]),
  );
}

function withoutLater(
  { before, subsections }: ParagraphPlan,
  section: Section,
  labelled: LabelledValue<string>[],
): LabelledValue<string>[] {
  if (!before) return labelled;
  const heading = section.subsections.find(({ number }) => subsections[number] === before.field)?.heading;
  const label = labelled.find(({ field }) => field === before.field);
  const mark = heading ?? (label && { page: label.page, rect: label.labelRect });
  const isParted = ({ field }: LabelledValue<string>) =>
    partsOf(field).some((part) => before.fields.includes(part));
  const parted = labelled.filter(isParted);
  const again = mark ? -1 : startAgain(parted);
  const isBefore = (one: LabelledValue<string>) => {
    if (!mark) return again < 0 || parted.indexOf(one) < again;
    return one.page < mark.page || (one.page === mark.page && one.labelRect[1] > mark.rect[1]);
  };
  if (!parted.some(isBefore)) return labelled;
  return labelled.filter((one) => !isParted(one) || isBefore(one));
}

/** Where several labels stand once more, in a part whose own label is not known; -1 where they do not. */
function startAgain(labelled: readonly LabelledValue<string>[]): number {
  const fields = labelled.map(({ field }) => field);
  const at = fields.findIndex((field, i) => fields.indexOf(field) < i);
  const first = fields.slice(0, at);
  const again = new Set(fields.slice(at).filter((field) => first.includes(field)));
  return again.size > 1 ? at : -1;
}

/**
 * What stands beside a label is cut off from it by its column; else a numbered subsection is the whole text, from
 * where the words behind its title begin.
 */
function fieldOf(
  plan: ParagraphPlan,
  field: string,
  subsection: Line[] | null,
  found: LabelledValue<string>[],
): Found | null {
  const byLabel = found.flatMap((one) => withCondition(one, toFinding(field, one.lines, BY_LABEL)));
  const shared = firstOfEach(found);
  if (shared.length > 1)
    return toFinding(
      field,
      shared.flatMap(({ lines }) => lines),
      BY_LABEL,
    );
  const beside = found.find((one) => one.separation === "cell" && one.text !== "");
  const whole = subsection ? toFinding(field, subsection, BY_NUMBER) : null;
  if (plan.joined?.includes(field)) {
    const all = togetherOf(field, found);
    if (all && (!whole || (beside && isMostOf(all, whole)))) return all;
  } else if (beside) return toFinding(field, beside.lines, BY_NUMBER);
  if (!whole) return byLabel[0] ?? null;
  const start = found.find((one) => one.text !== "")?.lines[0];
  const at = subsection && start ? subsection.findIndex((line) => isSameLine(line, start)) : -1;
  if (subsection && at > 0 && subsection.slice(0, at).every(isTitle))
    return toFinding(field, subsection.slice(at), BY_NUMBER);
  const isTitleAlone = found.length > 0 && byLabel.length === 0;
  return isTitleAlone && String(whole.value).length < SHORTEST_PARAGRAPH ? null : whole;
}

/** All texts of a field as one, each once, the second and further ones with their labels. */
function togetherOf(field: string, labelled: readonly LabelledValue<string>[]): Found | null {
  const read = labelled.flatMap((one) => {
    const found = toFinding(field, one.lines, BY_LABEL);
    const told = one.separation === "cell" && found ? [found] : withCondition(one, found);
    const label = `${one.label}${/^\w/.test(one.qualifier) ? " " : ""}${one.qualifier}`.trim();
    return told.map(({ value, sources }) => ({ label, value: String(value), sources }));
  });
  const once = read.filter(({ value }, i) => !read.slice(0, i).some((one) => one.value.includes(value)));
  if (once.length === 0) return null;
  const texts = once.map(({ label, value }, i) => (i === 0 ? value : `${label}: ${value}`));
  const sources = once.flatMap((one) => one.sources);
  return finding(field, texts.join(" ").slice(0, LONGEST_PARAGRAPH), BY_LABEL, sources);
}

const isMostOf = (part: Found, whole: Found): boolean =>
  String(part.value).length > String(whole.value).length * MOST;

/** "Respiratory protection is required at: formation of dust" says more than what stands behind its colon. */
function withCondition({ label, qualifier }: LabelledValue<string>, read: Found | null): Found[] {
  if (!read) return [];
  const isSentence = !/[()\d]/.test(qualifier) && qualifier.trim().split(/\s+/).length > 1;
  return [isSentence ? { ...read, value: `${label} ${qualifier}: ${read.value}` } : read];
}

/** "Skin: …" and "Skin and eyes: …": of labels that share a field, the first of each with a text. */
function firstOfEach(found: readonly LabelledValue<string>[]): LabelledValue<string>[] {
  const told = found.filter(({ text }) => text !== "");
  return told.filter((one, i) => told.findIndex(({ field }) => field === one.field) === i);
}

function isTitle({ text }: Line): boolean {
  return !/[.!?]$|^\d/.test(text);
}

function toFinding(field: string, lines: readonly Line[], confidence: number): Found | null {
  const text = joined(lines.filter((line) => !CONTINUATION.test(line.text)));
  if (text === "" || saysNothing(text)) return null;
  return finding(field, text.slice(0, LONGEST_PARAGRAPH), confidence, lines.map(sourceOf));
}

/** "No data available" is no text; "Kein Erbrechen einleiten", "Not required" are instructions, however they begin. */
function saysNothing(text: string): boolean {
  if (text.length > LONGEST_NOTHING || !isNoData(text)) return false;
  return ABOUT_DATA.test(text) || (!NOT_NEEDED.test(text) && text.split(/\s+/).length <= FEW_WORDS);
}

/** Lines as one text; a word cut at the line's end by a hyphen is put together again. */
export function joined(lines: readonly Line[]): string {
  return lines
    .filter(({ text }) => !isTypedRule(text))
    .map((line) => line.text.replace(/^(?:[\s:·•ꞏ]|\.{4,})+/, "").trim())
    .reduce(
      (text, line) =>
        CUT.test(text) && END_OF_WORD.test(line)
          ? text.slice(0, IN_HYPHENS.test(line) || HYPHENED.test(text) ? undefined : -1) + line
          : `${text} ${line}`,
      "",
    )
    .replace(/\s+/g, " ")
    .trim();
}
