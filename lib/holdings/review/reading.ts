import type { CorrectedReading, Extraction, Prisma } from "@/lib/platform/database/generated/client";
import type { Sections } from "@/lib/sheet/schema";
import { sectionsOf, summaryOf } from "@/lib/sheet/stored";
import type { SheetSummary } from "@/lib/sheet/summary";

/**
 * What is fetched with a document to know what it says. Statements of our own ask the view `readings`, which says the
 * same.
 */
export const withReading = {
  extraction: true,
  correctedReading: true,
} satisfies Prisma.DocumentInclude;

export type ReadDocument = {
  extraction: Extraction | null;
  correctedReading: CorrectedReading | null;
};

/** What a document says: its sheet as it was read, with what people of its team have said of it. */
export function readingOf({ extraction, correctedReading }: ReadDocument): {
  document: SheetSummary | null;
  sections: Sections;
} {
  const stored = correctedReading ?? extraction;
  return { document: summaryOf(stored?.document), sections: sectionsOf(stored?.sections) };
}
