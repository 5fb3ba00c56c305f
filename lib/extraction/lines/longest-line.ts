import type { Cell, Line, Word } from "@/lib/extraction/model";
import { lineOf, toCell } from "./lines";

/** No page is wide enough for a longer line that one can read; readers' patterns take long over longer ones. */
export const longestLine = 1_000;

/** A line that is too long goes on in further lines of the same place; nothing of it is lost. */
export function partedLine(line: Line): Line[] {
  if (line.text.length <= longestLine) return [line];
  const parts: Cell[][] = [];
  let cells: Cell[] = [];
  let length = 0;
  for (const cell of line.cells.flatMap(partedCell)) {
    if (cells.length && length + cell.text.length > longestLine) {
      parts.push(cells);
      cells = [];
      length = 0;
    }
    cells.push(cell);
    length += cell.text.length + 2;
  }
  parts.push(cells);
  return parts.map((part) => lineOf(line, part));
}

function partedCell(cell: Cell): Cell[] {
  if (cell.text.length <= longestLine) return [cell];
  const parts: Word[][] = [];
  let words: Word[] = [];
  let length = 0;
  for (const word of cell.words.flatMap(partedWord)) {
    if (words.length && length + word.text.length > longestLine) {
      parts.push(words);
      words = [];
      length = 0;
    }
    words.push(word);
    length += word.text.length + 1;
  }
  parts.push(words);
  return parts.map(toCell);
}

function partedWord(word: Word): Word[] {
  if (word.text.length <= longestLine) return [word];
  const parts = Math.ceil(word.text.length / longestLine);
  const [left, bottom, right, top] = word.rect;
  const width = (right - left) / parts;
  return Array.from({ length: parts }, (_, i) => ({
    ...word,
    text: word.text.slice(i * longestLine, (i + 1) * longestLine),
    rect: [left + i * width, bottom, left + (i + 1) * width, top] as const,
  }));
}
