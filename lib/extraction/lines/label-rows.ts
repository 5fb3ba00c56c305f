import type { Cell, Line, Word } from "@/lib/extraction/model";
import { decorationLength } from "./label-match";
import { toCell, union } from "./lines";

/** A label, where it stands among the rows, and what stands beside it in its own cell. */
export type FoundLabel<Field extends string> = {
  field: Field;
  row: number;
  cell: number;
  label: string;
  qualifier: string;
  inline: Cell | null;
  colon: boolean;
  /** Rows whose first cell continues the label. */
  wraps: Map<number, number>;
  /** The row of the value that begins with the label again. */
  repeated?: number;
};

/** A line whose bullets and lone colons are gone and whose enumerators stand in the cell of their label. */
export type Row = {
  line: Line;
  cells: Cell[];
  /** Cells that stood behind a colon. */
  afterColon: ReadonlySet<Cell>;
};

/** An enumerator in a cell of its own stands at most this far before its label, in points. */
const ENUMERATOR_GAP = 60;
const SAME_COLUMN = 16;
const LINE_PITCH = 2.4;
/** Cells of running text fill their column; labels seldom have as many letters. */
const SHORTEST_PROSE = 30;
/** Dots that lead the eye from a label to its value; four of them may end a list in a sentence. */
const LEADER = /^(?:[._]{5,}|…{2,})$/;
const LEADERS = /[._]{5}|…{2}/;
const noCells: ReadonlySet<Cell> = new Set();

export function normalRow(line: Line): Row {
  const cells: Cell[] = [];
  let afterColon: Set<Cell> | null = null;
  let colon = false;
  for (const original of line.cells.some(hasLeaders) ? line.cells.flatMap(partedByLeaders) : line.cells) {
    const cell = withoutLeadingColon(original);
    colon = colon || cell !== original;
    if (!cell) continue;
    if (colon) {
      afterColon ??= new Set();
      afterColon.add(cell);
    }
    colon = false;
    const previous = cells.at(-1);
    const isFirst = cells.length === 1;
    if (previous && isFirst && cell === original && isDecoration(previous) && isNear(previous, cell))
      cells[0] = joinCells(previous, cell);
    else cells.push(cell);
  }
  return { line, cells, afterColon: afterColon ?? noCells };
}

function hasLeaders(cell: Cell): boolean {
  return LEADERS.test(cell.text);
}

function partedByLeaders(cell: Cell): Cell[] {
  const parts: Word[][] = [[]];
  for (const word of cell.words) {
    if (LEADER.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((words) => words.length > 0).map(toCell);
}

function isDecoration(cell: Cell): boolean {
  return decorationLength(`${cell.text} `) > cell.text.length - 1 && cell.text.length <= 7;
}

function isNear(left: Cell, right: Cell): boolean {
  return right.rect[0] - left.rect[2] < ENUMERATOR_GAP;
}

function joinCells(left: Cell, right: Cell): Cell {
  const rect = union([left.rect, right.rect]);
  return { text: `${left.text} ${right.text}`, rect, words: [...left.words, ...right.words] };
}

function withoutLeadingColon(cell: Cell): Cell | null {
  const skip = /^\s*:+(?:[-–—](?=\s|$))?\s*/.exec(cell.text)?.[0].length ?? 0;
  if (skip === 0) return cell.text.trim() === "" ? null : cell;
  return cellFrom(cell, skip);
}

/** The part of a cell from a place in its text on; null when nothing is left. */
export function cellFrom(cell: Cell, from: number): Cell | null {
  const text = cell.text.slice(from).trim();
  if (text === "") return null;
  const words = wordsFrom(cell, from);
  const first = words[0];
  if (!first) return { text, rect: cell.rect, words: cell.words };
  return { text, rect: [first.rect[0], cell.rect[1], cell.rect[2], cell.rect[3]], words };
}

function wordsFrom(cell: Cell, from: number): Word[] {
  let skip = cell.text.slice(0, from).replace(/\s/g, "").length;
  const words: Word[] = [];
  for (const word of cell.words) {
    const length = word.text.replace(/\s/g, "").length;
    if (skip >= length) {
      skip -= length;
      continue;
    }
    words.push(skip > 0 ? cutWord(word, skip) : word);
    skip = 0;
  }
  return words;
}

function cutWord(word: Word, skip: number): Word {
  const [x0, y0, x1, y1] = word.rect;
  const share = skip / word.text.length;
  const { size, bold } = word;
  return { text: word.text.slice(skip), rect: [x0 + share * (x1 - x0), y0, x1, y1], size, bold };
}

/**
 * The cell n rows further down that can go on with the label of this cell: same column, next line. "none" where
 * that line has nothing in the column, null where the lines are too far apart.
 */
export function joinableBelow(rows: Row[], r: number, c: number, n: number): number | "none" | null {
  const row = rows[r];
  const above = rows[r + n - 1];
  const below = rows[r + n];
  const cell = row?.cells[c];
  if (!cell || !above || !below || isFarBelow(above, below)) return null;
  const at = below.cells.findIndex((next) => {
    if (next.rect[0] >= cell.rect[0] - SAME_COLUMN) return next.rect[0] < cell.rect[2];
    // A number set at the bottom or in the middle of its row stands before a later line of its label
    const words = cellFrom(next, decorationLength(next.text));
    return words !== null && words !== next && Math.abs(words.rect[0] - cell.rect[0]) < SAME_COLUMN;
  });
  return at < 0 ? "none" : at;
}

/** Whether a row stands too far below another, or on another page, to be the next line of one text. */
export function isFarBelow(above: Row, below: Row): boolean {
  if (above.line.page !== below.line.page) return true;
  const pitch = above.line.rect[1] - below.line.rect[1];
  return pitch > LINE_PITCH * Math.max(above.line.size, below.line.size, 6);
}

/** Whether a cell goes on, in small letters, with the sentence of the line above it. */
export function isMidSentence(rows: readonly Row[], r: number, cell: Cell | undefined): boolean {
  const above = rows[r - 1];
  const below = rows[r];
  if (!cell || !/^\p{Ll}(?!\))/u.test(cell.text) || !above || !below || isFarBelow(above, below))
    return false;
  const over = above.cells.findLast(({ rect }) => rect[0] < cell.rect[2] && rect[2] > cell.rect[0]);
  return over !== undefined && over.text.length >= SHORTEST_PROSE && !/[.:;!?]$/.test(over.text);
}
