import type { Cell, Line, Page, Rule } from "@/lib/extraction/model";
import { lineOf, middle } from "./lines";

/** Text begins at least this far to the right of where its label begins, in points. */
const LEAST_INDENT = 20;
/** A rule that is drawn as two may leave this much between them. */
const TOUCHING = 2;

/** The lines between two ruling lines, which both pass below or above all of them. */
type Band = Line[];

const isLevel = ({ direction }: Rule) => direction === "horizontal";

function rulesAcross(rules: readonly Rule[], x: number): number[] {
  return rules
    .filter((rule) => isLevel(rule) && rule.rect[0] <= x && rule.rect[2] >= x)
    .map(({ rect }) => middle(rect));
}

/** Lines in their order, parted where a ruling line passes between two of them. */
function bandsOf(lines: readonly Line[], rules: readonly Rule[]): Band[] {
  const bands: Band[] = [];
  for (const line of lines) {
    const above = bands.at(-1)?.at(-1);
    const isParted =
      !above ||
      above.page !== line.page ||
      rulesAcross(rules, line.rect[0] + TOUCHING).some(
        (y) => y < middle(above.rect) && y > middle(line.rect),
      );
    if (isParted) bands.push([line]);
    else bands.at(-1)?.push(line);
  }
  return bands;
}

/** "4.2" stands beside the first line of its title, never in the middle. */
const SUBSECTION = /^\d{1,2}\.\d{1,2}\.?$/;

/** The lines of a band whose first cell stands left of all text: the label, where it is one. */
function labelLines(band: Band): Line[] {
  const text = Math.min(...band.filter((line) => line.cells.length === 1).map((line) => line.rect[0]));
  return band.filter(
    ({ cells: [first, second] }) =>
      first !== undefined &&
      !SUBSECTION.test(first.text) &&
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
  // "4.1 | After inhalation | Fresh air." above has a label of its own
  if (band.slice(0, at).some(({ cells }) => cells.length > 2)) return band;
  const heads = labels.map((line) => line.cells[0] as Cell);
  return texts.map((line, i) => {
    const own = labels.includes(line) ? line.cells.slice(1) : line.cells;
    const head = heads[i];
    return head ? lineOf(line, [movedTo(head, line), ...own]) : own === line.cells ? line : lineOf(line, own);
  });
}

/** Text that begins a sentence, and text that ends one. */
const BEGINS = /^[\P{L}\p{Lu}]/u;
const ENDS = /[.!?:;)]$/;

/**
 * Rows without ruling lines whose labels stand in their middle: each takes as many lines above its label as below.
 * Null where the lines do not part evenly, at the ends of sentences.
 */
function evenly(lines: readonly Line[]): Band[] | null {
  const labels = new Set(labelLines([...lines]));
  const places = lines.flatMap((line, i) => (labels.has(line) ? [i] : []));
  const bands: Band[] = [];
  let start = 0;
  for (const place of places) {
    const exact = 2 * place - start;
    const end = [exact + 1, exact, exact + 2].find((at) => at > place && isBoundary(lines, at));
    if (end === undefined) return null;
    bands.push(lines.slice(start, end));
    start = end;
  }
  return start === lines.length && bands.length > 1 ? bands : null;
}

function isBoundary(lines: readonly Line[], at: number): boolean {
  const [above, below] = [lines[at - 1], lines[at]];
  if (!above || at > lines.length) return false;
  return ENDS.test(above.text) && (!below || BEGINS.test(below.cells.at(-1)?.text ?? ""));
}

/** From the first line that stands in the column of texts above the first label on, up to what leaves both columns. */
function centredRun(lines: readonly Line[]): { from: number; to: number } | null {
  const first = lines.findIndex(({ cells }) => cells.length === 2);
  const text = lines[first]?.cells[1]?.rect[0];
  if (text === undefined) return null;
  const isText = ({ cells: [own, ...more] }: Line) =>
    more.length === 0 && own !== undefined && Math.abs(own.rect[0] - text) < TOUCHING;
  const isRow = (line: Line) =>
    isText(line) || (line.cells.length === 2 && Math.abs((line.cells[1]?.rect[0] ?? 0) - text) < TOUCHING);
  let from = first;
  while (from > 0 && isText(lines[from - 1] as Line)) from--;
  // "4.1 | After inhalation | Fresh air. Call" over "a doctor.": the text goes on from a row of more cells
  const above = lines[from - 1];
  if (above?.cells.some(({ rect }) => Math.abs(rect[0] - text) < TOUCHING)) return null;
  let to = first;
  while (to < lines.length && isRow(lines[to] as Line)) to++;
  return from < first ? { from, to } : null;
}

/** Whether text stands above the first label of its column and nothing tells which label's it is. */
export function isUncertain(lines: readonly Line[], pages: readonly Page[]): boolean {
  const own = withRaisedLabels(lines, pages);
  return centredRun(pagesOf(own)[0] ?? []) !== null;
}

/**
 * In a ruled table, a label may stand in the middle of its row, so that some lines of its text stand above it. Such
 * labels are put beside the first line of their row; without ruling lines, where the lines part evenly.
 */
export function withRaisedLabels(lines: readonly Line[], pages: readonly Page[]): Line[] {
  const rules = new Map(pages.map((page) => [page.number, page.rules]));
  return pagesOf(lines).flatMap((own, i) => {
    const ruled = bandsOf(own, rules.get(own[0]?.page ?? 0) ?? []).flatMap(raised);
    // What stands first on a further page goes on from the page before
    const run = i === 0 ? centredRun(ruled) : null;
    const bands = run && evenly(ruled.slice(run.from, run.to));
    if (!run || !bands) return ruled;
    return [...ruled.slice(0, run.from), ...bands.flatMap(raised), ...ruled.slice(run.to)];
  });
}

/** A row's ruling lines are this near to its first and last line, in points. */
const ROW_PADDING = 14;

/** The same for labels in the very middle of rows of text that are ruled above and below alone. */
export function withLabelsRaisedInRows(lines: readonly Line[], pages: readonly Page[]): Line[] {
  const rules = new Map(pages.map((page) => [page.number, page.rules]));
  return pagesOf(lines).flatMap((own) => {
    const drawn = (rules.get(own[0]?.page ?? 0) ?? []).filter(isLevel);
    if (drawn.length === 0) return own;
    return bandsOf(own, drawn).flatMap((band) => (isRow(band, drawn) ? raised(band) : band));
  });
}

function isRow(band: Band, rules: readonly Rule[]): boolean {
  const [first, last] = [band[0], band.at(-1)];
  if (!first || !last) return false;
  const [top, bottom] = [first.rect[3], last.rect[1]];
  const labels = labelLines(band);
  const [highest, lowest] = [labels[0], labels.at(-1)];
  if (!highest || !lowest || band.some(({ cells }) => cells.length > 2)) return false;
  const offCentre = (highest.rect[3] + lowest.rect[1]) / 2 - (top + bottom) / 2;
  if (Math.abs(offCentre) >= first.size) return false;
  const heights = band.flatMap(({ cells: [cell] }) =>
    cell ? rulesAcross(rules, cell.rect[0] + TOUCHING) : [],
  );
  return (
    heights.some((y) => y > middle(first.rect) && y < top + ROW_PADDING) &&
    heights.some((y) => y < middle(last.rect) && y > bottom - ROW_PADDING)
  );
}

function pagesOf(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = [];
  for (const line of lines)
    if (parts.at(-1)?.[0]?.page === line.page) parts.at(-1)?.push(line);
    else parts.push([line]);
  return parts;
}
