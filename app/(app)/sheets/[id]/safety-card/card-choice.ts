import { z } from "zod";

export const cardLanguages = ["en", "nl", "de", "fr"] as const;

/** What a person chose for cards the last time. */
export const CardChoice = z.object({
  language: z.enum(cardLanguages).catch("en"),
  /** Null: the team's default one. */
  profileId: z.string().nullable().catch(null),
});
export type CardChoice = z.infer<typeof CardChoice>;

/** What a person wrote into the blanks of one sheet's cards, by the blanks' keys. */
export const CardEntries = z.record(z.string(), z.string()).catch({});
export type CardEntries = z.infer<typeof CardEntries>;
