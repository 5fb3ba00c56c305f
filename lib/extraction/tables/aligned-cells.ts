import { union } from "@/lib/extraction/lines/lines";
import type { CutLine } from "./columns";
import type { Group } from "./headings";
import { type Box, depthOf } from "./ruled-cells";

/** Lines of a table that make a row, or one of several parts of the row above that share its key's cell. */
export type RowPart = { lines: readonly CutLine[]; isRow: boolean };

/** Further right than any page reaches. */
const RIGHTMOST = 10_000;

function boxOf(
  separators: readonly number[],
  [first, last]: readonly [number, number],
  cell: Pick<Box, "top" | "bottom" | "text" | "source">,
): Box {
  return {
    left: separators[first - 1] ?? 0,
    right: separators[last] ?? RIGHTMOST,
    ...cell,
    isLoose: false,
  };
}

/** The cells of one column in some lines as one; none where it is empty there. */
function cellOf(lines: readonly CutLine[], column: number): Pick<Box, "text" | "source"> | null {
  const pieces = lines.flatMap(({ line, pieces }) =>
    pieces
      .filter((piece) => piece.column === column)
      .map(({ text, rect }) => ({ text, rect, page: line.page })),
  );
  const [first] = pieces;
  if (!first) return null;
  const texts = pieces.map(({ text }) => text);
  const rect = union(pieces.flatMap((piece) => (piece.page === first.page ? [piece.rect] : [])));
  return { text: texts.join("\n"), source: { page: first.page, rect, text: texts.join(" ") } };
}

const topOf = ({ lines: [first] }: RowPart) => (first ? depthOf(first.line.page, first.line.rect[3]) : 0);

/** The cells of a table without ruling lines, as if it had them; those of the key column reach over all parts of a row. */
export function alignedCells(parts: readonly RowPart[], separators: readonly number[], key: number): Box[] {
  const last = parts.at(-1)?.lines.at(-1)?.line;
  const end = last ? depthOf(last.page, last.rect[1]) : 0;
  return parts.flatMap((part, i) => {
    const following = parts.slice(i + 1);
    const next = following.findIndex(({ isRow }) => isRow);
    const whole = [part, ...(next < 0 ? following : following.slice(0, next))];
    const below = (one: RowPart | undefined) => (one ? topOf(one) : end);
    return [...separators, RIGHTMOST].flatMap((_, column): Box[] => {
      const isKey = column === key;
      if (isKey && !part.isRow) return [];
      const cell = cellOf(isKey ? whole.flatMap(({ lines }) => lines) : part.lines, column);
      const bottom = below(isKey ? following[next] : following[0]);
      return cell ? [boxOf(separators, [column, column], { ...cell, top: topOf(part), bottom })] : [];
    });
  });
}

/** The headings of the columns, those that span several above them. */
export function headingCells(
  columns: readonly { text: string }[],
  groups: readonly Group[],
  separators: readonly number[],
): Box[] {
  const box = (first: number, last: number, top: number, text: string) =>
    boxOf(separators, [first, last], {
      top,
      bottom: top + 1,
      text,
      source: { page: 0, rect: [0, 0, 0, 0], text },
    });
  return [
    ...groups.map(({ first, last, text }) => box(first, last, 0, text)),
    ...columns.map(({ text }, i) => box(i, i, 1, text)),
  ];
}
