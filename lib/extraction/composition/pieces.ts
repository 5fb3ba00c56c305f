import type { Rect, Word } from "@/lib/extraction/model";

/** Words of one line that stand in one column. */
export type Piece = { column: number; text: string; rect: Rect; words: Word[] };

/** Words whose middles differ by less than this share of the type size stand in one line. */
const SAME_LINE = 0.45;

/** Lines of one column that a taller neighbour pulled into one line are read one after the other. */
function inReadingOrder(words: readonly Word[]): Word[] {
  const rows: Word[][] = [];
  const middle = ({ rect }: Word) => (rect[1] + rect[3]) / 2;
  for (const word of [...words].sort((a, b) => middle(b) - middle(a))) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && middle(first) - middle(word) < SAME_LINE * word.size) row.push(word);
    else rows.push([word]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.rect[0] - b.rect[0]));
}

export function pieceOf(column: number, words: Word[]): Piece {
  return {
    column,
    text: inReadingOrder(words)
      .map((word) => word.text)
      .join(" "),
    rect: [
      Math.min(...words.map((word) => word.rect[0])),
      Math.min(...words.map((word) => word.rect[1])),
      Math.max(...words.map((word) => word.rect[2])),
      Math.max(...words.map((word) => word.rect[3])),
    ],
    words,
  };
}
