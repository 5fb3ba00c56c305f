import { z } from "zod";
import { cardLanguages } from "@/lib/printing/layout/languages";
import type { CardChoice, CardEntries } from "./card-choice";

/** What a person chose the last time, as it was kept; what does not fit becomes the usual. */
export const KeptCardChoice = z.object({
  language: z.enum(cardLanguages).catch("en"),
  profileId: z.string().nullable().catch(null),
}) satisfies z.ZodType<CardChoice>;

export const KeptCardEntries = z.record(z.string(), z.string()).catch({}) satisfies z.ZodType<CardEntries>;
