import type { GreyPicture } from "./grey-picture";

/** A word as OCR read it, and its place in the picture. */
type Read = { text: string; confidence: number; bbox: { x0: number; y0: number; x1: number; y1: number } };

/** How OCR reads upright strokes that stand side by side. */
const likeStrokes = /^[Il1|!\][{}iLJT\\/]{1,5}$/;
/** Counted strokes are surer than OCR ever says it is. */
const certain = 95;
/** Darker pixels are ink. */
const dark = 140;
/** Strokes of one numeral stand closer than this, in heights of a stroke. */
const nearest = 0.5;
/** A stroke is no wider than this, in its heights, and filled to this share: a scan's edges are ragged. */
const widest = 0.27;
const filled = 0.5;
/** A bracket, a serif or the flag of a 1 makes a stroke's ends, an eighth of it each, wider than its middle. */
const endShare = 1 / 8;
const widerEnd = 1.5;
/** Strokes of one numeral differ in height by no more than this share. */
const unevenness = 0.15;

/** What is lower than this share of the word is dirt. */
const speck = 0.35;

type Stroke = { from: number; to: number; top: number; bottom: number; ink: number };

/**
 * The lines with II and III put right, which OCR takes for l, 1, ] and the like: a packing group's numeral is read by
 * counting its strokes. What is not two or three plain strokes of one height stays as it was read.
 */
export function withRomanNumerals<Word extends Read, Line extends { words: Word[] }>(
  lines: readonly Line[],
  { pixels, width, height }: GreyPicture,
): Line[] {
  const isLike = ({ text }: Read) => likeStrokes.test(text.trim());
  if (!lines.some((line) => line.words.some(isLike))) return [...lines];
  return lines.map((line) => {
    const words: Word[] = [];
    let last = -1;
    for (const word of line.words) {
      const group = isLike(word) ? strokesOf(pixels, width, height, word.bbox) : null;
      const from = group?.[0]?.from ?? -1;
      // OCR may have made two words of one numeral
      if (group && from === last) continue;
      last = from;
      words.push(group ? { ...word, text: "I".repeat(group.length), confidence: certain } : word);
    }
    return { ...line, words };
  });
}

/** The strokes of the numeral that a word belongs to; null when it is none. */
function strokesOf(
  pixels: Buffer,
  width: number,
  height: number,
  { x0, y0, x1, y1 }: Read["bbox"],
): Stroke[] | null {
  const margin = y1 - y0;
  const area = {
    left: Math.max(0, x0 - 2 * margin),
    right: Math.min(width, x1 + 2 * margin),
    top: Math.max(0, y0 - Math.round(margin / 4)),
    bottom: Math.min(height, y1 + Math.round(margin / 4)),
  };
  const strokes = strokesIn(pixels, width, area).filter(({ top, bottom }) => bottom - top > speck * margin);
  const own = strokes.findIndex((stroke) => stroke.to > x0 && stroke.from < x1);
  if (own < 0) return null;
  const group = strokes.slice(own, own + 1);
  const isNear = (left: Stroke, right: Stroke) => right.from - left.to < nearest * (right.bottom - right.top);
  for (let i = own - 1; i >= 0 && isNear(strokes[i] as Stroke, group[0] as Stroke); i--)
    group.unshift(strokes[i] as Stroke);
  for (let i = own + 1; i < strokes.length && isNear(group.at(-1) as Stroke, strokes[i] as Stroke); i++)
    group.push(strokes[i] as Stroke);
  const tallest = Math.max(...group.map(({ top, bottom }) => bottom - top));
  const arePlain = group.every((stroke) => isPlain(stroke, tallest) && hasPlainEnds(pixels, width, stroke));
  return arePlain && (group.length === 2 || group.length === 3) ? group : null;
}

/** Runs of columns with ink in them, from left to right. */
function strokesIn(
  pixels: Buffer,
  width: number,
  area: { left: number; right: number; top: number; bottom: number },
): Stroke[] {
  const strokes: Stroke[] = [];
  let open: Stroke | null = null;
  for (let x = area.left; x < area.right; x++) {
    let ink = 0;
    for (let y = area.top; y < area.bottom; y++) {
      if ((pixels[y * width + x] ?? 255) >= dark) continue;
      ink++;
      open ??= { from: x, to: x, top: y, bottom: y + 1, ink: 0 };
      open.top = Math.min(open.top, y);
      open.bottom = Math.max(open.bottom, y + 1);
    }
    if (open && ink > 0) Object.assign(open, { to: x + 1, ink: open.ink + ink });
    else if (open) {
      strokes.push(open);
      open = null;
    }
  }
  if (open) strokes.push(open);
  return strokes;
}

function isPlain({ from, to, top, bottom, ink }: Stroke, tallest: number): boolean {
  const height = bottom - top;
  const across = to - from;
  return across <= widest * height && ink >= filled * across * height && height >= (1 - unevenness) * tallest;
}

function hasPlainEnds(pixels: Buffer, width: number, { from, to, top, bottom }: Stroke): boolean {
  const inkOf = (first: number, last: number) => {
    let ink = 0;
    for (let y = first; y < last; y++)
      for (let x = from; x < to; x++) if ((pixels[y * width + x] ?? 255) < dark) ink++;
    return ink / (last - first);
  };
  const end = Math.max(1, Math.round(endShare * (bottom - top)));
  const middle = inkOf(top + end, bottom - end);
  return Math.max(inkOf(top, top + end), inkOf(bottom - end, bottom)) <= widerEnd * middle;
}
