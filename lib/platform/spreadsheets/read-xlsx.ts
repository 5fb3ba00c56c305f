import { unzipSync } from "fflate";
import type { Cell } from "./cell";
import { tableLimits } from "./table-limits";
import { unreadableTable } from "./unreadable-table";
import { readApart } from "./workbook-readers";

/** A small file can unpack to anything; what a table of the largest size needs is far below this. */
const mostUnpackedBytes = 40 * 1024 * 1024;

/** The rows of a workbook's first sheet that has any. */
export async function readXlsx(bytes: Uint8Array): Promise<Cell[][]> {
  return (await readXlsxSheets(bytes))[0] ?? [];
}

/** The rows of each of a workbook's sheets that has any. */
export async function readXlsxSheets(bytes: Uint8Array): Promise<Cell[][][]> {
  checkUnpackedSize(bytes);
  const answer = await readApart(bytes);
  if ("sheets" in answer) return answer.sheets.map(withGaps);
  throw unreadableTable(answer.fault, answer.fault === "too_many_rows" ? { most: tableLimits.rows } : {});
}

function withGaps(filled: [at: number, cells: unknown[]][]): Cell[][] {
  const rows: Cell[][] = Array.from({ length: (filled.at(-1)?.[0] ?? -1) + 1 }, () => []);
  for (const [at, cells] of filled) rows[at] = cells.map(toCell);
  return rows;
}

function toCell(value: unknown): Cell {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, "");
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

function checkUnpackedSize(bytes: Uint8Array): void {
  let size = 0;
  try {
    unzipSync(bytes, {
      filter({ originalSize }) {
        size += originalSize;
        return false;
      },
    });
  } catch {
    throw unreadableTable("damaged");
  }
  if (size > mostUnpackedBytes) throw unreadableTable("too_large", { most: mostUnpackedBytes });
}
