import { words } from "@/lib/extraction/language/words";
import { paragraphReader } from "@/lib/extraction/lines/paragraphs";
import type { Reader } from "@/lib/extraction/model";

/** Storage classes of TRGS 510, table 1. */
const STORAGE_CLASS =
  /(?<![\d.,])(4\.1\s?[AB]|4\.[23]|5\.1\s?[ABC]|5\.2|6\.1\s?[ABCD]|6\.2|10\s?[-–]\s?13|1[0-3]|2\s?[AB]|8\s?[AB]|[1378])(?![\d.,]\d|\d)/;

const readParagraphs = paragraphReader({
  words: words.storage,
  subsections: { "7.1": "handling", "7.2": "storage", "7.3": "specific_end_uses" },
});

/** Handling, storage with its storage class, and specific end uses. */
export const readSection7: Reader = (section, context) => {
  const { findings, problems } = readParagraphs(section, context);
  return {
    problems,
    findings: findings.flatMap((finding) => {
      if (finding.path !== "storage_class") return [finding];
      const value = STORAGE_CLASS.exec(String(finding.value))?.[1]?.replace(/[\s–]/g, (c) =>
        c === "–" ? "-" : "",
      );
      return value ? [{ ...finding, value, sources: finding.sources.slice(0, 1) }] : [];
    }),
  };
};
