import { type GreyPicture, greyOf, toSharp, valueAt } from "./grey-picture";

/** How many windows the page's width is divided into to see how bright its paper is there; each is a centimetre. */
const windowsAcross = 20;
const windowWidth = 12;
/** So many of a window's pixels, at least, are paper or lighter. */
const paperShare = 0.1;
/** Paper brighter than this is white enough, and what is darker than this is no paper. */
const white = 225;
const darkest = 140;

/**
 * The picture as if its paper were white everywhere: a book's fold and a lamp's shadow make type of half the page
 * vanish in black. Around a dark band the paper beside it counts.
 */
export async function onWhitePaper(picture: GreyPicture): Promise<GreyPicture> {
  const { pixels, width, height } = picture;
  const grounds = await groundsOf(picture);
  if (grounds.pixels.every((ground) => ground >= white)) return picture;
  const smooth = toSharp(grounds).resize({ width, height, fit: "fill", kernel: "linear" });
  const { pixels: ground } = await greyOf(smooth);
  const even = Buffer.allocUnsafe(pixels.length);
  for (let i = 0; i < pixels.length; i++)
    even[i] = Math.min(255, ((pixels[i] ?? 255) * 255) / Math.max(darkest, ground[i] ?? 255));
  return { pixels: even, width, height };
}

/** The paper's brightness, one pixel a window, the brightest of each and the windows around it. */
async function groundsOf(picture: GreyPicture): Promise<GreyPicture> {
  const small = await greyOf(toSharp(picture).resize({ width: windowsAcross * windowWidth }));
  const width = windowsAcross;
  const height = Math.max(1, Math.floor(small.height / windowWidth));
  const own = Buffer.alloc(width * height);
  for (let at = 0; at < own.length; at++) own[at] = paperOf(small, at % width, Math.floor(at / width));
  const brightest = Buffer.alloc(own.length);
  for (let at = 0; at < own.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++)
        brightest[at] = Math.max(brightest[at] ?? 0, own[row * width + column] ?? 0);
  }
  return { pixels: brightest, width, height };
}

function paperOf({ pixels, width }: GreyPicture, column: number, row: number): number {
  const values: number[] = [];
  for (let y = row * windowWidth; y < (row + 1) * windowWidth; y++)
    for (let x = column * windowWidth; x < (column + 1) * windowWidth; x++)
      values.push(pixels[y * width + x] ?? 0);
  values.sort((a, b) => b - a);
  return values[Math.floor(paperShare * values.length)] ?? 255;
}

/** A scan in two values has few grey pixels, at the edges of type; more than this share is the grain of paper. */
const grainShare = 0.08;
const grain = [170, 250] as const;
/** Of so many pixels one is looked at; no period of a picture's rows. */
const sampled = 7;
/** What is darker than this is ink. */
const ink = 60;
/** Paper is what is lighter than so many times its usual grain below its usual brightness, within these bounds. */
const timesGrain = 4;
const lightest = 215;
const darkestPaper = 190;
/** Pale type, as headings in a light colour, is darkened by this power, or it is taken for paper. */
const darkening = 2;

/** The picture without the grain of its paper, in which OCR mistakes short words: a "16 °C" that stands alone. */
export function withoutGrain({ pixels, width, height }: GreyPicture): GreyPicture {
  const counts = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at += sampled) {
    const value = pixels[at] ?? 255;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const all = Math.ceil(pixels.length / sampled);
  const grey = counts.subarray(...grain).reduce((sum, count) => sum + count, 0);
  if (grey < grainShare * all) return { pixels, width, height };
  const [usual, dim] = [valueAt(counts, all / 2), valueAt(counts, all / 6)];
  const paper = Math.max(darkestPaper, Math.min(lightest, usual - timesGrain * (usual - dim)));
  const toClear = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round(255 * Math.max(0, Math.min(1, (value - ink) / (paper - ink))) ** darkening),
  );
  const clear = Buffer.allocUnsafe(pixels.length);
  for (let at = 0; at < pixels.length; at++) clear[at] = toClear[pixels[at] ?? 255] ?? 255;
  return { pixels: clear, width, height };
}
