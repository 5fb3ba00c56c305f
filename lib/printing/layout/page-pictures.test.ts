import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { pictureDifference } from "@/lib/fixtures/picture-difference";
import { products } from "@/lib/fixtures/products";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { documentAssets } from "@/lib/printing/assets";
import { labelContent } from "./label/content";
import type { LabelSize } from "./label/label-size";
import { layoutLabel } from "./label/layout";
import { labelPdf } from "./label/pdf";
import { cardContent } from "./safety-card/content";
import { cardPdf } from "./safety-card/pdf";
import { defaultProfile } from "./safety-card/profile";

const assets = documentAssets();
const folder = join(import.meta.dirname, "references");
type Product = keyof typeof products;
type Language = "en" | "nl" | "de" | "fr";

/** A line that moved by its own height changes about this share of a page. */
const TOLERANCE = 0.01;

async function expectPicture(name: string, bytes: Uint8Array): Promise<void> {
  const page = await (await readPdf(bytes)).picture(0, 1.5);
  expect(await pictureDifference(page, join(folder, `${name}.png`)), name).toBeLessThan(TOLERANCE);
}

test.each<[Product, LabelSize, Language, blackAndWhite: boolean]>([
  ["acetone", "A6", "en", false],
  ["paint", "A7", "fr", false],
  ["descaler", "A5", "de", false],
  ["lubricant", { widthMm: 120, heightMm: 100 }, "nl", true],
])("a label of %s looks as it did", async (product, size, language, blackAndWhite) => {
  const content = labelContent(extractedFrom(products[product], "en"), {
    language,
    qrUrl: "https://sds.example.com/q/4f9a3b7c2d1e",
    expiryDate: "2027-03-01",
    nominalQuantity: "1 L",
  });
  const layout = layoutLabel(content, { size, typeface: assets.typeface });
  if ("error" in layout) throw new Error(layout.error.message);
  await expectPicture(`label-${product}-${language}`, await labelPdf([layout], assets, { blackAndWhite }));
});

test.each<[Product, Language]>([
  ["descaler", "de"],
  ["paint", "nl"],
  ["acetone", "fr"],
])("a card of %s in %s looks as it did", async (product, language) => {
  const profile = { ...defaultProfile, company: "Waterhoven Chemie B.V." };
  const content = cardContent(extractedFrom(products[product], language), {
    language,
    profile,
    date: "2026-03-01",
  });
  await expectPicture(`card-${product}-${language}`, await cardPdf(content, assets));
});

test("a page that differs is noticed", async () => {
  vi.stubEnv("RENEW_PICTURES", "");
  const content = labelContent(extractedFrom(products.paint, "en"), { language: "en" });
  const layout = layoutLabel(content, { size: "A6", typeface: assets.typeface });
  if ("error" in layout) throw new Error(layout.error.message);
  const page = await (await readPdf(await labelPdf([layout], assets))).picture(0, 1.5);
  expect(await pictureDifference(page, join(folder, "label-acetone-en.png"))).toBeGreaterThan(TOLERANCE);
});
