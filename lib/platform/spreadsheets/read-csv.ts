import Papa from "papaparse";
import type { Cell } from "./cell";
import { decodeText } from "./decode-text";
import { unreadableTable } from "./unreadable-table";

const separators = [";", "\t", ",", "|"];

/** The records of a CSV file, whichever separator and encoding a spreadsheet program chose for it. */
export function readCsv(bytes: Uint8Array, mostRows: number): Cell[][] {
  const text = decodeText(bytes);
  if (text.includes("\u0000")) throw unreadableTable("not_a_table");
  // Excel notes the separator in a first line of its own when it is asked to.
  const noted = /^sep=(.)\r?\n/i.exec(text);
  const body = noted ? text.slice(noted[0].length) : text;
  const { data, errors } = Papa.parse<string[]>(body, {
    delimiter: noted?.[1] ?? separatorOf(body),
    preview: mostRows,
  });
  const open = errors.find(({ code }) => code === "MissingQuotes");
  if (open) throw unreadableTable("open_quote", { row: (open.row ?? 0) + 1 });
  return noted ? [[], ...data] : data;
}

/** The separator that the first line has most of, outside quotation marks. */
function separatorOf(text: string): string {
  const line =
    text
      .slice(0, 10_000)
      .trimStart()
      .split(/\r\n|\r|\n/, 1)[0] ?? "";
  const bare = line.replace(/"[^"]*"/g, "");
  const counts = separators.map((sign) => bare.split(sign).length - 1);
  return separators[counts.indexOf(Math.max(...counts))] ?? ",";
}
