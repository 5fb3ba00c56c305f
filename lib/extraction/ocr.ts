import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { createWorker, type Page as OcrPage, type Worker } from "tesseract.js";
import type { Rect, Word } from "./model";
import type { PagePicture } from "./page-picture";

/** The languages there is training data for. */
export type OcrLanguage = "eng" | "deu" | "nld" | "fra";

/** A page read with less confidence than this probably lies on its side or upside down. */
const surePage = 50;
const sureWord = 30;
/** Height of a line's box, ascenders to descenders, in parts of its type size. */
const boxToSize = 0.95;

let worker: { language: OcrLanguage; started: Promise<Worker> } | null = null;

/** Reads the words of a page's picture; rectangles in points of a page of that width and height. */
export async function readPicture(
  picture: PagePicture,
  page: { width: number; height: number },
  language: OcrLanguage,
): Promise<Word[]> {
  const read = await workerFor(language);
  const upright = await recognise(read, picture.png);
  if (upright.confidence >= surePage) return wordsOf(upright, picture, page, 0);
  const turned = [{ turn: 0, result: upright }];
  for (const turn of [180, 90, 270])
    turned.push({
      turn,
      result: await recognise(read, await sharp(picture.png).rotate(turn).png().toBuffer()),
    });
  const best = turned.reduce((a, b) => (b.result.confidence > a.result.confidence ? b : a));
  return wordsOf(best.result, picture, page, best.turn);
}

/** Ends the reading process; the next page starts another. */
export async function endOcr(): Promise<void> {
  const ending = worker;
  worker = null;
  await (await ending?.started)?.terminate();
}

async function recognise(read: Worker, image: Buffer): Promise<OcrPage> {
  return (await read.recognize(image, {}, { blocks: true, text: false })).data;
}

async function workerFor(language: OcrLanguage): Promise<Worker> {
  if (worker?.language !== language) {
    await endOcr();
    worker = { language, started: start(language) };
  }
  return worker.started;
}

/** Everything comes from installed packages; nothing is fetched and nothing is written. */
function start(language: OcrLanguage): Promise<Worker> {
  const folder = dirname(
    createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`),
  );
  const langPath = join(folder, "4.0.0_best_int");
  return createWorker(language, 1, {
    langPath,
    cacheMethod: "none",
    gzip: true,
    errorHandler: () => undefined,
  });
}

function wordsOf(
  result: OcrPage,
  picture: PagePicture,
  page: { width: number; height: number },
  turn: number,
): Word[] {
  const scale = page.width / picture.width;
  const lines = (result.blocks ?? []).flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines));
  return lines.flatMap((line) =>
    line.words
      .filter((word) => word.confidence >= sureWord && word.text.trim() !== "")
      .map((word) => {
        // The line's height for every word: letters without ascenders would seem to stand on another line.
        const { y0, y1 } = line.bbox;
        const box = turnedBack({ ...word.bbox, y0, y1 }, picture, turn);
        const lineHeight = (line.bbox.y1 - line.bbox.y0) * scale;
        const rect: Rect = [
          box.x0 * scale,
          page.height - box.y1 * scale,
          box.x1 * scale,
          page.height - box.y0 * scale,
        ];
        return { text: word.text.trim(), rect, size: Math.max(4, lineHeight * boxToSize), bold: false };
      }),
  );
}

type Box = { x0: number; y0: number; x1: number; y1: number };

/** A box of the turned picture in the coordinates of the picture as it was. */
function turnedBack(box: Box, { width, height }: PagePicture, turn: number): Box {
  if (turn === 180)
    return { x0: width - box.x1, y0: height - box.y1, x1: width - box.x0, y1: height - box.y0 };
  if (turn === 90) return { x0: box.y0, y0: height - box.x1, x1: box.y1, y1: height - box.x0 };
  if (turn === 270) return { x0: width - box.y1, y0: box.x0, x1: width - box.y0, y1: box.x1 };
  return box;
}
