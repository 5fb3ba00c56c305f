import { type BrokenText, broken, heightOf } from "../pages/broken-text";
import { POINTS_PER_MM } from "../pdf-writer";
import type { Typeface } from "../typeface";
import type { RegisterCell, RegisterColumn, RegisterDocument, RegisterText } from "./register-document";

export const PAGE = { width: 297 * POINTS_PER_MM, height: 210 * POINTS_PER_MM };
export const MARGIN = 12 * POINTS_PER_MM;
export const WIDTH = PAGE.width - 2 * MARGIN;

export const LEADING = 1.28;
export const PAD = 3;
/** Between a column set to the right and the one beside it. */
const GUTTER = 12;
export const PICTOGRAM = 19;

const looks = {
  plain: { size: 7.5, leading: LEADING },
  bold: { size: 7.5, leading: LEADING, weight: "bold" },
  small: { size: 6.5, leading: LEADING, colour: "#444444" },
} as const;

export type LaidCell = {
  texts: BrokenText[];
  pictograms: readonly string[];
  /** Of the column, and within it of what is written. */
  width: number;
  room: number;
  isRight: boolean;
};
export type LaidRow = {
  kind: "head" | "group" | "row";
  /** Said before on an earlier page: for the eye alone. */
  isRepeated?: boolean;
  /** Points. */
  height: number;
  cells: LaidCell[];
};

function rowLayout(columns: readonly RegisterColumn[], typeface: Typeface) {
  const laid = (kind: LaidRow["kind"], cells: readonly RegisterCell[], places: readonly Place[]): LaidRow => {
    const done = cells.map((cell, index) => laidCell(cell, places[index] ?? { share: 1 }, typeface));
    return { kind, cells: done, height: Math.max(...done.map(cellHeight)) };
  };
  return {
    head: () =>
      laid(
        "head",
        columns.map(({ title }) => ({ texts: [{ text: title, look: "bold" }] })),
        columns,
      ),
    row: (cells: readonly RegisterCell[]) => laid("row", cells, columns),
    group: (name: string) => laid("group", [{ texts: [{ text: name, look: "bold" }] }], [{ share: 1 }]),
  };
}

type Place = Pick<RegisterColumn, "share" | "isRight">;

function laidCell(
  { texts, pictograms = [] }: RegisterCell,
  { share, isRight = false }: Place,
  typeface: Typeface,
): LaidCell {
  const width = share * WIDTH;
  const room = width - PAD - (isRight ? GUTTER : PAD);
  const brokenTexts = texts.map(({ text, look }: RegisterText) =>
    broken({ text, ...looks[look ?? "plain"] }, room, typeface),
  );
  return { texts: brokenTexts, pictograms, width, room, isRight };
}

function cellHeight({ texts, pictograms, room }: LaidCell): number {
  const perLine = Math.max(1, Math.floor(room / PICTOGRAM));
  return heightOf(texts) + Math.ceil(pictograms.length / perLine) * PICTOGRAM + 2 * PAD;
}

/**
 * The strips of each page: the head on each, and the group's name again where a page goes on with it. Pages are divided
 * here: the library lays out all that follows anew on each page, which takes a minute for a thousand rows.
 */
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
    left = room.other - heightOfRows(repeated);
  };
  for (const { name, rows } of document.groups) {
    const [group, again] = [layout.group(name), layout.group(`${name} (${document.continued})`)];
    for (const [index, cells] of rows.entries()) {
      const row = layout.row(cells);
      const strips = index === 0 ? [group, row] : [row];
      const needed = heightOfRows(strips);
      if (needed > left) turnPage(index === 0 ? [head] : [head, again]);
      pages.at(-1)?.push(...strips);
      left -= needed;
    }
  }
  return pages;
}

const heightOfRows = (rows: readonly LaidRow[]) => rows.reduce((sum, { height }) => sum + height, 0);
