import type { Finding, Line, Reader } from "@/lib/extraction/model";
import { paragraphReader } from "@/lib/extraction/paragraphs";
import words from "@/lib/extraction/vocabulary/paragraph-words.json";

/** Chapters 01 to 20 of the European List of Waste (Decision 2000/532/EC), with the asterisk of hazardous waste. */
const WASTE_CODE = /(?<![\d.,/:-])(0[1-9]|1\d|20)\s?(\d{2})\s?(\d{2})(?![\d.,/:-]*\d)\s?(\*)?/g;
const NAMES_CODES =
  /abfall(?:schl|code|katalog)|\bEAK\b|\bAVV\b|\bEWC\b|waste (?:code|catalogue|key)|list of waste|eural|afval(?:code|catalog|stof)|code\w* (?:de |du |des )?déchet|catalogue européen|\bLoW\b/i;

const readParagraphs = paragraphReader({
  section: 13,
  words: words["13"],
  subsections: { "13.1": "treatment" },
});

/** How waste is treated, and the codes of the European List of Waste where the sheet names that list. */
export const readSection13: Reader = (section, context) => {
  const { findings, problems } = readParagraphs(section, context);
  const codes = wasteCodes(section.lines);
  return { problems, findings: [...findings.filter(({ path }) => path !== "waste_code"), ...codes] };
};

function wasteCodes(lines: readonly Line[]): Finding[] {
  const named = lines.findIndex((line) => NAMES_CODES.test(line.text));
  if (named < 0) return [];
  const codes: string[] = [];
  const sources: Finding["sources"] = [];
  for (const line of lines) {
    const onLine = [...line.text.matchAll(WASTE_CODE)].map(
      ([, chapter, group, entry, star]) => `${chapter} ${group} ${entry}${star ?? ""}`,
    );
    const fresh = onLine.filter((code) => !codes.includes(code));
    if (fresh.length === 0) continue;
    codes.push(...fresh);
    sources.push({ page: line.page, rect: line.rect, text: line.text });
  }
  return codes.length > 0
    ? [{ section: 13, path: "waste_codes", value: codes, confidence: 0.93, sources }]
    : [];
}
