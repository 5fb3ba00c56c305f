import type { Cell, Line } from "@/lib/extraction/model";
import { withCells } from "./lines";

/** The lines, where each may change or join what stands above it: `join` gives both anew, or null to leave them. */
export function withJoined(
  lines: readonly Line[],
  join: (above: Line, line: Line) => readonly Line[] | null,
): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const joined = above ? join(above, line) : null;
    if (joined) whole.splice(-1, 1, ...joined);
    else whole.push(line);
  }
  return whole;
}

/** The cell in its place, going on with what another one says. */
export const withRest = (cell: Cell, { text, words }: Cell): Cell => {
  return { ...cell, text: `${cell.text} ${text}`, words: [...cell.words, ...words] };
};

/** The line, its last cell going on with what another one says. */
export function goingOn(line: Line, rest: Cell): Line {
  const last = line.cells.at(-1);
  return last ? withCells(line, [...line.cells.slice(0, -1), withRest(last, rest)]) : line;
}
