export const cardLanguages = ["en", "nl", "de", "fr"] as const;

/** What a person chose for cards; a profile of null is the team's default one. */
export type CardChoice = { language: (typeof cardLanguages)[number]; profileId: string | null };

/** What a person wrote into the blanks of one sheet's cards, by the blanks' keys. */
export type CardEntries = Record<string, string>;
