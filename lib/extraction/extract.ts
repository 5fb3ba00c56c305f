import { pattern, words } from "@/lib/extraction/language/words";
import { absences } from "./arbitrate/absences";
import { withDerived } from "./arbitrate/derived";
import { withSubstanceNumbers } from "./arbitrate/limit-substances";
import { toExtraction } from "./document";
import { type PdfFile, withPdfFile } from "./glyphs/pdf-file";
import { languageOf, readersLanguage } from "./language/language";
import { inReadingOrder, pagesOf } from "./lines/pages";
import type {
  Extraction,
  Finding,
  Line,
  OnProgress,
  Page,
  PagesTaken,
  PrintedPage,
  ReadSheet,
  RefusalCode,
  Section,
  SheetContext,
} from "./model";
import { picturesOf } from "./pictures/section-pictures";
import { withUnsureWords } from "./pictures/unsure-words";
import { readers } from "./rules/readers";
import { type FirstSheet, firstSheet, furtherSheetPages } from "./sections/first-sheet";

const CLASSIFICATION_SOURCE = pattern("i")`${words.text.classificationSource}`;
const CANADIAN = pattern("")`${words.jurisdictions.canadian}`;
const AUSTRALIAN = pattern("")`${words.jurisdictions.australian}`;

const US_LAW = /29 ?CFR|OSHA|HazCom|\bTSCA\b/;
/** "Seattle, WA 98109", "Rockford, MN U.S.A." */
const isInUs = ({ text }: Line) =>
  /,\s+[A-Z]{2}\.?,?\s+(?:\d{5}(?:-\d{4})?(?!\d)|U\.?S\.?A(?![A-Za-z]))/.test(text);

/** Fewer than a file's specks and rules are taken for: there is no text at all. */
const leastLetters = 10;

/**
 * Reads a sheet: its sections and every value found in them; of a file with several sheets each as if it were a file of
 * its own. A file that is no readable sheet is a result too. Scans take seconds a page: how far their reading has come
 * is told.
 */
export async function extract(bytes: Uint8Array, onProgress?: OnProgress): Promise<Extraction> {
  const found = await withPdfFile(bytes, (file) => sheetsOf(file, onProgress));
  if (typeof found === "string") return refusal(found);
  const read = found.map(({ sheet, ...taken }) => ({ ...readingOf(sheet), ...taken }));
  const [first, ...further] = withoutCopies(read);
  if (!first) return refusal("not_an_sds");
  return { ...first, ...(further.length > 0 && { further }) };
}

type Found = PagesTaken & { sheet: FirstSheet };

/** What is printed on the file's pages, in the sections of each of its sheets. */
async function sheetsOf(file: PdfFile, onProgress?: OnProgress): Promise<Found[] | RefusalCode> {
  const printed = await pagesOf(file, onProgress);
  if (typeof printed === "string") return printed;
  const all = inReadingOrder(printed);
  if (lettersOf(all) < leastLetters) return "no_text";
  const found = severalOf(printed, furtherSheetPages(all), file.pageCount) ?? [
    { sheet: firstSheet(all), pageFrom: 1, pageTo: file.pageCount },
  ];
  for (const { sheet } of found) {
    const hazards = sheet.sections.find(({ number }) => number === 2);
    if (hazards) hazards.pictures = picturesOf(file, hazards, sheet.pages);
  }
  return found.every(({ sheet }) => sheet.sections.length > 0) ? found : "not_an_sds";
}

/** The sheets that begin on these pages; null when the file is one sheet, or when one of them is none by itself. */
function severalOf(printed: PrintedPage[], starts: number[], pageCount: number): Found[] | null {
  if (!starts.length) return null;
  const found = [1, ...starts].map((pageFrom, i) => {
    const pageTo = (starts[i] ?? pageCount + 1) - 1;
    const own = printed.filter(({ number }) => number >= pageFrom && number <= pageTo);
    return { sheet: firstSheet(inReadingOrder(own)), pageFrom, pageTo };
  });
  return found.every(({ sheet }) => sheet.sections.length > 0) ? found : null;
}

/** What the readers find in the sections of a sheet. */
export function readingOf(sheet: FirstSheet): ReadSheet {
  const { sections } = sheet;
  const read = (section: Section, context: SheetContext) => readers[section.number]?.(section, context);
  const before = contextOf(sheet);
  const third = sections.find(({ number }) => number === 3);
  const composition = third && read(third, before);
  const context = { ...before, componentNames: namesOf(composition?.findings ?? []) };
  const results = sections.map((section) => (section === third ? composition : read(section, context)));
  const printed = withSubstanceNumbers(
    results.flatMap((result) => result?.findings ?? []),
    sections,
  );
  const findings = withDerived([...printed, ...absences(printed, sections)], sections);
  return toExtraction(sections, context, {
    findings: withUnsureWords(findings, context.pages),
    problems: results.flatMap((result) => result?.problems ?? []),
  });
}

const namesOf = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ path, value }) =>
    path.endsWith(".chemical_name") && typeof value === "string" ? value : [],
  );

/** A sheet that follows once more with the same product, language and date is the same sheet. */
function withoutCopies(sheets: (ReadSheet & PagesTaken)[]): (ReadSheet & PagesTaken)[] {
  const kept: (ReadSheet & PagesTaken)[] = [];
  for (const sheet of sheets) {
    const last = kept.at(-1);
    if (last && isCopy(sheet, last)) last.pageTo = sheet.pageTo;
    else kept.push({ ...sheet });
  }
  return kept;
}

function isCopy({ document: one }: ReadSheet, { document: other }: ReadSheet): boolean {
  return (
    one.product_name === other.product_name &&
    one.language === other.language &&
    one.revision_date === other.revision_date
  );
}

const messages: Record<RefusalCode, string> = {
  not_a_pdf: "The file is not a PDF.",
  encrypted: "The PDF is protected by a password.",
  damaged: "The PDF is damaged and cannot be opened.",
  no_text: "The PDF holds no text that can be read.",
  not_an_sds: "The sections of a safety data sheet were not found.",
  too_large: "The file is too large.",
  too_complex: "Reading the file takes more time or memory than is allowed.",
};

export function refusal(code: RefusalCode): Extraction {
  return { status: "failed", error: { code, message: messages[code] }, document: null, sections: null };
}

function lettersOf(pages: Page[]): number {
  const texts = pages.flatMap((page) => page.lines.map(({ text }) => text.replace(/[^\p{L}\d]/gu, "")));
  return texts.reduce((sum, { length }) => sum + length, 0);
}

function contextOf({ pages, sections, sheetsAfter }: FirstSheet): SheetContext {
  const lines = pages.flatMap((page) => page.lines);
  const language = languageOf(sections.flatMap((section) => section.lines));
  // a list of classified substances that the data were taken from is no law that the sheet follows
  const text = lines
    .map((line) => line.text)
    .filter((line) => !CLASSIFICATION_SOURCE.test(line))
    .join("\n");
  // "According to OSHA HCS" may stand at the head of each page alone
  const heads = pages.flatMap(({ margins }) => margins).map((line) => line.text);
  const isUs = US_LAW.test([text, ...heads].join("\n")) && !/1907\/2006/.test(text);
  const isCanadian = CANADIAN.test(text) && !/1907\/2006/.test(text);
  const isAustralian = AUSTRALIAN.test(text);
  const jurisdiction = /1907\/2006|1272\/2008/.test(text)
    ? "eu"
    : isAustralian
      ? "au"
      : isCanadian
        ? "ca"
        : isUs
          ? "us"
          : "other";
  const linesOf = (...numbers: number[]) =>
    sections.filter(({ number }) => numbers.includes(number)).flatMap((section) => section.lines);
  const ofAmerica = jurisdiction === "us" || (jurisdiction === "ca" && language === "en");
  // A sheet that follows the laws of both dates as its supplier does
  const isOfBoth = jurisdiction === "eu" && US_LAW.test(text) && linesOf(1).some(isInUs);
  return {
    language,
    words: readersLanguage(language),
    monthFirst: ofAmerica || isOfBoth,
    jurisdiction,
    pages,
    composition: linesOf(2, 3),
    toxicology: linesOf(11),
    firefighting: linesOf(5),
    sheetsAfter,
  };
}
