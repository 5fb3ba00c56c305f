import type { Problem } from "@/lib/extraction/model";
import { compositionProblems } from "@/lib/extraction/plausibility/composition";
import { flammabilityProblems } from "@/lib/extraction/plausibility/flammability";
import { legalFormProblems } from "@/lib/extraction/plausibility/legal-form";
import { propertyProblems } from "@/lib/extraction/plausibility/properties";
import { severalSheetsProblems } from "@/lib/extraction/plausibility/several-sheets";
import type { SheetReading } from "@/lib/extraction/plausibility/sheet-reading";

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
