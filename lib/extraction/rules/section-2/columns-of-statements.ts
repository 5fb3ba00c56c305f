import { saying } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import { labelOf } from "./hazard-labels";

/** Where the columns under a line such as "Hazard statements | Precautionary statements" part; null under any other. */
function columnsUnder({ cells: [first, second, ...others] }: Line): number | null {
  if (!first || !second || others.length > 0) return null;
  const zones = [first, second].map(({ text }) => {
    const label = labelOf(text);
    return label?.value === "" ? label.zone : null;
  });
  const areStatements = zones.includes("hazard") && zones.includes("precautionary");
  return areStatements ? second.rect[0] : null;
}

/** Left edges of one column differ by less than this, in points. */
const EDGE = 3;

/** A line of two columns: no cell of it reaches from one into the other. */
const isOfColumns = ({ cells }: Line, start: number) =>
  cells.every(({ rect: [left, , right] }) => right < start || left > start - EDGE);

/** Statements of two kinds in columns beside each other: those of the left one before those of the right one. */
export function withColumnsOfStatements(lines: readonly Line[]): Line[] {
  const starts = lines.map(columnsUnder);
  const at = starts.findIndex((start) => start !== null);
  const start = starts[at];
  if (start == null) return [...lines];
  const below = lines.slice(at);
  const after = below.findIndex((line, i) => i > 0 && !isOfColumns(line, start));
  const own = below.slice(0, after < 0 ? below.length : after);
  const side = (isIn: (left: number) => boolean) =>
    own.flatMap((line) => {
      const cells = line.cells.filter(({ rect: [left] }) => isIn(left));
      return cells.length > 0 ? [saying(line, cells.map(({ text }) => text).join("  "), cells)] : [];
    });
  const columns = [...side((left) => left < start - EDGE), ...side((left) => left >= start - EDGE)];
  return [...lines.slice(0, at), ...columns, ...below.slice(own.length)];
}
