import { clearLanguageOf, holdsWordsOf, readersLanguage } from "@/lib/extraction/language/language";
import type { Line, Page, Rule } from "@/lib/extraction/model";
import { type Parts, partsOf, secondColumnsOf } from "./column-parts";

/** Lines of one paragraph or table follow each other at this many type sizes. */
const pitch = 2.2;
/** A translation has at least this share of the other text's letters. */
const likeLength = 0.6;
/** A ruling line between the columns stands this close to the second, in points. */
const ruleGap = 16;

/** The parts of each line that is not one across both columns. */
type Parted = Map<Line, Parts>;

/**
 * A sheet set in two columns, each in its own language, with the text of one of them alone: of the first that readers
 * have words for. What stands across both, headings and tables in both languages, stays.
 */
export function inOneLanguage(pages: Page[]): Page[] {
  const [start] = secondColumnsOf(pages, ({ cells }) => cells.slice(1));
  if (start === undefined) return pages;
  const parted = partedLines(pages, start);
  const languages = languagesOf([...parted.values()]);
  if (!languages) return pages;
  const [first, second] = languages;
  const side = readersLanguage(first) === first || readersLanguage(second) !== second ? "left" : "right";
  const across = new Set(tablesAcross(pages, parted, start, second));
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const parts = across.has(line) ? undefined : parted.get(line);
      return parts ? (parts[side] ?? []) : line;
    }),
  }));
}

/** The languages of two columns; null where they are not the same text in two languages. */
function languagesOf(lines: Parts[]): [left: string, right: string] | null {
  const both = lines.filter((line) => line.left && line.right);
  const left = both.map((line) => line.left?.text).join("\n");
  const right = both.map((line) => line.right?.text).join("\n");
  if (Math.min(left.length, right.length) < likeLength * Math.max(left.length, right.length)) return null;
  const [first, second] = [clearLanguageOf(left), clearLanguageOf(right)];
  return first && second && first !== second ? [first, second] : null;
}

/**
 * The lines of tables across both columns that no ruling lines show: runs of lines without a word of the second
 * language, none of which begins where that language's text does.
 */
function tablesAcross(pages: Page[], parted: Parted, start: number, language: string): Line[] {
  const insets = new Set([Math.round(start)]);
  const isInset = (left: number) => [-1, 0, 1].some((off) => insets.has(Math.round(left) + off));
  const runs = pages.flatMap(({ lines }) => runsOf(lines, parted));
  const textsOf = (run: Line[]) => run.flatMap((line) => parted.get(line)?.right ?? []);
  const isTable = (run: Line[]) =>
    !textsOf(run).some(({ rect, text }) => isInset(rect[0]) || holdsWordsOf(text, language));
  for (const run of runs.filter((one) => !isTable(one)))
    for (const { rect } of textsOf(run)) insets.add(Math.round(rect[0]));
  return runs.filter(isTable).flat();
}

/** Lines in two columns that follow each other closely. */
function runsOf(lines: Line[], parted: Parted): Line[][] {
  const runs: Line[][] = [];
  let above: Line | null = null;
  for (const line of lines) {
    if (!parted.has(line)) above = null;
    else {
      if (above && above.rect[1] - line.rect[1] < pitch * line.size) runs.at(-1)?.push(line);
      else runs.push([line]);
      above = line;
    }
  }
  return runs;
}

function partedLines(pages: Page[], start: number): Parted {
  const parted: Parted = new Map();
  for (const { lines, rules } of pages)
    for (const line of lines) {
      const parts = isInTable(line, start, rules) ? null : partsOf(line, start);
      if (parts) parted.set(line, parts);
    }
  return parted;
}

/** Whether ruling lines part this line elsewhere than between the columns. */
function isInTable({ rect: [left, bottom, right, top] }: Line, start: number, rules: Rule[]): boolean {
  const height = (bottom + top) / 2;
  const within = rules.filter(
    ({ direction, rect: [x, y0, , y1] }) =>
      direction === "vertical" && y0 <= height && y1 >= height && x > left && x < right,
  );
  return within.length > 0 && within.every(({ rect: [x] }) => Math.abs(x - start) > ruleGap);
}
