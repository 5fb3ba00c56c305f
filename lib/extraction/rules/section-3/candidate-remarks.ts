import { pattern, words } from "@/lib/extraction/language/words";
import { lineOf, toCell, withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";

/** How the sentence begins that says a substance is on the candidate list (REACH, Article 59). */
const BEGINS = pattern("iu")`(?<=\S\s+)${words.componentRows.candidateList}`;
const GOES_ON = pattern("iu")`${words.componentRows.concern}`;
const SAME_EDGE = 3;

/** Takes the sentence off that some generators set behind a substance's name, across the table's columns. */
export function withoutCandidateRemarks(lines: readonly Line[]): Line[] {
  let remarkAt: number | null = null;
  return lines.flatMap((line) => {
    const [cell, ...others] = line.cells;
    const [left] = line.rect;
    if (remarkAt !== null && Math.abs(left - remarkAt) < SAME_EDGE && GOES_ON.test(line.text)) return [];
    const begins = cell && others.length === 0 ? BEGINS.exec(cell.text) : null;
    remarkAt = begins ? left : null;
    return [cell && begins ? lineOf(line, [upTo(cell, begins.index)]) : line];
  });
}

function upTo(cell: Cell, at: number): Cell {
  const count = cell.text.slice(0, at).trim().split(/\s+/).length;
  return toCell(cell.words.slice(0, count));
}

/** Where a classification comes from: "ATP CLP00", "Self-classified", in a cell of its own beside the name. */
const ORIGIN = pattern("iu")`^(?:ATP\s(?:ATP|CLP)\s?\d{2}|${words.componentRows.selfClassified})$`;

/** Takes the cells off that say where a classification comes from. */
export function withoutOrigins(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const cells = line.cells.filter(({ text }) => !ORIGIN.test(text.trim()));
    return cells.length > 0 && cells.length < line.cells.length ? withCells(line, cells) : line;
  });
}
