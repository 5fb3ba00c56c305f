import { POINTS_PER_MM, type Weight } from "../pdf-writer";
import type { Typeface } from "../typeface";
import { drawnLine, type TextSetter, textSetter } from "../wrap-text";
import type { RegisterCell, RegisterColumn, RegisterDocument, RegisterText } from "./register-document";

export const PAGE = { width: 297 * POINTS_PER_MM, height: 210 * POINTS_PER_MM };
export const MARGIN = 12 * POINTS_PER_MM;
export const WIDTH = PAGE.width - 2 * MARGIN;

const TYPE = 7.5;
const SMALL = 6.5;
const LEADING = 1.28;
const PAD = 3;
/** Between a column set to the right and the one beside it. */
const GUTTER = 12;
export const PICTOGRAM = 19;

/** Something in a cell, in points from the row's top left corner. */
export type CellMark =
  | { kind: "text"; text: string; x: number; y: number; size: number; weight: Weight; colour: string }
  | { kind: "pictogram"; code: string; x: number; y: number };
export type LaidRow = {
  kind: "head" | "group" | "row";
  /** Said before on an earlier page: for the eye alone. */
  isRepeated?: boolean;
  height: number;
  /** The marks of each cell, in reading order. */
  cells: CellMark[][];
};

/** Lays rows out in the typeface; each text is measured once for a whole register. */
function rowLayout(columns: readonly RegisterColumn[], typeface: Typeface) {
  const setters = { regular: textSetter(typeface.regular), bold: textSetter(typeface.bold) };
  let left = 0;
  const places = columns.map(({ share, isRight }) => {
    const place = { x: left, width: share * WIDTH, isRight: isRight ?? false };
    left += place.width;
    return place;
  });
  const laid = (kind: LaidRow["kind"], cells: readonly RegisterCell[]): LaidRow => {
    const done = cells.map((cell, index) => laidCell(cell, places[index] ?? wholeRow, setters));
    return {
      kind,
      height: Math.max(...done.map(({ height }) => height)),
      cells: done.map(({ marks }) => marks),
    };
  };
  return {
    head: () =>
      laid(
        "head",
        columns.map(({ title }) => ({ texts: [{ text: title, look: "bold" }] })),
      ),
    row: (cells: readonly RegisterCell[]) => laid("row", cells),
    group: (name: string): LaidRow => {
      const { marks, height } = laidCell({ texts: [{ text: name, look: "bold" }] }, wholeRow, setters);
      return { kind: "group", height, cells: [marks] };
    },
  };
}

export type RowLayout = ReturnType<typeof rowLayout>;
type Place = { x: number; width: number; isRight: boolean };
const wholeRow: Place = { x: 0, width: WIDTH, isRight: false };

function laidCell(
  { texts, pictograms = [] }: RegisterCell,
  place: Place,
  setters: Record<Weight, TextSetter>,
): { marks: CellMark[]; height: number } {
  const marks: CellMark[] = [];
  let y = PAD;
  for (const text of texts) y = addText(marks, text, place, y, setters);
  const perLine = Math.max(1, Math.floor((place.width - 2 * PAD) / PICTOGRAM));
  for (const [index, code] of pictograms.entries())
    marks.push({
      kind: "pictogram",
      code,
      x: place.x + PAD + (index % perLine) * PICTOGRAM,
      y: y + 1 + Math.floor(index / perLine) * PICTOGRAM,
    });
  return { marks, height: y + Math.ceil(pictograms.length / perLine) * PICTOGRAM + PAD };
}

function addText(
  marks: CellMark[],
  { text, look }: RegisterText,
  { x, width, isRight }: Place,
  top: number,
  setters: Record<Weight, TextSetter>,
): number {
  const weight = look === "bold" ? "bold" : "regular";
  const size = look === "small" ? SMALL : TYPE;
  const lines = setters[weight].lines(text, size, width - 2 * PAD);
  for (const [index, line] of lines.entries())
    marks.push({
      kind: "text",
      text: drawnLine(line.text, index === lines.length - 1),
      x: isRight ? x + width - GUTTER - line.width * size : x + PAD,
      y: top + size + index * size * LEADING,
      size,
      weight,
      colour: look === "small" ? "#444444" : "#000000",
    });
  return top + lines.length * size * LEADING;
}

/** The strips of each page: the head on each, and the group's name again where a page goes on with it. */
export function registerPages(
  document: RegisterDocument,
  typeface: Typeface,
  room: { first: number; other: number },
): LaidRow[][] {
  const layout = rowLayout(document.columns, typeface);
  const head = layout.head();
  const pages: LaidRow[][] = [[head]];
  let left = room.first - head.height;
  const turnPage = (above: LaidRow[]) => {
    const repeated = above.map((row) => ({ ...row, isRepeated: true }));
    pages.push(repeated);
    left = room.other - heightOf(repeated);
  };
  for (const { name, rows } of document.groups) {
    const [group, again] = [layout.group(name), layout.group(`${name} (${document.continued})`)];
    for (const [index, cells] of rows.entries()) {
      const row = layout.row(cells);
      const strips = index === 0 ? [group, row] : [row];
      const needed = heightOf(strips);
      if (needed > left) turnPage(index === 0 ? [head] : [head, again]);
      pages.at(-1)?.push(...strips);
      left -= needed;
    }
  }
  return pages;
}

const heightOf = (rows: readonly LaidRow[]) => rows.reduce((sum, { height }) => sum + height, 0);
