import type { CutLine } from "./columns";
import { gapAbove, rulesAbove } from "./pieces";
import { ALIGNMENTS, type Alignment, type Anchored, alignedCut, type Cut } from "./row-alignment";
import { endsRowAbove } from "./table";

/** The lines of one row of a table. */
export type RowLines = CutLine[];

/** A rule separates rows when it, or its pieces side by side, span this share of the table. */
const RULE_SHARE = 0.55;
/** A gap is wider than the others when it exceeds them by this share of the type size. */
const GAP_SHARE = 0.2;

function isRuled(table: Anchored, below: number): boolean {
  const covered = rulesAbove(table.lines, below, table.rulesOf).reduce((sum, rule) => {
    const from = Math.max(rule.rect[0], table.left);
    const to = Math.min(rule.rect[2], table.right);
    return sum + Math.max(0, to - from);
  }, 0);
  return covered >= RULE_SHARE * (table.right - table.left);
}

function widestGap(table: Anchored, from: number, to: number): number | null {
  const gaps: { at: number; gap: number }[] = [];
  for (let at = from; at <= to; at++) {
    const gap = gapAbove(table.lines, at);
    if (gap !== null) gaps.push({ at, gap });
  }
  gaps.sort((a, b) => b.gap - a.gap);
  const [widest, second] = gaps;
  if (!widest || !second) return null;
  const size = table.lines[widest.at]?.line.size ?? 8;
  return widest.gap - second.gap > GAP_SHARE * size ? widest.at : null;
}

/** Where, after one row's anchor and up to the next one's, the next row begins. */
function beginOfRow(table: Anchored, previous: number, anchor: number, namesAbove: boolean): number {
  for (let at = anchor; at > previous; at--)
    if (isRuled(table, at)) return namesAbove ? nameBand(table, previous, at) : at;
  const wide = widestGap(table, previous + 1, anchor);
  if (wide !== null) return wide;
  let begin = anchor;
  if (namesAbove) while (begin - 1 > previous && table.isName(begin - 1)) begin--;
  return begin;
}

/** Where a name stands in a ruled band of its own above its row's content, the row begins with that band. */
function nameBand(table: Anchored, previous: number, begin: number): number {
  let at = begin;
  while (at - 1 > previous && table.isName(at - 1)) {
    at--;
    if (isRuled(table, at)) return at;
  }
  return begin;
}

/** Whether a break or a drawn line tells where, after one row's content, the next row begins. */
function isParted(table: Anchored, previous: number, anchor: number): boolean {
  for (let at = anchor; at > previous; at--) if (endsRowAbove(table, at) || isRuled(table, at)) return true;
  return false;
}

/** Begins of rows that nothing parts are where the alignment of all their cells says, if they have one. */
function aligned(
  table: Anchored,
  anchors: readonly number[],
  begins: readonly number[],
  only?: Alignment,
): Cut {
  const all = [...begins];
  const others = [...begins];
  let hasRival = false;
  for (let first = 0; first < anchors.length; ) {
    let next = first + 1;
    while (next < anchors.length && !isParted(table, anchors[next - 1] as number, anchors[next] as number))
      next++;
    const range = [begins[first] as number, begins[next] ?? table.lines.length] as const;
    const found = next - first > 1 ? alignedCut(table, anchors.slice(first, next), range, only) : null;
    for (const [i, begin] of (found?.begins ?? []).entries())
      if (i > 0) {
        all[first + i] = begin;
        others[first + i] = found?.rival?.[i] ?? begin;
      }
    hasRival ||= Boolean(found?.rival);
    first = next;
  }
  return { begins: all, rival: hasRival ? others : null };
}

function rowsFrom(table: Anchored, anchors: readonly number[], begins: readonly number[]): RowLines[] {
  return begins.map((begin, i) => {
    const row = table.lines.slice(begin, begins[i + 1]);
    const anchor = anchors[i] as number;
    const end = row.findIndex((_, at) => begin + at > anchor && endsRowAbove(table, begin + at));
    return end < 0 ? row : row.slice(0, end);
  });
}

type Rows = {
  /** The other ones are for what the first one leaves in contradiction. */
  proposals: (() => RowLines[])[];
  /** The rows of another cut that suits the alignment of the cells as well as the first one; null where there is none. */
  rival: () => RowLines[] | null;
};

/**
 * Cuts a table's lines into rows: at drawn lines, else as the cells of all rows are aligned, else at the widest gaps,
 * else where the next row's content begins.
 */
export function rowProposals(table: Anchored): Rows {
  const { anchors } = table;
  // Where no name stands above the first row's content, none stands above the others'
  const namesAbove = (anchors[0] ?? 0) > 0;
  const likely = anchors.map((anchor, i) =>
    i === 0 ? 0 : beginOfRow(table, anchors[i - 1] as number, anchor, namesAbove),
  );
  let known: Cut | undefined;
  const cut = () => {
    known ??= aligned(table, anchors, likely);
    return known;
  };
  const rowsOf = (begins: readonly number[]) => rowsFrom(table, anchors, begins);
  const usual = () => rowsOf(cut().begins);
  // One row begins where the table does
  if (anchors.length < 2) return { proposals: [usual], rival: () => null };
  const others = ALIGNMENTS.map((only) => () => rowsOf(aligned(table, anchors, likely, only).begins));
  const rival = () => {
    const begins = cut().rival;
    return begins && rowsOf(begins);
  };
  return { proposals: [usual, () => rowsOf(likely), ...others], rival };
}
