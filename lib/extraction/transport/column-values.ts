import { toCell } from "@/lib/extraction/lines";
import type { Cell, Word } from "@/lib/extraction/model";
import { columnOf, type HeaderColumn } from "@/lib/extraction/transport/columns";

/** Values begin under the left edge of their column's head, give or take this many points. */
const EDGE = 2;
/** Columns are further apart than words by this much. */
const WIDER = 1.4;

/** Values of neighbouring columns that stand no further apart than words do, each by itself. */
export function partedAtColumns(columns: readonly HeaderColumn[], cell: Cell): Cell[] {
  const gaps = cell.words.slice(1).map((word, i) => word.rect[0] - (cell.words[i]?.rect[2] ?? 0));
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
  const parts: Word[][] = [];
  for (const [i, word] of cell.words.entries()) {
    const isHeaded = columns.some(({ rect }) => Math.abs(rect[0] - word.rect[0]) < EDGE);
    if (i === 0 || (isHeaded && (gaps[i - 1] ?? 0) > WIDER * usual)) parts.push([word]);
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
  const all = values.flatMap((value) => partedAtColumns(columns, value));
  for (const lead of leading.flatMap((cell) => partedAtColumns(columns, cell))) {
    const column = columnOf(columns, lead);
    const at = all.findIndex((value) => columnOf(columns, value) === column);
    const below = all[at];
    if (!below) all.push(lead);
    else all[at] = { ...below, text: `${lead.text} ${below.text}` };
  }
  return all.sort((a, b) => a.rect[0] - b.rect[0]);
}
