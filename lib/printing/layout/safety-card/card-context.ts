import type { SheetFacts } from "@/lib/sheet/facts";
import type { CardLanguage } from "../languages";
import type { CardSigns } from "./card-signs";
import type { CardWords } from "./card-words";
import type { CardBlockKind, SafetyCardProfile } from "./profile";
import { said, withoutOwnLabel } from "./said";
import { shortened } from "./shortened";
import { withoutSubheadings } from "./subheadings";

/** One line of a card: a text under its label. A null text is a blank that people fill in by hand. */
export type CardEntry = {
  label: string | null;
  text: string | null;
  strong?: boolean;
  /** The text only says that the sheet's own is in another language; people may write theirs in its place. */
  isUnavailable?: boolean;
};

/** Part of a block: signs at the left, entries beside them; `kind` tells what it says, whichever block it stands in. */
export type CardPart = { kind?: CardBlockKind; signs: string[]; entries: CardEntry[] };

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
  return isForeignSheet(context) ? null : ownText(context, section, field);
}

/**
 * A line for a text of the sheet: the text, or that it is not available in the card's language; a blank where the sheet
 * says nothing.
 */
export function sheetEntry(
  context: CardContext,
  label: string | null,
  place: { section: number; field: string },
  isWhole = false,
): CardEntry {
  const whole = ownText(context, place.section, place.field);
  const text = whole && said(whole);
  if (!text) return { label, text: null };
  if (isForeignSheet(context)) return unavailable(context, label, place.section);
  // A first sentence that is too long is still better than none.
  return { label, text: isWhole ? whole : (shortened(text, LONGEST_TEXT) ?? text) };
}

/** The sections whose texts hold headings of their own: spills, handling and storing, protection, waste. */
const HEADED: ReadonlySet<number> = new Set([6, 7, 8, 13]);

/** A text of the sheet without the headings that fell into it. */
function ownText({ facts }: CardContext, section: number, field: string): string | null {
  const printed = facts.textOf(section, field);
  if (printed === null) return null;
  if (section === 4) return withoutOwnLabel(printed);
  return HEADED.has(section) ? withoutSubheadings(printed) : printed;
}

/** The same for what every sheet must say: of one in another language it may only not have been read. */
export function requiredEntry(
  context: CardContext,
  label: string | null,
  place: { section: number; field: string },
): CardEntry {
  const entry = sheetEntry(context, label, place);
  return entry.text === null && isForeignSheet(context) ? unavailable(context, label, place.section) : entry;
}

const unavailable = ({ words }: CardContext, label: string | null, section: number): CardEntry => ({
  label,
  text: words.notAvailable(section),
  isUnavailable: true,
});

/** A line that has something to say. */
export const present = (entry: CardEntry): CardEntry[] => (entry.text ? [entry] : []);

// A card is read at a glance.
export const LONGEST_TEXT = 240;
