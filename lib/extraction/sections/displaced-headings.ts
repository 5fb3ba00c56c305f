import type { Line } from "@/lib/extraction/model";
import { type Heading, titledHeadings } from "./section-headings";

/** A number or the word for section, and the whole of a known title. */
const sure = 2.5;

/**
 * The chain with those of its missing headings that stand where none is looked for: ISO 11014 of 1994 has the
 * composition before the hazards, and other orders have been in use.
 */
export function withDisplaced(
  headings: readonly Heading[],
  lines: Line[],
  isScanned: (line: Line) => boolean,
): Heading[] {
  const numbers = new Set(headings.map(({ number }) => number));
  if (headings.length === 0 || numbers.size === 16) return [...headings];
  const taken = new Set(headings.map(({ index }) => index));
  const first = Math.min(...taken);
  const found = new Map<number, Heading>();
  for (const heading of titledHeadings(lines, isScanned)) {
    const { number, index, score } = heading;
    if (numbers.has(number) || taken.has(index) || found.has(number) || index < first) continue;
    if (score >= sure) found.set(number, heading);
  }
  return [...headings, ...found.values()].sort((a, b) => a.index - b.index);
}
