import { clearLanguageOf, holdsWordsOf, readersLanguage } from "./language";
import { lineOf, toCell } from "./lines";
import type { Cell, Line, Page, Rule } from "./model";

/** Between these shares of a page's width the second of two columns begins. */
const nearestStart = 0.35;
const farthestStart = 0.65;
/** What begins a column stands this close to its edge, in points. */
const edge = 2;
/** This share of all lines shows the second column's edge where a sheet is set in two. */
const leastShare = 0.15;
/** Columns are this many type sizes apart; words of one line stand closer. */
const gutter = 0.6;
/** Lines of one paragraph or table follow each other at this many type sizes. */
const pitch = 2.2;
/** A translation has at least this share of the other text's letters. */
const likeLength = 0.6;
/** A ruling line between the columns stands this close to the second, in points. */
const ruleGap = 16;

type Side = "left" | "right";
type Parts = Record<Side, Line | null>;
/** The parts of each line that is not one across both columns. */
type Parted = Map<Line, Parts>;

/**
 * A sheet set in two columns, each in its own language, with the text of one of them alone: of the first that readers
 * have words for. What stands across both, headings and tables in both languages, stays.
 */
export function inOneLanguage(pages: Page[]): Page[] {
  const start = secondColumnOf(pages);
  if (start === null) return pages;
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

/** Where the second of two columns begins on most pages: the place in their middle where most cells do. */
function secondColumnOf(pages: Page[]): number | null {
  const starts = new Map<number, number>();
  let lines = 0;
  for (const page of pages)
    for (const { cells } of page.lines) {
      lines++;
      for (const { rect } of cells.slice(1)) {
        const share = rect[0] / page.width;
        if (share < nearestStart || share > farthestStart) continue;
        const at = Math.round(rect[0]);
        starts.set(at, (starts.get(at) ?? 0) + 1);
      }
    }
  const near = (at: number) => (starts.get(at - 1) ?? 0) + (starts.get(at) ?? 0) + (starts.get(at + 1) ?? 0);
  const [best] = [...starts.keys()].sort((a, b) => near(b) - near(a));
  return best !== undefined && near(best) >= leastShare * lines ? best : null;
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
      const parts = partsOf(line, start, rules);
      if (parts) parted.set(line, parts);
    }
  return parted;
}

/** A line's part in each column; null for a line across both. */
function partsOf(line: Line, start: number, rules: Rule[]): Parts | null {
  const words = line.cells.flatMap((cell) => cell.words);
  const at = words.findIndex(({ rect }) => rect[0] >= start - edge);
  const [before, after] = at < 0 ? [words.at(-1), undefined] : [words[at - 1], words[at]];
  if (before && before.rect[2] > start + edge) return null;
  if (before && after && after.rect[0] - before.rect[2] < gutter * line.size) return null;
  if (isInTable(line, start, rules)) return null;
  return {
    left: lineWithin(line, (left) => left < start - edge),
    right: lineWithin(line, (left) => left >= start - edge),
  };
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

function lineWithin(line: Line, isWithin: (left: number) => boolean): Line | null {
  const cells = line.cells.flatMap((cell): Cell[] => {
    const words = cell.words.filter(({ rect }) => isWithin(rect[0]));
    if (words.length === cell.words.length) return [cell];
    if (!words.length) return [];
    return [toCell(words)];
  });
  return cells.length ? lineOf(line, cells) : null;
}
