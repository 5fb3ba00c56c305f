import { joinableBelow, type Row } from "@/lib/extraction/lines/label-rows";
import type { Cell } from "@/lib/extraction/model";
import { modesOfLabel, namesCarriage } from "./modes";

/**
 * "Classification pour" / "le DOT": modes printed over two lines, put together; the cells by their "row:cell". What is
 * taken is added to `wrapped`.
 */
export function joinWrappedModes(
  rows: Row[],
  found: ReadonlyMap<string, unknown>,
  wrapped: Set<string>,
): Map<string, Cell> {
  const joined = new Map<string, Cell>();
  for (const [r, row] of rows.entries()) {
    const below = rows[r + 1];
    // A row of labels heads the fields of a table, whatever stands before them: "Mode | UN number | Class"
    const labels = row.cells.filter((_, c) => found.has(`${r}:${c}`)).length;
    if (!below || row.cells.length < 2 || labels > 1) continue;
    for (const [c, cell] of row.cells.entries()) {
      const isOpenLabel = found.has(`${r}:${c}`) && (OPEN_LIST.test(cell.text) || isOfEntry(row, c));
      if ((found.has(`${r}:${c}`) && !isOpenLabel) || wrapped.has(`${r}:${c}`)) continue;
      const at = joinableBelow(rows, r, c, 1);
      const next = typeof at === "number" && !found.has(`${r + 1}:${at}`) ? below.cells[at] : undefined;
      if (!next || !isWrappedMode(cell, next, c, below)) continue;
      joined.set(`${r}:${c}`, { ...cell, text: `${cell.text} ${next.text}` });
      wrapped.add(`${r + 1}:${at}`);
    }
  }
  return joined;
}

/** "ADR," over "IMDG, IATA" */
const OPEN_LIST = /[,/]\s*$/;

/** "Class | UN1263 | PAINT | 3 | III" over "ADR/RID": beside an entry no field's label stands first. */
const isOfEntry = ({ cells: [, second] }: Row, c: number) =>
  c === 0 && /^UN\s?\d{4}$/.test(second?.text ?? "");

/** What stands in brackets goes on anywhere; other words in the first column only, and no heading of its own does. */
function isWrappedMode(cell: Cell, next: Cell, c: number, below: Row): boolean {
  const isBracketed = next.text.startsWith("(");
  if (c > 0 && !isBracketed) return false;
  const isOpen = OPEN_LIST.test(cell.text);
  if (modesOfLabel(cell.text).length > 0 && !isBracketed && !isOpen) return false;
  // "Road | Sea" over "ADR/RID | IMDG": each line heads columns by itself
  const areHeads = below.cells.filter(({ text }) => modesOfLabel(text).length > 0).length > 1;
  if (areHeads && !isBracketed) return false;
  const isOwn = below.cells.length === 1 && /^\p{Lu}/u.test(next.text) && !namesCarriage(cell.text);
  const isHeading = isOwn && !isOpen && modesOfLabel(next.text).length > 0;
  return !isHeading && modesOfLabel(`${cell.text} ${next.text}`).length > 0;
}
