import { finding } from "@/lib/extraction/findings";
import { pattern, words } from "@/lib/extraction/language/words";
import { sourceOf } from "@/lib/extraction/lines/lines";
import { paragraphReader } from "@/lib/extraction/lines/paragraphs";
import type { Found, Line, Reader } from "@/lib/extraction/model";
import { matchesIn } from "@/lib/extraction/rules/matches";

/** Chapters 01 to 20 of the European List of Waste (Decision 2000/532/EC), with the asterisk of hazardous waste. */
const WASTE_CODE =
  /(?<![\d.,/:-])(0[1-9]|1\d|20)[^\S\n]?(\d{2})[^\S\n]?(\d{2})(?![\d.,/:-]*\d)[^\S\n]?(\*)?/g;
const NAMES_CODES = pattern("i")`${words.wasteCodes.catalogue}`;

const readParagraphs = paragraphReader({
  words: words.disposal,
  subsections: { "13.1": "treatment" },
});

/** How waste is treated, and the codes of the European List of Waste where the sheet names that list. */
export const readSection13: Reader = (section, context) => {
  const { findings, problems } = readParagraphs(section, context);
  const codes = wasteCodes(section.lines);
  return { problems, findings: [...findings.filter(({ path }) => path !== "waste_code"), ...codes] };
};

/** A code in the text of another's entry, which it is not: "gases other than those mentioned in 16 05 04". */
const EXCEPTION = pattern("iu")`${words.wasteCodes.except}[^.;:)]{0,120}$`;
const AND = pattern("iu")`^\s*(?:[,;/]|${words.joins.and}|${words.joins.or}|i|${words.joins.to})[\s,]*$`;

type PrintedCode = { code: string; line: Line };

/** The codes of the lines in reading order, without chapters and without what an entry's text excepts. */
function codesOf(lines: readonly Line[]): PrintedCode[] {
  const text = lines.map((line) => line.text).join("\n");
  const starts: number[] = [];
  lines.reduce((at, line) => {
    starts.push(at);
    return at + line.text.length + 1;
  }, 0);
  let end = 0;
  let isExcepted = false;
  return [...matchesIn(text, WASTE_CODE)].flatMap((match) => {
    const [printed, chapter, group, entry, star] = match;
    const between = text.slice(end, match.index).replace(/\s+/g, " ");
    isExcepted = EXCEPTION.test(between) || (isExcepted && AND.test(between));
    end = match.index + printed.length;
    if (isExcepted || group === "00" || entry === "00") return [];
    const line = lines[starts.findLastIndex((start) => start <= match.index)];
    return line ? [{ code: `${chapter} ${group} ${entry}${star ?? ""}`, line }] : [];
  });
}

function wasteCodes(lines: readonly Line[]): Found[] {
  if (!lines.some((line) => NAMES_CODES.test(line.text))) return [];
  const codes = new Map<string, Line>();
  for (const { code, line } of codesOf(lines)) if (!codes.has(code)) codes.set(code, line);
  if (codes.size === 0) return [];
  const sources = [...new Set(codes.values())].map(sourceOf);
  return [finding("waste_codes", [...codes.keys()], 0.93, sources)];
}
