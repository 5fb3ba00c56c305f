import type { Cell, Line, Rect, Rule, Word } from "@/lib/extraction/model";
import { matchesIn } from "@/lib/extraction/rules/matches";

/** Places of a typewriter page, for tests: a character is 5 points wide, a line 12 points high. */
const WIDTH = 5;
const PITCH = 12;
const HEIGHT = 10;
const TOP = 800;

function wordsOf(text: string, from: number, bottom: number): Word[] {
  return [...matchesIn(text, /\S+/g)].map((match) => {
    const left = (from + match.index) * WIDTH;
    const rect: Rect = [left, bottom, left + match[0].length * WIDTH - 1, bottom + HEIGHT];
    return { text: match[0], rect, size: 9, bold: false };
  });
}

function union(rects: readonly Rect[]): Rect {
  return [
    Math.min(...rects.map((rect) => rect[0])),
    Math.min(...rects.map((rect) => rect[1])),
    Math.max(...rects.map((rect) => rect[2])),
    Math.max(...rects.map((rect) => rect[3])),
  ];
}

/**
 * The lines of a drawn page: two spaces end a cell, a line of dashes is a rule across the page, an empty line a gap,
 * a form feed the next page.
 */
export function printedLines(drawing: string): { lines: Line[]; rulesOf: (page: number) => Rule[] } {
  const lines: Line[] = [];
  const rules: { page: number; rule: Rule }[] = [];
  for (const [p, sheet] of drawing.split("\f").entries())
    for (const [i, printed] of sheet.split("\n").entries()) {
      const bottom = TOP - i * PITCH;
      if (/^\s*-{20,}\s*$/.test(printed)) {
        const rect: Rect = [0, bottom + 4, printed.length * WIDTH, bottom + 5];
        rules.push({ page: p + 1, rule: { rect, direction: "horizontal" } });
        continue;
      }
      const cells = [...matchesIn(printed, /\S+(?: \S+)*/g)].map((match): Cell => {
        const words = wordsOf(match[0], match.index, bottom);
        return { text: match[0], rect: union(words.map((word) => word.rect)), words };
      });
      if (cells.length === 0) continue;
      const rect = union(cells.map((cell) => cell.rect));
      const text = cells.map((cell) => cell.text).join("  ");
      lines.push({ page: p + 1, rect, text, cells, size: 9, bold: false });
    }
  return { lines, rulesOf: (page) => rules.filter((one) => one.page === page).map(({ rule }) => rule) };
}
