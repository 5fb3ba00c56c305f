import { toExtraction } from "./document";
import { readers } from "./fields/readers";
import { languageOf, readersLanguage } from "./language";
import type { Extraction, OnProgress, Page, RefusalCode, Section, SheetContext } from "./model";
import { pagesOf } from "./pages";
import { sectionsOf } from "./sections";

const leastLetters = 200;

/**
 * Reads a sheet: its sections and every value found in them. A file that is no readable sheet is a result too. Scans
 * take seconds a page: how far their reading has come is told.
 */
export async function extract(bytes: Uint8Array, onProgress?: OnProgress): Promise<Extraction> {
  const pages = await pagesOf(bytes, onProgress);
  return typeof pages === "string" ? refusal(pages) : extractFromPages(pages);
}

export function extractFromPages(pages: Page[]): Extraction {
  if (lettersOf(pages) < leastLetters) return refusal("no_text");
  const sections = sectionsOf(pages);
  if (!sections.length) return refusal("not_an_sds");
  const context = contextOf(pages, sections);
  const results = sections.map((section) => readers[section.number]?.(section, context));
  return toExtraction(sections, context, {
    findings: results.flatMap((result) => result?.findings ?? []),
    problems: results.flatMap((result) => result?.problems ?? []),
  });
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
  return pages.reduce(
    (sum, page) => sum + page.lines.reduce((length, line) => length + line.text.length, 0),
    0,
  );
}

/** A file with the same sheet in two languages is read in the first. */
function contextOf(pages: Page[], sections: Section[]): SheetContext {
  const lines = pages.flatMap((page) => page.lines);
  const language = languageOf(sections.flatMap((section) => section.lines));
  const text = lines.map((line) => line.text).join("\n");
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
  };
}
