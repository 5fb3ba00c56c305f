import { isFields } from "@/lib/extraction/fields";
import type { Finding, FindingValue, Page, Source, Word } from "@/lib/extraction/model";

/** Of numbers and addresses that OCR is less sure of than this, one in three is wrong; of surer ones, one in thirty. */
const sure = 50;
/** What a value rests on that was read with too little certainty: it becomes a doubt. */
const unsureConfidence = 0.4;
/** A wrong digit in these nothing else would tell; codes, CAS and EC numbers have a form or a check digit. */
const unchecked = /(?:^|\.)(?:phone|email|revision_date|concentration_text)$/;
/** A number that begins with a nought has lost its decimal point: "01 - < 1 %". */
const lostPoint = /(?<![\d.,])0\d/;
const concentrations = [
  "concentration_min",
  "concentration_max",
  "concentration_exact",
  "concentration_text",
];

/** Findings from scans: what rests on numbers or addresses that OCR was not sure of is kept back. */
export function withUnsureWords(findings: Finding[], pages: Page[]): Finding[] {
  const words = new Map(
    pages.filter(({ ocr }) => ocr).map((page) => [page.number, page.lines.flatMap(unsureWords)]),
  );
  if (words.size === 0) return findings;
  const isUnsure = (text: string, sources: Source[]) =>
    sources.some(({ page, rect }) =>
      words.get(page)?.some((word) => isWithin(word, rect) && text.includes(tellingOf(word.text))),
    );
  const unsure = new Set(
    findings.filter(
      (one) =>
        isUnsure(tellingOf(checkedText(one)), one.sources) ||
        (isLostPoint(one) && one.sources.some(({ page }) => words.has(page))),
    ),
  );
  const paths = new Set([...unsure].map(({ section, path }) => `${section} ${path}`));
  return findings.map((finding) => {
    if (unsure.has(finding))
      return { ...finding, confidence: Math.min(finding.confidence, unsureConfidence) };
    const isDoubted = paths.has(`${finding.section} ${finding.path}.concentration_text`);
    return isDoubted ? { ...finding, value: withoutConcentration(finding.value) } : finding;
  });
}

function unsureWords({ cells }: { cells: { words: Word[] }[] }): Word[] {
  return cells.flatMap(({ words }) =>
    words.filter(({ text, sureness = 100 }) => sureness < sure && tellingOf(text) !== ""),
  );
}

/** The digits of a number; an address as it is. */
function tellingOf(text: string): string {
  return text.includes("@") ? text.replace(/[,;]+$/, "") : text.replace(/\D/g, "");
}

/** What a finding says that nothing else proves; nothing for the other findings. */
function checkedText({ path, value }: Finding): string {
  if (typeof value === "string") return unchecked.test(path) ? value : "";
  if (!isFields(value)) return "";
  const told = path.startsWith("emergency_contacts") ? value.phone : null;
  return typeof told === "string" ? told : "";
}

function isLostPoint({ path, value }: Finding): boolean {
  return path.endsWith(".concentration_text") && typeof value === "string" && lostPoint.test(value);
}

function withoutConcentration(value: FindingValue): FindingValue {
  if (!isFields(value)) return value;
  return { ...value, ...Object.fromEntries(concentrations.map((key) => [key, null])) };
}

function isWithin({ rect: [left, bottom, right, top] }: Word, [x0, y0, x1, y1]: Source["rect"]): boolean {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}
