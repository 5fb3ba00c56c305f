import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import {
  createScheduler,
  createWorker,
  type Bbox as OcrBox,
  type Line as OcrLine,
  type Page as OcrPage,
  type Word as OcrWord,
  type Scheduler,
  type Worker,
} from "tesseract.js";
import type { Rect, Word } from "./model";
import type { Turn } from "./page-frame";
import { dotsPerInch, type PagePicture } from "./page-picture";
import { levelTurns, sampleOf, turnedPicture } from "./page-turn";
import { withRomanNumerals } from "./roman-numerals";

/** The languages there is training data for. */
export type OcrLanguage = "eng" | "deu" | "nld" | "fra";

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

/** Pages of a scan are read side by side by at most this many; each takes some hundred megabytes. */
export const mostReaders = Math.min(2, availableParallelism());

type Readers = {
  language: OcrLanguage;
  scheduler: Scheduler;
  started: Promise<void>[];
  jobs: number;
  /** When the readers of another language have gone. */
  alone: Promise<void>;
};
let readers: Readers | null = null;

/** What was read of a page, upright: its size then, and how it is turned in the file. */
export type ReadPicture = { words: Word[]; width: number; height: number; turn: Turn };

/**
 * Reads the words of a page's picture, however it lies; rectangles in points of the upright page. The pages of one
 * scan mostly lie alike: the likely turn is tried first. Reading a page that lies wrong takes longest, since nothing
 * in it makes sense, so that a strip tells which way is up.
 */
export async function readPicture(
  picture: PagePicture,
  pointsPerPixel: number,
  language: OcrLanguage,
  likelyTurn: Turn,
): Promise<ReadPicture> {
  const level = await levelTurns(picture);
  const first = level.includes(likelyTurn) ? likelyTurn : await upTurn(language, picture, level);
  const turned: { turn: Turn; result: OcrPage; png: Buffer }[] = [];
  for (const turn of new Set<Turn>([first, ...level, 0, 2, 1, 3])) {
    const png = await turnedPicture(picture, turn);
    turned.push({ turn, png, result: await recognise(language, png) });
    if ((turned.at(-1)?.result.confidence ?? 0) >= surePage) break;
  }
  const best = turned.reduce((a, b) => (b.result.confidence > a.result.confidence ? b : a));
  const lines = await withRomanNumerals(linesOf(best.result), best.png);
  return toRead(lines, picture, pointsPerPixel, best.turn);
}

function linesOf(page: OcrPage): OcrLine[] {
  return (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines));
}

async function upTurn(
  language: OcrLanguage,
  picture: PagePicture,
  [a, b]: readonly [Turn, Turn],
): Promise<Turn> {
  const one = await recognise(language, await sampleOf(picture, a));
  if (one.confidence >= surePage) return a;
  const other = await recognise(language, await sampleOf(picture, b));
  return other.confidence > one.confidence ? b : a;
}

/** Ends the readers; the next page starts others. */
export async function endOcr(): Promise<void> {
  const ending = readers;
  readers = null;
  if (ending) await end(ending);
}

async function end({ started, scheduler }: Readers): Promise<void> {
  await Promise.allSettled(started);
  await scheduler.terminate();
}

function readersOf(language: OcrLanguage): Readers {
  if (readers?.language !== language) {
    const alone = readers ? end(readers) : Promise.resolve();
    readers = { language, scheduler: createScheduler(), started: [], jobs: 0, alone };
  }
  return readers;
}

async function recognise(language: OcrLanguage, image: Buffer): Promise<OcrPage> {
  const reading = readersOf(language);
  reading.jobs++;
  try {
    await reading.alone;
    if (reading.started.length < Math.min(reading.jobs, mostReaders))
      reading.started.push(addReader(reading));
    await Promise.all(reading.started);
    return (await reading.scheduler.addJob("recognize", image, {}, { blocks: true, text: false })).data;
  } finally {
    reading.jobs--;
  }
}

async function addReader({ language, scheduler }: Readers): Promise<void> {
  scheduler.addWorker(await start(language));
}

/** Everything comes from installed packages; nothing is fetched and nothing is written. */
async function start(language: OcrLanguage): Promise<Worker> {
  const folder = dirname(
    createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`),
  );
  const langPath = join(folder, "4.0.0_best_int");
  const worker = await createWorker(language, 1, {
    langPath,
    cacheMethod: "none",
    gzip: true,
    errorHandler: () => undefined,
  });
  await worker.setParameters({ user_defined_dpi: String(dotsPerInch) });
  return worker;
}

function toRead(lines: OcrLine[], picture: PagePicture, pointsPerPixel: number, turn: Turn): ReadPicture {
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
