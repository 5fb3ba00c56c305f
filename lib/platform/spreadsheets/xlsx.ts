import { strToU8, Zip, ZipDeflate } from "fflate";
import type { Cell } from "./cell";
import { workbookParts } from "./xlsx-parts";

/** An Excel workbook (ECMA-376) of one sheet, made piece by piece: memory holds one batch of rows. */
export async function* xlsxBytes(
  name: string,
  head: string[],
  batches: AsyncIterable<Cell[][]>,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for (const [path, xml] of Object.entries(workbookParts(name))) addFile(zip, path).push(strToU8(xml), true);
  const sheet = addFile(zip, "xl/worksheets/sheet1.xml");
  sheet.push(strToU8(sheetStart(head)));
  let number = 1;
  for await (const rows of batches) {
    const first = number + 1;
    sheet.push(strToU8(rows.map((cells, i) => toRow(cells, first + i)).join("")));
    number += rows.length;
    yield* made.splice(0);
  }
  const last = `${columnName(Math.max(head.length, 1))}${number}`;
  sheet.push(strToU8(`</sheetData><autoFilter ref="A1:${last}"/></worksheet>`), true);
  zip.end();
  yield* made.splice(0);
}

function addFile(zip: Zip, path: string): ZipDeflate {
  const file = new ZipDeflate(path, { level: 6 });
  zip.add(file);
  return file;
}

function sheetStart(head: string[]): string {
  const widths = head.map((label, i) => {
    const width = Math.min(40, Math.max(12, label.length + 4));
    return `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`;
  });
  return (
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` +
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
    `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join("")}</cols><sheetData>${toRow(head, 1, ' s="1"')}`
  );
}

function toRow(cells: Cell[], number: number, style = ""): string {
  const made = cells.map((cell, i) => toCell(cell, `${columnName(i + 1)}${number}`, style));
  return `<row r="${number}">${made.join("")}</row>`;
}

function toCell(cell: Cell, at: string, style: string): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return `<c r="${at}"${style}><v>${cell}</v></c>`;
  if (typeof cell === "boolean") return `<c r="${at}"${style} t="b"><v>${cell ? 1 : 0}</v></c>`;
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeText(cell)}</t></is></c>`;
}

/** A, B, …, Z, AA, … */
export function columnName(number: number): string {
  const rest = (number - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return number <= 26 ? letter : columnName((number - 1 - rest) / 26) + letter;
}

/** XML 1.0 has no control characters, and a cell takes at most 32 767 characters. */
function escapeText(text: string): string {
  return text
    .slice(0, 32_767)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
