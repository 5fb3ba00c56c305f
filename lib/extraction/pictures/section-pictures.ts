import { Frame, rectInFile } from "@/lib/extraction/glyphs/page-frame";
import { onPage, type PdfFile } from "@/lib/extraction/glyphs/pdf-file";
import type { Page, Picture, Rect, Section } from "@/lib/extraction/model";
import { LARGEST_PICTOGRAM } from "./page-drawing";
import { recognisePictograms } from "./pictograms";

/** Pictograms may reach above their section's heading and below its last line, in points. */
const above = 5;
const below = 80;

/** The pictograms shown in a section; only its own pages and the part of them that it takes are looked at. */
export function picturesOf(file: PdfFile, section: Section, pages: Page[]): Picture[] {
  const end = section.lines.at(-1);
  const lastPage = end?.page ?? section.page;
  // Of two pages on one sheet the second begins above the end of the first
  const on = (page: number) => section.lines.filter((line) => line.page === page).map(({ rect }) => rect);
  const isTwoUp =
    on(section.page).some(([, bottom]) => bottom > section.headingRect[3]) ||
    on(lastPage).some(([, , , top]) => end && top < end.rect[1]);
  const highest = isTwoUp ? Number.POSITIVE_INFINITY : section.headingRect[3] + above;
  const lowest = isTwoUp ? 0 : (end?.rect[1] ?? section.headingRect[1]) - below;
  const isWithin = (page: number, bottom: number, top: number) =>
    !(page === section.page && bottom > highest) && !(page === lastPage && top < lowest);
  const own = pages.filter(({ number }) => number >= section.page && number <= lastPage);
  return own.flatMap((page) => {
    const frame = Frame.of(page);
    const mayBeTurned = page.ocr || frame.turn !== 0;
    // Of a picture that fills the page only what may hold the section's pictograms is drawn
    const [from, to] = [
      page.number === lastPage ? lowest - LARGEST_PICTOGRAM : Number.NEGATIVE_INFINITY,
      page.number === section.page ? highest + LARGEST_PICTOGRAM : Number.POSITIVE_INFINITY,
    ];
    const partOfInterest = (rect: Rect): Rect | null => {
      const [left, bottom, right, top] = frame.upright(rect);
      if (!isWithin(page.number, bottom, top)) return null;
      return rectInFile([left, Math.max(bottom, from), right, Math.min(top, to)], page);
    };
    const pictures = onPage(file, page.number, (handle) =>
      recognisePictograms(file.pdfium, handle, { number: page.number, mayBeTurned }, partOfInterest),
    );
    return (pictures ?? [])
      .map((picture) => ({ ...picture, rect: frame.upright(picture.rect) }))
      .filter(({ rect: [, , , top] }) => isWithin(page.number, top, top));
  });
}
