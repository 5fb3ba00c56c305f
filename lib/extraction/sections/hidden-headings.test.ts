import { describe, expect, it } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { withHiddenHeadings } from "./hidden-headings";
import { headingsOf } from "./section-headings";

/** "number: first line" of every section of a scan. */
function starts(text: string, isScanned = true): string[] {
  const lines = typedLines(text);
  const scanned = () => isScanned;
  return withHiddenHeadings(headingsOf(lines, scanned), lines, scanned).map(
    ({ number, index }) => `${number}: ${lines[index]?.text}`,
  );
}

const sheet = `Product Identifier
Product name: Example
OSHA Hazard Classification
Causes serious eye irritation
3. Composition/information on ingredients
4. First-aid measures
5. Fire-fighting measures
6. Accidental release measures
• Precaut1ons for safe handling
Keep away from food. Reactivity is low.
8. Exposure controls/personal protection
9. Physical and chemical properties
- Reactivity No further relevant information available.
11. Toxicological information`;

describe("headings that cannot be read on a scan", () => {
  it("are found by the titles that their sections begin with, between the headings that were read", () => {
    expect(starts(sheet)).toEqual([
      "1: Product Identifier",
      "2: OSHA Hazard Classification",
      "3: 3. Composition/information on ingredients",
      "4: 4. First-aid measures",
      "5: 5. Fire-fighting measures",
      "6: 6. Accidental release measures",
      "7: • Precaut1ons for safe handling",
      "8: 8. Exposure controls/personal protection",
      "9: 9. Physical and chemical properties",
      "10: - Reactivity No further relevant information available.",
      "11: 11. Toxicological information",
    ]);
  });

  it("are not looked for where the words are the file's own", () => {
    expect(starts(sheet, false).map((start) => start.split(":")[0])).toEqual([
      "3",
      "4",
      "5",
      "6",
      "8",
      "9",
      "11",
    ]);
  });
});
