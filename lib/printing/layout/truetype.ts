/** A glyph as it stands in a subset; the numbers of its parts are written when these are known. */
export type SubsetGlyph = {
  outline: Uint8Array;
  parts: { at: number; glyph: number }[];
  advance: number;
  bearing: number;
};

export type OpenFont = {
  file: DataView;
  tables: Map<string, { offset: number; length: number }>;
  longOffsets: boolean;
  metrics: number;
};

/** The tables of a TrueType file by their tags. */
export function openFont(bytes: Uint8Array): OpenFont {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables: OpenFont["tables"] = new Map();
  for (let index = 0; index < file.getUint16(4); index++) {
    const entry = 12 + 16 * index;
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
    tables.set(tag, { offset: file.getUint32(entry + 8), length: file.getUint32(entry + 12) });
  }
  const font = { file, tables, longOffsets: false, metrics: 0 };
  font.longOffsets = file.getInt16(tableOf(font, "head").offset + 50) === 1;
  font.metrics = file.getUint16(tableOf(font, "hhea").offset + 34);
  return font;
}

function tableOf({ tables }: OpenFont, tag: string) {
  const table = tables.get(tag);
  if (!table) throw new TypeError(`the font has no table ${tag}`);
  return table;
}

function bytesOf({ file }: OpenFont, offset: number, length: number): Uint8Array {
  return new Uint8Array(file.buffer, file.byteOffset + offset, length);
}

/** A copy of a table. */
export function copyOfTable(font: OpenFont, tag: string): Uint8Array<ArrayBuffer> {
  const { offset, length } = tableOf(font, tag);
  return bytesOf(font, offset, length).slice();
}

/** A glyph without its instructions, its outline filled up to a multiple of four bytes. */
export function readGlyph(font: OpenFont, number: number): SubsetGlyph {
  const { file, longOffsets, metrics } = font;
  const loca = tableOf(font, "loca").offset;
  const offsetOf = (glyph: number) =>
    longOffsets ? file.getUint32(loca + 4 * glyph) : 2 * file.getUint16(loca + 2 * glyph);
  const start = tableOf(font, "glyf").offset + offsetOf(number);
  const source = bytesOf(font, start, offsetOf(number + 1) - offsetOf(number));
  const hmtx = tableOf(font, "hmtx").offset;
  // Glyphs after the last full entry share its advance and have a bearing alone.
  const shared = Math.min(number, metrics - 1);
  const bearingAt = number < metrics ? hmtx + 4 * number + 2 : hmtx + 4 * metrics + 2 * (number - metrics);
  return {
    ...withoutInstructions(source),
    advance: file.getUint16(hmtx + 4 * shared),
    bearing: file.getInt16(bearingAt),
  };
}

function withoutInstructions(source: Uint8Array): Pick<SubsetGlyph, "outline" | "parts"> {
  if (source.length === 0) return { outline: source, parts: [] };
  const view = new DataView(source.buffer, source.byteOffset, source.length);
  const contours = view.getInt16(0);
  if (contours < 0) return compoundGlyph(source);
  const lengthAt = 10 + 2 * contours;
  const points = lengthAt + 2 + view.getUint16(lengthAt);
  const outline = new Uint8Array(padded(lengthAt + 2 + source.length - points));
  outline.set(source.subarray(0, lengthAt));
  outline.set(source.subarray(points), lengthAt + 2);
  return { outline, parts: [] };
}

function compoundGlyph(source: Uint8Array): Pick<SubsetGlyph, "outline" | "parts"> {
  const copy = source.slice();
  const view = new DataView(copy.buffer);
  const parts: SubsetGlyph["parts"] = [];
  let at = 10;
  for (let more = true; more; ) {
    const flags = view.getUint16(at);
    view.setUint16(at, flags & ~PART.instructions);
    parts.push({ at: at + 2, glyph: view.getUint16(at + 2) });
    const scale = flags & PART.scale ? 2 : flags & PART.twoScales ? 4 : flags & PART.matrix ? 8 : 0;
    at += 4 + (flags & PART.words ? 4 : 2) + scale;
    more = (flags & PART.more) !== 0;
  }
  const outline = new Uint8Array(padded(at));
  outline.set(copy.subarray(0, at));
  return { outline, parts };
}

// Flags of a part of a compound glyph (OpenType, glyf table).
const PART = { words: 1, scale: 8, more: 0x20, twoScales: 0x40, matrix: 0x80, instructions: 0x100 };

/** Tables and glyphs begin at multiples of four bytes. */
export const padded = (length: number) => (length + 3) & ~3;
