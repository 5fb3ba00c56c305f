import type { Line, Page } from "@/lib/extraction/model";
import { withCells } from "./lines";

/** So many lines that begin with the letter before a capital one are items of lists: "o Company name". */
const fewest = 5;
const ITEM = /^o\s+\p{Lu}/u;

const isItem = ({ text, cells: [first] }: Line) => ITEM.test(text) && first?.words[0]?.text === "o";

/** Pages with bullets for the letters that a font without any has instead. */
export function withBullets(pages: Page[]): Page[] {
  if (pages.flatMap(({ lines }) => lines.filter(isItem)).length < fewest) return pages;
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (isItem(line) ? bulleted(line) : line)),
  }));
}

function bulleted(line: Line): Line {
  const [first, ...others] = line.cells;
  const [letter, ...rest] = first?.words ?? [];
  if (!first || !letter) return line;
  const cell = { ...first, text: first.text.replace(/^o/, "•"), words: [{ ...letter, text: "•" }, ...rest] };
  return withCells(line, [cell, ...others]);
}
