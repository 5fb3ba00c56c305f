const declaration = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`;
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The files of a workbook around its one sheet (ECMA-376, part 1, 12.3). */
export function workbookParts(name: string): Record<string, string> {
  return {
    "[Content_Types].xml":
      `${declaration}<Types xmlns="${packaged}/content-types">` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
    "_rels/.rels":
      `${declaration}<Relationships xmlns="${packaged}/relationships">` +
      `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml":
      `${declaration}<workbook xmlns="${main}" xmlns:r="${office}">` +
      `<sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels":
      `${declaration}<Relationships xmlns="${packaged}/relationships">` +
      `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml":
      `${declaration}<styleSheet xmlns="${main}">` +
      `<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
      `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
      `<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>` +
      `<cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  };
}

/** At most 31 characters, none of those that Excel refuses, none that XML reads otherwise. */
function sheetName(name: string): string {
  return name.replace(/[\\/?*[\]:&<>"']/g, " ").slice(0, 31);
}
