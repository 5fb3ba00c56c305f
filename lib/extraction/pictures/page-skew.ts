import type { Turn } from "@/lib/extraction/glyphs/page-frame";
import { type GreyPicture, greyOf, toSharp } from "./grey-picture";

/** Enough pixels to keep lines of type apart. */
const width = 600;
/** Ink is this much darker than the paper around it, so that a scan's shadows and dark edges are none. */
const darker = 30;
const aroundInk = 12;
/** The edges of what was scanned show at the edges of the picture, and are straight however the page lies. */
const edge = 0.06;
/** Pages are laid on the glass this crooked at most, in degrees; a little is read as well as none. */
const mostCrooked = 3;
const straightEnough = 0.12;
const coarse = 0.25;
const fine = 0.05;
/** Of so many dark pixels one is counted. */
const sampled = 2;

type Ink = { along: Int16Array; down: Int16Array; lines: number };

/** The turns in which a page's lines of type lie level; which of the two is not upside down only reading tells. */
export type LevelTurns = readonly [Turn, Turn];

/** The picture turned a little so that its lines of type are level, whether they run across the page or up it. */
export async function straightPicture(
  picture: GreyPicture,
): Promise<{ picture: GreyPicture; levelTurns: LevelTurns }> {
  const { degrees, levelTurns } = await skewOf(picture);
  const isStraight = Math.abs(degrees) < straightEnough;
  return { picture: isStraight ? picture : await tilted(picture, -degrees), levelTurns };
}

/** The picture turned about its middle, as large as before. */
async function tilted(picture: GreyPicture, degrees: number): Promise<GreyPicture> {
  const turned = await greyOf(toSharp(picture).rotate(degrees, { background: "white" }));
  return greyOf(
    toSharp(turned).extract({
      left: Math.floor((turned.width - picture.width) / 2),
      top: Math.floor((turned.height - picture.height) / 2),
      width: picture.width,
      height: picture.height,
    }),
  );
}

/**
 * Which way a page's lines of type run, and how many degrees clockwise they stand off the level or the upright: ink
 * differs from row to row there, and is the same from column to column.
 */
export async function skewOf(picture: GreyPicture): Promise<{ degrees: number; levelTurns: LevelTurns }> {
  const small = await greyOf(toSharp(picture).resize({ width }));
  const { pixels: ground } = await greyOf(toSharp(small).blur(aroundInk));
  const across = inkOf(small, ground, false);
  const upright = inkOf(small, ground, true);
  const [level, stands] = [crookedness(across), crookedness(upright)];
  return level.unevenness >= stands.unevenness
    ? { degrees: level.angle, levelTurns: [0, 2] }
    : { degrees: -stands.angle, levelTurns: [1, 3] };
}

function inkOf({ pixels, width, height }: GreyPicture, ground: Buffer, upright: boolean): Ink {
  const [along, down] = [new Int16Array(pixels.length), new Int16Array(pixels.length)];
  const [left, top] = [Math.round(edge * width), Math.round(edge * height)];
  let count = 0;
  for (let y = top; y < height - top; y++)
    for (let x = left; x < width - left; x++) {
      const at = y * width + x;
      if ((ground[at] ?? 0) - (pixels[at] ?? 0) < darker) continue;
      along[count] = upright ? y : x;
      down[count++] = upright ? x : y;
    }
  const lines = upright ? width : height;
  return { along: along.subarray(0, count), down: down.subarray(0, count), lines };
}

/** The angle at which ink differs most from row to row. */
function crookedness(ink: Ink): { angle: number; unevenness: number } {
  const least = { angle: 0, unevenness: -1 };
  const bestOf = (from: number, to: number, step: number, best: typeof least) => {
    for (let angle = from; angle <= to + step / 2; angle += step) {
      const unevenness = unevennessAt(ink, angle);
      if (unevenness > best.unevenness) best = { angle, unevenness };
    }
    return best;
  };
  const { angle } = bestOf(-mostCrooked, mostCrooked, coarse, least);
  return bestOf(angle - coarse, angle + coarse, fine, least);
}

function unevennessAt({ along, down, lines }: Ink, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Int32Array(3 * lines);
  for (let i = 0; i < along.length; i += sampled) {
    const row = (lines + 0.5 + (down[i] ?? 0) - slope * (along[i] ?? 0)) | 0;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let total = 0;
  for (let i = 1; i < rows.length; i++) {
    const step = (rows[i] ?? 0) - (rows[i - 1] ?? 0);
    total += step * step;
  }
  return total;
}
