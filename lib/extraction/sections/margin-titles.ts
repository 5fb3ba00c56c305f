import { foldedWords } from "@/lib/extraction/glyphs/folded-text";
import { saying, withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { sectionOfTitle, titleLikeness } from "./section-headings";

/** Left edges of one column differ by less than this, in points. */
const COLUMN = 4;
/** A title in the margin takes so many lines at most. */
const MOST_LINES = 5;
/** So many numbers that rise down the margin are those of sections. */
const FEWEST = 5;
const LIKE_TITLE = 0.6;
const NUMBER = /^(\d{1,2})\.?$/;
const NUMBER_AND_TITLE = /^(\d{1,2})\s?[.:]?\s+(\p{L}.*)$/u;

const titleOf = ({ cells: [first] }: Line) => NUMBER_AND_TITLE.exec(first?.text ?? "") ?? [];

/** Whether a line begins with its number and words of that section's title. */
function isTitled(line: Line): boolean {
  const [, number, title = ""] = titleOf(line);
  return number !== undefined && titleLikeness(Number(number), foldedWords(title)) >= LIKE_TITLE;
}

/** Where headings alone in their lines begin, the same for several. */
function placesOfHeadings(lines: readonly Line[]): number[] {
  const places = lines.filter((line) => line.cells.length === 1 && isTitled(line)).map(({ rect }) => rect[0]);
  return places.filter((place) => places.filter((one) => Math.abs(one - place) < 1).length >= FEWEST);
}

/**
 * "3 Composition | 3.2 Mixture of": a whole title, or words of one where headings begin, beside its section's first
 * words, which does not go on below.
 */
function titleApart(line: Line, below: Line | undefined, places: readonly number[]): Line[] {
  const [first, ...rest] = line.cells;
  const [text] = rest;
  const [, number, title = ""] = titleOf(line);
  if (!first || !text || !number) return [line];
  const isInPlace = places.some((place) => Math.abs(place - first.rect[0]) < 1) && isTitled(line);
  if (!isInPlace && sectionOfTitle(foldedWords(title)) !== Number(number)) return [line];
  const [next] = below?.cells ?? [];
  const goesOn = next && Math.abs(next.rect[0] - first.rect[0]) < COLUMN && /^\p{Lu}+\s/u.test(next.text);
  return goesOn ? [line] : [withCells(line, [first]), withCells(line, rest)];
}

/** The numbers 1, 2, 3 … in the margin, by the index of their lines. */
function numbersInMargin(lines: readonly Line[]): Map<number, number> {
  const found = new Map<number, number>();
  let left: number | null = null;
  let last = 0;
  for (const [i, { cells }] of lines.entries()) {
    const [first, beside] = cells;
    const number = Number(NUMBER.exec(first?.text ?? "")?.[1] ?? 0);
    if (!first || !beside || number !== last + 1 || number > 16) continue;
    // "7. | Handling and storage" is a heading
    if (sectionOfTitle(foldedWords(beside.text)) === number) continue;
    if (left !== null && Math.abs(first.rect[0] - left) > COLUMN) continue;
    left ??= first.rect[0];
    last = number;
    found.set(i, number);
  }
  return found.size < FEWEST ? new Map() : found;
}

/** How many of the margin's texts are the section's title; 0 where none is. */
function lengthOfTitle(number: number, texts: readonly string[]): number {
  const titles = texts.slice(0, MOST_LINES).map((_, i) => foldedWords(texts.slice(0, i + 1).join(" ")));
  const whole = titles.findLastIndex((title) => sectionOfTitle(title) === number);
  if (whole >= 0) return whole + 1;
  const likeness = titles.map((title) => titleLikeness(number, title));
  const best = Math.max(0, ...likeness);
  return best < LIKE_TITLE ? 0 : likeness.lastIndexOf(best) + 1;
}

/** A section beside its number and title in the margin: the heading, what else stands in the margin, the text. */
function apart(number: number, lines: readonly Line[], text: number): Line[] {
  const [first] = lines;
  if (!first) return [];
  const isInMargin = ({ rect }: Cell) => rect[2] < text - COLUMN;
  const margin = lines.flatMap((line) => {
    const cells = line.cells.filter(isInMargin);
    return cells.length > 0 ? [withCells(line, cells)] : [];
  });
  const titles = lengthOfTitle(
    number,
    margin.slice(1).map((line) => line.text),
  );
  if (titles === 0) return [...lines];
  const title = margin
    .slice(0, titles + 1)
    .map((line) => line.text)
    .join(" ");
  const texts = lines.flatMap((line) => {
    const cells = line.cells.filter((cell) => !isInMargin(cell));
    return cells.length > 0 ? [withCells(line, cells)] : [];
  });
  return [saying(first, title, first.cells.slice(0, 1)), ...margin.slice(titles + 1), ...texts];
}

/** The lines with section titles that stand left of their text as headings above it. */
export function withMarginTitles(lines: readonly Line[]): Line[] {
  const numbers = numbersInMargin(lines);
  const places = numbers.size === 0 ? placesOfHeadings(lines) : [];
  if (numbers.size === 0) return lines.flatMap((line, i) => titleApart(line, lines[i + 1], places));
  const starts = [...numbers.keys()];
  const text = Math.min(...starts.map((i) => lines[i]?.cells[1]?.rect[0] ?? Number.POSITIVE_INFINITY));
  const before = lines.slice(0, starts[0]);
  return [
    ...before,
    ...starts.flatMap((from, i) => apart(numbers.get(from) ?? 0, lines.slice(from, starts[i + 1]), text)),
  ];
}
