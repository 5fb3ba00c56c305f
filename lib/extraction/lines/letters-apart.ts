import type { Rect, Word } from "@/lib/extraction/model";

/** Letters of a name that is printed with a space behind each, and how much wider the gap between its words is. */
const fewestLetters = 6;
const widerThanLetters = 2;

/** "J O H N   D O E" is two words where they stand further apart than their letters; other words stay as they are. */
export function withoutSpacing(words: Word[]): Word[] {
  if (words.length < fewestLetters || words.some(({ text }) => text.length > 1)) return words;
  const gaps = words.slice(1).map(({ rect }, i) => rect[0] - (words[i]?.rect[2] ?? 0));
  const wide = widerThanLetters * (gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0);
  if (gaps.every((gap) => gap <= wide)) return words;
  const joined: Word[] = [];
  for (const [i, letter] of words.entries()) {
    const last = joined.at(-1);
    if (last && (gaps[i - 1] ?? 0) <= wide) joined[joined.length - 1] = both(last, letter);
    else joined.push(letter);
  }
  return joined;
}

function both(a: Word, b: Word): Word {
  const rect: Rect = [a.rect[0], Math.min(a.rect[1], b.rect[1]), b.rect[2], Math.max(a.rect[3], b.rect[3])];
  return { text: a.text + b.text, rect, size: a.size, bold: a.bold && b.bold };
}
