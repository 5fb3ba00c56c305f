import type { GreyPicture } from "./grey-picture";
import type { OcrLine, OcrPage, OcrWord } from "./ocr-readers";

/** Words read with less confidence are looked at again, and the second reading counts from the other on. */
const weak = 40;
const strong = 75;
/** Smaller things are dirt, in pixels; a page with more of them is a drawing. */
const least = 12;
const mostWords = 40;
const dark = 140;
/** A gap of this share of a word's height parts a colon from the value behind it. */
const wideGap = 0.45;
const margin = 30;
const around = 5;

type Box = OcrWord["bbox"];
/** A piece of a word, and the row of the picture of pieces that it stands in. */
type Piece = { word: OcrWord; box: Box; top: number };

/**
 * The lines with their doubtful words read again, each by itself: behind a wide gap a colon and a short value, ": 3",
 * are taken for one word of another meaning. What is not surely read then stays as it was.
 */
export async function withSecondLook(
  lines: OcrLine[],
  picture: GreyPicture,
  recognise: (picture: GreyPicture) => Promise<OcrPage>,
): Promise<OcrLine[]> {
  const doubtful = lines.flatMap(({ words }) => words).filter(isDoubtful);
  if (doubtful.length === 0 || doubtful.length > mostWords) return lines;
  const pieces = piecesOf(doubtful, picture);
  if (pieces.length === 0) return lines;
  const { lines: again } = await recognise(pictureOfPieces(pieces, picture));
  const words = again.flatMap((line) => line.words);
  const better = new Map<OcrWord, OcrWord[]>();
  for (const piece of pieces) {
    const read = words.filter((word) => isInRow(word, piece)).map((word) => inPlace(word, piece));
    const isSure = read.length > 0 && read.every(({ confidence }) => confidence >= strong);
    if (isSure) better.set(piece.word, [...(better.get(piece.word) ?? []), ...read]);
  }
  return lines.map((line) => ({ ...line, words: line.words.flatMap((word) => better.get(word) ?? [word]) }));
}

function isDoubtful({ confidence, bbox: { x0, x1, y0, y1 } }: OcrWord): boolean {
  return confidence < weak && x1 - x0 >= least / 2 && y1 - y0 >= least;
}

function piecesOf(words: OcrWord[], picture: GreyPicture): Piece[] {
  let top = margin;
  return words.flatMap((word) =>
    partsOf(word.bbox, picture).map((box) => {
      const piece = { word, box, top };
      top += heightOf(box) + margin;
      return piece;
    }),
  );
}

/** The parts of a word between wide gaps. */
function partsOf(box: Box, { pixels, width }: GreyPicture): Box[] {
  const gap = wideGap * (box.y1 - box.y0);
  const parts: Box[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (let x = box.x0; x < box.x1; x++) {
    let hasInk = false;
    for (let y = box.y0; y < box.y1 && !hasInk; y++) hasInk = (pixels[y * width + x] ?? 255) < dark;
    if (!hasInk) continue;
    const part = parts.at(-1);
    if (part && x - last < gap) part.x1 = x + 1;
    else parts.push({ ...box, x0: x, x1: x + 1 });
    last = x;
  }
  return parts.filter(({ x0, x1 }) => x1 - x0 >= least / 3);
}

function heightOf({ y0, y1 }: Box): number {
  return y1 - y0 + 2 * around;
}

/** The pieces one below the other on white. */
function pictureOfPieces(pieces: Piece[], { pixels, width, height }: GreyPicture): GreyPicture {
  const widest = Math.max(...pieces.map(({ box }) => box.x1 - box.x0)) + 2 * (margin + around);
  const last = pieces.at(-1) as Piece;
  const tall = last.top + heightOf(last.box) + margin;
  const rows = Buffer.alloc(widest * tall, 255);
  for (const { box, top } of pieces)
    for (let y = 0; y < heightOf(box); y++) {
      const row = Math.max(0, Math.min(height - 1, box.y0 - around + y)) * width;
      const [from, to] = [row + Math.max(0, box.x0 - around), row + Math.min(width, box.x1 + around)];
      pixels.copy(rows, (top + y) * widest + margin, from, to);
    }
  return { pixels: rows, width: widest, height: tall };
}

function isInRow({ bbox: { y0, y1 } }: OcrWord, { box, top }: Piece): boolean {
  const middle = (y0 + y1) / 2;
  return middle >= top && middle < top + heightOf(box);
}

function inPlace(word: OcrWord, { box, top }: Piece): OcrWord {
  const [right, down] = [box.x0 - around - margin, box.y0 - around - top];
  const { x0, y0, x1, y1 } = word.bbox;
  return { ...word, bbox: { x0: x0 + right, y0: y0 + down, x1: x1 + right, y1: y1 + down } };
}
