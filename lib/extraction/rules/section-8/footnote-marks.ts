import { toCell, withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line, Word } from "@/lib/extraction/model";

/** A mark is so much smaller than the word before it. */
const SMALLER = 0.85;
/** A mark stands this part of its size above the foot of the word before it. */
const RAISED = 0.3;
const MARK = /^(?:\d{1,2}|[a-z])(?:[,)](?:\d{1,2}|[a-z]))*\)?$/;

function isMark(word: Word, before: Word | undefined): boolean {
  if (!before || !MARK.test(word.text) || !/\d|\p{Lu}{2}$/u.test(before.text)) return false;
  return word.size < SMALLER * before.size && word.rect[1] > before.rect[1] + RAISED * word.size;
}

function withoutMarks(cell: Cell): Cell {
  const words = cell.words.filter((word, i) => !isMark(word, cell.words[i - 1]));
  return words.length < cell.words.length ? toCell(words) : cell;
}

/** A line without the small raised numbers of footnotes behind its values: "5⁷" is 5, told by note 7. */
export function withoutFootnoteMarks(line: Line): Line {
  const cells = line.cells.map(withoutMarks);
  return cells.some((cell, i) => cell !== line.cells[i]) ? withCells(line, cells) : line;
}

const IN_DASHES = /^[-=_]{3,}\s*([\p{L}\p{N}].*?)\s*[-=_]{3,}$/u;

/** "------ OSHA ------" over the columns that it reaches over. */
export function withoutDashes(line: Line): Line {
  if (!line.cells.some(({ text }) => IN_DASHES.test(text))) return line;
  return withCells(
    line,
    line.cells.map((cell) => ({ ...cell, text: cell.text.replace(IN_DASHES, "$1") })),
  );
}
