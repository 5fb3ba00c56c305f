import { expect, test } from "vitest";
import { makeSheet } from "@/lib/fixtures/make-sheet";
import { products } from "@/lib/fixtures/products";
import { layouts } from "@/lib/fixtures/sheet-options";
import { charactersOf } from "./characters";
import { fontsWithGlyphNumbers } from "./glyph-repair";
import { eachPage, withPdfFile } from "./pdf-file";

const sentence = "Keep the container tightly closed, in a dry and well-ventilated place.";
const codesOf = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);

test("letters printed 29 places too low are known by their spaces", () => {
  const shifted = codesOf(sentence).map((code) => code - 29);
  expect([...fontsWithGlyphNumbers(new Map([["Body", shifted]]))]).toEqual(["Body"]);
  expect([...fontsWithGlyphNumbers(new Map([["Body", codesOf(sentence)]]))]).toEqual([]);
});

test("glyphs numbered in a font's own order are not shifted letters", () => {
  const order = [...new Set(sentence)];
  const numbered = [...sentence].map((letter) => order.indexOf(letter) + 1);
  expect([...fontsWithGlyphNumbers(new Map([["Body", numbered]]))]).toEqual([]);
});

test("a page is legible only where the file tells what its glyphs mean", async () => {
  const sheet = await makeSheet(products.detergent, { ...layouts.open, language: "en" });
  expect(await areLegible(sheet)).toEqual(expect.arrayContaining([true]));
  expect(await areLegible(sheet)).not.toContain(false);
  expect(await areLegible(withoutMeanings(sheet))).not.toContain(true);
});

/** The same file without the tables of what its fonts' glyphs mean. */
function withoutMeanings(sheet: Uint8Array): Uint8Array {
  const file = Buffer.from(sheet).toString("latin1");
  return Buffer.from(
    file.replace(/\/ToUnicode \d+ 0 R/g, ({ length }) => " ".repeat(length)),
    "latin1",
  );
}

async function areLegible(bytes: Uint8Array): Promise<boolean[]> {
  const legible: boolean[] = [];
  await withPdfFile(bytes, (file) =>
    eachPage(file, async (page) => {
      legible.push(charactersOf(file.pdfium, page).characters.isLegible);
    }),
  );
  return legible;
}
