import type { Word } from "@/lib/extraction/model";
import { touch } from "./rows";

const EXPONENT = /^[23]$/;
const METRE = /m$/;

/** "mg/m" and the small 3 right behind it, higher up, as one word: by its height the digit may be one of the line above. */
export function withRaisedDigits(words: Word[]): Word[] {
  const digits = words.filter(({ text }) => EXPONENT.test(text));
  if (digits.length === 0) return words;
  const metres = words.filter(({ text }) => METRE.test(text));
  const joined = new Map<Word, Word>();
  for (const digit of digits) {
    const metre = metres.find((word) => isRaised(digit, word));
    if (metre && !joined.has(metre)) joined.set(metre, digit);
  }
  const gone = new Set(joined.values());
  return words.flatMap((word) => {
    const digit = joined.get(word);
    if (digit) return [{ ...word, text: word.text + digit.text, rect: upTo(word, digit) }];
    return gone.has(word) ? [] : [word];
  });
}

const upTo = ({ rect: [left, bottom, , top] }: Word, digit: Word): Word["rect"] => [
  left,
  bottom,
  digit.rect[2],
  top,
];

/** A digit that the rows would part from its word stands above the middle of it. */
function isRaised(digit: Word, { rect: [, bottom, right, top], size }: Word): boolean {
  const foot = digit.rect[1];
  return (
    digit.size < size &&
    Math.abs(digit.rect[0] - right) < touch &&
    foot > (bottom + top) / 2 - size / 4 &&
    foot < top
  );
}
