import { charactersOf } from "./characters";
import { linesOf } from "./lines";
import { withoutMargins } from "./margins";
import type { Page, RefusalCode } from "./model";
import { eachPage, type PdfFile, withPdfFile } from "./pdf-file";
import { recognisePictograms } from "./pictograms";
import { rulesOf } from "./rules";
import { lettersOf, scanReader } from "./scanned-lines";

/** Pictograms stand in section 2, which begins on one of the first pages. */
const pictogramPages = 4;
/** A page with fewer letters than this is a picture of a page, or empty. */
const fewLetters = 120;
const pagesToJudgeBy = 2;
const sheetWords =
  /safety data|M?SDS|sicherheitsdaten|veiligheids(?:informatie)?blad|donn[ée]es de s[ée]curit|\bCAS\b|first[ -]aid|hazard/i;

/** The pages of a PDF with their lines, or why it cannot be read. */
export function pagesOf(bytes: Uint8Array): Promise<Page[] | RefusalCode> {
  return withPdfFile(bytes, readPages);
}

async function readPages(file: PdfFile): Promise<Page[]> {
  const { pdfium } = file;
  const pages: Page[] = [];
  const scannedPage = scanReader(pdfium);
  const withoutPictogram = new Set<string>();
  await eachPage(file, async (page, size) => {
    const { characters, frame } = charactersOf(pdfium, page);
    const rules = rulesOf(pdfium, page, frame);
    const printed = linesOf(characters, size.number, rules);
    const isScan = lettersOf(printed) < fewLetters && isWorthReading(pages);
    const scanned = isScan ? await scannedPage(page, size) : null;
    const ocr = scanned !== null && lettersOf(scanned.lines) > lettersOf(printed);
    const mayHavePictograms = size.number <= pictogramPages;
    const pictures = mayHavePictograms
      ? recognisePictograms(pdfium, page, size.number, withoutPictogram)
      : [];
    pages.push({
      number: size.number,
      width: frame.width,
      height: frame.height,
      lines: printed,
      margins: [],
      rules,
      pictures: pictures.map((picture) => ({ ...picture, rect: frame.upright(picture.rect) })),
      ocr,
      placement: frame.placement,
      ...(ocr && scanned),
    });
  });
  return withoutMargins(pages);
}

/** A scan whose first pages say nothing of safety data is not read to its end: reading pictures takes seconds. */
function isWorthReading(pages: Page[]): boolean {
  if (pages.length < pagesToJudgeBy) return true;
  return pages.some((page) => page.lines.some((line) => sheetWords.test(line.text)));
}
