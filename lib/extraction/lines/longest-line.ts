import type { Cell, Line, Word } from "@/lib/extraction/model";
import { lineOf, toCell } from "./lines";

/** No page is wide enough for a longer line that one can read; readers' patterns take long over longer ones. */
export const longestLine = 1_000;

/** A line that is too long goes on in further lines of the same place; nothing of it is lost. */
export function partedLine(line: Line): Line[] {
  if (line.text.length <= longestLine) return [line];
  return runsOf(line.cells.flatMap(partedCell), 2).map((cells) => lineOf(line, cells));
}

function partedCell(cell: Cell): Cell[] {
  if (cell.text.length <= longestLine) return [cell];
  return runsOf(cell.words.flatMap(partedWord), 1).map(toCell);
}

/** The parts, so many spaces between them, in runs no longer than a line. */
function runsOf<Part extends Cell | Word>(parts: readonly Part[], spaces: number): Part[][] {
  const runs: Part[][] = [];
  let length = 0;
  for (const part of parts) {
    const run = runs.at(-1);
    if (run && length + part.text.length <= longestLine) run.push(part);
    else runs.push([part]);
    length = (runs.at(-1) === run ? length : 0) + part.text.length + spaces;
  }
  return runs;
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
