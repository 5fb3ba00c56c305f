import type { Bbox as OcrBox } from "tesseract.js";
import type { Turn } from "@/lib/extraction/glyphs/page-frame";
import type { Rect, Rule, Word } from "@/lib/extraction/model";
import { type GreyPicture, graymapOf } from "./grey-picture";
import { type OcrLanguage, type OcrLine, type OcrPage, recognise } from "./ocr-readers";
import { wordsRead } from "./ocr-words";
import type { PictureToRead } from "./page-picture";
import type { LevelTurns } from "./page-skew";
import { sampleOf, turnedPicture } from "./page-turn";
import { withRomanNumerals } from "./roman-numerals";
import type { PictureRule } from "./ruling-lines";
import { withSecondLook } from "./second-look";

/** A page read with less confidence than this probably lies on its side or upside down. */
const surePage = 50;
const mark = /^[\W_]$/;
/** Pieces of a border are no farther apart than this, in points. */
const brokenBorder = 24;
/** Lines of this share of the page's width tell how it is tilted. */
const longLine = 0.2;
/** Height of a line's box, ascenders to descenders, in parts of its type size. */
const boxToSize = 0.95;

/** What was read of a page, upright: its size then, and how it is turned in the file. */
export type ReadPicture = { words: Word[]; rules: Rule[]; width: number; height: number; turn: Turn };

/**
 * Reads the words of a page's picture, however it lies; rectangles in points of the upright page. The pages of one
 * scan mostly lie alike: the likely turn is tried first. Reading a page that lies wrong takes longest, since nothing
 * in it makes sense, so that a strip tells which way is up.
 */
export async function readPicture(
  { picture, rules, levelTurns }: PictureToRead,
  pointsPerPixel: number,
  language: OcrLanguage,
  likelyTurn: Turn,
): Promise<ReadPicture> {
  const first = levelTurns.includes(likelyTurn) ? likelyTurn : await upTurn(language, picture, levelTurns);
  const turned: { turn: Turn; result: OcrPage; upright: GreyPicture }[] = [];
  for (const turn of new Set<Turn>([first, ...levelTurns, 0, 2, 1, 3])) {
    const upright = await turnedPicture(picture, turn);
    const result = await recognise(language, graymapOf(upright));
    turned.push({ turn, upright, result });
    // Nothing is read where nothing stands; type that lies wrong gives words that make no sense
    if (result.confidence >= surePage || result.lines.length === 0) break;
  }
  const best = turned.reduce((a, b) => (b.result.confidence > a.result.confidence ? b : a));
  const { upright, turn } = best;
  const again = await withSecondLook(best.result.lines, upright, (part) =>
    recognise(language, graymapOf(part)),
  );
  const lines = withRomanNumerals(again, upright);
  const ruled = rules.map((rule) => toRule(rule, picture, pointsPerPixel, turn));
  const { words, ...size } = toRead(lines, upright, pointsPerPixel);
  return { words: words.filter((word) => !isOnBorder(word, ruled)), rules: ruled, ...size, turn };
}

async function upTurn(language: OcrLanguage, picture: GreyPicture, [a, b]: LevelTurns): Promise<Turn> {
  const one = await recognise(language, graymapOf(await sampleOf(picture, a)));
  if (one.confidence >= surePage) return a;
  const other = await recognise(language, graymapOf(await sampleOf(picture, b)));
  return other.confidence > one.confidence ? b : a;
}

function toRead(lines: OcrLine[], { width, height }: GreyPicture, pointsPerPixel: number) {
  const slope = slopeOf(lines, width);
  const scaled = ([x0, y0, x1, y1]: Rect): Rect => [
    x0 * pointsPerPixel,
    (height - y1) * pointsPerPixel,
    x1 * pointsPerPixel,
    (height - y0) * pointsPerPixel,
  ];
  const words = lines.flatMap((line) => {
    const size = Math.max(4, line.rowAttributes.rowHeight * pointsPerPixel * boxToSize);
    return wordsRead(line.words).map(({ text, bbox, confidence }): Word => {
      const rect = scaled(straightened(line, bbox, slope, width));
      return { text, rect, size, bold: false, sureness: confidence };
    });
  });
  return { words, width: width * pointsPerPixel, height: height * pointsPerPixel };
}

/** A ruling line of the picture on the upright page, in points. */
function toRule(rule: PictureRule, { width, height }: GreyPicture, pointsPerPixel: number, turn: Turn): Rule {
  const { direction, from, to, first, last } = rule;
  const [x0, y0, x1, y1] = direction === "horizontal" ? [from, first, to, last] : [first, from, last, to];
  const turned: Rect[] = [
    [x0, height - y1, x1, height - y0],
    [height - y1, width - x1, height - y0, width - x0],
    [width - x1, y0, width - x0, y1],
    [y0, x0, y1, x1],
  ];
  const [left, bottom, right, top] = turned[turn] as Rect;
  const scaled: Rect = [
    left * pointsPerPixel,
    bottom * pointsPerPixel,
    right * pointsPerPixel,
    top * pointsPerPixel,
  ];
  const lies = turn % 2 === 1;
  return { rect: scaled, direction: (direction === "horizontal") === lies ? "vertical" : "horizontal" };
}

/** What looks like a colon where a border goes on is a piece of it that is broken. */
function isOnBorder({ text, rect: [x0, y0, x1, y1] }: Word, rules: Rule[]): boolean {
  if (!mark.test(text)) return false;
  return rules.some(
    ({ direction, rect: [left, bottom, right, top] }) =>
      direction === "vertical" &&
      left <= x1 &&
      right >= x0 &&
      y0 < top + brokenBorder &&
      y1 > bottom - brokenBorder,
  );
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
