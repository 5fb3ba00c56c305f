import type { Line } from "@/lib/extraction/model";
import type { Heading } from "./section-headings";

const BARE_NUMBER = /^\s*(\d\s?\d?)\s?[.:)–—-]{0,2}\s+(?=\p{Lu})(.{4,90})$/u;
const LAST = 16;
/** Lines set alike differ by less than this, in points. */
const SAME_SIZE = 0.3;
const SAME_PLACE = 2;

/**
 * The chain with those of its missing headings whose titles are not known: a number and some words between the two
 * headings around it, or behind the last ones, set exactly as both of these are.
 */
export function withLikeHeadings(chain: readonly Heading[], lines: readonly Line[]): Heading[] {
  return chain.flatMap((heading, i) => {
    const next = chain[i + 1];
    const [other, end] = next ? [next, next.index] : [chain[i - 1], lines.length];
    return [heading, ...missing(heading, other, next?.number ?? LAST + 1, end, lines)];
  });
}

/** Headings up to a line that have numbers between those given and look as both known ones do. */
function missing(
  before: Heading,
  other: Heading | undefined,
  below: number,
  end: number,
  lines: readonly Line[],
): Heading[] {
  const [one, two] = [lines[before.index], lines[other?.index ?? -1]];
  if (below - before.number < 2 || !one || !two || !isLike(one, two)) return [];
  const found: Heading[] = [];
  for (let index = before.index + 1; index < end; index++) {
    const line = lines[index] as Line;
    const number = Number(BARE_NUMBER.exec(line.text)?.[1]?.replace(/\s/g, "") ?? 0);
    const last = found.at(-1)?.number ?? before.number;
    if (number <= last || number >= below || !isLike(line, one)) continue;
    found.push({ number, index, title: line.text.trim(), score: 0, isKnown: false });
  }
  return found;
}

function isLike(one: Line, other: Line): boolean {
  if (one.bold !== other.bold || Math.abs(one.size - other.size) > SAME_SIZE) return false;
  const edges = [one.rect[0] - other.rect[0], one.rect[2] - other.rect[2]];
  const middles = (one.rect[0] + one.rect[2] - other.rect[0] - other.rect[2]) / 2;
  return [...edges, middles].some((apart) => Math.abs(apart) < SAME_PLACE);
}
