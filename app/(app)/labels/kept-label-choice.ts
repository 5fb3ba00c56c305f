import { z } from "zod";
import { labelLanguages } from "@/lib/printing/layout/languages";
import { type LabelChoice, paperSizes, sizeRange } from "./label-choice";

const measure = z.number().min(sizeRange.least).max(sizeRange.most);

/** What a person chose the last time, as it was kept; what does not fit becomes the usual. */
export const KeptLabelChoice = z.object({
  size: z.enum([...paperSizes, "own"]).catch("A6"),
  width: measure.catch(100),
  height: measure.catch(60),
  language: z.enum(labelLanguages).catch("en"),
  hazardStatements: z.boolean().catch(true),
  precautionaryStatements: z.boolean().catch(true),
  qr: z.boolean().catch(false),
  capacity: z.number().positive().nullable().catch(null),
  forConsumers: z.boolean().catch(false),
  table: z.enum(["team", "2008", "2024"]).catch("team"),
  blackAndWhite: z.boolean().catch(false),
  paper: z.enum(["label", "A4"]).catch("label"),
}) satisfies z.ZodType<LabelChoice>;
