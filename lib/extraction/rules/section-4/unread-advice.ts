import { joined } from "@/lib/extraction/lines/paragraphs";
import type { Found, Line, Problem, Source } from "@/lib/extraction/model";
import { FURTHER_PART, routes } from "./route-headings";

/** Less is a heading, or what is left of one. */
const SHORTEST_SENTENCE = 20;
const LONGEST = 200;
const SENTENCE = /\p{Ll}{3}.*[.!]\s*$/u;

/** Whether a value was read from this line. */
export const isOf = (line: Line, { page, rect }: Source) =>
  page === line.page && rect[1] < line.rect[3] - 1 && rect[3] > line.rect[1] + 1;

/**
 * Sentences that stand among the texts of routes, or right behind them, and belong to none: where a route has no text
 * they may be its own, below a heading that is not known.
 */
export function unreadAdvice(lines: readonly Line[], findings: readonly Found[]): Problem[] {
  const isRoute = (path: string) => routes.some((route) => route === path);
  const told = findings.filter(({ path }) => isRoute(path));
  const missing = routes.filter((route) => !told.some(({ path }) => path === route));
  const sources = findings.flatMap((one) => one.sources);
  const isRead = (line: Line) => sources.some((source) => isOf(line, source));
  const isAdvice = (line: Line) => told.some((one) => one.sources.some((source) => isOf(line, source)));
  const places = lines.flatMap((line, i) => (isAdvice(line) ? [i] : []));
  const [first, last] = [places[0], places.at(-1)];
  if (missing.length === 0 || first === undefined || last === undefined) return [];
  const end = lines.findIndex((line, i) => i > last && (isRead(line) || FURTHER_PART.test(line.text)));
  const among = lines.slice(first, end < 0 ? lines.length : end);
  const sentence = among.findIndex(
    (line) => !isRead(line) && line.text.length >= SHORTEST_SENTENCE && SENTENCE.test(line.text),
  );
  if (sentence < 0) return [];
  const above = among.slice(0, sentence).findLastIndex(isRead);
  const text = joined(among.slice(above + 1, sentence + 1)).slice(0, LONGEST);
  const message = `Printed among first aid and not read: “${text}”`;
  return missing.map((route) => ({ path: `section4.${route}`, code: "doubt", message }));
}
