import { expect, test } from "vitest";
import type { Line } from "@/lib/extraction/model";
import { printedLines } from "@/lib/fixtures/printed-lines";
import { alignedCells, headingCells } from "./aligned-cells";
import { withHeadingsApart } from "./heading-cells";
import { groupsAbove, headingColumns, isClose, reachOfHeading, withFirstColumn } from "./headings";
import { rowProposals } from "./rows";
import { tableOf } from "./table";

/** Words of a list of books: the engine knows no sections, only what it is told. */
const heads = (text: string) => /^(?:title|author|year|price|pages|size)\b/i.test(text);
const holdsData = (text: string) => /\d{2}/.test(text);

function headingOf(lines: readonly Line[], main = 0) {
  const isBelow = (line: Line, at: number) => isClose(lines[at - 1], line, 1) && /^\p{Ll}/u.test(line.text);
  const last = reachOfHeading(lines, main, 1, isBelow);
  return { last, columns: headingColumns(lines.slice(main, last + 1), lines[main] as Line) };
}

const columnWords = {
  holds: () => () => null,
  begins: () => () => false,
  isRemark: ({ text }: Line) => text.startsWith("Note"),
};

function rowsIn(drawing: string): string[] {
  const { lines, rulesOf } = printedLines(drawing);
  const { last, columns } = headingOf(lines);
  const table = tableOf([{ columns, lines: lines.slice(last + 1) }], columnWords, rulesOf);
  const { proposals } = rowProposals({
    ...table,
    anchors: table.lines.flatMap(({ line }, i) => (/\d{4}/.test(line.text) ? [i] : [])),
    isName: (i) => table.lines[i]?.pieces.every(({ column }) => column === 0) ?? false,
    goesOn: () => false,
    isNote: () => false,
    numbers: table.lines.map(() => []),
  });
  return (proposals[0]?.() ?? []).map((row) =>
    columns
      .map((_, column) =>
        row
          .flatMap(({ pieces }) => pieces.filter((one) => one.column === column).map(({ text }) => text))
          .join(" "),
      )
      .join(" | "),
  );
}

test("headings go on below themselves, and each column has its own", () => {
  const { lines } = printedLines(`
Title           Author        Year of
                and editor    printing
Moby Dick       Melville      1851`);
  expect(headingOf(lines).columns.map(({ text }) => text)).toEqual([
    "Title",
    "Author\nand editor",
    "Year of\nprinting",
  ]);
});

test("headings that touch are parted where cells, or further headings, begin below", () => {
  const { lines } = printedLines(`
Title           Price Pages
Moby Dick       12    600
Emma            10    400`);
  expect(withHeadingsApart(lines, { heads, holdsData })[0]?.cells.map(({ text }) => text)).toEqual([
    "Title",
    "Price",
    "Pages",
  ]);
});

test("a heading over several columns stands in their middle, or spans none", () => {
  const over = (drawing: string) => {
    const [above, main] = printedLines(drawing).lines as [Line, Line];
    return groupsAbove(above.cells, headingColumns([main], main), ({ text }) => text !== "Title");
  };
  expect(
    over(`
                    Size
Title       width        height`),
  ).toEqual([{ first: 1, last: 2, text: "Size" }]);
  expect(
    over(`
                              Size
Title       width        height       depth`),
  ).toBeNull();
});

test("a first column without a heading is one that its first cell stands in", () => {
  const { lines } = printedLines(`
                Author        Year
Moby Dick       Melville      1851`);
  const columns = headingColumns(lines.slice(0, 1), lines[0] as Line);
  const added = withFirstColumn(columns, lines[1], (span) => ({ ...span, text: "" }));
  expect(added.map(({ text }) => text)).toEqual(["", "Author", "Year"]);
  expect(withFirstColumn(columns, lines[0], (span) => ({ ...span, text: "" }))).toBe(columns);
});

test("rows are cut at drawn lines, and wrapped cells go on; a remark belongs to none", () => {
  expect(
    rowsIn(`
Title           Author        Year
Moby Dick or    Herman        1851
the Whale       Melville
------------------------------------------------------------
Emma            Jane          1815
                Austen
Note on prices: none of them is given here`),
  ).toEqual(["Moby Dick or the Whale | Herman Melville | 1851", "Emma | Jane Austen | 1815"]);
});

test("rows without lines between them are cut as their cells are aligned", () => {
  expect(
    rowsIn(`
Title           Author        Year
                Herman
Moby Dick                     1851
                Melville
                Jane
Emma                          1815
                Austen`),
  ).toEqual(["Moby Dick | Herman Melville | 1851", "Emma | Jane Austen | 1815"]);
});

test("the key's cell reaches over all parts of its row", () => {
  const { lines, rulesOf } = printedLines(`
Title           Kind          Year
Moby Dick       printed       1851
                filmed        1956
Emma            printed       1815`);
  const { columns } = headingOf(lines);
  const table = tableOf([{ columns, lines: lines.slice(1) }], columnWords, rulesOf);
  const parts = table.lines.map((line) => ({ lines: [line], isRow: line.pieces.length === 3 }));
  const cells = alignedCells(parts, [70, 140], 0);
  const [key, kind, , further] = cells;
  expect(cells.map(({ text }) => text)).toEqual([
    ..."Moby Dick,printed,1851,filmed,1956,Emma,printed,1815".split(","),
  ]);
  expect(key?.bottom).toBe(cells[5]?.top);
  expect(kind?.bottom).toBe(further?.top);
  expect(headingCells(columns, [], [70, 140]).map(({ left, right }) => [left, right])).toEqual([
    [0, 70],
    [70, 140],
    [140, 10_000],
  ]);
});
