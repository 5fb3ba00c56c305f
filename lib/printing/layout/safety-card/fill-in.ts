import type { CardEntry } from "./card-context";
import { cardWords } from "./card-words";
import type { CardContent } from "./content";

/** A place of a card that waits for a person's hand. */
export type CardBlank = {
  /** The same in every language of the card. */
  key: string;
  /** Null where the whole block is blank. */
  label: string | null;
  /** The block's heading; null in the head of the card. */
  heading: string | null;
};

/** The blanks of a card in their order. */
export function cardBlanks(content: CardContent): CardBlank[] {
  const inHead = content.head.flatMap((entry) => blankOf(entry, "head", null, content));
  const inBlocks = content.blocks.flatMap(({ kind, heading, parts }) =>
    parts.flatMap(({ entries }) => entries.flatMap((entry) => blankOf(entry, kind, heading, content))),
  );
  // A card is signed by hand.
  const blanks = [...inHead, ...inBlocks].filter(({ key }) => key !== "signature");
  return blanks.filter(({ key }, index) => blanks.findIndex((other) => other.key === key) === index);
}

/** The card with what a person wrote into its blanks; what is known by code or from the sheet stays as it is. */
export function filledIn(content: CardContent, filled: Readonly<Record<string, string>>): CardContent {
  const fill = (place: string) => (entry: CardEntry) => {
    const text = isBlank(entry) ? filled[keyOf(entry, place, content)]?.trim() : null;
    return text ? { ...entry, text, isUnavailable: false } : entry;
  };
  return {
    ...content,
    head: content.head.map(fill("head")),
    blocks: content.blocks.map((block) => ({
      ...block,
      parts: block.parts.map((part) => ({ ...part, entries: part.entries.map(fill(block.kind)) })),
    })),
  };
}

function blankOf(entry: CardEntry, place: string, heading: string | null, content: CardContent): CardBlank[] {
  if (!isBlank(entry)) return [];
  return [{ key: keyOf(entry, place, content), label: entry.label, heading }];
}

/** A blank, or where the sheet's own text is in another language: a person may write there too. */
const isBlank = ({ text, isUnavailable }: CardEntry) => text === null || isUnavailable === true;

/** The name of the label's word, e.g. "workArea", else the label itself or the block's kind. */
function keyOf({ label }: CardEntry, place: string, { language }: CardContent): string {
  const word = Object.entries(cardWords[language]).find(([, text]) => text === label);
  return word?.[0] ?? label ?? place;
}
