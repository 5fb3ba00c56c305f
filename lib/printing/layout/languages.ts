/** The languages of labels: those whose sheets are read, and whose statements CLP gives. */
export const labelLanguages = ["en", "nl", "de", "fr", "es", "it"] as const;

/** The languages of safety cards: each follows what a country asks of them. */
export const cardLanguages = ["en", "nl", "de", "fr"] as const;
export type CardLanguage = (typeof cardLanguages)[number];
