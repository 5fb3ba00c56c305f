import { type LabelledValue, type LabelWords, labelledValues, labelsOf } from "@/lib/extraction/labelled";
import type { Finding, Line, Reader, Section } from "@/lib/extraction/model";
import { isNoData } from "@/lib/extraction/no-data";

export type ParagraphPlan = {
  section: number;
  /** Field → language → labels; `other` holds labels that only end a paragraph. */
  words: LabelWords<string>;
  /** The fields that a subsection's number alone tells, whatever its language: "5.2" → special_hazards. */
  subsections: Readonly<Record<string, string>>;
};

const LONGEST_PARAGRAPH = 4000;
/** A numbered subsection is certain; words before a paragraph nearly are. */
const BY_NUMBER = 0.95;
const BY_LABEL = 0.88;
/** Paragraphs may have blank lines between them. */
const GAP = 8;

/** A reader of running text: each field is what stands under its subsection or behind its label. */
export function paragraphReader(plan: ParagraphPlan): Reader {
  const labels = labelsOf(plan.words);
  return (section) => {
    const labelled = labelledValues(section.lines, labels, { gap: GAP, loose: false });
    const fields = Object.keys(plan.words).filter((field) => field !== "other");
    const findings = fields.flatMap((field) => {
      const number = Object.keys(plan.subsections).find((key) => plan.subsections[key] === field);
      return fromSubsection(section, plan, field, number) ?? fromLabel(labelled, plan, field) ?? [];
    });
    return { findings, problems: [] };
  };
}

function fromSubsection(
  section: Section,
  plan: ParagraphPlan,
  field: string,
  number: string | undefined,
): Finding | null {
  const found = section.subsections.find((one) => one.number === number);
  return found ? toFinding(plan, field, found.lines, BY_NUMBER) : null;
}

function fromLabel(values: LabelledValue<string>[], plan: ParagraphPlan, field: string): Finding | null {
  for (const value of values) {
    if (value.field !== field) continue;
    const finding = toFinding(plan, field, value.lines, BY_LABEL);
    if (finding) return finding;
  }
  return null;
}

function toFinding(
  plan: ParagraphPlan,
  field: string,
  lines: readonly Line[],
  confidence: number,
): Finding | null {
  const text = joined(lines);
  if (text === "" || (text.length < 80 && isNoData(text))) return null;
  return {
    section: plan.section,
    path: field,
    value: text.slice(0, LONGEST_PARAGRAPH),
    confidence,
    sources: lines.map(({ page, rect, text: printed }) => ({ page, rect, text: printed })),
  };
}

/** Lines as one text; a word cut at the line's end by a hyphen is put together again. */
export function joined(lines: readonly Line[]): string {
  return lines
    .map((line) => line.text.replace(/^[\s:·•ꞏ]+/, ""))
    .join(" ")
    .replace(/(\p{Ll})- (?=\p{Ll})(?!und |oder |and |or |et |ou |en |of )/gu, "$1")
    .replace(/\s+/g, " ")
    .trim();
}
