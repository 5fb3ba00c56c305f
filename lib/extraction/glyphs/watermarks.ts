import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { Characters, Font } from "./characters";
import { callsOf, memoryOf } from "./pdfium-calls";

/** A watermark's letters are at least this large, in points, and so many times as large as those printed on them. */
const leastSize = 20;
const timesLarger = 1.5;
/** So many letters stand on those of a watermark; nothing is printed on a title. */
const leastOnIt = 3;
/** How high letters reach above their line, in type sizes. */
const capHeight = 0.7;
/** Some part of its colour is this bright, or its ink this thin: text is black, also where OCR laid it under a picture. */
const leastBrightness = 120;
const thin = 200;
const scratchBytes = 16;

type Run = { font: Font; text: string; places: number[]; left: number; right: number; foot: number };

/** The characters of a page without a word printed large and pale across its text. `known` gathers a file's watermarks. */
export function withoutWatermarks(
  pdfium: WrappedPdfiumModule,
  characters: Characters,
  known: Set<string>,
): Characters {
  const marks = largeRuns(characters).filter((run) => isMark(pdfium, run, characters, known));
  if (!marks.length) return characters;
  const fonts = [...characters.fonts];
  for (const { text, places } of marks) {
    known.add(text);
    for (const place of places) fonts[place] = null;
  }
  return { ...characters, fonts };
}

function largeRuns({ texts, fonts, rects, baselines }: Characters): Run[] {
  const runs = new Map<string, Run>();
  for (let i = 0; i < fonts.length; i++) {
    const font = fonts[i];
    if (!font || font.size < leastSize) continue;
    const [left, foot, right] = [rects[4 * i] ?? 0, baselines[i] ?? 0, rects[4 * i + 2] ?? 0];
    const key = `${Math.round(font.size)} ${Math.round(foot)}`;
    const run = runs.get(key) ?? { font, text: "", places: [], left, right, foot };
    runs.set(key, run);
    run.text += texts[i] ?? "";
    run.places.push(i);
    run.left = Math.min(run.left, left);
    run.right = Math.max(run.right, right);
  }
  return [...runs.values()];
}

function isMark(pdfium: WrappedPdfiumModule, run: Run, characters: Characters, known: Set<string>): boolean {
  if (!isPale(pdfium, run.font.object)) return false;
  return known.has(run.text) || lettersOn(run, characters) >= leastOnIt;
}

function lettersOn({ font, left, right, foot }: Run, { fonts, rects, baselines }: Characters): number {
  const top = foot + capHeight * font.size;
  return fonts.filter((other, i) => {
    if (!other || timesLarger * other.size > font.size) return false;
    const x = ((rects[4 * i] ?? 0) + (rects[4 * i + 2] ?? 0)) / 2;
    const y = (baselines[i] ?? 0) + (capHeight / 2) * other.size;
    return x > left && x < right && y > foot && y < top;
  }).length;
}

function isPale(pdfium: WrappedPdfiumModule, object: number): boolean {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const scratch = malloc(scratchBytes);
  try {
    if (!callsOf(pdfium).FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12))
      return false;
    const [red = 0, green = 0, blue = 0, opacity = 0] = memoryOf(pdfium).HEAPU32.slice(
      scratch >> 2,
      (scratch >> 2) + 4,
    );
    return Math.max(red, green, blue) >= leastBrightness || opacity < thin;
  } finally {
    free(scratch);
  }
}
