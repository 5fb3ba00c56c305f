import { toCell } from "@/lib/extraction/lines";
import type { Cell, Word } from "@/lib/extraction/model";
import { columnOf, type HeaderColumn } from "@/lib/extraction/transport/columns";

/** Values begin under the left edge of their column's head, give or take this many points. */
const EDGE = 2;
/** A gap wider than this share of the type size is no word space. */
const WIDE = 0.45;

/** Values of neighbouring columns that stand hardly further apart than words do, each by itself. */
export function partedAtColumns(columns: readonly HeaderColumn[], cell: Cell): Cell[] {
  const parts: Word[][] = [];
  for (const [i, word] of cell.words.entries()) {
    const gap = word.rect[0] - (cell.words[i - 1]?.rect[2] ?? word.rect[0]);
    const isHeaded = columns.some(({ rect }) => Math.abs(rect[0] - word.rect[0]) < EDGE);
    if (i === 0 || (isHeaded && gap > WIDE * word.size)) parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  return parts.length > 1 ? parts.map(toCell) : [cell];
}

/** Values over several lines in the middle of their row begin above the label's line: column by column, one text. */
export function withLeadingLine(
  columns: readonly HeaderColumn[],
  leading: readonly Cell[],
  values: readonly Cell[],
): Cell[] {
  const all = [...values];
  for (const lead of leading) {
    const column = columnOf(columns, lead);
    const at = all.findIndex((value) => columnOf(columns, value) === column);
    const below = all[at];
    if (!below) all.push(lead);
    else all[at] = { ...below, text: `${lead.text} ${below.text}` };
  }
  return all.sort((a, b) => a.rect[0] - b.rect[0]);
}
