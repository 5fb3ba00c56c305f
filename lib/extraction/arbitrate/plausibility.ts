import { compositionProblems } from "@/lib/extraction/arbitrate/plausibility/composition";
import { flammabilityProblems } from "@/lib/extraction/arbitrate/plausibility/flammability";
import { legalFormProblems } from "@/lib/extraction/arbitrate/plausibility/legal-form";
import { propertyProblems } from "@/lib/extraction/arbitrate/plausibility/properties";
import { severalSheetsProblems } from "@/lib/extraction/arbitrate/plausibility/several-sheets";
import type { SheetReading } from "@/lib/extraction/arbitrate/plausibility/sheet-reading";
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
