import type { CardLanguage } from "@/lib/printing/layout/languages";

/** What a person chose for cards; a profile of null is the team's default one. */
export type CardChoice = { language: CardLanguage; profileId: string | null };

/** What a person wrote into the blanks of a card, by the blanks' keys. */
export type CardEntries = Record<string, string>;

/** What a card is made of: a sheet, or several as one group. */
export type CardOf =
  | { sds_id: string; group: null }
  | { sds_id: null; group: { name: string; sds_ids: string[] } };
