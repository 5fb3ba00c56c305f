import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { Rect } from "@/lib/extraction/model";

export type Character = { text: string; rect: Rect; size: number; bold: boolean; baseline: number };
type Memory = { HEAPU8: Uint8Array; HEAPF32: Float32Array; HEAPF64: Float64Array };

/** The characters of a page in the order of its content; white space and generated marks are left out. */
export function charactersOf(pdfium: WrappedPdfiumModule, page: number): (Character | null)[] {
  const text = pdfium.FPDFText_LoadPage(page);
  const scratch = pdfium.pdfium.wasmExports.malloc(256);
  try {
    const count = pdfium.FPDFText_CountChars(text);
    const characters: (Character | null)[] = [];
    const fonts = new Map<number, boolean>();
    for (let i = 0; i < count; i++) {
      const code = pdfium.FPDFText_GetUnicode(text, i);
      if (code <= 32 || code === 0xa0 || code === 0xfffe || code === 0xffff) {
        characters.push(null);
        continue;
      }
      if (!pdfium.FPDFText_GetLooseCharBox(text, i, scratch)) continue;
      const memory = pdfium.pdfium as WrappedPdfiumModule["pdfium"] & Memory;
      const at = scratch >> 2;
      const left = memory.HEAPF32[at] ?? 0,
        top = memory.HEAPF32[at + 1] ?? 0,
        right = memory.HEAPF32[at + 2] ?? 0,
        bottom = memory.HEAPF32[at + 3] ?? 0;
      // The origin lies on the baseline; the box's lower edge differs from font to font.
      const baseline = pdfium.FPDFText_GetCharOrigin(text, i, scratch + 216, scratch + 224)
        ? (memory.HEAPF64[(scratch + 224) >> 3] ?? bottom)
        : bottom;
      const object = pdfium.FPDFText_GetTextObject(text, i);
      let bold = fonts.get(object);
      if (bold === undefined) {
        const length = pdfium.FPDFText_GetFontInfo(text, i, scratch + 32, 128, scratch + 200);
        const name = length
          ? new TextDecoder().decode(
              memory.HEAPU8.slice(scratch + 32, scratch + 32 + Math.min(length, 128) - 1),
            )
          : "";
        bold = /bold|black|heavy|semibold|demi/i.test(name);
        fonts.set(object, bold);
      }
      const size = Math.max(1, top - bottom) / 1.15;
      characters.push({
        text: String.fromCodePoint(code),
        rect: [left, bottom, right, top],
        size,
        bold,
        baseline,
      });
    }
    return characters;
  } finally {
    pdfium.FPDFText_ClosePage(text);
    pdfium.pdfium.wasmExports.free(scratch);
  }
}
