import type { Line, Page } from "./model";

/** Moves lines that recur at the same height on most pages to the margins. */
export function withoutMargins(pages: Page[]): Page[] {
  if (pages.length < 3) return pages;
  const key = (line: Line) => `${Math.round(line.rect[1] / 3)} ${line.text.replace(/\d+/g, "#")}`;
  const seen = new Map<string, number>();
  for (const page of pages)
    for (const text of new Set(page.lines.map(key))) seen.set(text, (seen.get(text) ?? 0) + 1);
  const least = Math.max(3, 0.5 * pages.length);
  return pages.map((page) => {
    const isMargin = (line: Line) =>
      (line.rect[1] > 0.82 * page.height || line.rect[1] < 0.14 * page.height) &&
      (seen.get(key(line)) ?? 0) >= least;
    return {
      ...page,
      margins: page.lines.filter(isMargin),
      lines: page.lines.filter((line) => !isMargin(line)),
    };
  });
}
