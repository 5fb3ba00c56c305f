import type { Line } from "@/lib/extraction/model";
import { type Band, bandsOf, linesOn, ruleParts } from "./columns";
import { apart, type GlyphPage, middleOf, movedGlyph, wordsOf } from "./glyph-pages";
import type { Printed } from "./reading";

/** Where a column begins, ends, and begins once it has changed its place, in points. */
type Column = { from: number; to: number; newFrom: number };

/** Least white space behind the last column, and before a column that no line is drawn beside, in points. */
const margin = 6;

/** The columns of tables in another order; the first, which names the rows, stays. */
export function withColumnsReversed(printed: Printed): GlyphPage[] {
  return printed.pages.map((page) => {
    const lines = linesOn(printed, page.number);
    return bandsOf(lines)
      .filter((band) => isTable(band, lines))
      .reduce(reversed, page);
  });
}

/** At least three columns below heads of their own, no more heads above these, and no labels with colons. */
function isTable({ gaps, top, bottom }: Band, lines: readonly Line[]): boolean {
  const own = lines.filter(({ rect }) => rect[3] <= top + 0.1 && rect[1] >= bottom - 0.1);
  const [head] = own;
  const isHead = head?.cells.length === gaps.length + 1 && !/\d{3}/.test(head.text);
  const above = lines.filter(({ rect, size }) => rect[1] >= top && rect[1] - top < size);
  const hasColon = ({ cells }: Line) => cells.some(({ text }) => /^:|:$/.test(text));
  return gaps.length >= 2 && isHead && !above.some(({ cells }) => cells.length > 1) && !own.some(hasColon);
}

function reversed(page: GlyphPage, band: Band): GlyphPage {
  const isBeside = (y: number) => y <= band.top && y >= band.bottom;
  const words = wordsOf(page.glyphs);
  const ends = words.flatMap((word) => {
    const last = word.at(-1);
    return last && isBeside(middleOf(last)[1]) ? [last.rect[2]] : [];
  });
  const columns = columnsOf(page, band, Math.max(...ends));
  const moved = words.map((word) => {
    const [first] = word;
    const column = columns.find(
      ({ from, to }) => first && first.rect[0] + 1 >= from && first.rect[0] + 1 <= to,
    );
    if (!first || !column || !isBeside(middleOf(first)[1])) return word;
    return word.map((glyph) => movedGlyph(glyph, column.newFrom - column.from, 0));
  });
  // A line between two columns stands where the new second one begins
  const shiftAt = (x: number) => {
    const at = columns.length - 1 - columns.findIndex(({ from }) => Math.abs(from - x) < 1);
    const column = columns[at];
    return column ? column.newFrom - x : 0;
  };
  const rules = page.rules.flatMap((rule) =>
    rule.direction === "vertical" ? ruleParts(rule, band.top, band.bottom, shiftAt) : [rule],
  );
  return { ...page, glyphs: apart(moved), rules };
}

/** All columns but the first, by the lines drawn between them where there are any. */
function columnsOf({ rules }: GlyphPage, { gaps, top, bottom }: Band, last: number): Column[] {
  const drawn = rules
    .filter(({ direction, rect: [, y0, , y1] }) => direction === "vertical" && y1 > bottom && y0 < top)
    .map(({ rect }) => (rect[0] + rect[2]) / 2);
  const starts = gaps.map(
    ([from, to]) => drawn.find((x) => x >= from - 1 && x <= to + 1) ?? to - Math.min(margin, (to - from) / 2),
  );
  const end = drawn.find((x) => x >= last - 1) ?? last + margin;
  const columns = starts.map((from, i) => ({ from, to: starts[i + 1] ?? end }));
  let next = starts[0] ?? 0;
  return columns.toReversed().map((column) => {
    const newFrom = next;
    next += column.to - column.from;
    return { ...column, newFrom };
  });
}
