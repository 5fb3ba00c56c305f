import type { Line } from "./model";
import type { Heading } from "./section-headings";

const BARE_NUMBER = /^\s*(\d{1,2})\s?[.:)–—-]{0,2}\s+(?=\p{Lu})(.{4,90})$/u;
/** Lines set alike differ by less than this, in points. */
const SAME_SIZE = 0.3;
const SAME_PLACE = 2;

/**
 * The chain with those of its missing headings whose titles are not known: a number and some words between the two
 * headings around it, set exactly as both of these are.
 */
export function withLikeHeadings(chain: readonly Heading[], lines: readonly Line[]): Heading[] {
  return chain.flatMap((heading, i) => {
    const next = chain[i + 1];
    return next && next.number - heading.number > 1 ? [heading, ...between(heading, next, lines)] : [heading];
  });
}

function between(before: Heading, after: Heading, lines: readonly Line[]): Heading[] {
  const [above, below] = [lines[before.index], lines[after.index]];
  if (!above || !below || !isLike(above, below)) return [];
  const found: Heading[] = [];
  for (let index = before.index + 1; index < after.index; index++) {
    const line = lines[index] as Line;
    const number = Number(BARE_NUMBER.exec(line.text)?.[1] ?? 0);
    const last = found.at(-1)?.number ?? before.number;
    if (number <= last || number >= after.number || !isLike(line, above)) continue;
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
