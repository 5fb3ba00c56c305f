import { toCell, union, withCells } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";

/** One line may begin with the section's number by chance. */
const LEAST_SPACED = 2;

function isSpaced(section: number, { cells: [first] }: Line): boolean {
  const [number, part, title] = first?.words ?? [];
  return (
    number?.text === `${section}.` &&
    /^\d{1,2}\.?$/.test(part?.text ?? "") &&
    /^\p{Lu}/u.test(title?.text ?? "")
  );
}

/** "14 .1", "14.1": what OCR sets between numbers, or another section's in a column beside, is no maker's habit. */
const NUMBERED = /^\d{1,2}\s?\.\s?\d/;

/** "14. 1. UN number" as "14.1. UN number", where all of a section's parts are numbered so. */
export function withWholeNumbers(section: number, lines: readonly Line[]): Line[] {
  const numbered = lines.filter(({ text }) => NUMBERED.test(text));
  const areSpaced = numbered.every((line) => isSpaced(section, line));
  if (numbered.length < LEAST_SPACED || !areSpaced) return [...lines];
  return lines.map((line) => {
    const [first, ...beside] = line.cells;
    const [number, part, ...title] = first?.words ?? [];
    if (!number || !part || !isSpaced(section, line)) return line;
    const whole = { ...number, text: number.text + part.text, rect: union([number.rect, part.rect]) };
    return withCells(line, [toCell([whole, ...title]), ...beside]);
  });
}
