import { pattern, words } from "@/lib/extraction/language/words";
import type { GreyPicture } from "./grey-picture";

/** A word as OCR read it, and its place in the picture. */
type Read = { text: string; confidence: number; bbox: { x0: number; y0: number; x1: number; y1: number } };

/** How OCR reads upright strokes that stand side by side. */
const likeStrokes = /^[Il1|!\][{}iLJT\\/uUnNH]{1,5}$/;
/** What a packing group is called: OCR leaves out its numeral, or makes a short word of it and the colon before it. */
const packingGroup = pattern("i")`${words.text.packingGroup}`;
const shortWord = /^[:\s]*\S{1,5}$/;
/** Counted strokes are surer than OCR ever says it is. */
const certain = 95;
/** Darker pixels are ink, in faint type what is darker than halfway from its ink to paper. */
const dark = 140;
const paper = 255;
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
/** Above its stem an i has more white than this share of its height. */
const broken = 0.04;

type Box = Read["bbox"];
type Stroke = { from: number; to: number; top: number; bottom: number; ink: number; rows: number };

/**
 * The lines with II and III put right, which OCR takes for l, 1, ] and the like: a packing group's numeral is read by
 * counting its strokes. What is not two or three plain strokes of one height stays as it was read.
 */
export function withRomanNumerals<Word extends Read, Line extends { words: Word[] }>(
  lines: readonly Line[],
  picture: GreyPicture,
): Line[] {
  return lines.map((line) => {
    const words = line.words.map((word) =>
      likeStrokes.test(word.text.trim()) ? counted(word, picture) : word,
    );
    const once = words.filter(({ bbox }, i) => bbox.x0 !== words[i - 1]?.bbox.x0);
    const namesGroup = once.some(({ text }) => packingGroup.test(text));
    return { ...line, words: namesGroup ? withMissed(once, picture) : once };
  });
}

/** The numeral that a word belongs to, or the word; OCR may have made two words of one numeral. */
function counted<Word extends Read>(word: Word, picture: GreyPicture): Word {
  const { x0, x1, y0, y1 } = word.bbox;
  const margin = 2 * (y1 - y0);
  const numerals = numeralsIn(picture, { x0: x0 - margin, x1: x1 + margin, y0, y1 });
  const own = numerals.find((numeral) => numeral.x1 > x0 && numeral.x0 < x1);
  return own
    ? { ...word, text: own.text, confidence: certain, bbox: { ...word.bbox, x0: own.x0, x1: own.x1 } }
    : word;
}

/** A packing group's line with the numerals that OCR saw nothing in, or a short word. */
function withMissed<Word extends Read>(words: Word[], picture: GreyPicture): Word[] {
  const [first] = words;
  const last = words.findLast(({ text }) => packingGroup.test(text));
  if (!first || !last) return words;
  const { y0, y1 } = last.bbox;
  const numerals = numeralsIn(picture, { x0: last.bbox.x1, x1: picture.width, y0, y1 });
  return numerals.reduce((all, { text, x0, x1 }) => {
    const inPlace = all.filter(({ bbox }) => bbox.x1 > x0 && bbox.x0 < x1);
    if (!inPlace.every((word) => shortWord.test(word.text))) return all;
    const numeral = { ...first, text, confidence: certain, bbox: { x0, x1, y0, y1 } };
    const others = all.filter((word) => !inPlace.includes(word));
    return [...others, numeral].sort((a, b) => a.bbox.x0 - b.bbox.x0);
  }, words);
}

type Numeral = { text: string; x0: number; x1: number };

/** Two or three plain strokes of one height that stand close to each other and to nothing else. */
function numeralsIn(picture: GreyPicture, { x0, x1, y0, y1 }: Box): Numeral[] {
  const height = y1 - y0;
  const area = {
    x0: Math.max(0, x0),
    x1: Math.min(picture.width, x1),
    y0: Math.max(0, y0 - Math.round(height / 4)),
    y1: Math.min(picture.height, y1 + Math.round(height / 4)),
  };
  const darkest = darkestIn(picture, area);
  const ink = Math.max(dark, (darkest + paper) / 2);
  const groups: Stroke[][] = [];
  for (const stroke of strokesIn(picture, area, ink)) {
    if (stroke.bottom - stroke.top <= speck * height) continue;
    const before = groups.at(-1)?.at(-1);
    const isNear = before && stroke.from - before.to < nearest * (stroke.bottom - stroke.top);
    if (isNear) groups.at(-1)?.push(stroke);
    else groups.push([stroke]);
  }
  return groups.flatMap((group) => {
    if (group.length < 2 || group.length > 3) return [];
    const tallest = Math.max(...group.map(({ top, bottom }) => bottom - top));
    const arePlain = group.every((one) => isPlain(one, tallest) && hasPlainEnds(picture, one, ink));
    const [from, to] = [group[0]?.from ?? 0, group.at(-1)?.to ?? 0];
    return arePlain ? [{ text: "I".repeat(group.length), x0: from, x1: to }] : [];
  });
}

function darkestIn({ pixels, width }: GreyPicture, { x0, x1, y0, y1 }: Box): number {
  let darkest = paper;
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) darkest = Math.min(darkest, pixels[y * width + x] ?? paper);
  return darkest;
}

/** Runs of columns with ink in them, from left to right. */
function strokesIn({ pixels, width }: GreyPicture, area: Box, inkBelow: number): Stroke[] {
  const strokes: Stroke[] = [];
  let open: Stroke | null = null;
  let hasInk = new Set<number>();
  for (let x = area.x0; x <= area.x1; x++) {
    let ink = 0;
    for (let y = area.y0; y < area.y1 && x < area.x1; y++) {
      if ((pixels[y * width + x] ?? paper) >= inkBelow) continue;
      ink++;
      open ??= { from: x, to: x, top: y, bottom: y + 1, ink: 0, rows: 0 };
      open.top = Math.min(open.top, y);
      open.bottom = Math.max(open.bottom, y + 1);
      hasInk.add(y);
    }
    if (open && ink > 0) Object.assign(open, { to: x + 1, ink: open.ink + ink });
    else if (open) {
      strokes.push({ ...open, rows: hasInk.size });
      open = null;
      hasInk = new Set();
    }
  }
  return strokes;
}

function isPlain({ from, to, top, bottom, ink, rows }: Stroke, tallest: number): boolean {
  const height = bottom - top;
  const across = to - from;
  const isWhole = rows >= (1 - broken) * height;
  return (
    isWhole &&
    across <= widest * height &&
    ink >= filled * across * height &&
    height >= (1 - unevenness) * tallest
  );
}

function hasPlainEnds(
  { pixels, width }: GreyPicture,
  { from, to, top, bottom }: Stroke,
  inkBelow: number,
): boolean {
  const inkOf = (first: number, last: number) => {
    let ink = 0;
    for (let y = first; y < last; y++)
      for (let x = from; x < to; x++) if ((pixels[y * width + x] ?? paper) < inkBelow) ink++;
    return ink / (last - first);
  };
  const end = Math.max(1, Math.round(endShare * (bottom - top)));
  const middle = inkOf(top + end, bottom - end);
  return Math.max(inkOf(top, top + end), inkOf(bottom - end, bottom)) <= widerEnd * middle;
}
