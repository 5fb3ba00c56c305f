import { type LabelledValue, type LabelWords, labelledValues, labelsOf } from "@/lib/extraction/labelled";
import type { Finding, Line, Reader } from "@/lib/extraction/model";
import { isNoData } from "@/lib/extraction/no-data";
import { linesOfSubsection } from "@/lib/extraction/subsections";

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
/** A title is wrapped over this many lines at most. */
const LONGEST_TITLE = 4;
const SHORTEST_PARAGRAPH = 60;
/** Notes that a section goes on overleaf. */
const CONTINUATION =
  /^\W*(?:Fortsetzung (?:auf|von) Seite|Contd?\.? (?:on|of) page|suite (?:page|de la page)|(?:vervolg|wordt vervolgd) (?:op|van) )/i;

/** A reader of running text: each field is what stands under its subsection or behind its label. */
export function paragraphReader(plan: ParagraphPlan): Reader {
  const labels = labelsOf(plan.words);
  return (section) => {
    const labelled = labelledValues(section.lines, labels, { gap: GAP, loose: false });
    const fields = Object.keys(plan.words).filter((field) => field !== "other");
    const findings = fields.flatMap((field) => {
      const number = Object.keys(plan.subsections).find((key) => plan.subsections[key] === field);
      const subsection = number ? linesOfSubsection(section, number) : null;
      const found = labelled.filter((one) => one.field === field);
      return fieldOf(plan, field, subsection, found) ?? [];
    });
    return { findings, problems: [] };
  };
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
): Finding | null {
  const byLabel = found.flatMap((one) => toFinding(plan, field, one.lines, BY_LABEL) ?? []);
  const beside = found.find((one) => one.separation === "cell" && one.text !== "");
  if (beside) return toFinding(plan, field, beside.lines, BY_NUMBER);
  const whole = subsection ? toFinding(plan, field, subsection, BY_NUMBER) : null;
  if (!whole) return byLabel[0] ?? null;
  const start = found.find((one) => one.text !== "")?.lines[0];
  const at = subsection && start ? subsection.findIndex((line) => isSameLine(line, start)) : -1;
  if (subsection && at > 0 && at <= LONGEST_TITLE)
    return toFinding(plan, field, subsection.slice(at), BY_NUMBER);
  const isTitleAlone = found.length > 0 && byLabel.length === 0;
  return isTitleAlone && String(whole.value).length < SHORTEST_PARAGRAPH ? null : whole;
}

function isSameLine(a: Line, b: Line): boolean {
  return a.page === b.page && Math.abs(a.rect[1] - b.rect[1]) < 1;
}

function toFinding(
  plan: ParagraphPlan,
  field: string,
  lines: readonly Line[],
  confidence: number,
): Finding | null {
  const text = joined(lines.filter((line) => !CONTINUATION.test(line.text)));
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
