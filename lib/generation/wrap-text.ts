import type { Face } from "./typeface";

export type TextLine = { text: string; width: number };

/** Measures and breaks texts of one face; each text is measured once, however many sizes are tried. */
export type TextSetter = {
  /** Broken at spaces, after hyphens and strokes, and only then inside a word. */
  lines: (text: string, size: number, width: number) => TextLine[];
  widthOf: (text: string, size: number) => number;
};

export function textSetter(face: Face): TextSetter {
  const widths = new Map<string, number>();
  return {
    lines: (text, size, width) => {
      const lines: TextLine[] = [];
      for (const words of paragraphsOf(face, text)) addLines(lines, face, words, width / size);
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

/** The law's statements stand on label after label: their words are measured once. */
const measured = new WeakMap<Face, Map<string, Word[][]>>();
const mostMeasured = 2_000;

function paragraphsOf(face: Face, text: string): Word[][] {
  const texts = measured.get(face) ?? new Map<string, Word[][]>();
  const known = texts.get(text);
  if (known) return known;
  const paragraphs = text.split("\n").map((paragraph) => wordsOf(face, paragraph));
  if (texts.size >= mostMeasured) texts.clear();
  measured.set(face, texts.set(text, paragraphs));
  return paragraphs;
}

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

function addLines(lines: TextLine[], face: Face, words: Word[], width: number): void {
  const before = lines.length;
  let line: TextLine = { text: "", width: 0 };
  let used = 0;
  const add = (piece: Piece) => {
    if (line.text !== "" && used + piece.widthAtEnd > width) {
      lines.push(line);
      line = { text: "", width: 0 };
      used = 0;
    }
    line.text += piece.text;
    line.width = used + piece.widthAtEnd;
    used += piece.width;
  };
  for (const word of words) {
    if (word.widthAtEnd <= width * LONGEST_UNBROKEN) add(word);
    else for (const part of word.parts) for (const piece of piecesOf(face, part, width)) add(piece);
  }
  if (line.text.trim() !== "" || words.length === 0) lines.push(line);
  for (let index = before; index < lines.length; index++) {
    const each = lines[index];
    if (each) each.text = each.text.trimEnd();
  }
}

function piecesOf(face: Face, part: Piece, width: number): Piece[] {
  return part.widthAtEnd <= width ? [part] : brokenToFit(face, part.text, width);
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
