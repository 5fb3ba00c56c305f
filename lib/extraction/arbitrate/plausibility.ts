import { compositionProblems } from "@/lib/extraction/arbitrate/plausibility/composition";
import { flammabilityProblems } from "@/lib/extraction/arbitrate/plausibility/flammability";
import { legalFormProblems } from "@/lib/extraction/arbitrate/plausibility/legal-form";
import { propertyProblems } from "@/lib/extraction/arbitrate/plausibility/properties";
import type { SheetReading } from "@/lib/extraction/arbitrate/plausibility/sheet-reading";
import { problem } from "@/lib/extraction/findings";
import type { Problem } from "@/lib/extraction/model";

/**
 * What an employer has to check of a sheet before relying on it (TRGS 400, 5.1): values that contradict each other,
 * numbers that cannot be, sections that are missing, a sheet older than its law.
 */
export function plausibilityProblems(reading: SheetReading): Problem[] {
  return [
    ...severalSheetsProblems(reading),
    ...legalFormProblems(reading),
    ...compositionProblems(reading),
    ...flammabilityProblems(reading),
    ...propertyProblems(reading),
  ];
}

/** A file may hold the sheets of all parts of a kit; what is read is the first, and nobody may take it for the whole. */
function severalSheetsProblems({ sections, context }: SheetReading): Problem[] {
  if (!context.sheetsAfter) return [];
  const pages = sections.flatMap(({ page, lines }) => [page, ...lines.map((line) => line.page)]);
  const [first, last] = [Math.min(...pages), Math.max(...pages)];
  const message = `The file holds ${context.sheetsAfter + 1} sheets; only the first was read, pages ${first} to ${last}.`;
  return [problem("file", "several_sheets", message)];
}
