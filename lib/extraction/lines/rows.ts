import type { Word } from "@/lib/extraction/model";

/** A gap wider than this part of the type size starts a new cell. */
export const cellGap = 1.1;
/** Letters may overlap the border of their cell by this many points. */
export const touch = 1;
/** Words that share this part of their width, their middles this part of their height apart, stand one below the other. */
const stacked = 0.35;
/** Baselines and sizes of one run differ by less than this part of the type size. */
const level = 0.12;

/** Judged by its tallest word, so that small marks between two lines do not join them. */
export type Row = { words: Word[]; tallest: Word };

/** The words that stand beside each other. */
export function rowsOf(words: readonly Word[]): Row[] {
  const rows: Row[] = [];
  for (const { words: run, tallest } of runsOf(words)) {
    const row = rows.findLast(
      (one) => isSameLine(one.tallest, tallest) && !run.some((word) => isAboveOrBelow(one, word)),
    );
    if (!row) rows.push({ words: [...run], tallest });
    else {
      row.words.push(...run);
      if (heightOf(tallest) > heightOf(row.tallest)) row.tallest = tallest;
    }
  }
  return rows;
}

/** Words of one cell on one baseline, from the highest down: none of them goes to another line than the rest. */
function runsOf(words: readonly Word[]): Row[] {
  const runs: Row[] = [];
  const open = new Map<number, Row>();
  for (const word of [...words].sort((a, b) => a.rect[0] - b.rect[0])) {
    const height = Math.round(middle(word));
    const run = [height, height - 1, height + 1]
      .map((at) => open.get(at))
      .find((one) => one && goesOn(one, word));
    if (!run) runs.push({ words: [word], tallest: word });
    else run.words.push(word);
    open.set(height, run ?? (runs.at(-1) as Row));
  }
  return runs.sort((a, b) => middle(b.tallest) - middle(a.tallest));
}

function goesOn({ words }: Row, word: Word): boolean {
  const last = words.at(-1) as Word;
  const gap = word.rect[0] - last.rect[2];
  const isLevel = Math.abs(middle(last) - middle(word)) < level * word.size;
  return (
    isLevel &&
    Math.abs(last.size - word.size) < level * word.size &&
    gap <= cellGap * word.size &&
    gap > -touch
  );
}

function isSameLine(a: Word, b: Word): boolean {
  const overlap = Math.min(a.rect[3], b.rect[3]) - Math.max(a.rect[1], b.rect[1]);
  return overlap > 0.55 * Math.min(heightOf(a), heightOf(b));
}

/**
 * A label beside two lines of its value overlaps both; the second stands below the first and is no part of its line.
 * What stands at the same height is printed over it.
 */
function isAboveOrBelow({ words }: Row, word: Word): boolean {
  let shared = 0;
  for (const other of words) {
    const width = Math.min(other.rect[2], word.rect[2]) - Math.max(other.rect[0], word.rect[0]);
    if (width <= 0) continue;
    const apart = Math.abs(middle(other) - middle(word));
    if (apart > stacked * Math.min(heightOf(other), heightOf(word))) shared += width;
  }
  return shared > stacked * widthOf(word);
}

function heightOf({ rect }: Word): number {
  return rect[3] - rect[1];
}

function widthOf({ rect }: Word): number {
  return rect[2] - rect[0];
}

function middle({ rect }: Word): number {
  return (rect[1] + rect[3]) / 2;
}
