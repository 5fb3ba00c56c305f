import type { Table } from "./table";

/** The lines of a table, and what they say of where its rows begin. */
export type Alignable = Pick<Table, "columnCount" | "lines"> & {
  /** Whether a line holds the rest of a number that the line above it tore: no row begins there. */
  goesOn: (index: number) => boolean;
  /** Whether a line tells nothing that rows do: it may be a note below the table. */
  isNote: (index: number) => boolean;
  /** The numbers in each line: a row has one of a kind. */
  numbers: readonly (readonly { kind: string; value: string }[])[];
};

/** A table of which is known where the content of each row begins. */
export type Anchored = Table &
  Alignable & {
    anchors: readonly number[];
    /** Whether a line is nothing but a name, which may stand above its row's content. */
    isName: (index: number) => boolean;
  };

/** How the cells of a row stand to each other. */
export const ALIGNMENTS = ["top", "middle", "bottom"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Cells of one row are out of line by less than this share of the type size on average. */
const USUAL_OFFSET = 0.12;
/** What stands no further out of line than this is in line: letters of one baseline differ by as much. */
const LEVEL = 0.12;
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
/** Two cuts whose weights differ by less are as good as each other. */
const SAME = 0.01;
/** So many lines between two rows' contents belong to no table. */
const MOST_LINES = 40;

type Extent = { top: number; bottom: number };
type Fit = { begins: number[]; offsets: number[]; cost: number };

function place(extent: Extent, alignment: Alignment): number {
  if (alignment === "top") return extent.top;
  return alignment === "bottom" ? extent.bottom : (extent.top + extent.bottom) / 2;
}

function extentsOf(table: Alignable, from: number, to: number): Extent[] {
  const columns = new Map<number, Extent>();
  for (const { pieces } of table.lines.slice(from, to))
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

const pageOf = (table: Alignable, index: number) => table.lines[index]?.line.page;

/** White space above a line in the column where it is least, in type sizes; a page's end is wider than any. */
function spaceAbove(table: Alignable, index: number): number {
  const [above, below] = [table.lines[index - 1], table.lines[index]];
  if (!above || !below || above.line.page !== below.line.page) return 1;
  const gaps = below.pieces.flatMap(({ column, rect }) => {
    for (let at = index - 1; at >= index - MOST_LINES && pageOf(table, at) === below.line.page; at--) {
      const over = table.lines[at]?.pieces.find((piece) => piece.column === column);
      if (over) return [over.rect[1] - rect[3]];
    }
    return [];
  });
  const space = gaps.length > 0 ? Math.min(...gaps) : above.line.rect[1] - below.line.rect[3];
  return Math.min(1, space / (below.line.size || 8));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const costOf = (offsets: readonly number[]) => sum(offsets.filter((offset) => offset > LEVEL));

/** How many numbers of one kind too many some lines hold for one substance. */
function repeatedIn(table: Alignable, from: number, to: number): number {
  const found = table.numbers.slice(from, to).flat();
  const values = new Set(found.map(({ kind, value }) => `${kind} ${value}`));
  return values.size - new Set(found.map(({ kind }) => kind)).size;
}

/** Cells set at the top begin in line also where a page's end cuts their row. */
function cutOffset(table: Alignable, begin: number, to: number, alignment: Alignment): number {
  if (alignment !== "top") return 0;
  const page = pageOf(table, begin);
  const end = table.lines.findIndex((_, i) => i > begin && i < to && pageOf(table, i) !== page);
  return costOf(offsetsOf(extentsOf(table, begin, end), table.lines[begin]?.line.size || 8, alignment));
}

function withRow(table: Alignable, fit: Fit, to: number, alignment: Alignment): Fit {
  const begin = fit.begins.at(-1) as number;
  const isCut = pageOf(table, begin) !== pageOf(table, to - 1);
  const cells = extentsOf(table, begin, to);
  const offsets = isCut ? [] : offsetsOf(cells, table.lines[begin]?.line.size || 8, alignment);
  const missing = table.columnCount - cells.length;
  const space = fit.begins.length > 1 ? spaceAbove(table, begin) : 0;
  return {
    begins: [...fit.begins, to],
    offsets: [...fit.offsets, ...offsets],
    cost:
      fit.cost +
      (isCut ? CUT + cutOffset(table, begin, to, alignment) : costOf(offsets)) +
      (alignment === "top" ? 0 : UNUSUAL) +
      MISSING * missing -
      SPACE * space +
      REPEATED * repeatedIn(table, begin, to),
  };
}

/** Whether lines may be remarks under a table: one cell each, and nothing of a substance in it. */
function mayBeRemark(table: Alignable, from: number, end: number): boolean {
  return table.lines.slice(from, end).every(({ pieces }, i) => pieces.length === 1 && table.isNote(from + i));
}

/** The begins of rows, one for each anchor, with which the cells of all rows stand best in line. */
function bestFits(
  table: Alignable,
  anchors: readonly number[],
  [start, end]: readonly [number, number],
  alignment: Alignment,
): Fit[] {
  let fits = new Map<number, Fit>([[start, { begins: [start], offsets: [], cost: 0 }]]);
  for (const [i, anchor] of anchors.entries()) {
    const next = anchors[i + 1];
    const last = next ?? end;
    const ends = Array.from({ length: last - anchor }, (_, n) => anchor + 1 + n).filter((to) =>
      next !== undefined ? !table.goesOn(to) : mayBeRemark(table, to, end),
    );
    const longer: typeof fits = new Map();
    for (const fit of fits.values())
      for (const to of ends) {
        const one = withRow(table, fit, to, alignment);
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

/** Where rows begin, and where else they may begin as well: of cuts that fit as well nobody can tell which one it is. */
export type Cut = { begins: number[]; rival: number[] | null };

/**
 * Where rows begin that nothing is drawn between: their cells are set at the top, in the middle or at the bottom of
 * the row throughout, and one of the three puts every cell of every row in its place. Null when none does; with an
 * alignment given, the begins that suit it best, however far cells are out of line.
 */
export function alignedCut(
  table: Alignable,
  anchors: readonly number[],
  range: readonly [number, number],
  only?: Alignment,
): Cut | null {
  const places = [...anchors, range[1]];
  if (places.some((place, i) => place - (places[i - 1] ?? range[0]) > MOST_LINES)) return null;
  const tried = only ? [only] : ALIGNMENTS;
  const fits = tried.flatMap((alignment) => bestFits(table, anchors, range, alignment));
  const [best, ...others] = fits.filter((fit) => only || isAligned(fit)).sort((a, b) => a.cost - b.cost);
  if (!best) return null;
  const isOther = ({ begins, cost }: Fit) =>
    cost - best.cost < SAME && begins.some((begin, i) => begin !== best.begins[i]);
  return { begins: best.begins, rival: others.find(isOther)?.begins ?? null };
}
