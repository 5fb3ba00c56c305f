import { type GreyPicture, greyOf, toSharp } from "./grey-picture";
import type { Turn } from "./page-frame";

/** Enough pixels to keep lines of type apart, few enough to count in milliseconds. */
const width = 600;

/**
 * The turns in which a page's lines of type lie level, from how much ink differs from row to row and from column to
 * column; which of the two is not upside down only reading tells.
 */
export async function levelTurns(picture: GreyPicture): Promise<readonly [Turn, Turn]> {
  const { pixels, height } = await greyOf(toSharp(picture).resize({ width }));
  const rows = new Float64Array(height);
  const columns = new Float64Array(width);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const ink = 255 - (pixels[y * width + x] ?? 255);
      rows[y] = (rows[y] ?? 0) + ink / width;
      columns[x] = (columns[x] ?? 0) + ink / height;
    }
  return unevenness(rows) >= unevenness(columns) ? [0, 2] : [1, 3];
}

function unevenness(sums: Float64Array): number {
  let total = 0;
  for (let i = 1; i < sums.length; i++) total += ((sums[i] ?? 0) - (sums[i - 1] ?? 0)) ** 2;
  return total / sums.length;
}

/** A band across the middle of a page in which to see whether it is upside down. */
const sampleShare = 0.18;

/** A part of the page, upright if the page lies in this turn. */
export async function sampleOf(picture: GreyPicture, turn: Turn): Promise<GreyPicture> {
  const upright = await turnedPicture(picture, turn);
  const height = Math.max(1, Math.round(upright.height * sampleShare));
  const top = Math.round(upright.height / 2 - height / 2);
  return greyOf(toSharp(upright).extract({ left: 0, top, width: upright.width, height }));
}

export async function turnedPicture(picture: GreyPicture, turn: Turn): Promise<GreyPicture> {
  return turn === 0 ? picture : greyOf(toSharp(picture).rotate(turn * 90));
}
