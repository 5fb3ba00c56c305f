import { z } from "zod";
import { flowDirections, labelKinds, labelPageNames } from "@/lib/printing/layout/label/label-kinds";
import { labelLanguages } from "@/lib/printing/layout/languages";
import { type LabelChoice, sizeRange } from "./label-choice";

const measure = z.number().min(sizeRange.least).max(sizeRange.most);

/** What a person chose the last time, as it was kept; what does not fit becomes the usual. */
export const KeptLabelChoice = z.object({
  kind: z.enum(labelKinds).catch("supply"),
  flow: z.enum(flowDirections).catch("right"),
  size: z.enum([...labelPageNames, "own"]).catch("A6"),
  width: measure.catch(100),
  height: measure.catch(60),
  language: z.enum(labelLanguages).catch("en"),
  secondLanguage: z.enum(labelLanguages).nullable().catch(null),
  hazardStatements: z.boolean().catch(true),
  precautionaryStatements: z.boolean().catch(true),
  qr: z.boolean().catch(false),
  capacity: z.number().positive().nullable().catch(null),
  forConsumers: z.boolean().catch(false),
  table: z.enum(["team", "2008", "2024"]).catch("team"),
  blackAndWhite: z.boolean().catch(false),
  paper: z.enum(["label", "A4"]).catch("label"),
}) satisfies z.ZodType<LabelChoice>;
