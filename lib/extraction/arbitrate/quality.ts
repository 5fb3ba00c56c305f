import { expectedFields } from "@/lib/extraction/arbitrate/plausibility/expected-fields";
import { leastConfidence, type SheetReading } from "@/lib/extraction/arbitrate/plausibility/sheet-reading";
import { problem } from "@/lib/extraction/findings";
import type { Problem } from "@/lib/extraction/model";

/** Each contradiction makes one value doubtful; a few of them make the reading doubtful. */
const BY_CONTRADICTION = 0.04;
const BY_DOUBT = 0.02;
const MOST_BY_PROBLEMS = 0.4;
/** Characters read from a picture can each be wrong, however sure the rest is. */
const BY_OCR = 0.15;

/**
 * 0 to 1: the weighted share of expected fields that were found, each counting with its confidence, lowered by
 * contradictions and doubts and by the share of pages that were read by OCR.
 */
export function qualityScore(reading: SheetReading, problems: readonly Problem[]): number {
  const fields = expectedFields(reading);
  const whole = fields.reduce((sum, field) => sum + field.weight, 0);
  const found = fields.reduce((sum, field) => sum + field.weight * field.confidence, 0);
  const { pages } = reading.context;
  const scanned = pages.filter((page) => page.ocr).length / Math.max(1, pages.length);
  const score = (found / whole) * (1 - BY_OCR * scanned) * (1 - penalty(problems));
  return Math.round(score * 1000) / 1000;
}

function penalty(problems: readonly Problem[]): number {
  const lost = problems.reduce((sum, { code }) => {
    if (code === "contradiction" || code === "check_digit") return sum + BY_CONTRADICTION;
    return code === "doubt" ? sum + BY_DOUBT : sum;
  }, 0);
  return Math.min(MOST_BY_PROBLEMS, lost);
}

/** Expected fields that were not found, where no reader has already said so. */
export function missingFields(reading: SheetReading, problems: readonly Problem[]): Problem[] {
  const named = new Set(problems.map(({ path }) => path));
  return expectedFields(reading)
    .filter((field) => field.confidence === 0 && !named.has(field.path))
    .map(({ path, name }) => problem(path, "missing", `Not found: ${name}.`));
}

/** The values that are kept back and named. */
export function doubtfulFindings(reading: SheetReading): Problem[] {
  return reading.findings
    .filter(({ confidence }) => confidence < leastConfidence)
    .map(({ section, path, value }) => {
      const what = typeof value === "string" ? `"${value.slice(0, 80)}" may stand here, but` : "A value";
      return problem(`section${section}.${path}`, "doubt", `${what} was read with too little certainty.`);
    });
}
