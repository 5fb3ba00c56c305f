import { withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line, Section, SheetContext } from "@/lib/extraction/model";
import { phonesIn } from "@/lib/extraction/rules/phones";
import { type Block, blocksOf } from "./blocks";
import { hasForm } from "./legal-forms";

/** Words of one column stand closer than this many type sizes. */
const gutter = 2;

/**
 * What stands above section 1 on its page, also where each page repeats it; two columns with a telephone number each are
 * read one after the other.
 */
export function letterheadBlocks({ page, headingRect }: Section, { pages }: SheetContext): Block[] {
  const first = pages.find(({ number }) => number === page);
  const lines = [...(first?.margins ?? []), ...(first?.lines ?? [])]
    .filter((line) => line.rect[1] >= headingRect[3])
    .sort((a, b) => b.rect[1] - a.rect[1]);
  const at = gapBetween(lines);
  if (at === null) return blocksOf(lines);
  const columns = [linesWithin(lines, (left) => left < at), linesWithin(lines, (left) => left >= at)];
  return columns.every(holdNumber) ? columns.flatMap(blocksOf) : blocksOf(lines);
}

/** What the feet of a sheet's pages print, where a company stands there. */
export function footBlocks({ page, headingRect }: Section, { pages }: SheetContext): Block[] {
  const first = pages.find(({ number }) => number === page);
  const lines = (first?.margins ?? [])
    .filter((line) => line.rect[3] < headingRect[1])
    .sort((a, b) => b.rect[1] - a.rect[1]);
  return lines.some(({ text }) => hasForm(text)) ? blocksOf(lines) : [];
}

const holdNumber = (lines: readonly Line[]) => lines.some(({ text }) => phonesIn(text).length > 0);

/** A place that every line with more than one cell leaves free; a wide one, or there are no columns. */
function gapBetween(lines: readonly Line[]): number | null {
  const inCells = lines.filter(({ cells }) => cells.length > 1);
  const from = Math.max(...inCells.map(({ cells }) => cells[0]?.rect[2] ?? 0));
  const to = Math.min(...inCells.map(({ cells }) => cells[1]?.rect[0] ?? 0));
  return to - from > gutter * (inCells[0]?.size ?? 0) ? to : null;
}

function linesWithin(lines: readonly Line[], isWithin: (left: number) => boolean): Line[] {
  return lines.flatMap((line) => {
    const cells: Cell[] = line.cells.filter(({ rect: [left] }) => isWithin(left));
    return cells.length > 0 ? [withCells(line, cells)] : [];
  });
}
