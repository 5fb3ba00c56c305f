import { z } from "zod";
import { text } from "@/lib/api/values";

const quantity = z.number().min(0).max(1_000_000_000);

/** What a person says about the work. What is left open counts as its worst case, where a line does not say otherwise. */
export const EmkgAnswers = z.strictObject({
  task: text(200).nullable().optional().describe("What is done with the product, in the person's own words."),
  physical_form: z.enum(["liquid", "solid", "gas"]),
  amount_value: quantity.describe("Per batch or working day."),
  amount_unit: z.enum(["g", "mL", "kg", "L", "t", "m3"]),
  process_temperature_c: z.number().min(-273).max(3000).nullable().optional().describe("20 when left out."),
  boiling_point_c: z.number().min(-273).max(6000).nullable().optional(),
  vapour_pressure_hpa: quantity.nullable().optional().describe("At 20 °C."),
  dustiness: z.enum(["low", "medium", "high"]).nullable().optional(),
  spraying: z
    .boolean()
    .optional()
    .describe("Spraying, or anything else that makes mist. false when left out."),
  low_volatility: z
    .boolean()
    .optional()
    .describe("A paste, or a solid dissolved in water that does not evaporate. false when left out."),
  process_generated: z
    .boolean()
    .optional()
    .describe("The work makes the substance (welding, burning): not covered. false when left out."),
  oel_ppm: quantity
    .nullable()
    .optional()
    .describe(
      "8-hour limit. Only for a solid that is a pure substance, where it goes before the H codes; else 422.",
    ),
  oel_mg_m3: quantity.nullable().optional().describe("The same for a dust."),
  skin_contact: z.boolean(),
  skin_area: z.enum(["small", "large"]).nullable().optional().describe("Splashes, or a hand and more."),
  skin_duration: z.enum(["short", "long"]).nullable().optional().describe("short: under 15 minutes a day."),
  skin_absorbed: z
    .boolean()
    .nullable()
    .optional()
    .describe("Whether skin takes it up. Left out: all rows count but the one for H361 (level 2)."),
  strong_sensitiser: z.boolean().optional().describe("With H317: e.g. uncured epoxy. false when left out."),
  wet_work: z.boolean().optional().describe("Hands wet or in tight gloves for over 2 h a day."),
  ventilation: z.enum(["insufficient", "general", "local exhaust", "closed"]),
});
export type EmkgAnswers = z.infer<typeof EmkgAnswers>;
