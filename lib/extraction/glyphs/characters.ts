import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { type FontKind, fontKind, meaningOf } from "./glyph-meaning";
import { characterOfGlyph, fontsWithGlyphNumbers, glyphOfSpace } from "./glyph-repair";
import { isWhiteFill } from "./hidden-text";
import { KnownFonts } from "./known-fonts";
import { Frame, type Turn } from "./page-frame";
import { callsOf, memoryOf, type PdfiumCalls } from "./pdfium-calls";

/** What a font's name says. */
type Face = { name: string; bold: boolean; kind: FontKind };

/** What the characters of one text object have in common. */
export type Font = Face & {
  size: number;
  isLevel: boolean;
  /** PDFium's handle of the text object. */
  object: number;
  isWhite: boolean;
  /** How high its baseline stands; null when it rises or falls. */
  baseline: number | null;
};

/** The characters of a page in the order of its content: thousands, so that all told of them stands in lists of its own. */
export type Characters = {
  texts: string[];
  /** Null stands for white space. */
  fonts: (Font | null)[];
  /** Four numbers a character: left, bottom, right, top. */
  rects: Float64Array;
  baselines: Float64Array;
  /** False where most letters are numbers of glyphs and nothing tells what they mean. */
  isLegible: boolean;
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
 * The characters of a page in the order of its content, upright. `known` gathers what the file's pages tell of its fonts.
 */
export function charactersOf(
  pdfium: WrappedPdfiumModule,
  page: number,
  known = new KnownFonts(),
): { characters: Characters; frame: Frame } {
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

function push({ texts, fonts }: Characters, text: string, font: Font | null): void {
  texts.push(text);
  fonts.push(font);
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
    const sign = signOf(calls.FPDFText_GetFontSize(text, i));
    const [a, b] = [sign * (floats[at] ?? 0), sign * (floats[at + 1] ?? 0)];
    const quarter = Math.round(Math.atan2(b, a) / (Math.PI / 2));
    turns[((quarter + 4) % 4) as Turn]++;
  }
  const most = Math.max(...turns);
  const turn = most ? turns.indexOf(most) : calls.FPDFPage_GetRotation(page) & 3;
  return new Frame([left, bottom, right, top], turn as Turn);
}

/** Letters of a negative size are turned once more than their matrix says. */
const signOf = (size: number) => (size < 0 ? -1 : 1);

class PageText {
  private readonly fonts = new Map<number, Font>();
  /** By PDFium's handle of the font. */
  private readonly faces = new Map<number, Face>();
  private last: Font | null = null;

  constructor(
    private readonly pdfium: WrappedPdfiumModule,
    private readonly calls: PdfiumCalls,
    private readonly text: number,
    private readonly scratch: number,
    private readonly frame: Frame,
  ) {}

  characters(known: KnownFonts): Characters {
    const count = this.calls.FPDFText_CountChars(this.text);
    const codes = new Array<number>(count);
    for (let i = 0; i < count; i++) codes[i] = this.calls.FPDFText_GetUnicode(this.text, i);
    const shifted = codes.includes(glyphOfSpace) ? this.shiftedFonts(codes) : null;
    const meant = shifted?.size ? null : known.lettersMeant(codes, this);
    const characters: Characters = {
      texts: [],
      fonts: [],
      rects: new Float64Array(4 * count),
      baselines: new Float64Array(count),
      isLegible: this.isLegible(codes, (i) => shifted?.has(this.fontOf(i).name) || meant?.has(i) || false),
    };
    for (let i = 0; i < count; i++) {
      const code = codes[i] ?? 0;
      const letter = shifted?.has(this.fontOf(i).name) ? characterOfGlyph(code) : (meant?.get(i) ?? code);
      this.add(characters, i, letter);
    }
    return characters;
  }

  /** A sample of the letters is enough: a program that leaves out what glyphs mean does so in all its fonts. */
  private isLegible(codes: number[], isRepaired: (index: number) => boolean): boolean {
    const step = Math.max(1, Math.floor(codes.length / sampledLetters));
    let [letters, lost] = [0, 0];
    for (let i = 0; i < codes.length; i += step) {
      if (codes[i] === 0x20 || codes[i] === 0x0a || codes[i] === 0x0d) continue;
      letters++;
      if (this.calls.FPDFText_HasUnicodeMapError(this.text, i) === 1 && !isRepaired(i)) lost++;
    }
    return lost <= letters / 2;
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

  /** Adds a character; what is no text is left out. */
  private add(to: Characters, index: number, code: number | string): void {
    // A plain letter needs no look at its font to be a letter; white space never needs one.
    if (typeof code === "number" && code <= 0x20 && code !== 2) {
      push(to, "", null);
      return;
    }
    const { calls, text, scratch } = this;
    if (!calls.FPDFText_GetLooseCharBox(text, index, scratch + box)) return;
    const font = this.fontOf(index);
    // Watermarks and notes along the edge stand aslant or upright; they would tie lines together.
    if (!font.isLevel) return;
    const meaning = typeof code === "string" ? code : meaningOf(code, font.kind);
    if (meaning) this.place(to, font.baseline ?? this.baselineOf(index), font.size);
    if (meaning !== "") push(to, meaning ?? "", meaning === null ? null : font);
  }

  /**
   * Places the next character, whose loose box was asked for last; its height is told by its baseline, which the box's
   * lower edge is not, differing from font to font.
   */
  private place({ texts: { length }, rects, baselines }: Characters, baseline: number | null, size: number) {
    const at = (this.scratch + box) >> 2;
    const { HEAPF32 } = memoryOf(this.pdfium);
    const left = HEAPF32[at] ?? 0;
    const right = HEAPF32[at + 2] ?? 0;
    const to = 4 * length;
    const isTold = size >= leastSize;
    if (isTold && baseline !== null && this.frame.isPlain) {
      rects[to] = left;
      rects[to + 1] = baseline - descent * size;
      rects[to + 2] = right;
      rects[to + 3] = baseline + ascent * size;
      baselines[length] = baseline;
      return;
    }
    const rect = this.frame.upright([left, HEAPF32[at + 3] ?? 0, right, HEAPF32[at + 1] ?? 0]);
    const foot = baseline ?? rect[1];
    rects.set(isTold ? [rect[0], foot - descent * size, rect[2], foot + ascent * size] : rect, to);
    baselines[length] = foot;
  }

  private baselineOf(index: number): number | null {
    return this.originOf(index)?.[1] ?? null;
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
    if (object === this.last?.object) return this.last;
    let font = this.fonts.get(object);
    if (!font) {
      font = this.readFont(index, object);
      this.fonts.set(object, font);
    }
    this.last = font;
    return font;
  }

  private readFont(index: number, object: number): Font {
    const { name, bold, kind } = this.faceOf(index, object);
    const { size, isLevel, isFlat } = this.sizeOf(index);
    return {
      name,
      bold,
      kind,
      size,
      isLevel,
      object,
      isWhite: isWhiteFill(this.pdfium, object, this.scratch + colour),
      // What PDFium adds belongs to no object
      baseline: isFlat && object ? this.baselineOf(index) : null,
    };
  }

  /** Every word may be a text object of its own; they share few fonts. */
  private faceOf(index: number, object: number): Face {
    const handle = object && this.calls.FPDFTextObj_GetFont(object);
    let face = handle ? this.faces.get(handle) : undefined;
    if (!face) {
      const name = this.fontName(index);
      face = { name, bold: /bold|black|heavy|demi/i.test(name), kind: fontKind(name) };
      this.faces.set(handle, face);
    }
    return face;
  }

  private sizeOf(index: number): { size: number; isLevel: boolean; isFlat: boolean } {
    const { calls, text, scratch } = this;
    const written = calls.FPDFText_GetFontSize(text, index);
    const [nominal, sign] = [Math.abs(written), signOf(written)];
    if (!calls.FPDFText_GetMatrix(text, index, scratch + matrix))
      return { size: nominal, isLevel: true, isFlat: false };
    const at = (scratch + matrix) >> 2;
    const floats = memoryOf(this.pdfium).HEAPF32;
    const [a, b] = this.frame.direction(sign * (floats[at] ?? 0), sign * (floats[at + 1] ?? 0));
    const size = nominal * Math.hypot(floats[at + 2] ?? 0, floats[at + 3] ?? 0);
    // Letters upside down or in a mirror have a negative run.
    const isLevel = a > 0 && Math.abs(b) <= slant * a;
    return {
      size: size >= 1 && size <= largestSize ? size : Math.max(1, nominal),
      isLevel,
      isFlat: isLevel && b === 0,
    };
  }

  private fontName(index: number): string {
    const { calls, text, scratch } = this;
    const length = calls.FPDFText_GetFontInfo(text, index, scratch + fontName, fontNameBytes, 0);
    if (!length) return "";
    const end = scratch + fontName + Math.min(length, fontNameBytes) - 1;
    return Buffer.from(memoryOf(this.pdfium).HEAPU8.slice(scratch + fontName, end)).toString("latin1");
  }
}
