import LineBreaker from "linebreak";
import type { Face } from "./typeface";

export type TextLine = { text: string; width: number };

/** Widths are shares of the type size. */
type Piece = { text: string; width: number; widthAtEnd: number };
type Word = Piece & { parts: Piece[]; unbrokenFrom: number };

/** The words of a text's paragraphs. */
export type Words = Word[][];

/** Lines, and the widths for which they are the same: at least `from`, less than `below`. */
export type Broken = { lines: TextLine[]; from: number; below: number };

/** A place where a long word may break, with a hyphen then. */
export const SOFT_HYPHEN = "\u00AD";

export function wordsOf(face: Face, text: string): Words {
  return text.split("\n").map((paragraph) => {
    const words: Word[] = [];
    let parts: string[] = [];
    for (const part of partsOf(paragraph.trimStart())) {
      parts.push(part);
      if (!ENDS_WORD.test(part)) continue;
      words.push(wordOf(face, parts));
      parts = [];
    }
    return parts.length > 0 ? [...words, wordOf(face, parts)] : words;
  });
}

/** A paragraph from one place where Unicode lets a line break to the next. */
function partsOf(paragraph: string): string[] {
  const parts: string[] = [];
  const breaker = new LineBreaker(paragraph);
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    parts.push(paragraph.slice(start, next.position));
    start = next.position;
  }
  return parts;
}

const ENDS_WORD = /\s$/;

function wordOf(face: Face, parts: string[]): Word {
  const whole = pieceOf(face, parts.join(""));
  const unbrokenFrom = whole.widthAtEnd / LONGEST_UNBROKEN;
  return { ...whole, unbrokenFrom, parts: parts.map((part) => pieceOf(face, part)) };
}

// Statements list alternatives ("dust/fume/gas/mist/vapours/spray"): unbroken they leave half a narrow line empty.
const LONGEST_UNBROKEN = 0.3;

function pieceOf(face: Face, text: string): Piece {
  return { text, width: face.widthOf(inLine(text), 1), widthAtEnd: face.widthOf(atEnd(text), 1) };
}

const inLine = (text: string) => text.replaceAll(SOFT_HYPHEN, "");
const atEnd = (text: string) => inLine(text.trimEnd().replace(/\u00AD$/, "-"));

/** The lines of measured words in a column; `widthOf` tells its width at each line. */
export function breakText(face: Face, words: Words, widthOf: (line: number) => number): Broken {
  const lines = new Lines(face, widthOf);
  for (const paragraph of words) {
    for (const word of paragraph) lines.addWord(word);
    lines.endParagraph();
  }
  return { lines: lines.done, from: lines.from, below: lines.below };
}

// Numbers of a regulation and names of substances: Unicode lets them break in few places.
const AFTER_MARK = /^.*[-/,)]/s;

class Lines {
  done: TextLine[] = [];
  from = 0;
  below = Number.POSITIVE_INFINITY;
  private text = "";
  private used = 0;
  private widthAtEnd = 0;
  private width: number;

  constructor(
    private readonly face: Face,
    private readonly widthOf: (line: number) => number,
  ) {
    this.width = widthOf(0);
  }

  addWord(word: Word): void {
    if (this.fits(word.unbrokenFrom)) this.add(word);
    else for (const part of word.parts) this.add(part);
  }

  endParagraph(): void {
    this.endLine();
  }

  private add(piece: Piece): void {
    if (this.text !== "" && !this.fits(this.used + piece.widthAtEnd)) this.endLine();
    if (this.text === "" && !this.fits(piece.widthAtEnd) && piece.text.length > 1) this.addBroken(piece);
    else {
      this.text += piece.text;
      this.widthAtEnd = this.used + piece.widthAtEnd;
      this.used += piece.width;
    }
  }

  /** What is wider than a whole line breaks after a mark, or between syllables, or else where the line ends. */
  private addBroken({ text }: Piece): void {
    // Such lines hold for this width alone.
    this.below = Number.NEGATIVE_INFINITY;
    let length = text.length - 1;
    const head = () => `${text.slice(0, length)}${this.hyphen(text, length)}`;
    while (length > 1 && this.face.widthOf(inLine(head()), 1) > this.width) length--;
    const fitting = text.slice(0, length);
    length = AFTER_MARK.exec(fitting)?.[0].length ?? this.lastSyllableEnd(text, length) ?? length;
    const first = pieceOf(this.face, head());
    this.text = first.text;
    this.widthAtEnd = first.widthAtEnd;
    this.endLine();
    this.add(pieceOf(this.face, text.slice(length)));
  }

  private lastSyllableEnd(text: string, longest: number): number | undefined {
    return this.face.syllableEndsOf?.(text).findLast((end) => end <= longest);
  }

  private hyphen(text: string, at: number): string {
    return /^\p{L}{2}$/u.test(text.slice(at - 1, at + 1)) ? "-" : "";
  }

  private endLine(): void {
    this.done.push({ text: atEnd(this.text), width: this.widthAtEnd });
    this.text = "";
    this.used = 0;
    this.widthAtEnd = 0;
    this.width = this.widthOf(this.done.length);
  }

  private fits(width: number): boolean {
    if (width > this.width) {
      this.below = Math.min(this.below, width);
      return false;
    }
    this.from = Math.max(this.from, width);
    return true;
  }
}
