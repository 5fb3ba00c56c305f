import type { Face } from "./typeface";

/** The lines of a text in a type size and width. */
export type Wrap = (text: string, size: number, width: number) => string[];

/**
 * Breaks texts into lines: at spaces, after hyphens and strokes, and only then inside a word. It measures each
 * text once, however many sizes are tried.
 */
export function lineBreaker(face: Face): Wrap {
  const measured = new Map<string, Word[][]>();
  return (text, size, width) => {
    const paragraphs = measured.get(text) ?? text.split("\n").map((paragraph) => wordsOf(face, paragraph));
    measured.set(text, paragraphs);
    return paragraphs.flatMap((words) => linesOf(face, words, width / size));
  };
}

/** The lines of one text; see `lineBreaker`. */
export function wrapText(face: Face, text: string, size: number, width: number): string[] {
  return lineBreaker(face)(text, size, width);
}

/** Widths are shares of the type size. */
type Piece = { text: string; width: number; widthAtEnd: number };
type Word = Piece & { parts: Piece[] };

function wordsOf(face: Face, paragraph: string): Word[] {
  const words = paragraph.match(/\S+\s*/g) ?? [];
  return words.map((word) => {
    const parts = word.match(/[^-/,)]*(?:[-/,)]+\s*|$)/g)?.filter((part) => part !== "") ?? [];
    return { ...pieceOf(face, word), parts: parts.map((part) => pieceOf(face, part)) };
  });
}

function pieceOf(face: Face, text: string): Piece {
  return { text, width: face.widthOf(text, 1), widthAtEnd: face.widthOf(text.trimEnd(), 1) };
}

function linesOf(face: Face, words: Word[], width: number): string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const piece of words.flatMap((word) => piecesOf(face, word, width))) {
    if (line !== "" && used + piece.widthAtEnd > width) {
      lines.push(line.trimEnd());
      line = "";
      used = 0;
    }
    line += piece.text;
    used += piece.width;
  }
  if (line.trim() !== "" || words.length === 0) lines.push(line.trimEnd());
  return lines;
}

function piecesOf(face: Face, word: Word, width: number): Piece[] {
  if (word.widthAtEnd <= width * LONGEST_UNBROKEN) return [word];
  return word.parts.flatMap((part) =>
    part.widthAtEnd <= width ? [part] : brokenToFit(face, part.text, width),
  );
}

// Statements list alternatives ("dust/fume/gas/mist/vapours/spray"): unbroken they leave half a narrow line empty.
const LONGEST_UNBROKEN = 0.3;

function brokenToFit(face: Face, text: string, width: number): Piece[] {
  const pieces: Piece[] = [];
  let rest = text;
  while (rest.length > 1 && face.widthOf(rest.trimEnd(), 1) > width) {
    let length = rest.length - 1;
    while (length > 1 && face.widthOf(rest.slice(0, length), 1) > width) length--;
    pieces.push(pieceOf(face, rest.slice(0, length)));
    rest = rest.slice(length);
  }
  return [...pieces, pieceOf(face, rest)];
}
