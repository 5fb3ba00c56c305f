// Reads a workbook in a process of its own: a small file can say that it has a cell in the last row and column.
import { strFromU8, unzipSync } from "fflate";
import readWorkbook from "read-excel-file/universal";

/** A stray cell in the last row of a narrow sheet is within it. */
const mostCells = 4_000_000;

const isSheet = ({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name);

/** The column and row of a cell, or the number of a row, which it may go without. */
const places = /<c r="([A-Z]{1,3})(\d+)"|<row\b(?:[^>]{0,200}?\sr="(\d+)")?/g;

/** How many cells the sheets would have by the places of the outermost ones; the library makes all that lie between. */
function cellsBetween(bytes) {
  let cells = 0;
  for (const sheet of Object.values(unzipSync(bytes, { filter: isSheet }))) {
    let [columns, rows] = [0, 0];
    for (const [, column = "", cellRow, row] of strFromU8(sheet).matchAll(places)) {
      rows = Math.max(cellRow ? rows : rows + 1, Number(cellRow ?? row ?? 0));
      columns = Math.max(columns, numberOf(column));
    }
    cells += rows * columns;
  }
  return cells;
}

/** A is 1, AA is 27. */
const numberOf = (column) => [...column].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);

const isFilled = (row) => row.some((cell) => cell !== null);

/** The rows of each sheet that has any: those that hold something, by their place. */
async function read(bytes) {
  if (cellsBetween(bytes) > mostCells) return { fault: "too_many_rows" };
  const sheets = (await readWorkbook(new Uint8Array(bytes).buffer, { trim: false })).map(({ data }) => data);
  const filled = sheets.map((rows) => rows.flatMap((row, at) => (isFilled(row) ? [[at, row]] : [])));
  return { sheets: filled.filter((rows) => rows.length > 0) };
}

process.once("message", async (bytes) => {
  const answer = await read(bytes).catch(() => ({ fault: "damaged" }));
  process.send(answer, () => process.disconnect());
});
