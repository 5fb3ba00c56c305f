import { middle, textOf, union } from "@/lib/extraction/lines/lines";
import type { Line, Rect, Rule, Word } from "@/lib/extraction/model";

export type RulesOf = (page: number) => readonly Rule[];

/** Words of one line that stand in one column. */
export type Piece = { column: number; text: string; rect: Rect; words: Word[] };

/** Words whose middles differ by less than this share of the type size stand in one line. */
const SAME_LINE = 0.45;

/** Lines of one column that a taller neighbour pulled into one line are read one after the other. */
function inReadingOrder(words: readonly Word[]): Word[] {
  const rows: Word[][] = [];
  for (const word of [...words].sort((a, b) => middle(b.rect) - middle(a.rect))) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && middle(first.rect) - middle(word.rect) < SAME_LINE * word.size) row.push(word);
    else rows.push([word]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.rect[0] - b.rect[0]));
}

export function pieceOf(column: number, words: Word[]): Piece {
  return {
    column,
    text: textOf(inReadingOrder(words)),
    rect: union(words.map((word) => word.rect)),
    words,
  };
}

/** How far a word stands from the one before it. */
export const gapBefore = (words: readonly Word[], i: number): number =>
  (words[i]?.rect[0] ?? 0) - (words[i - 1]?.rect[2] ?? 0);

/** How far each word but the first stands from the one before it. */
export const gapsOf = (words: readonly Word[]): number[] =>
  words.slice(1).map((_, i) => gapBefore(words, i + 1));

/** The word behind the widest gap. */
export function afterWidestGap(words: readonly Word[]): number {
  const gaps = gapsOf(words);
  return gaps.lastIndexOf(Math.max(...gaps)) + 1;
}

/** The one in the middle when all stand in order. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** A gap wider than this share of the type size, and than so many of the usual ones, is no word space. */
const WIDE_GAP = 0.45;
const USUAL_GAPS = 1.6;

/** White space above a line; null after a page break. */
export function gapAbove(lines: readonly { line: Line }[], i: number): number | null {
  const [above, line] = [lines[i - 1]?.line, lines[i]?.line];
  return above && line && above.page === line.page ? above.rect[1] - line.rect[3] : null;
}

/** The level ruling lines between a line and the one above it. */
export function rulesAbove(lines: readonly { line: Line }[], i: number, rulesOf: RulesOf): Rule[] {
  const [above, line] = [lines[i - 1]?.line, lines[i]?.line];
  if (!above || !line || above.page !== line.page) return [];
  const [top, bottom] = [middle(above.rect), middle(line.rect)];
  return rulesOf(line.page).filter(
    ({ direction, rect }) => direction === "horizontal" && rect[1] < top && rect[3] > bottom,
  );
}

/** From what width on, at a type size, a gap is no word space. */
export type WideGap = (size: number) => number;

/** The least gap that is no word space: typewriter faces have wider ones than others. */
export function wideGap(lines: readonly Pick<Line, "cells">[]): WideGap {
  const usual = median(lines.flatMap(({ cells }) => cells.flatMap(({ words }) => gapsOf(words))));
  return (size) => Math.max(WIDE_GAP * size, USUAL_GAPS * usual);
}
