import { charactersOf } from "@/lib/extraction/glyphs/characters";
import { visibleCharacters } from "@/lib/extraction/glyphs/hidden-text";
import { KnownFonts } from "@/lib/extraction/glyphs/known-fonts";
import { objectsOf } from "@/lib/extraction/glyphs/page-objects";
import { eachPage, type PdfFile } from "@/lib/extraction/glyphs/pdf-file";
import { rulesOf } from "@/lib/extraction/glyphs/rules";
import { isTextLayer } from "@/lib/extraction/glyphs/text-layer";
import { withoutTypedBars } from "@/lib/extraction/glyphs/typed-bars";
import { withoutWatermarks } from "@/lib/extraction/glyphs/watermarks";
import { pattern, words } from "@/lib/extraction/language/words";
import type { OnProgress, Page, PrintedPage } from "@/lib/extraction/model";
import { lettersOf, type ScannedPage, scanReader } from "@/lib/extraction/pictures/scanned-lines";
import { inOneLanguage } from "./language-columns";
import { withBullets } from "./letter-bullets";
import { linesOf } from "./lines";
import { partedLine } from "./longest-line";
import { withoutMargins } from "./margins";
import { rulesInLine } from "./rules-in-line";
import { withColonsForMarks } from "./separator-column";
import { inColumnOrder, withPartsInOrder } from "./text-columns";
import { singlePages, wholeSheets } from "./two-up-pages";

/** A page with fewer letters than this is a picture of a page, or empty. */
const fewLetters = 120;
/** What is looked at twice, section 2, stands on these pages; pictures of pages are too large to be kept. */
const keptPages = 4;
const pagesToJudgeBy = 2;
/** Several times what can be read on the fullest page; putting more into lines takes longer than all other work. */
const mostCharacters = 60_000;
const sheetWords = pattern("i")`${words.text.signsOfSheet}`;

/** The pages of a PDF with all that is printed on them. Of a scan, each page that was read is told. */
export async function pagesOf(
  file: PdfFile,
  onProgress?: OnProgress,
): Promise<PrintedPage[] | "too_complex"> {
  const { pdfium } = file;
  const pages: Promise<PrintedPage>[] = [];
  const fonts = new KnownFonts();
  const watermarks = new Set<string>();
  const scannedPage = scanReader(pdfium);
  let isWorthReading = true;
  let isOverfull = false;
  let pagesRead = 0;
  const tell = () => onProgress?.({ pagesRead, pageCount: file.pageCount });
  await eachPage(file, async (page, size) => {
    if (isOverfull) return;
    const { characters, frame } = charactersOf(pdfium, page, fonts);
    isOverfull = characters.fonts.length > mostCharacters;
    if (isOverfull) return;
    const objects = objectsOf(pdfium, page);
    const shown = visibleCharacters(pdfium, objects, characters, frame);
    const typed = withoutTypedBars(withoutWatermarks(pdfium, shown, watermarks));
    const visible = typed.characters;
    const rules = [...rulesOf(pdfium, objects, frame), ...typed.rules];
    const printed = visible.isLegible ? linesOf(visible, size.number, rules).flatMap(partedLine) : [];
    const plain: PrintedPage = {
      number: size.number,
      width: frame.width,
      height: frame.height,
      lines: printed,
      rules,
      ocr: isTextLayer(pdfium, objects),
      placement: frame.placement,
    };
    if (pages.length === pagesToJudgeBy) isWorthReading = tellsOfSafety(await Promise.all(pages));
    const isScan = isWorthReading && lettersOf(printed) < fewLetters;
    if (isScan) tell();
    const scan = isScan ? await scannedPage(page, size) : null;
    const read = scan ? scan.read.then((scanned) => betterOf(plain, scanned)) : Promise.resolve(plain);
    pages.push(read);
    // Whoever waits for all pages hears of a failure
    read.then(() => pagesRead++).catch(() => undefined);
    return size.number <= keptPages && !scan;
  });
  if (isOverfull) {
    await Promise.all(pages);
    return "too_complex";
  }
  return singlePages(await Promise.all(pages));
}

/** A sheet's pages with their lines as one reads them, running heads set aside. */
export function inReadingOrder(printed: PrintedPage[]): Page[] {
  const pages = printed.map((page) => ({ ...page, rules: rulesInLine(page.rules), margins: [] }));
  return withColonsForMarks(
    withBullets(withPartsInOrder(inColumnOrder(inOneLanguage(wholeSheets(withoutMargins(pages)))))),
  );
}

function betterOf(plain: PrintedPage, scanned: ScannedPage): PrintedPage {
  return lettersOf(scanned.lines) > lettersOf(plain.lines) ? { ...plain, ...scanned, ocr: true } : plain;
}

/** A scan whose first pages say nothing of safety data is not read to its end: reading pictures takes seconds. */
function tellsOfSafety(pages: PrintedPage[]): boolean {
  return pages.some((page) => page.lines.some((line) => sheetWords.test(line.text)));
}
