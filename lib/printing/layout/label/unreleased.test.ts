import { expect, test } from "vitest";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { products } from "@/lib/fixtures/products";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { documentAssets } from "@/lib/printing/assets";
import { labelLanguages } from "../languages";
import { POINTS_PER_MM } from "../pdf-writer";
import { labelContent } from "./content";
import { layoutLabel } from "./layout";
import { labelPdf } from "./pdf";

const assets = documentAssets();
const { typeface } = assets;

function laidOut(widthMm: number, heightMm: number, language: (typeof labelLanguages)[number] = "en") {
  const content = labelContent(extractedFrom(products.paint, "en"), { language, isUnreleased: true });
  return layoutLabel(content, { size: { widthMm, heightMm }, typeface });
}

/** The least height, in steps of 2 mm, at which the paint's label fits a width. */
function leastHeight(widthMm: number): number {
  for (let height = 20; height < 300; height += 2) if (!("error" in laidOut(widthMm, height))) return height;
  throw new Error("no height is enough");
}

test.each(labelLanguages)(
  "a label with room for it says in %s that its sheet is not released",
  (language) => {
    const layout = laidOut(148, 105, language);
    if ("error" in layout) throw new Error(layout.error.message);
    expect(layout.aside).toBeNull();
    expect(layout.items.map(({ role }) => role)).toContain("unreleased sheet");
  },
);

test("a crowded label gives it no room: it stands below, where the paper is cut", async () => {
  const [width, height] = [74, leastHeight(74)];
  const layout = laidOut(width, height);
  if ("error" in layout) throw new Error(layout.error.message);
  expect(layout.aside).toBe("SDS not released");
  expect(layout.items.map(({ role }) => role)).not.toContain("unreleased sheet");
  const { pages } = await readPdf(await labelPdf([layout], assets));
  expect(pages[0]?.text).toContain("SDS not released");
  expect(pages[0]?.height).toBeGreaterThan(height * POINTS_PER_MM + 5);
  const sheets = await readPdf(await labelPdf([layout, layout], assets, { paper: "A4" }));
  expect(
    sheets.pages
      .map(({ text }) => text)
      .join(" ")
      .match(/SDS not released/g),
  ).toHaveLength(2);
});
