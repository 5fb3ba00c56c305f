import type { Cell, Line, Page, Rule } from "@/lib/extraction/model";
import { lineOf } from "./lines";

/** Text begins at least this far to the right of where its label begins, in points. */
const LEAST_INDENT = 20;
/** A rule that is drawn as two may leave this much between them. */
const TOUCHING = 2;

/** The lines between two ruling lines, which both pass below or above all of them. */
type Band = Line[];

function rulesAcross(rules: readonly Rule[], x: number): number[] {
  return rules
    .filter(({ direction, rect }) => direction === "horizontal" && rect[0] <= x && rect[2] >= x)
    .map(({ rect }) => (rect[1] + rect[3]) / 2);
}

const middleOf = (line: Line) => (line.rect[1] + line.rect[3]) / 2;

/** Lines in their order, parted where a ruling line passes between two of them. */
function bandsOf(lines: readonly Line[], rules: readonly Rule[]): Band[] {
  const bands: Band[] = [];
  for (const line of lines) {
    const above = bands.at(-1)?.at(-1);
    const isParted =
      !above ||
      above.page !== line.page ||
      rulesAcross(rules, line.rect[0] + TOUCHING).some((y) => y < middleOf(above) && y > middleOf(line));
    if (isParted) bands.push([line]);
    else bands.at(-1)?.push(line);
  }
  return bands;
}

/** The lines of a band whose first cell stands left of all text: the label, where it is one. */
function labelLines(band: Band): Line[] {
  const text = Math.min(...band.filter((line) => line.cells.length === 1).map((line) => line.rect[0]));
  return band.filter(
    ({ cells: [first, second] }) =>
      first !== undefined &&
      first.rect[2] < text &&
      first.rect[0] < text - LEAST_INDENT &&
      (second === undefined || second.rect[0] > text - TOUCHING),
  );
}

const movedTo = (cell: Cell, { rect }: Line): Cell => ({
  text: cell.text,
  rect: [cell.rect[0], rect[1], cell.rect[2], rect[3]],
  words: cell.words,
});

/** A band whose one label stands beside a later line than the first: with the label beside the first. */
function raised(band: Band): Band {
  const labels = labelLines(band);
  const at = band.indexOf(labels[0] as Line);
  const isOne = labels.every((line, i) => band[at + i] === line);
  const texts = band.filter((line) => !labels.includes(line) || line.cells.length > 1);
  if (labels.length === 0 || at === 0 || !isOne || texts.length < labels.length) return band;
  const heads = labels.map((line) => line.cells[0] as Cell);
  return texts.map((line, i) => {
    const own = labels.includes(line) ? line.cells.slice(1) : line.cells;
    const head = heads[i];
    return head ? lineOf(line, [movedTo(head, line), ...own]) : own === line.cells ? line : lineOf(line, own);
  });
}

/**
 * In a ruled table, a label may stand in the middle of its row, so that some lines of its text stand above it. Such
 * labels are put beside the first line of their row.
 */
export function withRaisedLabels(lines: readonly Line[], pages: readonly Page[]): Line[] {
  const rules = new Map(pages.map((page) => [page.number, page.rules]));
  return pagesOf(lines).flatMap((own) => bandsOf(own, rules.get(own[0]?.page ?? 0) ?? []).flatMap(raised));
}

function pagesOf(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = [];
  for (const line of lines)
    if (parts.at(-1)?.[0]?.page === line.page) parts.at(-1)?.push(line);
    else parts.push([line]);
  return parts;
}
