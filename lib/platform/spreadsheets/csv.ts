import type { Cell } from "./cell";

/** Excel takes a file for UTF-8 only when it starts with this. */
const byteOrderMark = "\uFEFF";

/** CSV of RFC 4180, line by line. */
export async function* csvLines(
  head: string[],
  batches: AsyncIterable<Cell[][]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(`${byteOrderMark}${toLine(head)}`);
  for await (const rows of batches) yield encoder.encode(rows.map(toLine).join(""));
}

function toLine(cells: Cell[]): string {
  return `${cells.map(toField).join(",")}\r\n`;
}

function toField(cell: Cell): string {
  if (cell === null) return "";
  const text = typeof cell === "string" ? harmless(cell) : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet program runs text that begins like a formula, signs of full width included; an apostrophe makes it text. */
function harmless(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}
