import type { GreyPicture } from "./grey-picture";
import { bandsOf } from "./heading-bands";

const dark = 160;
const paper = 255;
/** Strokes of letters are shorter than this, in pixels at the resolution that pages are drawn with. */
const longRun = 90;
/** Ruling lines are thinner than this; broader dark areas are bands or pictures. */
const thickest = 9;
/** The grey edge of a line, in pixels on each side. */
const fringe = 2;

/**
 * Takes the ruling lines of tables off a picture: OCR reads cells better without their borders. A crooked line is a
 * row of runs, each of them long enough.
 */
export function withoutRulingLines({ pixels, width, height }: GreyPicture): GreyPicture {
  const cleared = Buffer.from(pixels);
  const bands = bandsOf({ pixels, width, height });
  eraseRuns(pixels, cleared, { count: height, length: width, step: 1, across: width });
  eraseRuns(pixels, cleared, { count: width, length: height, step: width, across: 1 });
  // The ground of a band is no line, however little of it shows around its letters.
  for (const { top, height: rows } of bands) {
    const [from, to] = [Math.max(0, top - thickest) * width, Math.min(height, top + rows + thickest) * width];
    pixels.copy(cleared, from, from, to);
  }
  return { pixels: cleared, width, height };
}

type Scan = {
  /** How many rows or columns there are, and how long each is. */
  count: number;
  length: number;
  /** From one pixel to the next along a row or column, and to the next row or column. */
  step: number;
  across: number;
};

function eraseRuns(pixels: Buffer, cleared: Buffer, { count, length, step, across }: Scan): void {
  for (let line = 0; line < count; line++) {
    let start = -1;
    for (let i = 0; i <= length; i++) {
      const at = line * across + i * step;
      const isDark = i < length && (pixels[at] ?? paper) < dark;
      if (isDark && start < 0) start = i;
      if (isDark || start < 0) continue;
      if (i - start >= longRun) eraseRun(pixels, cleared, { line, start, end: i, count, step, across });
      start = -1;
    }
  }
}

type Run = { line: number; start: number; end: number; count: number; step: number; across: number };

function eraseRun(pixels: Buffer, cleared: Buffer, { line, start, end, count, step, across }: Run): void {
  for (let i = start; i < end; i++) {
    const value = (other: number) => pixels[other * across + i * step] ?? paper;
    let first = line;
    let last = line;
    while (first > 0 && line - first <= thickest && value(first - 1) < dark) first--;
    while (last < count - 1 && last - line <= thickest && value(last + 1) < dark) last++;
    if (last - first >= thickest) continue;
    const [from, to] = [Math.max(0, first - fringe), Math.min(count - 1, last + fringe)];
    for (let other = from; other <= to; other++) cleared[other * across + i * step] = paper;
  }
}
