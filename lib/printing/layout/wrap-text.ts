import { type Broken, breakText, type TextLine, type Words, wordsOf } from "./line-breaks";
import type { Face } from "./typeface";

/** Measures and breaks texts of one face; each text is measured once, however many sizes are tried. */
export type TextSetter = {
  /** Broken at spaces, after hyphens and strokes, and only then inside a word; widths as shares of the size. */
  lines: (text: string, size: number, width: number) => readonly TextLine[];
  /** As `lines`, in a column whose width changes from line to line. */
  linesIn: (text: string, size: number, widthOfLine: (line: number) => number) => readonly TextLine[];
  widthOf: (text: string, size: number) => number;
};

export function textSetter(face: Face): TextSetter {
  const widths = new Map<string, number>();
  return {
    lines: (text, size, width) => knownBreaks(face, text, width / size).lines,
    linesIn: (text, size, widthOfLine) => {
      const { words } = measuredText(face, text);
      return breakText(face, words, (line) => widthOfLine(line) / size).lines;
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
  return knownBreaks(face, text, width / size).lines.map((line) => line.text);
}

type MeasuredText = { words: Words; broken: Broken[] };

/** The law's statements stand on label after label: they are measured once, and broken once for each set of lines. */
const measured = new WeakMap<Face, Map<string, MeasuredText>>();
const mostMeasured = 2_000;
const mostBroken = 12;

function measuredText(face: Face, text: string): MeasuredText {
  const texts = measured.get(face) ?? new Map<string, MeasuredText>();
  const known = texts.get(text);
  if (known) return known;
  if (texts.size >= mostMeasured) texts.clear();
  const one = { words: wordsOf(face, text), broken: [] };
  measured.set(face, texts.set(text, one));
  return one;
}

function knownBreaks(face: Face, text: string, width: number): Broken {
  const { words, broken } = measuredText(face, text);
  const known = broken.find(({ from, below }) => from <= width && width < below);
  if (known) return known;
  const now = breakText(face, words, () => width);
  if (broken.length >= mostBroken) broken.shift();
  broken.push(now);
  return now;
}

/** The lines of one text as they are drawn; see `drawnLine`. */
export function drawnLines(face: Face, text: string, size: number, width: number): string[] {
  return wrapText(face, text, size, width).map((line, index, all) =>
    drawnLine(line, index === all.length - 1),
  );
}

/** A line as it is drawn: it ends with a space unless it broke inside a word, so that screen readers part the words. */
export function drawnLine(text: string, isLast: boolean): string {
  return isLast || /[-/]$/.test(text) ? text : `${text} `;
}
