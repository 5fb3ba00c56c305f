import { holdsData, identifiersIn } from "./component-identifiers";
import { goesOnWithRow, type TableBody } from "./table-body";

/** How the cells of a row stand to each other. */
export const ALIGNMENTS = ["top", "middle", "bottom"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Cells of one row are out of line by less than this share of the type size on average. */
const USUAL_OFFSET = 0.12;
/** Few cells are further out of line than by half a line: those that a neighbour's words ran into. */
const LARGE_OFFSET = 0.5;
const FEW = 0.1;
/** Where cells are in line with several cuts, a row without a cell weighs this, white space above it that. */
const MISSING = 0.2;
const SPACE = 0.1;
/** A row with numbers of two substances is hardly one. */
const REPEATED = 2;
/** A row cut by a page's end cannot be judged; it weighs this, as does a line under the last row that is no part of it. */
const CUT = 1;
const REMARK = 0.5;
/** Cells are mostly set at the top of their row; each row that would be set otherwise weighs this. */
const UNUSUAL = 0.02;
/** So many lines between two rows' contents belong to no table. */
const MOST_LINES = 40;

type Extent = { top: number; bottom: number };
type Identifier = { kind: string; value: string };
/** A table with the numbers that stand in each of its lines. */
type Body = TableBody & { identifiers: readonly (readonly Identifier[])[] };
type Fit = { begins: number[]; offsets: number[]; cost: number };

function place(extent: Extent, alignment: Alignment): number {
  if (alignment === "top") return extent.top;
  return alignment === "bottom" ? extent.bottom : (extent.top + extent.bottom) / 2;
}

function extentsOf(body: TableBody, from: number, to: number): Extent[] {
  const columns = new Map<number, Extent>();
  for (const { pieces } of body.lines.slice(from, to))
    for (const { column, rect } of pieces) {
      const extent = columns.get(column);
      if (!extent) columns.set(column, { top: rect[3], bottom: rect[1] });
      else {
        extent.top = Math.max(extent.top, rect[3]);
        extent.bottom = Math.min(extent.bottom, rect[1]);
      }
    }
  return [...columns.values()];
}

/** How far each column of a row stands from where the row's alignment puts it, in type sizes. */
function offsetsOf(cells: readonly Extent[], size: number, alignment: Alignment): number[] {
  const row = {
    top: Math.max(...cells.map(({ top }) => top)),
    bottom: Math.min(...cells.map(({ bottom }) => bottom)),
  };
  return cells.map((cell) => Math.abs(place(cell, alignment) - place(row, alignment)) / size);
}

const pageOf = (body: TableBody, index: number) => body.lines[index]?.line.page;

/** White space above a line in the column where it is least, in type sizes; a page's end is wider than any. */
function spaceAbove(body: TableBody, index: number): number {
  const [above, below] = [body.lines[index - 1], body.lines[index]];
  if (!above || !below || above.line.page !== below.line.page) return 1;
  const gaps = below.pieces.flatMap(({ column, rect }) => {
    for (let at = index - 1; at >= index - MOST_LINES && pageOf(body, at) === below.line.page; at--) {
      const over = body.lines[at]?.pieces.find((piece) => piece.column === column);
      if (over) return [over.rect[1] - rect[3]];
    }
    return [];
  });
  const space = gaps.length > 0 ? Math.min(...gaps) : above.line.rect[1] - below.line.rect[3];
  return Math.min(1, space / (below.line.size || 8));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** How many numbers of one kind too many some lines hold for one substance. */
function repeatedIn(body: Body, from: number, to: number): number {
  const found = body.identifiers.slice(from, to).flat();
  const values = new Set(found.map(({ kind, value }) => `${kind} ${value}`));
  return values.size - new Set(found.map(({ kind }) => kind)).size;
}

/** Cells set at the top begin in line also where a page's end cuts their row. */
function cutOffset(body: Body, begin: number, to: number, alignment: Alignment): number {
  if (alignment !== "top") return 0;
  const page = pageOf(body, begin);
  const end = body.lines.findIndex((_, i) => i > begin && i < to && pageOf(body, i) !== page);
  return sum(offsetsOf(extentsOf(body, begin, end), body.lines[begin]?.line.size || 8, alignment));
}

function withRow(body: Body, fit: Fit, to: number, alignment: Alignment): Fit {
  const begin = fit.begins.at(-1) as number;
  const isCut = pageOf(body, begin) !== pageOf(body, to - 1);
  const cells = extentsOf(body, begin, to);
  const offsets = isCut ? [] : offsetsOf(cells, body.lines[begin]?.line.size || 8, alignment);
  const missing = body.columns.length - cells.length;
  const space = fit.begins.length > 1 ? spaceAbove(body, begin) : 0;
  return {
    begins: [...fit.begins, to],
    offsets: [...fit.offsets, ...offsets],
    cost:
      fit.cost +
      (isCut ? CUT + cutOffset(body, begin, to, alignment) : sum(offsets)) +
      (alignment === "top" ? 0 : UNUSUAL) +
      MISSING * missing -
      SPACE * space +
      REPEATED * repeatedIn(body, begin, to),
  };
}

/** Whether lines may be remarks under a table: one cell each, and nothing of a substance in it. */
function mayBeRemark(body: TableBody, from: number, end: number): boolean {
  return body.lines
    .slice(from, end)
    .every(({ pieces, line }) => pieces.length === 1 && !holdsData(line.text));
}

/** The begins of rows, one for each anchor, with which the cells of all rows stand best in line. */
function bestFits(
  body: Body,
  anchors: readonly number[],
  [start, end]: readonly [number, number],
  alignment: Alignment,
): Fit[] {
  let fits = new Map<number, Fit>([[start, { begins: [start], offsets: [], cost: 0 }]]);
  for (const [i, anchor] of anchors.entries()) {
    const next = anchors[i + 1];
    const last = next ?? end;
    const ends = Array.from({ length: last - anchor }, (_, n) => anchor + 1 + n).filter((to) =>
      next !== undefined ? !goesOnWithRow(body, to) : mayBeRemark(body, to, end),
    );
    const longer: typeof fits = new Map();
    for (const fit of fits.values())
      for (const to of ends) {
        const one = withRow(body, fit, to, alignment);
        if (one.cost < (longer.get(to)?.cost ?? Number.POSITIVE_INFINITY)) longer.set(to, one);
      }
    fits = longer;
  }
  return [...fits].map(([to, fit]) => ({
    ...fit,
    begins: fit.begins.slice(0, -1),
    cost: fit.cost + REMARK * (end - to),
  }));
}

const isAligned = ({ offsets }: Fit) =>
  sum(offsets) < USUAL_OFFSET * offsets.length &&
  offsets.filter((offset) => offset > LARGE_OFFSET).length <= FEW * offsets.length;

/**
 * Where rows begin that nothing is drawn between: their cells are set at the top, in the middle or at the bottom of
 * the row throughout, and one of the three puts every cell of every row in its place. Null when none does; with an
 * alignment given, the begins that suit it best, however far cells are out of line.
 */
export function alignedBegins(
  body: TableBody,
  anchors: readonly number[],
  range: readonly [number, number],
  only?: Alignment,
): number[] | null {
  const places = [...anchors, range[1]];
  if (places.some((place, i) => place - (places[i - 1] ?? range[0]) > MOST_LINES)) return null;
  const identifiers = body.lines.map(({ pieces }) =>
    pieces.flatMap(({ text }) => identifiersIn(text).filter(({ kind, valid }) => kind !== "cas" && valid)),
  );
  const numbered = { ...body, identifiers };
  const tried = only ? [only] : ALIGNMENTS;
  const fits = tried.flatMap((alignment) => bestFits(numbered, anchors, range, alignment));
  const [best] = fits.filter((fit) => only || isAligned(fit)).sort((a, b) => a.cost - b.cost);
  return best?.begins ?? null;
}
