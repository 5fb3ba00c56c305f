import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { Rect } from "@/lib/extraction/model";
import { characterOfGlyph, fontsWithGlyphNumbers, glyphOfSpace } from "./glyph-repair";

export type Character = { text: string; rect: Rect; size: number; bold: boolean; baseline: number };
type Font = { name: string; bold: boolean; size: number; isLevel: boolean };

/** Emscripten's views of PDFium's memory, replaced when it grows; the package's types leave them out. */
type Memory = { HEAPU8: Uint8Array; HEAPF32: Float32Array; HEAPF64: Float64Array };

/** Places in the scratch area for PDFium's out-parameters. */
const box = 0;
const matrix = 32;
const origin = 64;
const fontName = 128;
const fontNameBytes = 120;
/** Some fonts claim boxes many times their letters' height; such a box is replaced by one around the baseline. */
const tallestBox = 1.7;
/** A line rising by more than this part of its length is not level. */
const slant = 0.1;
const ascent = 0.78;
const descent = 0.22;

/** The characters of a page in the order of its content; null stands for white space. */
export function charactersOf(pdfium: WrappedPdfiumModule, page: number): (Character | null)[] {
  const text = pdfium.FPDFText_LoadPage(page);
  const scratch = pdfium.pdfium.wasmExports.malloc(256);
  try {
    return new PageText(pdfium, text, scratch).characters();
  } finally {
    pdfium.FPDFText_ClosePage(text);
    pdfium.pdfium.wasmExports.free(scratch);
  }
}

/** PDFium's own exports: many times faster than the package's wrappers, which look up their function at each call. */
type Exports = Readonly<
  Record<
    | "FPDFText_CountChars"
    | "FPDFText_GetUnicode"
    | "FPDFText_GetLooseCharBox"
    | "FPDFText_GetCharOrigin"
    | "FPDFText_GetTextObject"
    | "FPDFText_GetFontSize"
    | "FPDFText_GetMatrix"
    | "FPDFText_GetFontInfo",
    (...numbers: number[]) => number
  >
>;

class PageText {
  private readonly fonts = new Map<number, Font>();
  private readonly call: Exports;

  constructor(
    private readonly pdfium: WrappedPdfiumModule,
    private readonly text: number,
    private readonly scratch: number,
  ) {
    this.call = pdfium.pdfium.wasmExports as WrappedPdfiumModule["pdfium"]["wasmExports"] & Exports;
  }

  characters(): (Character | null)[] {
    const count = this.call.FPDFText_CountChars(this.text);
    const characters: (Character | null)[] = [];
    const codes = Array.from({ length: count }, (_, i) => this.call.FPDFText_GetUnicode(this.text, i));
    const shifted = codes.includes(glyphOfSpace) ? this.shiftedFonts(codes) : null;
    for (const [i, printed] of codes.entries()) {
      const code = shifted?.has(this.fontOf(i).name) ? characterOfGlyph(printed) : printed;
      if (code <= 32 || code === 0xa0 || code === 0xfffe || code === 0xffff) characters.push(null);
      else this.add(characters, i, code);
    }
    return characters;
  }

  private shiftedFonts(codes: number[]): Set<string> {
    const byFont = new Map<string, number[]>();
    for (const [i, code] of codes.entries()) {
      const { name } = this.fontOf(i);
      byFont.set(name, [...(byFont.get(name) ?? []), code]);
    }
    return fontsWithGlyphNumbers(byFont);
  }

  private add(characters: (Character | null)[], index: number, code: number): void {
    const { call, text, scratch } = this;
    if (!call.FPDFText_GetLooseCharBox(text, index, scratch + box)) return;
    const at = (scratch + box) >> 2;
    const [left = 0, top = 0, right = 0, bottom = 0] = this.memory.HEAPF32.subarray(at, at + 4);
    // The origin lies on the baseline; the box's lower edge differs from font to font.
    const hasOrigin = call.FPDFText_GetCharOrigin(text, index, scratch + origin, scratch + origin + 8);
    const baseline = hasOrigin ? (this.memory.HEAPF64[(scratch + origin + 8) >> 3] ?? bottom) : bottom;
    const { bold, size, isLevel } = this.fontOf(index);
    // Watermarks and notes along the edge stand aslant or upright; they would tie lines together.
    if (!isLevel) return;
    const isTooTall = top - bottom > tallestBox * size;
    const rect: Rect = isTooTall
      ? [left, baseline - descent * size, right, baseline + ascent * size]
      : [left, bottom, right, top];
    characters.push({ text: String.fromCodePoint(code), rect, size, bold, baseline });
  }

  private get memory(): Memory {
    return this.pdfium.pdfium as WrappedPdfiumModule["pdfium"] & Memory;
  }

  private fontOf(index: number): Font {
    const object = this.call.FPDFText_GetTextObject(this.text, index);
    const known = this.fonts.get(object);
    if (known) return known;
    const name = this.fontName(index);
    const font = { name, bold: /bold|black|heavy|demi/i.test(name), ...this.sizeOf(index) };
    this.fonts.set(object, font);
    return font;
  }

  private sizeOf(index: number): Pick<Font, "size" | "isLevel"> {
    const { call, text, scratch } = this;
    const nominal = call.FPDFText_GetFontSize(text, index);
    if (!call.FPDFText_GetMatrix(text, index, scratch + matrix)) return { size: nominal, isLevel: true };
    const at = (scratch + matrix) >> 2;
    const [a = 0, b = 0, c = 0, d = 0] = this.memory.HEAPF32.subarray(at, at + 4);
    const size = nominal * Math.hypot(c, d);
    const isLevel = Math.abs(b) <= slant * Math.abs(a);
    return { size: size >= 1 && size <= 200 ? size : nominal, isLevel };
  }

  private fontName(index: number): string {
    const { call, text, scratch } = this;
    const length = call.FPDFText_GetFontInfo(text, index, scratch + fontName, fontNameBytes, 0);
    const end = scratch + fontName + Math.min(length, fontNameBytes) - 1;
    return length ? new TextDecoder().decode(this.memory.HEAPU8.slice(scratch + fontName, end)) : "";
  }
}
