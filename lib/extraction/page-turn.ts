import sharp from "sharp";
import type { Turn } from "./page-frame";
import type { PagePicture } from "./page-picture";

/** Enough pixels to keep lines of type apart, few enough to count in milliseconds. */
const width = 600;

/**
 * The turns in which a page's lines of type lie level, from how much ink differs from row to row and from column to
 * column; which of the two is not upside down only reading tells.
 */
export async function levelTurns(picture: PagePicture): Promise<readonly [Turn, Turn]> {
  const { data, info } = await sharp(picture.png)
    .resize({ width })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = new Float64Array(info.height);
  const columns = new Float64Array(info.width);
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const ink = 255 - (data[y * info.width + x] ?? 255);
      rows[y] = (rows[y] ?? 0) + ink / info.width;
      columns[x] = (columns[x] ?? 0) + ink / info.height;
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
export async function sampleOf(picture: PagePicture, turn: Turn): Promise<Buffer> {
  const upright = sharp(await turnedPicture(picture, turn));
  const { width: across = 0, height: down = 0 } = await upright.metadata();
  const height = Math.max(1, Math.round(down * sampleShare));
  const top = Math.round(down / 2 - height / 2);
  return upright.extract({ left: 0, top, width: across, height }).png({ compressionLevel: 1 }).toBuffer();
}

export async function turnedPicture({ png }: PagePicture, turn: Turn): Promise<Buffer> {
  if (turn === 0) return png;
  return sharp(png)
    .rotate(turn * 90)
    .png({ compressionLevel: 1 })
    .toBuffer();
}
