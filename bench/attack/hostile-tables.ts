import { strToU8, type Zippable, zipSync } from "fflate";

const content = (parts: Record<string, string | Uint8Array>): Uint8Array => {
  const files: Zippable = {};
  for (const [name, part] of Object.entries(parts))
    files[name] = typeof part === "string" ? strToU8(part) : part;
  return zipSync(files, { level: 9 });
};

const around = {
  "[Content_Types].xml":
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  "_rels/.rels":
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  "xl/workbook.xml":
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
  "xl/_rels/workbook.xml.rels":
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
};
const sheetOf = (inner: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${inner}</sheetData></worksheet>`;

/** Workbooks that swell when they are opened, lead out of themselves, or are none. */
export function bombs(): Record<string, Uint8Array> {
  const workbook = (parts: Record<string, string | Uint8Array>) => content({ ...around, ...parts });
  const sheet = "xl/worksheets/sheet1.xml";
  const name = '<c r="A1" t="inlineStr"><is><t>Name</t></is></c>';
  const entities = Array.from({ length: 10 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join(
    "",
  );
  return {
    "a sheet of 800 MB of blanks": workbook({ [sheet]: new Uint8Array(800 * 1024 * 1024).fill(32) }),
    "two million rows": workbook({
      [sheet]: sheetOf(
        `<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>${"<row><c><v>1</v></c></row>".repeat(2_000_000)}`,
      ),
    }),
    "a cell in the last row and column": workbook({
      [sheet]: sheetOf(
        '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
      ),
    }),
    "a row far beyond the last": workbook({
      [sheet]: sheetOf(`<row r="1">${name}</row><row r="1000000000000"><c r="A2"><v>1</v></c></row>`),
    }),
    "rows as wide as one": workbook({
      [sheet]: sheetOf(
        `<row r="1">${name}<c r="XFD1"><v>1</v></c></row>${"<row/>".repeat(1_000_000)}<row r="1000010"><c><v>1</v></c></row>`,
      ),
    }),
    "entities that multiply": workbook({
      [sheet]: `<!DOCTYPE x [<!ENTITY a0 "aaaaaaaaaa">${entities}]>${sheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>&a10;</t></is></c></row>')}`,
    }),
    "a file of the server as an entity": workbook({
      [sheet]: `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${sheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>&e;</t></is></c></row>')}`,
    }),
    "elements nested a million deep": workbook({ [sheet]: "<a>".repeat(1_000_000) }),
    "50,000 parts": content({
      ...around,
      ...Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`xl/worksheets/x${i}.xml`, ""])),
    }),
    "a part that climbs": workbook({ [sheet]: sheetOf(""), "../../../../tmp/attacked.txt": "x" }),
    "a part __proto__": workbook({ [sheet]: sheetOf(""), __proto__: "x" }),
    "a zip that is cut": workbook({ [sheet]: sheetOf("") }).subarray(0, 300),
    "no zip": Buffer.from("PK\x03\x04 not so"),
  };
}
