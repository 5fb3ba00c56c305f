// Reads a workbook in a process of its own: a small file can say that it has a cell in the last row and column.
import readWorkbook from "read-excel-file/universal";

/** A stray cell in the last row of a narrow sheet is within it. */
const mostCells = 4_000_000;

const isFilled = (row) => row.some((cell) => cell !== null);

/** The rows of each sheet that has any: those that hold something, by their place. */
async function read(bytes) {
  const sheets = (await readWorkbook(new Uint8Array(bytes).buffer, { trim: false })).map(({ data }) => data);
  const cells = sheets.reduce((sum, rows) => sum + rows.length * (rows[0]?.length ?? 0), 0);
  if (cells > mostCells) return { fault: "too_many_rows" };
  const filled = sheets.map((rows) => rows.flatMap((row, at) => (isFilled(row) ? [[at, row]] : [])));
  return { sheets: filled.filter((rows) => rows.length > 0) };
}

process.once("message", async (bytes) => {
  const answer = await read(bytes).catch(() => ({ fault: "damaged" }));
  process.send(answer, () => process.disconnect());
});
