import type { CardContent } from "./content";

/** What stands on a card, a line each, without its head and foot: signs, texts, and warnings; blanks say nothing. */
export function cardLines({ productName, blocks }: CardContent): string[] {
  const lines = blocks.flatMap(({ heading, parts }) =>
    parts.flatMap(({ signs, entries }) => [
      ...signs.map((sign) => `${heading}: ${sign}`),
      ...entries.flatMap(({ label, text }) =>
        text ? [[heading, label, text].filter(Boolean).join(": ")] : [],
      ),
    ]),
  );
  return [...new Set([productName, ...lines])];
}

/** Lines of a card that went, and lines that came. */
export type CardChanges = { went: string[]; came: string[] };

/** What stands otherwise on a card than before; null where nothing does. */
export function cardChanges(before: readonly string[], now: readonly string[]): CardChanges | null {
  const went = before.filter((line) => !now.includes(line));
  const came = now.filter((line) => !before.includes(line));
  return went.length === 0 && came.length === 0 ? null : { went, came };
}
