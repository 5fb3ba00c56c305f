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

/** A picture without its ruling lines, and where they were, in its pixels. */
export type UnruledPicture = { picture: GreyPicture; rules: PictureRule[] };
/** `from` and `to` along the line, `first` and `last` across it: rows of a horizontal line, columns of a vertical one. */
export type PictureRule = {
  direction: "horizontal" | "vertical";
  from: number;
  to: number;
  first: number;
  last: number;
};

/**
 * Takes the ruling lines of tables off a picture: OCR reads cells better without their borders, which are told
 * instead. A crooked line is a row of runs, each of them long enough.
 */
export function withoutRulingLines({ pixels, width, height }: GreyPicture): UnruledPicture {
  const cleared = Buffer.from(pixels);
  const bands = bandsOf({ pixels, width, height });
  const level = eraseRuns(pixels, cleared, { count: height, length: width, step: 1, across: width });
  const upright = eraseRuns(pixels, cleared, { count: width, length: height, step: width, across: 1 });
  // The ground of a band is no line, however little of it shows around its letters.
  for (const { top, height: rows } of bands) {
    const [from, to] = [Math.max(0, top - thickest) * width, Math.min(height, top + rows + thickest) * width];
    pixels.copy(cleared, from, from, to);
  }
  const rules = [
    ...level.map((rule): PictureRule => ({ ...rule, direction: "horizontal" })),
    ...upright.map((rule): PictureRule => ({ ...rule, direction: "vertical" })),
  ];
  return { picture: { pixels: cleared, width, height }, rules };
}

type Scan = {
  /** How many rows or columns there are, and how long each is. */
  count: number;
  length: number;
  /** From one pixel to the next along a row or column, and to the next row or column. */
  step: number;
  across: number;
};
type Stroke = Omit<PictureRule, "direction">;

function eraseRuns(pixels: Buffer, cleared: Buffer, { count, length, step, across }: Scan): Stroke[] {
  const strokes: Stroke[] = [];
  let open: Stroke[] = [];
  for (let line = 0; line < count; line++) {
    open = open.filter(({ last }) => line - last <= fringe);
    const isDark = (i: number) => (pixels[line * across + i * step] ?? paper) < dark;
    // A long run lies over one of the places that are this far apart
    for (let i = longRun - 1; i < length; i += longRun) {
      if (!isDark(i)) continue;
      let [start, end] = [i, i + 1];
      while (start > 0 && isDark(start - 1)) start--;
      while (end < length && isDark(end)) end++;
      while (i + longRun < end) i += longRun;
      if (end - start < longRun || !eraseRun(pixels, cleared, { line, start, end, count, step, across }))
        continue;
      const stroke = open.find(({ from, to }) => from < end && to > start);
      if (stroke) {
        stroke.from = Math.min(stroke.from, start);
        stroke.to = Math.max(stroke.to, end);
        stroke.last = line;
      } else {
        open.push({ from: start, to: end, first: line, last: line });
        strokes.push(open.at(-1) as Stroke);
      }
    }
  }
  return strokes;
}

type Run = { line: number; start: number; end: number; count: number; step: number; across: number };
/** The first and last row (or column) of a line's thickness. */
type Band = readonly [first: number, last: number];
type Thickness = Band | "crossing" | "type";

/** Whether the run is a line for the greater part, not the edge of type or of a picture. */
function eraseRun(pixels: Buffer, cleared: Buffer, run: Run): boolean {
  const { start, end, count, step, across } = run;
  const bands = alongCrossings(
    Array.from({ length: end - start }, (_, at) => bandAt(pixels, run, start + at)),
  );
  let erased = 0;
  for (const [at, band] of bands.entries()) {
    if (typeof band === "string") continue;
    erased++;
    const [from, to] = [Math.max(0, band[0] - fringe), Math.min(count - 1, band[1] + fringe)];
    for (let other = from; other <= to; other++) cleared[other * across + (start + at) * step] = paper;
  }
  return erased > (end - start) / 2;
}

/** How thick a run is in one place, and whether what is thicker is another line that crosses it there, or type. */
function bandAt(pixels: Buffer, { line, count, step, across }: Run, i: number): Thickness {
  const place = i * step;
  const [least, most] = [Math.max(0, line - longRun), Math.min(count - 1, line + longRun)];
  let [first, last] = [line, line];
  while (first > least && (pixels[(first - 1) * across + place] ?? paper) < dark) first--;
  while (last < most && (pixels[(last + 1) * across + place] ?? paper) < dark) last++;
  if (last - first < thickest) return [first, last];
  return last - first >= longRun ? "crossing" : "type";
}

/** Where lines cross, a line is as thick as beside the crossing: what is left of a corner is read as ' or 1. */
function alongCrossings(bands: Thickness[]): Thickness[] {
  const filled = [...bands];
  const isNarrow = (i: number) =>
    bands.slice(Math.max(0, i - thickest), i + thickest).some((band) => typeof band !== "string");
  const fill = (i: number, beside: number) => {
    if (filled[i] === "crossing" && isNarrow(i)) filled[i] = filled[beside] ?? "type";
  };
  for (let i = 1; i < filled.length; i++) fill(i, i - 1);
  for (let i = filled.length - 2; i >= 0; i--) fill(i, i + 1);
  return filled;
}
