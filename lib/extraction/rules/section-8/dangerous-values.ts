import { pattern, words } from "@/lib/extraction/language/words";
import { withCells } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";

/** What is immediately dangerous to life or health is no limit. */
const DANGEROUS = pattern("u")`(?<!\p{L})${words.limitLines.dangerous}(?!\p{L})`;
const SENTENCES = /(?<=[.!?])\s+(?=\p{Lu})/u;
const ENDED = /[.!?]$/;
/** Less is the head of a table, or a label. */
const SHORTEST = 40;

/** Running text without its sentences of such values, over all their lines. */
export function withoutDangerousValues(lines: readonly Line[]): Line[] {
  let isOpen = false;
  return lines.flatMap((line) => {
    const [cell, ...others] = line.cells;
    if (!cell || others.length > 0 || (!isOpen && line.text.length < SHORTEST)) {
      isOpen = false;
      return [line];
    }
    const kept = line.text.split(SENTENCES).filter((sentence) => {
      const isOther = isOpen || DANGEROUS.test(sentence);
      isOpen = isOther && !ENDED.test(sentence);
      return !isOther;
    });
    const text = kept.join(" ");
    return text === line.text ? [line] : text === "" ? [] : [withCells(line, [{ ...cell, text }])];
  });
}
