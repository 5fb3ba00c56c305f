import { type BlockRange, blockRanges, isCaption, isNameOnly, isTyped, type RulesOf } from "./block-ranges";
import { gapAbove } from "./pieces";
import type { TypedLine } from "./typed-lines";

/** Left edges of one depth differ by less than this, in points. */
const SAME_DEPTH = 2;
/** A gap above a block exceeds the usual one between lines by this share of the type size. */
const WIDER = 0.25;
const BULLET = /^\s*(?:[•·ꞏ∙▪‣*–-]|\(?\d{1,2}[.)])\s+\S/;

/** Whether a block begins in a line. */
type Begins = (lines: readonly TypedLine[], index: number) => boolean;

const isAt = (line: TypedLine, left: number) => line.line.rect[0] - left < SAME_DEPTH;

function atOuterEdge(lines: readonly TypedLine[]): Begins {
  const left = Math.min(...lines.filter(({ cells }) => cells.some(isTyped)).map(({ line }) => line.rect[0]));
  return (_, i) => {
    const [above, line] = [lines[i - 1], lines[i]];
    return line !== undefined && isAt(line, left) && (!above || !isAt(above, left));
  };
}

function belowGap(lines: readonly TypedLine[]): Begins {
  const gaps = lines.flatMap((_, i) => gapAbove(lines, i) ?? []).sort((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return (_, i) => {
    const gap = gapAbove(lines, i);
    return gap === null || gap - usual > WIDER * (lines[i]?.line.size || 8);
  };
}

const withBullet: Begins = (lines, i) => BULLET.test(lines[i]?.line.text ?? "");

/** A name that is not the rest of the name above it, once the block before has said something. */
const withName: Begins = (lines, i) => {
  const [above, line] = [lines[i - 1], lines[i]];
  if (!line?.cells.some(({ name }) => name !== null) || isCaption(line)) return false;
  return !above || !isNameOnly(above) || isCaption(above);
};

const withAmount: Begins = (lines, i) =>
  lines[i]?.cells.some(({ concentration }) => concentration !== null) ?? false;

function rangesOf(lines: readonly TypedLine[], begins: Begins): BlockRange[] {
  const at = lines.flatMap((_, i) => (begins(lines, i) ? [i] : []));
  return at.map((from, n) => [from, at[n + 1] ?? lines.length]);
}

/** The ways to part a list's lines into blocks of one substance each: by what repeats itself first, then by its form. */
export function blockProposals(lines: readonly TypedLine[], rulesOf: RulesOf): (() => BlockRange[])[] {
  return [
    () => blockRanges(lines, rulesOf),
    () => rangesOf(lines, withBullet),
    () => rangesOf(lines, atOuterEdge(lines)),
    () => rangesOf(lines, belowGap(lines)),
    () => rangesOf(lines, withName),
    () => rangesOf(lines, withAmount),
  ];
}
