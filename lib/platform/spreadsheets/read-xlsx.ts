import { unzipSync } from "fflate";
import readWorkbook from "read-excel-file/universal";
import type { Cell } from "./cell";
import { unreadableTable } from "./unreadable-table";

/** A small file can unpack to anything; what a table of the largest size needs is far below this. */
const mostUnpackedBytes = 40 * 1024 * 1024;

/** The rows of a workbook's first sheet that has any. */
export async function readXlsx(bytes: Uint8Array): Promise<Cell[][]> {
  return (await readXlsxSheets(bytes))[0] ?? [];
}

/** The rows of each of a workbook's sheets that has any. */
export async function readXlsxSheets(bytes: Uint8Array): Promise<Cell[][][]> {
  checkUnpackedSize(bytes);
  const sheets = await readWorkbook(new Uint8Array(bytes).buffer, { trim: false }).catch(() => {
    throw unreadableTable("damaged");
  });
  return sheets
    .map(({ data }) => data.map((row) => row.map(toCell)))
    .filter((rows) => rows.some((row) => row.some((cell) => cell !== null)));
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
