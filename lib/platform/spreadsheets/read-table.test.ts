import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { AppError } from "@/lib/platform/errors";
import type { Cell } from "./cell";
import { readTable } from "./read-table";
import { tableLimits } from "./table-limits";
import { toFile } from "./write";
import { workbookParts } from "./xlsx-parts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

async function workbook(head: string[], rows: Cell[][]): Promise<Uint8Array> {
  async function* batches() {
    yield rows;
  }
  const { body } = await toFile("xlsx", "table", head, batches(), (row: Cell[]) => row);
  return new Uint8Array(await new Response(body as ReadableStream<Uint8Array>).arrayBuffer());
}

describe("CSV", () => {
  test.each<[string, Uint8Array]>([
    ["with semicolons", utf8("Name;Menge\r\nMüller;1,5\r\n")],
    ["with commas", utf8('Name,Menge\nMüller,"1,5"\n')],
    ["with tabs", utf8("Name\tMenge\nMüller\t1,5")],
    ["with a byte order mark", utf8("\uFEFFName;Menge\nMüller;1,5")],
    ["in Windows-1252", latin("Name;Menge\nM\xfcller;1,5\n")],
    [
      "in UTF-16",
      new Uint8Array(Uint16Array.from("\uFEFFName\tMenge\nMüller\t1,5", (s) => s.charCodeAt(0)).buffer),
    ],
    ["with old line ends", utf8("Name;Menge\rMüller;1,5\r")],
  ])("%s is the same table", async (_, bytes) => {
    expect(await readTable(bytes)).toEqual({
      headings: ["Name", "Menge"],
      rows: [{ number: 2, cells: ["Müller", "1,5"] }],
    });
  });

  test("the separator that Excel notes holds, and rows keep their numbers", async () => {
    const { headings, rows } = await readTable(utf8("sep=;\nName;A,B,C\n\nAcetone;1\n;\nGlue;2"));
    expect(headings).toEqual(["Name", "A,B,C"]);
    expect(rows).toEqual([
      { number: 4, cells: ["Acetone", "1"] },
      { number: 6, cells: ["Glue", "2"] },
    ]);
  });

  test("columns without a heading are named as spreadsheet programs do", async () => {
    expect((await readTable(utf8("Name;;\nA;B;C"))).headings).toEqual(["Name", "B", "C"]);
  });
});

test("a workbook gives numbers as numbers and text as text", async () => {
  const bytes = await workbook(
    ["Name", "Amount", "EAN"],
    [
      ["Acetone", 1.234, "0401"],
      ["Glue", 2, null],
    ],
  );
  expect(await readTable(bytes)).toEqual({
    headings: ["Name", "Amount", "EAN"],
    rows: [
      { number: 2, cells: ["Acetone", 1.234, "0401"] },
      { number: 3, cells: ["Glue", 2, null] },
    ],
  });
});

test("a workbook of the largest size is read whole", async () => {
  const rows = Array.from({ length: tableLimits.rows }, (_, i) =>
    Array.from({ length: 12 }, (__, j) => `${(i * 7919 + j * 104_729) % 1_000_003} text ${i} ${j}`),
  );
  const bytes = await workbook(
    Array.from({ length: 12 }, (_, j) => `Column ${j}`),
    rows,
  );
  // From half a megabyte on, a sheet is unpacked in a thread.
  expect(bytes.byteLength).toBeGreaterThan(524_288);
  const table = await readTable(bytes);
  expect(table.rows).toHaveLength(tableLimits.rows);
  expect(table.rows.at(-1)?.cells).toEqual(rows.at(-1));
});

/** A workbook whose one sheet holds this. */
const holding = (sheet: string) =>
  zipSync({
    ...Object.fromEntries(Object.entries(workbookParts("a")).map(([name, text]) => [name, strToU8(text)])),
    "xl/worksheets/sheet1.xml": strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  });
const cell = (at: string) => `<c r="${at}" t="inlineStr"><is><t>x</t></is></c>`;

test.each<[string, string]>([
  [
    "a cell in the last row and column",
    `<row r="1">${cell("A1")}</row><row r="1048576">${cell("XFD1048576")}</row>`,
  ],
  ["a row far beyond the last", `<row r="1">${cell("A1")}</row><row r="1000000000000">${cell("A2")}</row>`],
  [
    "rows as wide as one",
    `<row>${cell("XFD1")}</row>${"<row/>".repeat(50_000)}<row r="50010">${cell("A50010")}</row>`,
  ],
])("a small workbook with %s is refused, and the process lives", async (_, sheet) => {
  await expect(readTable(holding(sheet))).rejects.toMatchObject({
    options: { extra: { reason: "too_many_rows" } },
  });
});

test("a stray cell at the end of a narrow sheet is no reason to refuse it", async () => {
  const sheet = `<row r="1">${cell("A1")}${cell("B1")}</row><row r="2">${cell("A2")}</row><row r="1048576">${cell("B1048576")}</row>`;
  const { rows } = await readTable(holding(sheet));
  expect(rows.map(({ number }) => number)).toEqual([2, 1_048_576]);
});

describe("a refusal says why:", () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ["no_rows", () => utf8("Name;Amount\n\n")],
    ["no_rows", () => utf8("")],
    ["open_quote", () => utf8('Name;Amount\n"Acetone;1\n')],
    ["not_a_table", () => utf8("%PDF-1.7 …")],
    ["old_excel", () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ["damaged", () => latin("PK\x03\x04 nothing more")],
    ["damaged", () => zipSync({ "a.txt": strToU8("no workbook") })],
    ["too_many_rows", () => utf8(`Name\n${"A\n".repeat(tableLimits.rows + 1)}`)],
    [
      "too_many_columns",
      () =>
        utf8(`Name,B
${"A,".repeat(tableLimits.columns)}A`),
    ],
    ["too_large", () => new Uint8Array(tableLimits.bytes + 1).fill(65)],
    ["cell_too_long", () => utf8(`Name\n${"x".repeat(tableLimits.characters + 1)}`)],
    ["too_large", () => zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(41 * 1024 * 1024) })],
  ])("%s", async (reason, make) => {
    const error = await readTable(await make()).catch((thrown: unknown) => thrown);
    expect(error instanceof AppError && error.options.extra?.reason).toBe(reason);
  });
});
