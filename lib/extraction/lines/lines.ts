import type { Characters } from "@/lib/extraction/glyphs/characters";
import type { Cell, Line, Rect, Rule, Source, Word } from "@/lib/extraction/model";
import { withoutSpacing } from "./letters-apart";
import { withRaisedDigits } from "./raised-digits";
import { cellGap, rowsOf, touch } from "./rows";

/** A gap wider than this part of the type size ends a word. */
const wordGap = 0.5;
/** The same word within this part of its size is the same word printed again. */
const overprint = 0.12;
/** A line stands between two of another cell where it is this many type sizes from both. */
const halfway = 0.95;
/** Colons one below the other that make a column of values. */
const leastColons = 2;

/** A rectangle that still grows. */
type Bounds = [x0: number, y0: number, x1: number, y1: number];
const none: Rect = [0, 0, 0, 0];

/** The lines of a page from the characters of its content. */
export function linesOf(characters: Characters, page: number, rules: Rule[] = []): Line[] {
  return linesOfWords(printedOnce(wordsOf(characters)), page, rules);
}

/** Words that stand beside each other make a line, from top to bottom. */
export function linesOfWords(words: Word[], page: number, rules: Rule[] = []): Line[] {
  const upright = rules.filter((rule) => rule.direction === "vertical");
  const lines = rowsOf(withRaisedDigits(words)).map((row) => {
    const inOrder = row.words.sort((a, b) => a.rect[0] - b.rect[0]);
    const beside = upright.filter((rule) => reaches(rule, row.tallest));
    return toLine(inOrder, page, (left, right) => beside.some((rule) => isBetween(rule, left, right)));
  });
  return besideWrapped(partedAtEdges(partedAtColons(lines)).sort((a, b) => middle(b.rect) - middle(a.rect)));
}

/**
 * In a table whose cells are set in the middle of their rows, a label stands at half height between two lines of its
 * value, or a value between two of its label: the upper one comes to its line.
 */
function besideWrapped(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (const [i, line] of lines.entries()) {
    const above = joined.at(-1);
    const below = lines[i + 1];
    if (above && below && isHalfway(above, line, below)) joined[joined.length - 1] = lineOfBoth(above, line);
    else joined.push(line);
  }
  return joined;
}

function isHalfway(above: Line, line: Line, below: Line): boolean {
  const reach = halfway * Math.min(above.size, line.size, below.size);
  const [up, down] = [middle(above.rect) - middle(line.rect), middle(line.rect) - middle(below.rect)];
  if (up > reach || down > reach) return false;
  return sharesColumn(above, below) && !sharesColumn(above, line) && !sharesColumn(line, below);
}

function sharesColumn(a: Line, b: Line): boolean {
  return a.cells.some(({ rect: [x0, , x1] }) => b.cells.some(({ rect }) => rect[0] < x1 && rect[2] > x0));
}

function lineOfBoth(a: Line, b: Line): Line {
  const cells = [...a.cells, ...b.cells].sort((left, right) => left.rect[0] - right.rect[0]);
  const both = lineOf(b, cells);
  both.bold = a.bold && b.bold;
  return both;
}

// Readers go through lines and cells of one shape several times faster: they are written out wherever many are made,
// their members in one order, where copying one with `...` would make a shape of its own.

/** Where a line stands and what it says, for what is read from it. */
export const sourceOf = ({ page, rect, text }: Line): Source => ({ page, rect, text });

/** Whether two lines stand in one place, with whatever cells. */
export const isSameLine = (a: Line, b: Line): boolean =>
  a.page === b.page && Math.abs(a.rect[1] - b.rect[1]) < 1;

/** What lines, cells or words say, one after the other. */
export const textOf = (parts: readonly { text: string }[]): string => parts.map(({ text }) => text).join(" ");

/** A line with other cells than it was printed with. */
export function lineOf({ page, size, bold }: Line, cells: Cell[]): Line {
  const rect = union(cells.map((cell) => cell.rect));
  return { page, rect, text: cells.map(({ text }) => text).join("  "), cells, size, bold };
}

/** A line that says something else than it was printed with, of the same cells if no others are told. */
export function saying({ page, rect, cells, size, bold }: Line, text: string, own = cells): Line {
  return { page, rect, text, cells: own, size, bold };
}

/** The line in its place with other cells, saying what they say. */
export function withCells(line: Line, cells: Cell[]): Line {
  return saying(line, cells.map(({ text }) => text).join("  "), cells);
}

/** A label that reaches up to the colon of its value column is a cell of its own, as the labels above and below are. */
function partedAtColons(lines: Line[]): Line[] {
  const colons: number[] = [];
  for (const { cells } of lines)
    for (let c = 1; c < cells.length; c++) {
      const first = cells[c]?.words[0];
      if (first?.text.startsWith(":")) colons.push(first.rect[0]);
    }
  if (colons.length < leastColons) return lines;
  const isColumn = (word: Word) =>
    word.text.startsWith(":") &&
    colons.filter((left) => Math.abs(left - word.rect[0]) < touch).length >= leastColons;
  return lines.map((line) => {
    if (!line.cells.some(({ words }) => words.slice(1).some(isColumn))) return line;
    const words = line.cells.flatMap((cell) => cell.words);
    const isBorder = new Set(line.cells.map((cell) => cell.words[0]));
    return toLine(words, line.page, (_, right) => isBorder.has(right) || isColumn(right));
  });
}

/** How much wider than the words of its cell a gap is at the edge of a column. */
const wider = 1.15;
/** So many lines above and below a line tell where columns begin, two of them the same. */
const reach = 2;

/** A label that nearly reaches its value, among lines whose values begin at the same place, is a cell of its own. */
function partedAtEdges(lines: Line[]): Line[] {
  return lines.map((line, i) => {
    const [cell] = line.cells;
    if (!cell || line.cells.length > 1 || cell.words.length < 2) return line;
    const around = [...lines.slice(Math.max(0, i - reach), i), ...lines.slice(i + 1, i + 1 + reach)];
    if (!around.some(({ cells }) => cells.length > 1)) return line;
    const { words } = cell;
    const gap = (at: number) => (words[at]?.rect[0] ?? 0) - (words[at - 1]?.rect[2] ?? 0);
    const gaps = words.slice(1).map((_, at) => gap(at + 1));
    const usual = gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
    const first = words.findIndex(({ text }) => /[\p{L}\p{N}]/u.test(text));
    const borders = words.filter(
      (word, at) => at > first && at > 0 && gap(at) > wider * usual && isEdge(word.rect[0], around),
    );
    return borders.length > 0 ? toLine(words, line.page, (_, right) => borders.includes(right)) : line;
  });
}

/** Two lines have a cell that begins there, one of them behind another. */
function isEdge(x: number, lines: readonly Line[]): boolean {
  const beginsThere = ({ rect: [left] }: Cell) => Math.abs(left - x) < touch;
  const beginning = lines.filter(({ cells }) => cells.some(beginsThere));
  return beginning.length > 1 && beginning.some(({ cells }) => cells.slice(1).some(beginsThere));
}

function wordsOf(characters: Characters): Word[] {
  const { texts, fonts, rects } = characters;
  const words: Word[] = [];
  let word: Word | null = null;
  let bounds: Bounds = [0, 0, 0, 0];
  for (let i = 0; i < fonts.length; i++) {
    const font = fonts[i];
    const text = texts[i] ?? "";
    const at = 4 * i;
    const left = rects[at] ?? 0;
    const right = rects[at + 2] ?? 0;
    if (!font) word = null;
    else if (word && isNext(characters, i)) {
      word.text += text;
      word.bold &&= font.bold;
      grow(bounds, left, rects[at + 1] ?? 0, right, rects[at + 3] ?? 0);
    } else {
      bounds = [left, rects[at + 1] ?? 0, right, rects[at + 3] ?? 0];
      word = { text, rect: bounds, size: font.size, bold: font.bold };
      words.push(word);
    }
  }
  return words;
}

/** Whether a character goes on with the word of the one before it. */
function isNext({ fonts, rects, baselines }: Characters, i: number): boolean {
  const size = fonts[i - 1]?.size ?? 0;
  const left = rects[4 * i] ?? 0;
  return (
    Math.abs((baselines[i] ?? 0) - (baselines[i - 1] ?? 0)) <= 0.4 * size &&
    left - (rects[4 * i - 2] ?? 0) <= wordGap * size &&
    left >= (rects[4 * i - 4] ?? 0) - 0.5 * size
  );
}

/** Some programs print a word twice to make it bold, or a page's text once for each of its layers. */
function printedOnce(words: Word[]): Word[] {
  const seen = new Map<string, Word[]>();
  return words.filter((word) => {
    const { text, rect, size } = word;
    const others = seen.get(text);
    if (!others) {
      seen.set(text, [word]);
      return true;
    }
    const same = others.find(
      (other) =>
        Math.abs(other.rect[0] - rect[0]) < overprint * size &&
        Math.abs(other.rect[1] - rect[1]) < overprint * size,
    );
    if (!same) others.push(word);
    else if (same.rect[0] !== rect[0]) same.bold = true;
    return !same;
  });
}

function toLine(words: Word[], page: number, isBorder: (left: Word, right: Word) => boolean): Line {
  const cells: Cell[] = [];
  let run: Word[] = [];
  for (const word of words) {
    const last = run.at(-1);
    if (last && (isWide(last, word) || isBorder(last, word))) {
      cells.push(toCell(run));
      run = [];
    }
    run.push(word);
  }
  if (run.length) cells.push(toCell(run));
  const line: Line = {
    page,
    rect: union(cells.map(({ rect }) => rect)),
    text: cells.length === 1 ? (cells[0]?.text ?? "") : cells.map((c) => c.text).join("  "),
    cells,
    size: 0,
    bold: true,
  };
  for (const { size, bold } of words) {
    line.size = Math.max(line.size, size);
    line.bold &&= bold;
  }
  return line;
}

function isWide(left: Word, right: Word): boolean {
  return right.rect[0] - left.rect[2] > cellGap * Math.max(left.size, right.size);
}

function reaches({ rect: [, bottom, , top] }: Rule, { rect }: Word): boolean {
  return bottom <= rect[3] && top >= rect[1];
}

/** A rule between two words parts them however close they stand. */
function isBetween(rule: Rule, left: Word, right: Word): boolean {
  const [x0, y0, x1, y1] = rule.rect;
  const height = middle(left.rect);
  return x0 >= left.rect[2] - touch && x1 <= right.rect[0] + touch && y0 <= height && y1 >= height;
}

/** Words beside each other as one cell. */
export function toCell(printed: Word[]): Cell {
  const words = withoutSpacing(printed);
  const [first] = words;
  let text = first?.text ?? "";
  const rect: Bounds = [...(first?.rect ?? none)];
  for (const word of words.slice(1)) {
    text += ` ${word.text}`;
    widen(rect, word.rect);
  }
  return { text, rect, words };
}

/** How high the middle of a rectangle lies. */
export function middle(rect: Rect): number {
  return (rect[1] + rect[3]) / 2;
}

export function union(rects: readonly Rect[]): Rect {
  const all: Bounds = [...(rects[0] ?? none)];
  for (const rect of rects) widen(all, rect);
  return all;
}

function widen(rect: Bounds, other: Rect): void {
  grow(rect, other[0], other[1], other[2], other[3]);
}

function grow(rect: Bounds, x0: number, y0: number, x1: number, y1: number): void {
  if (x0 < rect[0]) rect[0] = x0;
  if (y0 < rect[1]) rect[1] = y0;
  if (x1 > rect[2]) rect[2] = x1;
  if (y1 > rect[3]) rect[3] = y1;
}

/** Whether a line stands below another, on its page or a later one. */
export const isBelow = (a: Line, b: Line): boolean =>
  a.page > b.page || (a.page === b.page && a.rect[1] < b.rect[1]);
