import type { CardEntry } from "../card-context";

/** What a card says in one place, and the product that it is of. */
export type NamedEntries = { name: string; entries: readonly CardEntry[] };

type Line = { entry: CardEntry; names: string[] };

/**
 * The lines of several cards as one: what all say stands once, what only some say names their products. Nothing that a
 * card says is left out; lines of one label stand together, in the order of the first card that has them.
 */
export function joinedEntries(cards: readonly NamedEntries[]): CardEntry[] {
  const lines: Line[] = [];
  for (const { name, entries } of cards)
    for (const entry of entries) {
      const known = lines.find(({ entry: other }) => isSame(other, entry));
      if (!known) lines.splice(placeOf(entry, lines), 0, { entry, names: [name] });
      else if (!known.names.includes(name)) known.names.push(name);
    }
  return lines.map(({ entry, names }) => (names.length === cards.length ? entry : named(entry, names)));
}

const isSame = (a: CardEntry, b: CardEntry) => a.label === b.label && a.text === b.text;

/** Behind the last line of its label, else at the end. */
function placeOf({ label }: CardEntry, lines: readonly Line[]): number {
  const last = lines.findLastIndex(({ entry }) => entry.label === label);
  return last < 0 ? lines.length : last + 1;
}

function named(entry: CardEntry, names: readonly string[]): CardEntry {
  const products = names.join(", ");
  const isToFillIn = entry.text === null || entry.isUnavailable === true;
  if (!isToFillIn) return { ...entry, text: `${products}: ${entry.text}` };
  // In the label, where what a person writes in its place leaves them standing.
  return { ...entry, label: entry.label === null ? products : `${entry.label} (${products})` };
}
