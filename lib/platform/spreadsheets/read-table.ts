import type { Cell } from "./cell";
import { readCsv } from "./read-csv";
import { readXlsx } from "./read-xlsx";
import { tableLimits } from "./table-limits";
import { unreadableTable } from "./unreadable-table";
import { columnName } from "./xlsx";

/** `number` is the row's number in the file, as a spreadsheet program counts. */
type TableRow = { number: number; cells: Cell[] };
export type Table = { headings: string[]; rows: TableRow[] };

/** Reads a table with headings from a CSV file or an Excel workbook. Errors: 422 with the reason. */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  if (bytes.byteLength > tableLimits.bytes) throw unreadableTable("too_large", { most: tableLimits.bytes });
  return toTable(await recordsOf(bytes));
}

/** By its first bytes: names and media types of tables are often wrong. */
async function recordsOf(bytes: Uint8Array): Promise<Cell[][]> {
  const start = [...bytes.subarray(0, 4)];
  if (start[0] === 0x50 && start[1] === 0x4b) return readXlsx(bytes);
  if (start.join() === [0xd0, 0xcf, 0x11, 0xe0].join()) throw unreadableTable("old_excel");
  if (start.join() === [0x25, 0x50, 0x44, 0x46].join()) throw unreadableTable("not_a_table");
  // Headings, and as many empty lines as anyone leaves.
  return readCsv(bytes, tableLimits.rows + 1_000);
}

function toTable(records: Cell[][]): Table {
  const numbered = records
    .map((cells, i) => ({ number: i + 1, cells: cells.map(withoutSpace) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
  const [head, ...rows] = numbered;
  if (!head || !rows.length) throw unreadableTable("no_rows");
  const width = Math.max(...numbered.map(({ cells }) => cells.findLastIndex((cell) => cell !== null) + 1));
  if (rows.length > tableLimits.rows) throw unreadableTable("too_many_rows", { most: tableLimits.rows });
  if (width > tableLimits.columns) throw unreadableTable("too_many_columns", { most: tableLimits.columns });
  for (const { number, cells } of numbered)
    if (cells.some((cell) => typeof cell === "string" && cell.length > tableLimits.characters))
      throw unreadableTable("cell_too_long", { row: number, most: tableLimits.characters });
  const headings = Array.from({ length: width }, (_, i) => String(head.cells[i] ?? columnName(i + 1)));
  return { headings, rows };
}

/** No-break spaces and the like at the ends count for nothing; PostgreSQL cannot hold NUL or half characters. */
function withoutSpace(cell: Cell): Cell {
  if (typeof cell !== "string") return cell;
  return cell.toWellFormed().replaceAll("\u0000", "").trim() || null;
}
