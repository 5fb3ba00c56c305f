import { toCell, union, withCells } from "@/lib/extraction/lines/lines";
import type { Line, Word } from "@/lib/extraction/model";

/** How many words of a line are its number, and how it is told: "14.", "1." as "14.1.", "4-2" as "4.2". */
type Part = { count: number; text: string };

/** One line may begin with the section's number by chance. */
const LEAST_PARTS = 2;

/** "14 .1", "14.1": what OCR sets between numbers, or another section's in a column beside, is no maker's habit. */
const NUMBERED = /^\d{1,2}\s?\.\s?\d/;

const beginsTitle = (word: Word | undefined) => /^\p{Lu}/u.test(word?.text ?? "");

/** "14. 1. UN number" */
function spacedPart(section: number, [number, part, title]: readonly Word[]): Part | null {
  if (number?.text !== `${section}.` || !part || !/^\d{1,2}\.?$/.test(part.text)) return null;
  return beginsTitle(title) ? { count: 2, text: number.text + part.text } : null;
}

/** "4-2 Symptoms", "4 - 2 Symptoms" */
function dashedPart(section: number, words: readonly Word[]): Part | null {
  const number = new RegExp(`^${section}[-–](?<part>[1-9](?:[-–]\\d)?\\.?)$`);
  for (const count of [1, 3]) {
    const printed = words.slice(0, count).map(({ text }) => text);
    const part = number.exec(printed.join(""))?.groups?.part;
    if (part && beginsTitle(words[count])) return { count, text: `${section}.${part}` };
  }
  return null;
}

/** Parts are numbered from one on: "3-7 Xylene" above "3-5 Toluene" are amounts. */
function risesFromOne(section: number, parts: readonly Part[]): boolean {
  const numbers = parts.map(({ text }) => Number(text.charAt(`${section}.`.length)));
  return numbers[0] === 1 && numbers.every((number, i) => number >= (numbers[i - 1] ?? 1));
}

/** "14. 1. UN number" as "14.1. UN number", "4-2 Symptoms" as "4.2 Symptoms", where all of a section's parts are numbered so. */
export function withWholeNumbers(section: number, lines: readonly Line[]): Line[] {
  const isSpaced = lines.some(({ text }) => NUMBERED.test(text));
  const parts = lines.map(({ cells: [first] }) =>
    (isSpaced ? spacedPart : dashedPart)(section, first?.words ?? []),
  );
  const found = parts.filter((part) => part !== null);
  const isHabit = isSpaced
    ? lines.every(({ text }, i) => parts[i] || !NUMBERED.test(text))
    : risesFromOne(section, found);
  if (found.length < LEAST_PARTS || !isHabit) return [...lines];
  return lines.map((line, i) => {
    const [part, [first, ...beside]] = [parts[i], line.cells];
    const own = first?.words.slice(0, part?.count) ?? [];
    const [number] = own;
    if (!part || !first || !number) return line;
    const whole = { ...number, text: part.text, rect: union(own.map(({ rect }) => rect)) };
    return withCells(line, [toCell([whole, ...first.words.slice(part.count)]), ...beside]);
  });
}
