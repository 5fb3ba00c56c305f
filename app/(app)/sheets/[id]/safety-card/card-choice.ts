import type { CardLanguage } from "@/lib/printing/layout/languages";

/** What a person chose for cards; a profile of null is the team's default one. */
export type CardChoice = { language: CardLanguage; profileId: string | null };

/** What a person wrote into the blanks of one sheet's cards, by the blanks' keys. */
export type CardEntries = Record<string, string>;
