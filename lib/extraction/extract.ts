import { absences } from "./arbitrate/absences";
import { withDerived } from "./arbitrate/derived";
import { withComponentNumbers } from "./arbitrate/limit-substances";
import { toExtraction } from "./document";
import { type PdfFile, withPdfFile } from "./glyphs/pdf-file";
import { languageOf, readersLanguage } from "./language/language";
import { pagesOf } from "./lines/pages";
import type { Extraction, OnProgress, Page, RefusalCode, SheetContext } from "./model";
import { picturesOf } from "./pictures/section-pictures";
import { withUnsureWords } from "./pictures/unsure-words";
import { readers } from "./rules/readers";
import { type FirstSheet, firstSheet } from "./sections/first-sheet";

/** Fewer than a file's specks and rules are taken for: there is no text at all. */
const leastLetters = 10;

/**
 * Reads a sheet: its sections and every value found in them. A file that is no readable sheet is a result too. Scans
 * take seconds a page: how far their reading has come is told.
 */
export async function extract(bytes: Uint8Array, onProgress?: OnProgress): Promise<Extraction> {
  const sheet = await withPdfFile(bytes, (file) => sheetOf(file, onProgress));
  if (typeof sheet === "string") return refusal(sheet);
  const { sections } = sheet;
  const context = contextOf(sheet);
  const results = sections.map((section) => readers[section.number]?.(section, context));
  const printed = withComponentNumbers(results.flatMap((result) => result?.findings ?? []));
  const findings = withDerived([...printed, ...absences(printed, sections)], sections);
  return toExtraction(sections, context, {
    findings: withUnsureWords(findings, context.pages),
    problems: results.flatMap((result) => result?.problems ?? []),
  });
}

/** What is printed on the file's pages, in its sections. */
async function sheetOf(file: PdfFile, onProgress?: OnProgress): Promise<FirstSheet | RefusalCode> {
  const all = await pagesOf(file, onProgress);
  if (typeof all === "string") return all;
  if (lettersOf(all) < leastLetters) return "no_text";
  const sheet = firstSheet(all);
  const { pages, sections } = sheet;
  if (!sections.length) return "not_an_sds";
  const hazards = sections.find(({ number }) => number === 2);
  if (hazards) hazards.pictures = picturesOf(file, hazards, pages);
  return sheet;
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

/** A file with the same sheet in two languages is read in the first. */
function contextOf({ pages, sections, sheetsAfter }: FirstSheet): SheetContext {
  const lines = pages.flatMap((page) => page.lines);
  const language = languageOf(sections.flatMap((section) => section.lines));
  // a list of classified substances that the data were taken from is no law that the sheet follows
  const text = lines
    .map((line) => line.text)
    .filter((line) => !/drawn from/.test(line))
    .join("\n");
  const isUs = /29 ?CFR|OSHA|HazCom|\bTSCA\b/.test(text) && !/1907\/2006/.test(text);
  const isCanadian = /WHMIS|SIMDUT|Canada/.test(text) && !/1907\/2006/.test(text);
  const isAustralian = /Safe Work Australia|\bNOHSC\b|\bHSNO\b/.test(text);
  const jurisdiction = /1907\/2006|1272\/2008/.test(text)
    ? "eu"
    : isAustralian
      ? "au"
      : isCanadian
        ? "ca"
        : isUs
          ? "us"
          : "other";
  return {
    language,
    words: readersLanguage(language),
    monthFirst: jurisdiction === "us" || (jurisdiction === "ca" && language === "en"),
    jurisdiction,
    pages,
    sheetsAfter,
  };
}
