import jsQR from "jsqr";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { products } from "@/lib/fixtures/products";
import { type ReadPdf, readPdf } from "@/lib/fixtures/read-pdf";
import { documentAssets } from "@/lib/printing/assets";
import { labelContent } from "./content";
import type { LabelSize } from "./label-size";
import { layoutLabel } from "./layout";
import { labelPdf } from "./pdf";

const assets = documentAssets();
const url = "https://sds.example.com/q/4f9a3b7c2d1e";

function labelOf(name: keyof typeof products, size: LabelSize, language: "en" | "nl" | "de" | "fr") {
  const content = labelContent(extractedFrom(products[name], "en"), { language, qrUrl: url });
  const layout = layoutLabel(content, { size, typeface: assets.typeface });
  if ("error" in layout) throw new Error(layout.error.message);
  return layout;
}

test("the same labels make the same bytes", async () => {
  const labels = [labelOf("paint", "A6", "fr"), labelOf("acetone", "A7", "de")];
  const [once, again] = [await labelPdf(labels, assets), await labelPdf(labels, assets)];
  expect(Buffer.from(once).equals(Buffer.from(again))).toBe(true);
});

test.each([
  ["A4", 210, 297],
  ["A5", 148, 210],
  ["A6", 105, 148],
  ["A7", 74, 105],
] as const)("%s measures %i × %i mm to a tenth", async (size, width, height) => {
  const read = await readPdf(await labelPdf([labelOf("acetone", size, "en")], assets));
  expect(Math.abs((read.pages[0]?.width ?? 0) - (width * 72) / 25.4)).toBeLessThan(0.28);
  expect(Math.abs((read.pages[0]?.height ?? 0) - (height * 72) / 25.4)).toBeLessThan(0.28);
});

test("labels of several products stand on a page each, in their own size", async () => {
  const labels = [labelOf("acetone", "A7", "en"), labelOf("paint", "A5", "nl")];
  const { pages } = await readPdf(await labelPdf(labels, assets));
  expect(pages.map(({ width }) => Math.round((width * 25.4) / 72))).toEqual([74, 148]);
});

let read: ReadPdf;
beforeAll(async () => {
  read = await readPdf(await labelPdf([labelOf("descaler", "A5", "de")], assets));
});

test("the text can be selected in reading order", () => {
  const text = withoutSpace(read.pages[0]?.text ?? "");
  const places = [
    "Kalko Descaler 15",
    "Enthält: phosphoric acid",
    "Gefahr",
    "Verursacht schwere Verätzungen der Haut und schwere Augenschäden.",
    "Schutzhandschuhe/Schutzkleidung/Augenschutz/Gesichtsschutz tragen.",
    "UFI: Q1Q0-30VW-300X-9F6D",
    "Waterhoven Chemie B.V.",
    "Tel. +31 10 555 01 20",
  ].map((part) => text.indexOf(withoutSpace(part)));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

// A line may end after the stroke between two alternatives.
const withoutSpace = (text: string) => text.replace(/\s/g, "");

test("the document names its title and language and is tagged", () => {
  expect(read.title).toBe("Kalko Descaler 15");
  expect(read.source).toMatch(/\/Lang \(de\)/);
  expect(read.source).toMatch(/\/Marked true/);
});

test("both faces are embedded once", () => {
  expect(read.source.match(/\/FontFile2/g)).toHaveLength(2);
});

test.each<LabelSize>(["A5", { widthMm: 74, heightMm: 52 }])(
  "the QR code leads to the sheet, with text beside it too (%o)",
  async (size) => {
    const made = await readPdf(await labelPdf([labelOf("descaler", size, "de")], assets));
    const page = await made.picture(0, size === "A5" ? 3 : 5);
    const { data, info } = await sharp(page).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(url);
  },
);
