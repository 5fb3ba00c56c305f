import type { Row } from "@/lib/extraction/lines/label-rows";

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
