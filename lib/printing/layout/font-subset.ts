import { copyOfTable, type OpenFont, openFont, padded, readGlyph, type SubsetGlyph } from "./truetype";

/** The part of a typeface that goes into a file; what the PDF writer asks of a font's subset. */
export type FontSubset = {
  /** The glyph's number in the subset; glyphs are numbered in the order in which they are first asked for. */
  includeGlyph: (glyph: number) => number;
  /** A TrueType file of the included glyphs. */
  encode: () => Uint8Array;
};

/**
 * Makes subsets of a TrueType file. The instructions that fit glyphs to a coarse screen are left out: they are most of
 * a subset's bytes and do nothing in print. Each glyph is read once, however many subsets it goes into.
 */
export function fontSubsets(file: Uint8Array): () => FontSubset {
  const font = openFont(file);
  const known = new Map<number, SubsetGlyph>();
  const glyphOf = (number: number) => {
    const glyph = known.get(number) ?? readGlyph(font, number);
    known.set(number, glyph);
    return glyph;
  };
  return () => subsetOf(font, glyphOf);
}

function subsetOf(font: OpenFont, glyphOf: (number: number) => SubsetGlyph): FontSubset {
  const numbers = new Map([[0, 0]]);
  const includeGlyph = (glyph: number) => {
    const known = numbers.get(glyph);
    if (known !== undefined) return known;
    numbers.set(glyph, numbers.size);
    return numbers.size - 1;
  };
  const encode = () => {
    const glyphs: SubsetGlyph[] = [];
    // The map grows while it is walked: the parts of a compound glyph follow it.
    for (const number of numbers.keys()) {
      const glyph = glyphOf(number);
      for (const part of glyph.parts) includeGlyph(part.glyph);
      glyphs.push(glyph);
    }
    return encodedFont(font, glyphs, includeGlyph);
  };
  return { includeGlyph, encode };
}

function encodedFont(font: OpenFont, glyphs: SubsetGlyph[], numberOf: (glyph: number) => number): Uint8Array {
  const [head, hhea, maxp] = [
    copyOfTable(font, "head"),
    copyOfTable(font, "hhea"),
    copyOfTable(font, "maxp"),
  ];
  new DataView(head.buffer).setUint32(8, 0);
  new DataView(head.buffer).setInt16(50, 1);
  new DataView(hhea.buffer).setUint16(34, glyphs.length);
  new DataView(maxp.buffer).setUint16(4, glyphs.length);
  const { glyf, loca } = outlineTables(glyphs, numberOf);
  const hmtx = new DataView(new ArrayBuffer(4 * glyphs.length));
  for (const [index, { advance, bearing }] of glyphs.entries()) {
    hmtx.setUint16(4 * index, advance);
    hmtx.setInt16(4 * index + 2, bearing);
  }
  return fontFile({ glyf, head, hhea, hmtx: new Uint8Array(hmtx.buffer), loca, maxp });
}

function outlineTables(glyphs: SubsetGlyph[], numberOf: (glyph: number) => number) {
  const glyf = new Uint8Array(glyphs.reduce((sum, { outline }) => sum + outline.length, 0));
  const loca = new DataView(new ArrayBuffer(4 * (glyphs.length + 1)));
  const view = new DataView(glyf.buffer);
  let end = 0;
  for (const [index, { outline, parts }] of glyphs.entries()) {
    glyf.set(outline, end);
    for (const { at, glyph } of parts) view.setUint16(end + at, numberOf(glyph));
    end += outline.length;
    loca.setUint32(4 * (index + 1), end);
  }
  return { glyf, loca: new Uint8Array(loca.buffer) };
}

/** Tables in the order of their tags, with the checksums that OpenType asks for. */
function fontFile(tables: Record<string, Uint8Array>): Uint8Array {
  const entries = Object.entries(tables);
  const directory = 12 + 16 * entries.length;
  const file = new Uint8Array(directory + entries.reduce((sum, [, table]) => sum + padded(table.length), 0));
  const view = new DataView(file.buffer);
  const power = Math.floor(Math.log2(entries.length));
  view.setUint32(0, 0x00010000);
  for (const [index, value] of [
    entries.length,
    16 << power,
    power,
    16 * entries.length - (16 << power),
  ].entries())
    view.setUint16(4 + 2 * index, value);
  let at = directory;
  let headAt = 0;
  for (const [index, [tag, table]] of entries.entries()) {
    const entry = 12 + 16 * index;
    file.set(table, at);
    for (let letter = 0; letter < 4; letter++) file[entry + letter] = tag.charCodeAt(letter);
    view.setUint32(entry + 4, checksum(view, at, padded(table.length)));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, table.length);
    if (tag === "head") headAt = at;
    at += padded(table.length);
  }
  view.setUint32(headAt + 8, (CHECKSUM_OF_FILES - checksum(view, 0, file.length)) >>> 0);
  return file;
}

const CHECKSUM_OF_FILES = 0xb1b0afba;

function checksum(view: DataView, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
