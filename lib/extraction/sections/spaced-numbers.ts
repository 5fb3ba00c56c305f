import { toCell, union, withCells } from "@/lib/extraction/lines/lines";
import type { Line, Word } from "@/lib/extraction/model";

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

/**
 * "4-2 Symptoms" as "4.2 Symptoms", where the section's parts are numbered so from one on, and no other way: "3-7 Xylene"
 * is an amount.
 */
function withPoints(section: number, lines: readonly Line[]): readonly Line[] {
  const begins = new RegExp(`^${section}\\s?[-–]\\s?(?=[1-9](?:[.\\s]+|[-–]\\d\\s+)\\p{Lu})`, "u");
  const numbers = lines.flatMap(({ cells: [first] }) => {
    const rest = first?.text.replace(begins, "");
    return rest !== undefined && rest !== first?.text ? [Number(rest.charAt(0))] : [];
  });
  const isRising = numbers[0] === 1 && numbers.every((number, i) => number >= (numbers[i - 1] ?? 1));
  const isOther = lines.some(({ text }) => NUMBERED.test(text));
  if (numbers.length < LEAST_SPACED || !isRising || isOther) return lines;
  return lines.map((line) => {
    const [first, ...beside] = line.cells;
    const text = first?.text.replace(begins, `${section}.`);
    return first && text !== undefined && text !== first.text
      ? withCells(line, [{ ...first, text, words: renumbered(first.words, section, text) }, ...beside])
      : line;
  });
}

/** The words of a cell whose number is told with a point now: "4-2", or "4", "-", "2", is one word. */
function renumbered(words: readonly Word[], section: number, text: string): Word[] {
  const number = text.split(/\s/)[0] ?? "";
  const digits = number.slice(`${section}.`.length);
  const last = words.findIndex((word) => word.text.endsWith(digits));
  const own = words.slice(0, last + 1);
  const [first] = own;
  return first
    ? [{ ...first, text: number, rect: union(own.map(({ rect }) => rect)) }, ...words.slice(last + 1)]
    : [...words];
}

/** "14. 1. UN number" as "14.1. UN number", where all of a section's parts are numbered so. */
export function withWholeNumbers(section: number, printed: readonly Line[]): Line[] {
  const lines = withPoints(section, printed);
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
