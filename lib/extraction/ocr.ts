import type { Bbox as OcrBox } from "tesseract.js";
import { type GreyPicture, graymapOf } from "./grey-picture";
import type { Rect, Word } from "./model";
import { type OcrLanguage, type OcrLine, type OcrPage, type OcrWord, recognise } from "./ocr-readers";
import type { Turn } from "./page-frame";
import { levelTurns, sampleOf, turnedPicture } from "./page-turn";
import { withRomanNumerals } from "./roman-numerals";

/** A page read with less confidence than this probably lies on its side or upside down. */
const surePage = 50;
const sureWord = 30;
const sureLetters = 5;
const border = /^[|[\]_~=—!]+$/;
const likeWord = /^[\W_]?[\p{L}\d][\p{L}\d.,@+-]{2,}/u;
/** A bar within or behind a word is an l. */
const barForL = /(?<=\p{Ll})\|(?=\p{Ll}|$)/gu;
/** Lines of this share of the page's width tell how it is tilted. */
const longLine = 0.2;
/** Height of a line's box, ascenders to descenders, in parts of its type size. */
const boxToSize = 0.95;

/** What was read of a page, upright: its size then, and how it is turned in the file. */
export type ReadPicture = { words: Word[]; width: number; height: number; turn: Turn };

/**
 * Reads the words of a page's picture, however it lies; rectangles in points of the upright page. The pages of one
 * scan mostly lie alike: the likely turn is tried first. Reading a page that lies wrong takes longest, since nothing
 * in it makes sense, so that a strip tells which way is up.
 */
export async function readPicture(
  picture: GreyPicture,
  pointsPerPixel: number,
  language: OcrLanguage,
  likelyTurn: Turn,
): Promise<ReadPicture> {
  const level = await levelTurns(picture);
  const first = level.includes(likelyTurn) ? likelyTurn : await upTurn(language, picture, level);
  const turned: { turn: Turn; result: OcrPage; upright: GreyPicture }[] = [];
  for (const turn of new Set<Turn>([first, ...level, 0, 2, 1, 3])) {
    const upright = await turnedPicture(picture, turn);
    turned.push({ turn, upright, result: await recognise(language, graymapOf(upright)) });
    if ((turned.at(-1)?.result.confidence ?? 0) >= surePage) break;
  }
  const best = turned.reduce((a, b) => (b.result.confidence > a.result.confidence ? b : a));
  const lines = withRomanNumerals(best.result.lines, best.upright);
  return toRead(lines, picture, pointsPerPixel, best.turn);
}

async function upTurn(
  language: OcrLanguage,
  picture: GreyPicture,
  [a, b]: readonly [Turn, Turn],
): Promise<Turn> {
  const one = await recognise(language, graymapOf(await sampleOf(picture, a)));
  if (one.confidence >= surePage) return a;
  const other = await recognise(language, graymapOf(await sampleOf(picture, b)));
  return other.confidence > one.confidence ? b : a;
}

function toRead(lines: OcrLine[], picture: GreyPicture, pointsPerPixel: number, turn: Turn): ReadPicture {
  const lies = turn % 2 === 1;
  const [width, height] = lies ? [picture.height, picture.width] : [picture.width, picture.height];
  const slope = slopeOf(lines, width);
  const scaled = ([x0, y0, x1, y1]: Rect): Rect => [
    x0 * pointsPerPixel,
    (height - y1) * pointsPerPixel,
    x1 * pointsPerPixel,
    (height - y0) * pointsPerPixel,
  ];
  const words = lines.flatMap((line) => {
    const size = Math.max(4, line.rowAttributes.rowHeight * pointsPerPixel * boxToSize);
    return line.words.filter(isRead).map((word): Word => {
      const rect = scaled(straightened(line, word.bbox, slope, width));
      return { text: word.text.trim().replace(barForL, "l"), rect, size, bold: false };
    });
  });
  return { words, width: width * pointsPerPixel, height: height * pointsPerPixel, turn };
}

/** What is left of a border is no word, and a word of letters or digits is seldom dirt. */
function isRead({ text, confidence }: OcrWord): boolean {
  const said = text.trim();
  if (said === "" || border.test(said)) return false;
  return confidence >= (likeWord.test(said) ? sureLetters : sureWord);
}

/** How much the lines of a page that was laid crooked on the glass rise or fall: the middle one of the long lines. */
function slopeOf(lines: OcrLine[], width: number): number {
  const slopes = lines
    .map(({ baseline }) => ({ rise: baseline.y1 - baseline.y0, run: baseline.x1 - baseline.x0 }))
    .filter(({ run }) => run > longLine * width)
    .map(({ rise, run }) => rise / run)
    .sort((a, b) => a - b);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}

/**
 * A word's box on its line, turned back about the page's middle. Its line's height counts, since letters without
 * ascenders would seem to stand on another line.
 */
function straightened(line: OcrLine, { x0, x1 }: OcrBox, slope: number, width: number): Rect {
  const { baseline, rowAttributes } = line;
  const run = baseline.x1 - baseline.x0;
  const own = run > longLine * width ? (baseline.y1 - baseline.y0) / run : slope;
  const middle = (x0 + x1) / 2;
  const base = baseline.y0 + own * (middle - baseline.x0) - slope * (middle - width / 2);
  const descent = Math.abs(rowAttributes.descenders);
  return [x0, base + descent - rowAttributes.rowHeight, x1, base + descent];
}
