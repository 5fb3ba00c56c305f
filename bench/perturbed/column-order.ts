import type { Line, Rule } from "@/lib/extraction/model";
import { type Band, bandsOf, linesOn } from "./columns";
import { apart, type GlyphPage, middleOf, movedGlyph, wordsOf } from "./glyph-pages";
import type { Printed } from "./reading";

/** Left and right end of a column. */
type Column = [from: number, to: number];

/** The columns of tables in another order; the first, which names the rows, stays. */
export function withColumnsReversed(printed: Printed): GlyphPage[] {
  return printed.pages.map((page) => {
    const lines = linesOn(printed, page.number);
    return bandsOf(lines)
      .filter((band) => isTable(band, lines))
      .reduce((so, band) => reversed(so, band), page);
  });
}

/** At least three columns with a head of their own, none of them only the colons behind labels. */
function isTable({ gaps, top, bottom }: Band, lines: readonly Line[]): boolean {
  const own = lines.filter(({ rect }) => rect[3] <= top + 0.1 && rect[1] >= bottom - 0.1);
  const [head] = own;
  const isColon = ({ text }: Line["cells"][number]) => /^:|:$/.test(text);
  const over = lines.filter(({ rect, size }) => rect[1] >= top && rect[1] - top < size);
  return (
    gaps.length >= 2 &&
    head?.cells.length === gaps.length + 1 &&
    !over.some(({ cells }) => cells.length > 1) &&
    !own.some(({ cells }) => cells.some(isColon))
  );
}

function reversed(page: GlyphPage, { top, bottom, gaps }: Band): GlyphPage {
  const isBeside = (y: number) => y <= top && y >= bottom;
  const words = wordsOf(page.glyphs);
  const own = words.filter(([first]) => first && isBeside(middleOf(first)[1]));
  const ends = own.map((word) => word.at(-1)?.rect[2] ?? 0);
  const uprights = page.rules
    .filter(({ direction, rect: [, y0, , y1] }) => direction === "vertical" && y1 > bottom && y0 < top)
    .map(({ rect }) => (rect[0] + rect[2]) / 2);
  const inner = gaps.map(
    ([from, to]) => uprights.find((x) => x >= from - 1 && x <= to + 1) ?? to - Math.min(6, (to - from) / 2),
  );
  const last = Math.max(...ends);
  const outer = uprights.find((x) => x >= last - 1) ?? last + 6;
  const bounds = [...inner, outer];
  const columns = bounds.slice(1).map((to, i): Column => [bounds[i] ?? 0, to]);
  const newFrom = new Map<Column, number>();
  let x = bounds[0] ?? 0;
  for (const column of columns.toReversed()) {
    newFrom.set(column, x);
    x += column[1] - column[0];
  }
  const newBounds = [...newFrom.values()];
  const shiftAt = (at: number) => {
    const column = columns.find(([from, to]) => at >= from && at <= to);
    return column ? (newFrom.get(column) ?? 0) - column[0] : 0;
  };
  const moved = words.map((word) => {
    const [first] = word;
    if (!first || !isBeside(middleOf(first)[1])) return word;
    const dx = shiftAt(first.rect[0] + 0.5);
    return dx ? word.map((glyph) => movedGlyph(glyph, dx, 0)) : word;
  });
  const rules = page.rules.flatMap((rule): Rule[] => {
    const {
      direction,
      rect: [x0, y0, x1, y1],
    } = rule;
    const k = inner.findIndex((one) => Math.abs(one - (x0 + x1) / 2) < 1);
    if (direction !== "vertical" || k < 1 || y1 < bottom || y0 > top) return [rule];
    const at = newBounds[k] ?? 0;
    const parts: Rule[] = [{ rect: [at, Math.max(y0, bottom - 4), at, Math.min(y1, top + 4)], direction }];
    if (y1 > top + 4) parts.push({ rect: [x0, top + 4, x1, y1], direction });
    if (y0 < bottom - 4) parts.push({ rect: [x0, y0, x1, bottom - 4], direction });
    return parts;
  });
  return { ...page, glyphs: apart(moved), rules };
}
