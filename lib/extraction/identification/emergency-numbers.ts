import { matchesIn } from "@/lib/extraction/matches";
import type { Line } from "@/lib/extraction/model";
import { type FoundPhone, phonesIn } from "@/lib/extraction/phones";

export type FoundNumber = FoundPhone;

/** Numbers of three digits that answer emergencies in a country or in all of Europe. */
const SHORT_NUMBER =
  /(?<!\d,?\s?|[\d.,/+-]|[+(/]\s?|\S-\s?|\d\s[-–]\s)(112|145|911|99[789])(?!\s?[\d.,/)-]\d|\d)/g;
/** An international number with less than ten digits, an area code, or a hyphen between digits, at a line's end. */
const UNFINISHED =
  /(?:(?:\+|\b00)\d(?:[\s()./-]*\d){2,8}|\(\d{3}\)|\d{3}[-.]\d{3}-|\d{3}-|\b0[58]00 \d{3})\s*$/;

/** The numbers of a text that may be called in an emergency, short ones too. */
export function numbersIn(text: string): FoundNumber[] {
  const phones = phonesIn(text);
  const short = [...matchesIn(text, SHORT_NUMBER)]
    .filter((match) => phones.every(({ at, end }) => match.index >= end || match.index + 3 <= at))
    .map(
      (match): FoundNumber => ({
        phone: match[0],
        at: match.index,
        end: match.index + match[0].length,
        role: null,
        country: null,
      }),
    );
  return [...phones, ...short].sort((a, b) => a.at - b.at);
}

/** A number that breaks at a line's end is put together: "++49 69 222" / "25285 (Deutsch)". */
export function wholeNumbers(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const cell = above?.cells.at(-1);
    const rest = /^\d{2,6}(?:[\s-]\d{1,4})*(?![\d.])/.exec(line.text);
    if (!above || !cell || !rest || !UNFINISHED.test(cell.text)) {
      whole.push(line);
      continue;
    }
    const gap = cell.text.endsWith("-") ? "" : " ";
    const joined = { ...cell, text: `${cell.text}${gap}${line.text}` };
    whole[whole.length - 1] = {
      ...above,
      text: `${above.text} ${line.text}`,
      cells: [...above.cells.slice(0, -1), joined],
    };
  }
  return whole;
}
