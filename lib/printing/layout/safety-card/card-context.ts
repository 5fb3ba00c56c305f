import type { CardLanguage } from "../languages";
import type { SheetFacts } from "../sheet-facts";
import type { CardSigns } from "./card-signs";
import type { CardWords } from "./card-words";
import type { SafetyCardProfile } from "./profile";
import { shortened } from "./shortened";

/** One line of a card: a text under its label. A null text is a blank that people fill in by hand. */
export type CardEntry = { label: string | null; text: string | null; strong?: boolean };

/** Part of a block: signs at the left, entries beside them. */
export type CardPart = { signs: string[]; entries: CardEntry[] };

export type CardContext = {
  facts: SheetFacts;
  language: CardLanguage;
  words: CardWords;
  signs: CardSigns;
  profile: SafetyCardProfile;
};

/** Whether the sheet's own texts stay off the card, because they are not in its language. */
export function isForeignSheet({ facts, language }: CardContext): boolean {
  return facts.document.language !== language;
}

/** A text of the sheet when it is in the card's language. */
export function wholeSheetText(context: CardContext, section: number, field: string): string | null {
  return isForeignSheet(context) ? null : context.facts.textOf(section, field);
}

/** The same, shortened at the end of a sentence. */
export function sheetText(context: CardContext, section: number, field: string): string | null {
  const text = wholeSheetText(context, section, field);
  return text === null ? null : shortened(text, LONGEST_TEXT);
}

// A card is read at a glance.
export const LONGEST_TEXT = 240;
