import sharp, { type Sharp } from "sharp";

// Each picture is worked on once
sharp.cache(false);

/** Grey values of a page, one byte a pixel, row by row from the top. */
export type GreyPicture = { pixels: Buffer; width: number; height: number };

export function toSharp({ pixels, width, height }: GreyPicture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 1 } });
}

/** What a chain of sharp's operations makes, in grey. */
export async function greyOf(picture: Sharp): Promise<GreyPicture> {
  const { data, info } = await picture.toColourspace("b-w").raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** The picture as a file that costs no time to write or to read: a portable graymap. */
export function graymapOf({ pixels, width, height }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1"), pixels]);
}

/** The grey value at a place among values counted, from the darkest on. */
export function valueAt(counts: Uint32Array, place: number): number {
  let value = 0;
  for (let below = counts[0] ?? 0; below <= place && value < 255; ) below += counts[++value] ?? 0;
  return value;
}
