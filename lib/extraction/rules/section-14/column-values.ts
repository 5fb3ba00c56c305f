import type { Row } from "@/lib/extraction/lines/label-rows";
import { toCell } from "@/lib/extraction/lines/lines";
import type { Cell, Source, Word } from "@/lib/extraction/model";
import { columnOf, type HeaderColumn } from "./columns";
import type { TransportField } from "./fields";

/** Values begin under the left edge of their column's head, give or take this many points. */
const EDGE = 2;
/** A gap wider than this share of the type size is no word space. */
const WIDE = 0.36;

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

/** Lines of one cell stand so far apart in type sizes, where a page's end hides what stood above. */
const CELL_PITCH = 1.3;

/** Whether a row stands closer to the next one than to the one above. */
export function isNearerBelow(above: Row | undefined, { line }: Row, below: Row | undefined): boolean {
  if (!below || below.line.page !== line.page) return false;
  const onPage = above && above.line.page === line.page;
  const pitch = onPage ? above.line.rect[1] - line.rect[1] : CELL_PITCH * line.size;
  return line.rect[1] - below.line.rect[1] < pitch - EDGE;
}

/** A line of nothing but a name under columns of fields: its row's other cells stand in the middle of the row. */
export function isNameOnly(columns: readonly HeaderColumn[], cells: readonly Cell[]): boolean {
  const [cell] = cells;
  if (!cell || cells.length > 1 || !/^[\p{Lu}\d(][^:]*$/u.test(cell.text)) return false;
  const column = columnOf(columns, cell);
  const isUnder = column && Math.abs(column.rect[0] - cell.rect[0]) < EDGE;
  return Boolean(isUnder && column.kind === "field" && column.field === "proper_shipping_name");
}

/** What a sheet says of one field, as far as it was read. */
type Said = { field: TransportField | null; text: string; sources: readonly Source[] };

/** "2.3 (8)", beside the second line of a label that wraps. */
const WHOLE_VALUE = /^(?:\d(?:\.\d)?(?:\s?\(\d(?:\.\d)?\))?|I{1,3}|UN\s?\d{4})$/;
export const isWholeValue = ({ text }: Cell): boolean => WHOLE_VALUE.test(text);

/** "Storage and transport: …": something else is said. */
const OTHER_LABEL = /^\p{Lu}[\p{L}\s/&-]{1,40}:\s/u;

/** Names go on in the next line, "UN" with its number and a class with its subsidiary hazard. */
export function goesOn({ field, text }: Said, { text: next }: Cell): boolean {
  if (field === "proper_shipping_name" && OTHER_LABEL.test(next)) return false;
  if (field === "class") return /^\d/.test(text) && /^\(\d/.test(next);
  return field === "proper_shipping_name" || field === null || (field === "un_number" && /^UN$/i.test(text));
}

/** The statement that stands right above a cell. */
export function openAbove<One extends Said>(open: readonly One[], cell: Cell): One | undefined {
  return open.find((one) => {
    const rect = one.sources[0]?.rect;
    return rect && cell.rect[0] < rect[2] && cell.rect[2] > rect[0];
  });
}
