import { foldedWords } from "@/lib/extraction/glyphs/folded-text";
import { withCells } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import { sectionOfTitle } from "./section-headings";

/** Left edges of one column differ by less than this, in points. */
const COLUMN = 4;
/** A title beside its section's text takes so many lines at most. */
const MOST_LINES = 5;
const FEWEST_BESIDE = 2;
/** "1. Identification of", "SECTION 1: Identification of", "IV. FIRST AID" */
const NUMBER_AND_TITLE = /^\W*(?:\p{L}+\W+)?(?:\d{1,2}|[IVX]{1,5})\W+\p{L}{3}/u;

/** Where the next title begins, if need be with its number alone. */
const NUMBERED = /^\W*(?:\d{1,2}|[IVX]{1,5})\s?[.)]/;

/** A section whose heading stands in a column of its own, left of the text: the title's further lines, and the text. */
export type BesideTitle = { titles: string[]; lines: Line[] };

/**
 * The lines from a heading on that stand beside its title: "1. IDENTIFICATION OF | Product name: Example" over "THE
 * MIXTURE | Use: …". Null where the heading has its line to itself. Of `lines` the first `count` are the section's own.
 */
export function besideTitle(lines: readonly Line[], count = lines.length): BesideTitle | null {
  const [heading, ...around] = lines;
  const below = around.slice(0, count - 1);
  const [first, next, ...more] = heading?.cells ?? [];
  if (!heading || !first || !next || !NUMBER_AND_TITLE.test(first.text)) return null;
  if (sectionOfTitle(foldedWords(heading.text)) !== null) return null;
  const [left, , right] = first.rect;
  const text = next.rect[0];
  const isAtText = ({ page, cells }: Line) =>
    page === heading.page && cells.some(({ rect }) => Math.abs(rect[0] - text) < COLUMN);
  if (right >= text || around.slice(0, MOST_LINES).filter(isAtText).length < FEWEST_BESIDE) return null;
  const isCapital = /^\P{Ll}+$/u.test(first.text);
  const goesOn = ({ page, cells: [cell] }: Line) =>
    cell !== undefined &&
    page === heading.page &&
    Math.abs(cell.rect[0] - left) < COLUMN &&
    cell.rect[2] < text &&
    isCapital &&
    /^\P{Ll}+$/u.test(cell.text) &&
    !NUMBERED.test(cell.text);
  const end = below.slice(0, MOST_LINES).findIndex((line) => !goesOn(line));
  const titled = below.slice(0, end < 0 ? MOST_LINES : end);
  const rest = titled.flatMap((line) =>
    line.cells.length > 1 ? [withCells(line, line.cells.slice(1))] : [],
  );
  return {
    titles: titled.flatMap(({ cells: [cell] }) => cell?.text ?? []),
    lines: [withCells(heading, [next, ...more]), ...rest, ...below.slice(titled.length)],
  };
}
