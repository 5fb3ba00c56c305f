import { type GreyPicture, greyOf, toSharp, valueAt } from "./grey-picture";

type Band = { left: number; top: number; width: number; height: number };

/** Darker than paper that was scanned a little grey. */
const dark = 200;
/** A row belongs to a band when this share of it is dark. */
const darkShare = 0.35;
/** Of so many pixels of a row one tells whether it may be a band's. */
const sampled = 4;
/** Bands behind a heading are as high as a line of type and its margins, in shares of the page's height. */
const lowest = 0.008;
const highest = 0.045;
/** How much darker or lighter than its ground type is at least, in grey values. */
const contrast = 70;
/** Type on a ground lighter than this is dark already. */
const darkGround = 190;
/** Type on a ground darker than this is light. */
const lightGround = 125;
/** What differs from its ground by more is type, or another ground. */
const shade = 40;
/** Type covers less than this share of a strip. */
const mostType = 0.5;
/** Dots that make this share of a band differ from their surroundings are a screen. */
const screenShare = 0.04;
const dotContrast = 60;

/** A band is taken in strips of this many pixels, since pages are laid crooked on the glass. */
const stripWidth = 48;

/**
 * Headings printed on a dark or grey ground become dark on white; a screen's dots vanish, since OCR takes them for letters.
 */
export async function withPlainBands(picture: GreyPicture): Promise<GreyPicture> {
  const bands = bandsOf(picture);
  if (bands.length === 0) return picture;
  const { width, height } = picture;
  // The dots of a screen vanish, the strokes of letters stay.
  const { pixels: smooth } = await greyOf(toSharp(picture).median(3));
  const pixels = Buffer.from(picture.pixels);
  for (const band of bands) {
    const ground = middleOf(smooth, width, band);
    if (ground > darkGround) continue;
    const fromGround = hasDarkType(smooth, width, band, ground) ? -255 / ground : 255 / (255 - ground);
    const toPlain = isScreened(picture.pixels, smooth, width, band)
      ? (at: number) => (Math.abs((smooth[at] ?? ground) - ground) > contrast ? 0 : 255)
      : (at: number) => 255 - Math.max(0, ((picture.pixels[at] ?? ground) - ground) * fromGround);
    for (const strip of stripsOf(smooth, width, height, band)) {
      for (let y = strip.top; y < strip.top + strip.height; y++)
        for (let at = y * width + strip.left; at < y * width + strip.left + strip.width; at++)
          pixels[at] = toPlain(at);
    }
  }
  return { pixels, width, height };
}

function isScreened(pixels: Buffer, smooth: Buffer, pageWidth: number, band: Band): boolean {
  let dots = 0;
  for (let y = band.top; y < band.top + band.height; y++)
    for (let at = y * pageWidth + band.left; at < y * pageWidth + band.left + band.width; at++)
      if (Math.abs((pixels[at] ?? 0) - (smooth[at] ?? 0)) > dotContrast) dots++;
  return dots > screenShare * band.width * band.height;
}

/** Whether type is darker than its ground, in the strips that hold type on this ground and no border of another. */
function hasDarkType(smooth: Buffer, pageWidth: number, band: Band, ground: number): boolean {
  if (ground < lightGround) return false;
  let darker = 0;
  for (let left = band.left; left < band.left + band.width; left += stripWidth) {
    const across = Math.min(stripWidth, band.left + band.width - left);
    const [dark, light] = typeIn(smooth, pageWidth, { ...band, left, width: across }, ground);
    if (dark + light < mostType * across * band.height) darker += dark - light;
  }
  return darker > 0;
}

function typeIn(
  smooth: Buffer,
  pageWidth: number,
  strip: Band,
  ground: number,
): [dark: number, light: number] {
  let [dark, light] = [0, 0];
  for (let y = strip.top; y < strip.top + strip.height; y++)
    for (let at = y * pageWidth + strip.left; at < y * pageWidth + strip.left + strip.width; at++) {
      const difference = (smooth[at] ?? ground) - ground;
      if (difference < -shade) dark++;
      else if (difference > shade) light++;
    }
  return [dark, light];
}

function middleOf(pixels: Buffer, pageWidth: number, { left, top, width, height }: Band): number {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x += 3, all++) {
      const value = pixels[y * pageWidth + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  return valueAt(counts, all / 2);
}

/** The band without paper and border, strip by strip; type in a strip hides its edges, so that most strips decide. */
function stripsOf(pixels: Buffer, pageWidth: number, pageHeight: number, band: Band): Band[] {
  const lefts: number[] = [];
  for (let left = band.left; left < band.left + band.width; left += stripWidth) lefts.push(left);
  const edges = lefts.map((left) => edgesOf(pixels, pageWidth, pageHeight, band, left));
  const top = straightLine(edges.map((edge) => edge.top));
  const bottom = straightLine(edges.map((edge) => edge.bottom));
  return lefts.map((left, i) => {
    const border = Math.min(4, Math.floor((bottom(i) - top(i)) / 6));
    const width = Math.min(stripWidth, band.left + band.width - left);
    const first = Math.max(0, Math.round(top(i)) + border);
    const last = Math.min(pageHeight - 1, Math.round(bottom(i)) - border);
    return { left, top: first, width, height: Math.max(0, last - first + 1) };
  });
}

function edgesOf(pixels: Buffer, pageWidth: number, pageHeight: number, band: Band, left: number) {
  const width = Math.min(stripWidth, band.left + band.width - left);
  const isDark = (y: number) => darkPixels(pixels, y * pageWidth + left, width) > darkShare * width;
  let top = band.top + Math.floor(band.height / 2);
  let bottom = top;
  const [highest, lowest] = [Math.max(1, top - band.height), Math.min(pageHeight - 2, top + band.height)];
  while (top > highest && isDark(top - 1)) top--;
  while (bottom < lowest && isDark(bottom + 1)) bottom++;
  return { top, bottom };
}

/** The line most of the values lie on, by the middle one of the slopes between halves. */
function straightLine(values: number[]): (at: number) => number {
  const half = Math.floor(values.length / 2);
  const slope =
    half > 0 ? median(values.slice(half).map((value, i) => (value - (values[i] ?? value)) / half)) : 0;
  const start = median(values.map((value, i) => value - slope * i));
  return (at) => start + slope * at;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Bands of dark ground across the page, as high as a line of type. */
export function bandsOf({ pixels, width, height }: GreyPicture): Band[] {
  const bands: Band[] = [];
  let top = -1;
  for (let y = 0; y <= height; y++) {
    const isDark = y < height && sampled * darkPixels(pixels, y * width, width, sampled) > darkShare * width;
    if (isDark && top < 0) top = y;
    if (isDark || top < 0) continue;
    const rows = y - top;
    if (rows >= lowest * height && rows <= highest * height) bands.push(bandAt(pixels, width, top, rows));
    top = -1;
  }
  return bands;
}

function darkPixels(pixels: Buffer, from: number, count: number, step = 1): number {
  let found = 0;
  for (let i = from; i < from + count; i += step) if ((pixels[i] ?? 255) < dark) found++;
  return found;
}

/** From the first to the last column that is mostly dark, a border of its own left out. */
function bandAt(pixels: Buffer, width: number, top: number, height: number): Band {
  const isDark = (x: number) => {
    let found = 0;
    for (let y = top; y < top + height; y++) if ((pixels[y * width + x] ?? 255) < dark) found++;
    return found > height / 2;
  };
  let left = 0;
  let right = width - 1;
  while (left < right && !isDark(left)) left++;
  while (right > left && !isDark(right)) right--;
  const border = Math.min(4, Math.floor(height / 6));
  return { left: left + border, top, width: Math.max(1, right - left - 2 * border), height };
}
