import fc from "fast-check";
import { expect, test } from "vitest";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { labelFaults } from "@/lib/fixtures/label-faults";
import { products } from "@/lib/fixtures/products";
import { documentAssets } from "@/lib/printing/assets";
import { labelLanguages } from "../languages";
import { labelContent } from "./content";
import { labelMinimum } from "./label-size";
import { layoutLabel } from "./layout";

const { typeface } = documentAssets();
const millimetres = fc.integer({ min: 20, max: 220 });

const wishes = fc.record({
  product: fc.constantFrom(...Object.values(products)),
  language: fc.constantFrom(...labelLanguages),
  size: fc.record({ widthMm: millimetres, heightMm: millimetres }),
  table: fc.constantFrom("2008" as const, "2024" as const),
  capacityLitres: fc.constantFrom(undefined, 0.1, 0.5, 2, 20, 200),
  qrUrl: fc.constantFrom(null, "https://sds.example.com/q/4f9a3b7c2d1e5k7m"),
  nominalQuantity: fc.constantFrom(null, "500 ml"),
  additionalInfo: fc.constantFrom(null, "Batch 4711, for professional use in well-ventilated workshops only"),
});

test("the smallest label has room for the warning that hazards are not known", () => {
  for (const language of labelLanguages)
    for (const hazardStatements of [[], ["H319"]]) {
      const { document, sections } = extractedFrom(products.acetone, "en");
      const silent = { ...document, hazard_statements: hazardStatements, ghs_pictograms: [] };
      const content = labelContent(
        { document: silent, sections: { section9: sections.section9 } },
        { language },
      );
      const bare = {
        ...content,
        identifiers: null,
        hazardStatements: [],
        precautionaryStatements: [],
        supplementalStatements: [],
        pictograms: [],
        supplier: [],
      };
      const layout = layoutLabel(bare, { size: { widthMm: 20, heightMm: 20 }, typeface });
      if ("error" in layout) throw new Error(layout.error.message);
      const warning = layout.items.find(({ role }) => role === "hazard warning");
      const printed = warning?.kind === "text" ? warning.lines.map(({ text }) => text).join("") : "";
      expect(lettersOf(printed)).toBe(lettersOf(content.hazardWarning ?? "nothing"));
    }
});

test("a label too full for the warning is refused and names it", () => {
  const { document, sections } = extractedFrom(products.acetone, "en");
  const named = {
    ...document,
    product_name: "A name that fills a label all by itself",
    hazard_statements: [],
  };
  const content = labelContent({ document: named, sections }, { language: "en" });
  const layout = layoutLabel(content, { size: { widthMm: 20, heightMm: 20 }, typeface });
  expect("error" in layout && layout.error.content.length).toBeGreaterThan(0);
});

// Lines may end with a hyphen inside a word.
const lettersOf = (text: string) => text.replace(/[\s-]/g, "");

test("a label of any size has nothing cut, overlapping or too small, and says all that it has to", () => {
  fc.assert(
    fc.property(wishes, ({ product, language, size, table, capacityLitres, ...others }) => {
      const content = labelContent(extractedFrom(product, "en"), { language, ...others });
      const options = { table, capacityLitres, typeface };
      const layout = layoutLabel(content, { size, ...options });
      const minimum = labelMinimum(size, table, capacityLitres);
      if ("error" in layout) {
        const { fitsOn } = layout.error;
        if (fitsOn) expect(layoutLabel(content, { size: fitsOn, ...options })).not.toHaveProperty("error");
        return;
      }
      if (!minimum) throw new Error("a label too small for its package");
      expect(labelFaults(layout, { ...minimum, pictogramSide: minimum.tightPictogramSide })).toEqual([]);
      const printed = lettersOf(
        layout.items
          .flatMap((item) => (item.kind === "text" ? item.lines.map(({ text }) => text) : []))
          .join(""),
      );
      const { hazardStatements, precautionaryStatements, supplementalStatements } = layout.content;
      for (const { text } of [...hazardStatements, ...precautionaryStatements, ...supplementalStatements])
        expect(printed).toContain(lettersOf(text));
    }),
    { numRuns: 120 },
  );
});
