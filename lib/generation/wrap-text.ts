import type { Face } from "./typeface";

export type TextLine = { text: string; width: number };

/** Measures and breaks texts of one face; each text is measured once, however many sizes are tried. */
export type TextSetter = {
  /** Broken at spaces, after hyphens and strokes, and only then inside a word. */
  lines: (text: string, size: number, width: number) => TextLine[];
  widthOf: (text: string, size: number) => number;
};

export function textSetter(face: Face): TextSetter {
  const paragraphs = new Map<string, Word[][]>();
  const widths = new Map<string, number>();
  return {
    lines: (text, size, width) => {
      const known = paragraphs.get(text) ?? text.split("\n").map((paragraph) => wordsOf(face, paragraph));
      paragraphs.set(text, known);
      const lines = known.flatMap((words) => linesOf(face, words, width / size));
      for (const line of lines) line.width *= size;
      return lines;
    },
    widthOf: (text, size) => {
      const known = widths.get(text) ?? face.widthOf(text, 1);
      widths.set(text, known);
      return known * size;
    },
  };
}

/** The lines of one text; see `TextSetter`. */
export function wrapText(face: Face, text: string, size: number, width: number): string[] {
  return textSetter(face)
    .lines(text, size, width)
    .map((line) => line.text);
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

function linesOf(face: Face, words: Word[], width: number): TextLine[] {
  const lines: TextLine[] = [];
  let line = { text: "", width: 0 };
  let used = 0;
  for (const word of words) {
    for (const piece of piecesOf(face, word, width)) {
      if (line.text !== "" && used + piece.widthAtEnd > width) {
        lines.push(line);
        line = { text: "", width: 0 };
        used = 0;
      }
      line = { text: line.text + piece.text, width: used + piece.widthAtEnd };
      used += piece.width;
    }
  }
  if (line.text.trim() !== "" || words.length === 0) lines.push(line);
  for (const each of lines) each.text = each.text.trimEnd();
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

/** A line as it is drawn: it ends with a space unless it broke inside a word, so that screen readers part the words. */
export function drawnLine(text: string, isLast: boolean): string {
  return isLast || /[-/]$/.test(text) ? text : `${text} `;
}
