import { pattern, words } from "@/lib/extraction/language/words";
import { lineOf, toCell, withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";

/** How the sentence begins that says a substance is on the candidate list (REACH, Article 59). */
const BEGINS = pattern("iu")`(?<=\S\s+)${words.componentRows.candidateList}`;
const GOES_ON = pattern("iu")`${words.componentRows.concern}`;
const SAME_EDGE = 3;

/** Takes the sentence off that some generators set behind a substance's name, across the table's columns. */
export function withoutCandidateRemarks(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  let remarkAt: number | null = null;
  for (const line of lines) {
    const isRest: boolean =
      remarkAt !== null && Math.abs(line.rect[0] - remarkAt) < SAME_EDGE && GOES_ON.test(line.text);
    remarkAt = isRest ? remarkAt : null;
    if (isRest) continue;
    const [cell] = line.cells;
    const begins = line.cells.length === 1 && cell ? BEGINS.exec(cell.text) : null;
    if (!cell || !begins) {
      kept.push(line);
      continue;
    }
    remarkAt = line.rect[0];
    kept.push(onlyCell(line, upTo(cell, begins.index)));
  }
  return kept;
}

function upTo(cell: Cell, at: number): Cell {
  const count = cell.text.slice(0, at).trim().split(/\s+/).length;
  const words = cell.words.slice(0, count);
  return toCell(words);
}

function onlyCell(line: Line, cell: Cell): Line {
  return lineOf(line, [cell]);
}

/** Where a classification comes from: "ATP CLP00", "Self-classified", in a cell of its own beside the name. */
const ORIGIN = pattern("iu")`^(?:ATP\s(?:ATP|CLP)\s?\d{2}|${words.componentRows.selfClassified})$`;

/** Takes the cells off that say where a classification comes from. */
export function withoutOrigins(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const cells = line.cells.filter(({ text }) => !ORIGIN.test(text.trim()));
    if (cells.length === line.cells.length || cells.length === 0) return line;
    return withCells(line, cells);
  });
}
