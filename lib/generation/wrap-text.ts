import type { Face } from "./typeface";

/** The lines of `text` that fit `width`, broken at spaces, after hyphens and slashes, and only then inside a word. */
export function wrapText(face: Face, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const piece of piecesOf(face, paragraph, size, width)) {
      if (line === "" || face.widthOf((line + piece).trimEnd(), size) <= width) line += piece;
      else {
        lines.push(line.trimEnd());
        line = piece;
      }
    }
    if (line.trim() !== "" || paragraph === "") lines.push(line.trimEnd());
  }
  return lines;
}

function piecesOf(face: Face, paragraph: string, size: number, width: number): string[] {
  const words = paragraph.match(/\S+\s*/g) ?? [];
  return words.flatMap((word) => {
    if (face.widthOf(word.trimEnd(), size) <= width * LONGEST_UNBROKEN) return [word];
    const parts = word.match(/[^-/,)]*(?:[-/,)]+\s*|$)/g)?.filter((part) => part !== "") ?? [word];
    return parts.flatMap((part) => brokenToFit(face, part, size, width));
  });
}

// Statements list alternatives ("dust/fume/gas/mist/vapours/spray"): unbroken they leave half a narrow line empty.
const LONGEST_UNBROKEN = 0.3;

function brokenToFit(face: Face, part: string, size: number, width: number): string[] {
  const pieces: string[] = [];
  let rest = part;
  while (face.widthOf(rest.trimEnd(), size) > width && rest.length > 1) {
    let length = rest.length - 1;
    while (length > 1 && face.widthOf(rest.slice(0, length), size) > width) length--;
    pieces.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...pieces, rest];
}
