import { joinableBelow, type Row } from "@/lib/extraction/lines/label-rows";
import type { Cell } from "@/lib/extraction/model";
import { modeColumns } from "./columns";
import { modesOfLabel, namesCarriage } from "./modes";

/** The lines of one cell stand closer than this, in line heights. */
const WRAPPED_PITCH = 1.7;
/** Modes printed over two lines, put together: the cells by their "row:cell"; what is taken is added to `wrapped`. */
export function joinWrappedModes(
  rows: Row[],
  found: ReadonlyMap<string, unknown>,
  wrapped: Set<string>,
): Map<string, Cell> {
  return new Map([...wrappedModes(rows, found, wrapped), ...wrappedHeads(rows, found, wrapped)]);
}

/** "Classification pour" / "le DOT": a mode's words over two lines, put together; the second line is taken. */
function wrappedModes(
  rows: Row[],
  found: ReadonlyMap<string, unknown>,
  wrapped: Set<string>,
): Map<string, Cell> {
  const joined = new Map<string, Cell>();
  rows.forEach((row, r) => {
    const below = rows[r + 1];
    if (!below || row.cells.length < 2 || isApart(row, below)) return;
    row.cells.forEach((cell, c) => {
      const isTaken = found.has(`${r}:${c}`) || wrapped.has(`${r}:${c}`);
      const at = isTaken ? null : joinableBelow(rows, r, c, 1);
      const next = typeof at === "number" && !found.has(`${r + 1}:${at}`) ? below.cells[at] : undefined;
      if (!next || !isWrappedMode(cell, next, c, below)) return;
      joined.set(`${r}:${c}`, { ...cell, text: `${cell.text} ${next.text}` });
      wrapped.add(`${r + 1}:${at}`);
    });
  });
  return joined;
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

/** "Inland waterways | Air (ICAO-TI /" / "(ADN) | IATA-DGR)": the heads of columns over two lines, put together. */
function wrappedHeads(
  rows: Row[],
  found: ReadonlyMap<string, unknown>,
  wrapped: Set<string>,
): Map<string, Cell> {
  const joined = new Map<string, Cell>();
  rows.forEach((row, r) => {
    const below = rows[r + 1];
    if (!below || isApart(row, below) || !modeColumns(row.cells)) return;
    const pairs = below.cells.map((cell, c) => {
      const at = row.cells.findIndex(({ rect }) => rect[0] < cell.rect[2] && cell.rect[0] < rect[2]);
      const head = row.cells[at];
      const text = head ? `${head.text} ${cell.text}` : "";
      return { at, c, head, text, isHead: !found.has(`${r + 1}:${c}`) && modesOfLabel(text).length > 0 };
    });
    if (!pairs.every(({ isHead }) => isHead)) return;
    for (const { at, c, head, text } of pairs) {
      if (head) joined.set(`${r}:${at}`, { ...head, text });
      wrapped.add(`${r + 1}:${c}`);
    }
  });
  return joined;
}

/** A mode's heading after a gap is no second line. */
function isApart({ line }: Row, { line: below }: Row): boolean {
  return line.rect[1] - below.rect[1] > WRAPPED_PITCH * Math.max(line.size, below.size);
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
