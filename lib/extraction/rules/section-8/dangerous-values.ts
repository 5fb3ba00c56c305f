import { pattern, words } from "@/lib/extraction/language/words";
import { withCells } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import { limitListIn } from "./limit-lists";
import { hasValue } from "./limit-statements";
import { isKind } from "./limit-words";

/** What is immediately dangerous to life or health is no limit. */
const DANGEROUS = pattern("u")`(?<!\p{L})${words.limitLines.dangerous}(?!\p{L})`;
/** Less is the head of a table, or a label. */
const SHORTEST = 25;
const SENTENCES = /(?<=[.!?])\s+(?=\p{Lu})/u;
/** A line that ends with a value is whole, too. */
const ENDED = /(?:[.!?]|(?:ppm|m\s?[3³])\)?)$/iu;
const LABEL = /^(\p{Lu}[^:]{1,40}):\s/u;

/** "545 mg/m³ STEL 800 ppm IDLH" in a cell has a limit before that. */
function tellsDangerous(text: string): boolean {
  const found = DANGEROUS.exec(text);
  return found !== null && !hasValue(text.slice(0, found.index));
}

/** "OSHA PEL: 50 ppm" goes on with no sentence. */
function isLabelled(text: string): boolean {
  const [, label = ""] = LABEL.exec(text) ?? [];
  return isKind(label) || limitListIn(label) !== null;
}

/** Running text without its sentences of such values, over all their lines. */
export function withoutDangerousValues(lines: readonly Line[]): Line[] {
  let isOpen = false;
  return lines.flatMap((line) => {
    const [cell, ...others] = line.cells;
    if (isLabelled(line.text)) isOpen = false;
    const begins = line.text.length >= SHORTEST && DANGEROUS.test(line.text);
    if (!cell || others.length > 0 || !(isOpen || begins)) {
      isOpen = false;
      return [line];
    }
    const kept = line.text.split(SENTENCES).filter((sentence) => {
      const isOther = isOpen || tellsDangerous(sentence);
      isOpen = isOther && !ENDED.test(sentence);
      return !isOther;
    });
    const text = kept.join(" ");
    return text === line.text ? [line] : text === "" ? [] : [withCells(line, [{ ...cell, text }])];
  });
}
