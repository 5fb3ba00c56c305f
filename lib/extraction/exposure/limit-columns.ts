import type { ColumnKind } from "@/lib/extraction/composition/column-kinds";
import { columnSeparators, cutLines } from "@/lib/extraction/composition/table-columns";
import { limitListIn } from "@/lib/extraction/exposure/limit-values";
import type { Cell, Line } from "@/lib/extraction/model";

export type LimitColumn = { from: number; to: number; list: string | null };

/** The columns of a heading that names lists or countries side by side; none when it names fewer than two. */
export function listColumns(line: Line): LimitColumn[] {
  const columns = line.cells
    .slice(1)
    .map((cell) => ({ from: cell.rect[0], to: cell.rect[2], list: limitListIn(cell.text) }));
  return columns.filter((column) => column.list).length > 1 ? columns : [];
}

function cutUnder(heading: Line, lines: readonly Line[]): Line[] {
  const columns = heading.cells.map((cell) => ({
    kinds: new Set<ColumnKind>(),
    from: cell.rect[0],
    to: cell.rect[2],
    text: cell.text,
  }));
  const separators = columnSeparators(columns, lines, [], () => () => null);
  return cutLines(lines, separators, (_text, _column, atEdge) => atEdge).map(({ line, pieces }) => ({
    ...line,
    cells: pieces.map(({ text, rect, words }): Cell => ({ text, rect, words })),
  }));
}

/** Under a heading of lists side by side, the cells of each list are cut apart. */
export function withListsCut(lines: readonly Line[]): Line[] {
  const heads = lines.flatMap((line, i) => (listColumns(line).length > 0 ? [i] : []));
  const result = lines.slice(0, heads[0] ?? lines.length);
  for (const [n, head] of heads.entries()) {
    const heading = lines[head] as Line;
    result.push(heading, ...cutUnder(heading, lines.slice(head + 1, heads[n + 1] ?? lines.length)));
  }
  return result;
}
