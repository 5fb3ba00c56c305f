import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { products } from "@/lib/fixtures/products";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { documentAssets, signPictures } from "@/lib/printing/assets";
import { cardLanguages } from "../languages";
import { cardPages } from "./card-pages";
import { cardContent } from "./content";
import { cardPdf } from "./pdf";
import { defaultProfile } from "./profile";
import { cardWord, signsOf } from "./word";

const assets = documentAssets();

function contentOf(name: keyof typeof products, language: (typeof cardLanguages)[number]) {
  const profile = { ...defaultProfile, company: "Waterhoven Chemie B.V." };
  return cardContent(extractedFrom(products[name], language), { language, profile, date: "2026-03-01" });
}

const names = Object.keys(products) as (keyof typeof products)[];

test.each(names)("a card of %s takes one page in every language", (name) => {
  for (const language of cardLanguages) {
    expect(cardPages(contentOf(name, language), assets.typeface).pages, language).toHaveLength(1);
  }
});

test("a card with long texts goes on overleaf and no page overflows", () => {
  const source = extractedFrom(products.descaler, "en");
  const long = "Rinse with plenty of water for a long time and call a doctor. ".repeat(40);
  source.sections.section4 = {
    title: "",
    page: 1,
    text: "",
    subsections: [],
    general: long,
    eye_contact: long,
    skin_contact: long,
    inhalation: long,
    ingestion: long,
    notes_to_physician: long,
  };
  const content = cardContent(source, { language: "en", profile: defaultProfile });
  const { pages } = cardPages(content, assets.typeface);
  const heights = pages.map((rows) => rows.reduce((sum, { height }) => sum + height, 0));
  expect(pages.length).toBeGreaterThan(2);
  expect(Math.max(...heights)).toBeLessThan(780);
});

test("the same card has the same bytes", async () => {
  const [once, again] = [
    await cardPdf(contentOf("paint", "de"), assets),
    await cardPdf(contentOf("paint", "de"), assets),
  ];
  expect(Buffer.from(once).equals(Buffer.from(again))).toBe(true);
});

test("a card's text is read back in its order", async () => {
  const content = contentOf("descaler", "de");
  const read = await readPdf(await cardPdf(content, assets));
  const text = read.pages[0]?.text ?? "";
  const places = [
    content.title,
    "Waterhoven Chemie B.V.",
    ...content.blocks.map(({ heading }) => heading),
  ].map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(read.title).toBe("Betriebsanweisung gemäß § 14 GefStoffV: Kalko Descaler 15");
  expect(read.source).toMatch(/\/Lang \(de\)/);
});

test("a card with more than a page can hold goes on on the next", async () => {
  const source = extractedFrom(products.descaler, "en");
  const text = "Keep the container closed and away from heat, sparks and open flames at all times. ".repeat(
    2,
  );
  const precautions = Array.from({ length: 60 }, (_, i) => ({ code: `P${210 + (i % 30)}`, text }));
  source.sections.section2 = {
    title: "",
    page: 1,
    text: "",
    subsections: [],
    precautionary_statements: precautions,
  };
  source.sections.section8 = {
    title: "",
    page: 1,
    text: "",
    subsections: [],
    exposure_limits: Array.from({ length: 4 }, () => ({
      substance: text,
      cas_number: null,
      list: "EU",
      twa: 1_234_567.891,
      stel: 1_234_567.891,
      unit: text,
    })),
    engineering_controls: text,
    hand: text,
    eye: text,
    skin: text,
    respiratory: text,
  };
  const blocks = ["hazards", "precautions", "personal_protection", "limits"] as const;
  const profile = { ...defaultProfile, blocks: [...blocks, ...blocks, ...blocks, ...blocks, ...blocks] };
  const content = cardContent(source, { language: "en", profile });
  const { pages } = cardPages(content, assets.typeface);
  expect(pages.length).toBeGreaterThan(1);
  const read = await readPdf(await cardPdf(content, assets));
  expect(read.pages.at(-1)?.text).toContain(`Page ${pages.length}/${pages.length}`);
});

test("the Word file has the card's headings, texts, blanks and named pictures", async () => {
  const content = contentOf("descaler", "fr");
  const bytes = await cardWord(content, await signPictures(signsOf(content)), assets.typeface);
  const file = unzipSync(bytes)["word/document.xml"];
  const xml = withoutEntities(new TextDecoder().decode(file));
  for (const { heading, parts } of content.blocks) {
    expect(xml.includes(heading), heading).toBe(true);
    for (const { entries } of parts) {
      for (const { text } of entries) if (text) expect(xml.includes(text), text).toBe(true);
    }
  }
  expect(xml.match(/w:val="Heading2"/g)).toHaveLength(content.blocks.length);
  for (const part of ['w:val="FillIn"', 'descr="Corrosif"', "<w:tbl>"])
    expect(xml.includes(part), part).toBe(true);
});

test("the Word file marks its blanks in a colour that Word shows", async () => {
  const content = contentOf("descaler", "de");
  const bytes = await cardWord(content, await signPictures(signsOf(content)), assets.typeface);
  const styles = new TextDecoder().decode(unzipSync(bytes)["word/styles.xml"]);
  const fillIn = /<w:style[^>]*w:styleId="FillIn".*?<\/w:style>/s.exec(styles)?.[0];
  expect(fillIn).toMatch(/<w:shd [^>]*w:fill="FFF2CC"/);
});

const withoutEntities = (xml: string) =>
  xml.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&apos;", "'").replaceAll("&amp;", "&");
