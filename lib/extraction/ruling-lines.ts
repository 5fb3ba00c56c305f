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
    let start = -1;
    for (let i = 0; i <= length; i++) {
      const at = line * across + i * step;
      const isDark = i < length && (pixels[at] ?? paper) < dark;
      if (isDark && start < 0) start = i;
      if (isDark || start < 0) continue;
      if (i - start >= longRun && eraseRun(pixels, cleared, { line, start, end: i, count, step, across })) {
        const stroke = open.find(({ from, to }) => from < i && to > start);
        if (stroke)
          Object.assign(stroke, {
            from: Math.min(stroke.from, start),
            to: Math.max(stroke.to, i),
            last: line,
          });
        else {
          open.push({ from: start, to: i, first: line, last: line });
          strokes.push(open.at(-1) as Stroke);
        }
      }
      start = -1;
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
  const isDark = (other: number) => (pixels[other * across + i * step] ?? paper) < dark;
  const [least, most] = [Math.max(0, line - longRun), Math.min(count - 1, line + longRun)];
  let [first, last] = [line, line];
  while (first > least && isDark(first - 1)) first--;
  while (last < most && isDark(last + 1)) last++;
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
