import type { Problem } from "@/lib/extraction/model";
import type { SheetReading } from "./sheet-reading";

/** A file may hold the sheets of all parts of a kit; what is read is the first, and nobody may take it for the whole. */
export function severalSheetsProblems({ sections, context }: SheetReading): Problem[] {
  if (!context.sheetsAfter) return [];
  const pages = sections.flatMap(({ page, lines }) => [page, ...lines.map((line) => line.page)]);
  const [first, last] = [Math.min(...pages), Math.max(...pages)];
  return [
    {
      path: "file",
      code: "several_sheets",
      message: `The file holds ${context.sheetsAfter + 1} sheets; only the first was read, pages ${first} to ${last}.`,
    },
  ];
}
