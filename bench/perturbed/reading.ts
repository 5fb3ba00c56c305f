import { readFileSync } from "node:fs";
import { readingOf } from "@/lib/extraction/extract";
import { charactersOf as charactersOfPage } from "@/lib/extraction/glyphs/characters";
import { visibleCharacters } from "@/lib/extraction/glyphs/hidden-text";
import { KnownFonts } from "@/lib/extraction/glyphs/known-fonts";
import { objectsOf } from "@/lib/extraction/glyphs/page-objects";
import { eachPage, type PdfFile, withPdfFile } from "@/lib/extraction/glyphs/pdf-file";
import { rulesOf } from "@/lib/extraction/glyphs/rules";
import { withoutTypedBars } from "@/lib/extraction/glyphs/typed-bars";
import { withoutWatermarks } from "@/lib/extraction/glyphs/watermarks";
import { linesOf } from "@/lib/extraction/lines/lines";
import { partedLine } from "@/lib/extraction/lines/longest-line";
import { inReadingOrder } from "@/lib/extraction/lines/pages";
import { singlePages } from "@/lib/extraction/lines/two-up-pages";
import type { Picture, PrintedPage, ReadSheet } from "@/lib/extraction/model";
import { picturesOf } from "@/lib/extraction/pictures/section-pictures";
import { type FirstSheet, firstSheet, furtherSheetPages } from "@/lib/extraction/sections/first-sheet";
import { charactersOf, type GlyphPage, glyphsOf } from "./glyph-pages";

/** A sheet as it is printed: its letters and rules, its first reading's layout, and the pictograms of its section 2. */
export type Printed = { pages: GlyphPage[]; sheet: FirstSheet; pictures: Picture[] };

/** Null for a file without sections, or with pages that are pictures. */
export async function printed(path: string): Promise<Printed | null> {
  const found = await withPdfFile(readFileSync(path), async (file) => {
    const pages = await glyphPages(file);
    const sheet = sheetOf(pages);
    const hazards = sheet.sections.find(({ number }) => number === 2);
    return { pages, sheet, pictures: hazards ? picturesOf(file, hazards, sheet.pages) : [] };
  });
  if (typeof found === "string" || !found.sheet.sections.length) return null;
  return found;
}

async function glyphPages(file: PdfFile): Promise<GlyphPage[]> {
  const pages: GlyphPage[] = [];
  const fonts = new KnownFonts();
  const watermarks = new Set<string>();
  await eachPage(file, async (page, { number }) => {
    const { characters, frame } = charactersOfPage(file.pdfium, page, fonts);
    const objects = objectsOf(file.pdfium, page);
    const shown = visibleCharacters(file.pdfium, objects, characters, frame);
    const typed = withoutTypedBars(withoutWatermarks(file.pdfium, shown, watermarks));
    pages.push({
      number,
      width: frame.width,
      height: frame.height,
      glyphs: glyphsOf(typed.characters),
      rules: [...rulesOf(file.pdfium, objects, frame), ...typed.rules],
      placement: frame.placement,
    });
  });
  return pages;
}

export function sheetOf(pages: readonly GlyphPage[]): FirstSheet {
  const printed = singlePages(pages.map(printedPage));
  const [second] = furtherSheetPages(inReadingOrder(printed));
  const own = firstSheet(inReadingOrder(printed.filter(({ number }) => !second || number < second)));
  return own.sections.length ? own : firstSheet(inReadingOrder(printed));
}

function printedPage({ number, width, height, glyphs, rules, placement }: GlyphPage): PrintedPage {
  const lines = linesOf(charactersOf(glyphs), number, rules).flatMap(partedLine);
  return { number, width, height, lines, rules, ocr: false, ...(placement && { placement }) };
}

/** What the stages behind the letters make of these pages. */
export function readingOfPages(pages: readonly GlyphPage[], pictures: Picture[]): ReadSheet {
  const sheet = sheetOf(pages);
  const hazards = sheet.sections.find(({ number }) => number === 2);
  if (hazards) hazards.pictures = pictures;
  return readingOf(sheet);
}
