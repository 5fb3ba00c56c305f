import { pattern, words } from "@/lib/extraction/language/words";
import { withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { codesIn } from "@/lib/extraction/rules/statement-codes";
import { labelOf } from "./hazard-labels";

const GROUP = words.hazards.statementGroups;
/** "Prevention", "Storage/Disposal" */
const GROUPS = pattern("iu")`^\W*${GROUP}(?:\s*(?:\/|&)\s*${GROUP})*\W*$`;

/** What stands in columns below a line: statements, or rows of classes with their statements; null below any other. */
function headed({ cells }: Line): "statements" | "rows" | null {
  if (cells.length < 2) return null;
  const zones = cells.map(({ text }) => {
    const label = labelOf(text);
    return label?.value === "" ? label.zone : null;
  });
  const areKinds = cells.length === 2 && zones.includes("hazard") && zones.includes("precautionary");
  if (areKinds || cells.every(({ text }) => GROUPS.test(text))) return "statements";
  return zones.at(-1) === "hazard" && zones.includes("classification") ? "rows" : null;
}

const hasCode = ({ text }: Line) => codesIn(text).length > 0;

type Column = { left: number; right: number; lines: Line[] };

/** The one column that a cell stands in; null where it reaches over several, or stands beside all. */
function columnOf(columns: readonly Column[], { rect: [left, , right] }: Cell): Column | null {
  const [own, ...others] = columns.filter((column) => left < column.right && column.left < right);
  return own && others.length === 0 ? own : null;
}

function take(column: Column, line: Line, cells: Cell[]): void {
  column.lines.push(withCells(line, cells));
  for (const { rect } of cells) {
    column.left = Math.min(column.left, rect[0]);
    column.right = Math.max(column.right, rect[2]);
  }
}

/** The columns under a heading, and how many lines they are, its own among them. */
function columnsUnder(lines: readonly Line[]): { columns: Column[]; length: number } {
  const columns: Column[] = (lines[0]?.cells ?? []).map(({ rect }) => ({
    left: rect[0],
    right: rect[2],
    lines: [],
  }));
  let length = 0;
  for (const line of lines) {
    const owners = line.cells.map((cell) => columnOf(columns, cell));
    if (owners.includes(null)) break;
    for (const column of columns) {
      const cells = line.cells.filter((_, c) => owners[c] === column);
      if (cells.length > 0) take(column, line, cells);
    }
    length++;
  }
  return { columns, length };
}

/** Statements in columns beside each other: those of the left one before those of the right one. */
export function withColumnsOfStatements(lines: readonly Line[]): Line[] {
  const at = lines.findIndex((line) => headed(line) !== null);
  const heading = lines[at];
  if (!heading) return [...lines];
  const { columns, length } = columnsUnder(lines.slice(at));
  // cells that lie over each other head no columns
  if (length === 0) return [...lines.slice(0, at + 1), ...withColumnsOfStatements(lines.slice(at + 1))];
  const own = lines.slice(at, at + length);
  // a code shows whose class it is by its row
  const areApart = headed(heading) === "statements" || !own.some(hasCode);
  const read = areApart ? columns.flatMap((column) => column.lines) : own;
  return [...lines.slice(0, at), ...read, ...withColumnsOfStatements(lines.slice(at + length))];
}
