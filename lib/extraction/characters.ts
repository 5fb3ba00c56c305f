import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { type FontKind, fontKind, meaningOf } from "./glyph-meaning";
import { characterOfGlyph, fontsWithGlyphNumbers, glyphOfSpace } from "./glyph-repair";
import { isWhiteFill } from "./hidden-text";
import { KnownFonts } from "./known-fonts";
import type { Rect } from "./model";
import { Frame, type Turn } from "./page-frame";
import { callsOf, memoryOf, type PdfiumCalls } from "./pdfium-calls";

export type Character = {
  text: string;
  rect: Rect;
  size: number;
  bold: boolean;
  baseline: number;
  /** PDFium's handle of the text object it belongs to. */
  object: number;
  isWhite: boolean;
};
type Font = {
  name: string;
  bold: boolean;
  size: number;
  isLevel: boolean;
  kind: FontKind;
  object: number;
  isWhite: boolean;
};

/** Places in the scratch area for PDFium's out-parameters. */
const box = 0;
const matrix = 32;
const origin = 64;
const colour = 96;
const fontName = 128;
const fontNameBytes = 120;
const scratchBytes = 256;
/** A line rising by more than this part of its length is not level. */
const slant = 0.1;
/** How far a letter's box reaches from its baseline, in type sizes: a font's own claim differs from producer to producer. */
const ascent = 0.9;
const descent = 0.21;
/** Smaller sizes are those of fonts with measures of their own. */
const leastSize = 2;
const largestSize = 200;
const sampledLetters = 60;

/**
 * The characters of a page in the order of its content, upright; null stands for white space. `known` gathers what the
 * file's pages tell of its fonts.
 */
export function charactersOf(
  pdfium: WrappedPdfiumModule,
  page: number,
  known = new KnownFonts(),
): { characters: (Character | null)[]; frame: Frame } {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const calls = callsOf(pdfium);
  const text = calls.FPDFText_LoadPage(page);
  const scratch = malloc(scratchBytes);
  try {
    const frame = frameOf(pdfium, page, text, scratch);
    return { characters: new PageText(pdfium, calls, text, scratch, frame).characters(known), frame };
  } finally {
    calls.FPDFText_ClosePage(text);
    free(scratch);
  }
}

/** The frame in which most of the page's letters stand upright; a page without letters stands as viewers show it. */
function frameOf(pdfium: WrappedPdfiumModule, page: number, text: number, scratch: number): Frame {
  const calls = callsOf(pdfium);
  calls.FPDF_GetPageBoundingBox(page, scratch);
  const [left = 0, top = 0, right = 0, bottom = 0] = memoryOf(pdfium).HEAPF32.slice(
    scratch >> 2,
    (scratch >> 2) + 4,
  );
  const turns: [number, number, number, number] = [0, 0, 0, 0];
  const count = calls.FPDFText_CountChars(text);
  const step = Math.max(1, Math.floor(count / sampledLetters));
  for (let i = 0; i < count; i += step) {
    if (calls.FPDFText_GetUnicode(text, i) <= 0x20 || !calls.FPDFText_GetMatrix(text, i, scratch + matrix))
      continue;
    const at = (scratch + matrix) >> 2;
    const floats = memoryOf(pdfium).HEAPF32;
    const quarter = Math.round(Math.atan2(floats[at + 1] ?? 0, floats[at] ?? 0) / (Math.PI / 2));
    turns[((quarter + 4) % 4) as Turn]++;
  }
  const most = Math.max(...turns);
  const turn = most ? turns.indexOf(most) : calls.FPDFPage_GetRotation(page) & 3;
  return new Frame([left, bottom, right, top], turn as Turn);
}

class PageText {
  private readonly fonts = new Map<number, Font>();

  constructor(
    private readonly pdfium: WrappedPdfiumModule,
    private readonly calls: PdfiumCalls,
    private readonly text: number,
    private readonly scratch: number,
    private readonly frame: Frame,
  ) {}

  characters(known: KnownFonts): (Character | null)[] {
    const count = this.calls.FPDFText_CountChars(this.text);
    const codes = new Array<number>(count);
    for (let i = 0; i < count; i++) codes[i] = this.calls.FPDFText_GetUnicode(this.text, i);
    const shifted = codes.includes(glyphOfSpace) ? this.shiftedFonts(codes) : null;
    const meant = shifted?.size ? null : known.lettersMeant(codes, this);
    const characters: (Character | null)[] = [];
    for (let i = 0; i < count; i++) {
      const code = codes[i] ?? 0;
      const letter = shifted?.has(this.fontOf(i).name) ? characterOfGlyph(code) : (meant?.get(i) ?? code);
      const found = this.characterAt(i, letter);
      if (found !== undefined) characters.push(found);
    }
    return characters;
  }

  private shiftedFonts(codes: number[]): Set<string> {
    const byFont = new Map<string, number[]>();
    for (const [i, code] of codes.entries()) {
      const { name } = this.fontOf(i);
      const known = byFont.get(name);
      if (known) known.push(code);
      else byFont.set(name, [code]);
    }
    return fontsWithGlyphNumbers(byFont);
  }

  /** Null for white space, undefined for what is no text. */
  private characterAt(index: number, code: number | string): Character | null | undefined {
    // A plain letter needs no look at its font to be a letter; white space never needs one.
    if (typeof code === "number" && code <= 0x20 && code !== 2) return null;
    const { calls, text, scratch } = this;
    if (!calls.FPDFText_GetLooseCharBox(text, index, scratch + box)) return undefined;
    const font = this.fontOf(index);
    // Watermarks and notes along the edge stand aslant or upright; they would tie lines together.
    if (!font.isLevel) return undefined;
    const meaning = typeof code === "string" ? code : meaningOf(code, font.kind);
    if (!meaning) return meaning === null ? null : undefined;
    const { bold, size, object, isWhite } = font;
    // The origin lies on the baseline; the box's lower edge differs from font to font.
    const baseline = this.baselineOf(index);
    const rect = this.boxOf(baseline, size);
    return { text: meaning, rect, size, bold, baseline: baseline ?? rect[1], object, isWhite };
  }

  /** The box around the character whose loose box was asked for last; its height is told by its baseline and size. */
  private boxOf(baseline: number | null, size: number): Rect {
    const at = (this.scratch + box) >> 2;
    const { HEAPF32 } = memoryOf(this.pdfium);
    const left = HEAPF32[at] ?? 0;
    const right = HEAPF32[at + 2] ?? 0;
    const isTold = baseline !== null && size >= leastSize;
    if (isTold && this.frame.isPlain)
      return [left, baseline - descent * size, right, baseline + ascent * size];
    const rect = this.frame.upright([left, HEAPF32[at + 3] ?? 0, right, HEAPF32[at + 1] ?? 0]);
    const foot = baseline ?? rect[1];
    return size < leastSize ? rect : [rect[0], foot - descent * size, rect[2], foot + ascent * size];
  }

  private baselineOf(index: number): number | null {
    const { calls, text, scratch } = this;
    if (!calls.FPDFText_GetCharOrigin(text, index, scratch + origin, scratch + origin + 8)) return null;
    const doubles = memoryOf(this.pdfium).HEAPF64;
    const at = (scratch + origin) >> 3;
    return this.frame.level(doubles[at] ?? 0, doubles[at + 1] ?? 0);
  }

  /** Where a letter begins on its baseline. */
  originOf(index: number): [x: number, y: number] | null {
    const { calls, text, scratch } = this;
    if (!calls.FPDFText_GetCharOrigin(text, index, scratch + origin, scratch + origin + 8)) return null;
    const doubles = memoryOf(this.pdfium).HEAPF64;
    const at = (scratch + origin) >> 3;
    return this.frame.point(doubles[at] ?? 0, doubles[at + 1] ?? 0);
  }

  /** What a glyph draws, in type sizes; nothing of it stands for white space. */
  inkOf(index: number): { width: number; height: number } {
    const { calls, text, scratch } = this;
    if (!calls.FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24))
      return { width: 0, height: 0 };
    const [left = 0, right = 0, bottom = 0, top = 0] = memoryOf(this.pdfium).HEAPF64.subarray(
      scratch >> 3,
      (scratch >> 3) + 4,
    );
    const { size } = this.fontOf(index);
    return { width: Math.abs(right - left) / size, height: Math.abs(top - bottom) / size };
  }

  fontOf(index: number): Font {
    const object = this.calls.FPDFText_GetTextObject(this.text, index);
    let font = this.fonts.get(object);
    if (!font) {
      const name = this.fontName(index);
      font = {
        name,
        bold: /bold|black|heavy|demi/i.test(name),
        kind: fontKind(name),
        object,
        isWhite: isWhiteFill(this.pdfium, object, this.scratch + colour),
        ...this.sizeOf(index),
      };
      this.fonts.set(object, font);
    }
    return font;
  }

  private sizeOf(index: number): Pick<Font, "size" | "isLevel"> {
    const { calls, text, scratch } = this;
    const nominal = calls.FPDFText_GetFontSize(text, index);
    if (!calls.FPDFText_GetMatrix(text, index, scratch + matrix)) return { size: nominal, isLevel: true };
    const at = (scratch + matrix) >> 2;
    const floats = memoryOf(this.pdfium).HEAPF32;
    const [a, b] = this.frame.direction(floats[at] ?? 0, floats[at + 1] ?? 0);
    const size = nominal * Math.hypot(floats[at + 2] ?? 0, floats[at + 3] ?? 0);
    // Letters upside down or in a mirror have a negative run.
    const isLevel = a > 0 && Math.abs(b) <= slant * a;
    return { size: size >= 1 && size <= largestSize ? size : Math.max(1, nominal), isLevel };
  }

  private fontName(index: number): string {
    const { calls, text, scratch } = this;
    const length = calls.FPDFText_GetFontInfo(text, index, scratch + fontName, fontNameBytes, 0);
    if (!length) return "";
    const end = scratch + fontName + Math.min(length, fontNameBytes) - 1;
    return Buffer.from(memoryOf(this.pdfium).HEAPU8.slice(scratch + fontName, end)).toString("latin1");
  }
}
