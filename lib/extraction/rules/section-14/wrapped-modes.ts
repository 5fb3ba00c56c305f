import { isFarBelow, joinableBelow, type Row } from "@/lib/extraction/lines/label-rows";
import type { Cell } from "@/lib/extraction/model";
import { modesOfLabel, namesCarriage } from "./modes";

type Wrapping = { rows: Row[]; found: ReadonlyMap<string, unknown>; wrapped: Set<string> };
type Joined = Map<string, Cell>;

/** Modes printed over two lines, put together: the cells by their "row:cell"; what is taken is added to `wrapped`. */
export function joinWrappedModes(
  rows: Row[],
  found: ReadonlyMap<string, unknown>,
  wrapped: Set<string>,
): Joined {
  const joined: Joined = new Map();
  for (const [r, row] of rows.entries()) {
    const below = rows[r + 1];
    if (below && !isFarBelow(row, below)) wrappedModes({ rows, found, wrapped }, joined, r, row, below);
  }
  return joined;
}

/** "Classification pour" / "le DOT": a mode's words over two lines, put together; the second line is taken. */
function wrappedModes(
  { rows, found, wrapped }: Wrapping,
  joined: Joined,
  r: number,
  row: Row,
  below: Row,
): void {
  // A row of labels heads the fields of a table, whatever stands before them: "Mode | UN number | Class"
  const labels = row.cells.filter((_, c) => found.has(`${r}:${c}`)).length;
  if (row.cells.length < 2 || labels > 1) return;
  row.cells.forEach((cell, c) => {
    const isTaken = found.has(`${r}:${c}`) || wrapped.has(`${r}:${c}`);
    const at = isTaken ? null : joinableBelow(rows, r, c, 1);
    const next = typeof at === "number" && !found.has(`${r + 1}:${at}`) ? below.cells[at] : undefined;
    if (!next || !isWrappedMode(cell, next, c, below)) return;
    joined.set(`${r}:${c}`, { ...cell, text: `${cell.text} ${next.text}` });
    wrapped.add(`${r + 1}:${at}`);
  });
}

/** What stands in brackets goes on anywhere; other words in the first column only, and no heading of its own does. */
function isWrappedMode(cell: Cell, next: Cell, c: number, below: Row): boolean {
  const isBracketed = next.text.startsWith("(");
  if (c > 0 && !isBracketed) return false;
  if (modesOfLabel(cell.text).length > 0 && !isBracketed) return false;
  const isOwn = below.cells.length === 1 && /^\p{Lu}/u.test(next.text) && !namesCarriage(cell.text);
  const isHeading = isOwn && modesOfLabel(next.text).length > 0;
  return !isHeading && modesOfLabel(`${cell.text} ${next.text}`).length > 0;
}

const MODE_CODES = "(?:ADR|RID|ADN|IMDG|IATA|ICAO|DOT|TDG)";
const MODE_BEFORE_COLON = new RegExp(`^${MODE_CODES}(?:\\s?/\\s?${MODE_CODES})*\\s?:`);
const MODES_BEFORE_COLON = new RegExp(`(?<![\\p{L}/]|/ )${MODE_CODES}(?:\\s?/\\s?${MODE_CODES})*\\s?:`, "gu");

/** "ADR: 8 IMDG: 8 IATA: 8" in one cell: a cell for each mode. */
export function withModesApart(row: Row): Row {
  const [cell] = row.cells;
  if (!cell || row.cells.length > 1 || !MODE_BEFORE_COLON.test(cell.text)) return row;
  const starts = [...cell.text.matchAll(MODES_BEFORE_COLON)].map(({ index }) => index);
  if (starts.length < 2) return row;
  const parts = starts.map((from, i) => cell.text.slice(from, starts[i + 1]).trim());
  return { ...row, cells: parts.map((text) => ({ ...cell, text, words: [] })) };
}
