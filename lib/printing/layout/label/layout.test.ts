import { expect, test } from "vitest";
import { annexEntries, documentOfEntry } from "@/lib/fixtures/annex-vi";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { labelFaults } from "@/lib/fixtures/label-faults";
import { products } from "@/lib/fixtures/products";
import { documentAssets } from "@/lib/printing/assets";
import { labelLanguages } from "../languages";
import { labelContent } from "./content";
import { type LabelSize, labelMinimum } from "./label-size";
import type { LabelDoesNotFit } from "./label-unfitting";
import { type LabelLayout, layoutLabel } from "./layout";
import { withoutSmallPackageStatements } from "./small-package";

const { typeface } = documentAssets();
const url = "https://sds.example.com/q/4f9a3b7c2d1e";
const sizes = ["A4", "A5", "A6", "A7"] as const satisfies LabelSize[];

// All of them are set by bench/documents.ts; here one in sixty.
test.each(sizes)(
  "labels of Annex VI substances on %s have nothing cut, overlapping or too small",
  (size) => {
    const minimum = leastOf(size);
    const faults: string[] = [];
    let fitting = 0;
    const sample = annexEntries.filter((_, index) => index % 60 === 0);
    for (const entry of sample) {
      for (const language of labelLanguages) {
        const content = labelContent({ document: documentOfEntry(entry), sections: {} }, { language });
        const layout = layoutLabel(content, { size, typeface });
        if ("error" in layout) continue;
        fitting += 1;
        faults.push(...labelFaults(layout, minimum).map((fault) => `${entry.index} ${language}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    expect(fitting / (sample.length * labelLanguages.length)).toBeGreaterThan(size === "A7" ? 0.97 : 0.99);
  },
  120_000,
);

test.each(Object.entries(products))("a full label of %s fits A6 in every language", (_name, data) => {
  for (const language of labelLanguages) {
    const content = labelContent(extractedFrom(data, language), {
      language,
      qrUrl: "https://sds.example.com/q/4f9a3b7c2d1e",
      expiryDate: "2027-03-01",
      nominalQuantity: "1 L",
      additionalInfo: "Batch 4711",
    });
    const layout = layoutLabel(content, { size: "A6", typeface });
    expect("error" in layout ? layout.error.message : labelFaults(layout, leastOf("A6"))).toEqual([]);
  }
});

test("a label that is too small says what does not fit on it", () => {
  const content = labelContent(extractedFrom(products.paint, "en"), { language: "de" });
  const layout = layoutLabel(content, { size: { widthMm: 50, heightMm: 30 }, typeface });
  expect(layout).toMatchObject({ error: { code: "does_not_fit", size: "50 × 30 mm" } });
  expect("error" in layout && layout.error.content).toContain("precautionary statements");
});

test.each(["en", "nl", "de", "fr"] as const)(
  "a label that is too small says on which size it fits (%s)",
  (language) => {
    const content = labelContent(extractedFrom(products.paint, "en"), { language });
    const error = errorOf(layoutLabel(content, { size: { widthMm: 50, heightMm: 30 }, typeface }));
    expect(error.message).toContain(`It fits on ${error.fitsOn}`);
    set(layoutLabel(content, { size: error.fitsOn ?? "A4", typeface }));
  },
);

test("a label that fits without its QR code says so", () => {
  const content = labelContent(extractedFrom(products.disinfectant, "en"), { language: "en", qrUrl: url });
  const size = { widthMm: 60, heightMm: 40 };
  expect(errorOf(layoutLabel(content, { size, typeface }))).toMatchObject({ fitsWithoutQr: true });
  set(layoutLabel({ ...content, qr: null }, { size, typeface }));
});

test("a label that fits smaller packages says up to how many litres", () => {
  const content = labelContent(extractedFrom(products.paint, "en"), { language: "de", qrUrl: url });
  const options = { size: "A6", table: "2024", typeface } as const;
  const { fitsUpToLitres, message } = errorOf(layoutLabel(content, options));
  expect(fitsUpToLitres).toBe(50);
  expect(message).toContain("It fits on A5, or here on packages up to 50 litres.");
  set(layoutLabel(content, { ...options, capacityLitres: 50 }));
});

test("pictograms shrink to 10 mm on a package up to 3 litres only before the new table", () => {
  const content = labelContent(extractedFrom(products.lubricant, "en"), { language: "de", qrUrl: url });
  const size = { widthMm: 74, heightMm: 52 };
  const layout = set(layoutLabel(content, { size, typeface }));
  expect(layout.pictogramSideMm).toBeGreaterThanOrEqual(10);
  expect(layout.pictogramSideMm).toBeLessThan(16);
  expect(layout.content).toEqual(content);
  expect(errorOf(layoutLabel(content, { size, table: "2024", typeface })).fitsOn).not.toBeNull();
});

test("text stands beside the QR code, not above it alone", () => {
  const content = labelContent(extractedFrom(products.disinfectant, "en"), { language: "de", qrUrl: url });
  const layout = set(layoutLabel(content, { size: { widthMm: 80, heightMm: 50 }, typeface }));
  const qr = layout.items.find(({ kind }) => kind === "qr");
  const statements = layout.items.filter(({ role }) => role === "precautionary statements");
  const lowest = Math.max(...statements.map(({ rect }) => rect.y + rect.height));
  expect(lowest).toBeGreaterThan(qr?.rect.y ?? Number.POSITIVE_INFINITY);
});

test("statements that run in go on below the pictograms", () => {
  const content = labelContent(extractedFrom(products.lubricant, "en"), { language: "nl", qrUrl: url });
  const layout = set(layoutLabel(content, { size: { widthMm: 120, heightMm: 100 }, typeface }));
  const around = layout.items.filter((item) => item.kind === "text" && item.parts.length > 1);
  expect(around.map(({ role }) => role)).toContain("precautionary statements");
});

test.each(sizes)("a statement beside the pictograms of an %s has room for twenty letters", (size) => {
  const narrow = annexEntries
    .filter((_, index) => index % 40 === 0)
    .flatMap((entry) => {
      const content = labelContent({ document: documentOfEntry(entry), sections: {} }, { language: "en" });
      const layout = layoutLabel(content, { size, typeface });
      if ("error" in layout) return [];
      const least = 20 * typeface.regular.widthOf("n", layout.typeSize) - 0.01;
      const items = layout.items.filter((item) => item.kind === "text" && item.room < least);
      return items.filter(({ role }) => role === "hazard statements").map(() => entry.index);
    });
  expect(narrow).toEqual([]);
});

test("a label below the table's size for the package is refused", () => {
  const content = labelContent(extractedFrom(products.acetone, "en"), { language: "en" });
  const layout = layoutLabel(content, { size: "A7", capacityLitres: 200, typeface });
  expect(layout).toMatchObject({ error: { code: "too_small_for_capacity" } });
});

test("a package of 100 ml leaves out the statements that the law releases it from", () => {
  const content = labelContent(extractedFrom(products.acetone, "en"), { language: "en" });
  const size = { widthMm: 50, heightMm: 35 };
  const layout = set(layoutLabel(content, { size, capacityLitres: 0.1, typeface }));
  expect(layout.content.hazardStatements).toEqual([]);
  expect(layout.content.signalWord).toBe("Danger");
  expect(layout.content.pictograms).toEqual(["GHS02", "GHS07"]);
  expect(layoutLabel(content, { size, capacityLitres: 1, typeface })).toHaveProperty("error");
});

test("consumers keep the statements on acute toxicity even on 100 ml", () => {
  const document = { ...extractedFrom(products.acetone, "en").document, hazard_statements: ["H225", "H302"] };
  const [consumers, work] = [true, false].map((generalPublic) =>
    withoutSmallPackageStatements(
      labelContent({ document, sections: {} }, { language: "en", generalPublic }),
    ),
  );
  expect(consumers?.hazardStatements.map(({ code }) => code)).toEqual(["H302"]);
  expect(work?.hazardStatements).toEqual([]);
});

test("the new table sets larger type", () => {
  const content = labelContent(extractedFrom(products.disinfectant, "en"), { language: "en" });
  expect(set(layoutLabel(content, { size: "A5", table: "2024", typeface })).xHeightMm).toBeGreaterThanOrEqual(
    2,
  );
});

test("statement codes give way before anything else", () => {
  const content = labelContent(extractedFrom(products.lubricant, "en"), { language: "nl" });
  const layout = set(layoutLabel(content, { size: "A7", typeface }));
  expect(layout.leftOut).toEqual(["statement codes"]);
  expect(layout.content).toEqual(content);
});

test.each(sizes)("a %s label takes the largest type that fits", (size) => {
  const content = labelContent(extractedFrom(products.acetone, "en"), { language: "en" });
  const short = { ...content, precautionaryStatements: content.precautionaryStatements.slice(0, 1) };
  const [full, shortened] = [content, short].map((one) => set(layoutLabel(one, { size, typeface })).typeSize);
  expect(shortened).toBeGreaterThanOrEqual(full ?? 0);
});

function errorOf(layout: ReturnType<typeof layoutLabel>): LabelDoesNotFit {
  if (!("error" in layout)) throw new Error("the label fits");
  return layout.error;
}

function set(layout: ReturnType<typeof layoutLabel>): LabelLayout {
  if ("error" in layout) throw new Error(layout.error.message);
  return layout;
}

function leastOf(size: LabelSize) {
  const minimum = labelMinimum(size, "2008");
  if (!minimum) throw new Error("every paper size has least measures");
  return minimum;
}
