import { z } from "zod";
import { Id, Timestamp } from "@/lib/operations/values";

const common = { id: Id, assessed_by: Id, created_at: Timestamp, updated_at: Timestamp };

export const RecessAssessment = z.object({
  ...common,
  exposure: z.int(),
  probability: z.int(),
  effect: z.int(),
  risk_score: z.int().describe("exposure × probability × effect."),
});

export const EmkgAssessment = z.object({
  ...common,
  assessment_answers: z.record(z.string(), z.unknown()),
  control_levels: z.record(z.string(), z.unknown()),
});

/** The assessments of a placement; null where none has been made. */
export const Assessments = z.object({
  recess: RecessAssessment.nullable(),
  emkg: EmkgAssessment.nullable(),
});

const signature = {
  state: z.enum(["draft", "signed"]),
  signed_by: Id.nullable(),
  signed_at: Timestamp.nullable(),
};
export const SignableRecess = RecessAssessment.extend(signature);
export const SignableEmkg = EmkgAssessment.extend(signature);

/** The steps of Fine and Kinney's method that are whole numbers. */
function step(values: number[]) {
  return z.int().refine((value) => values.includes(value), `must be one of ${values.join(", ")}`);
}

export const RecessAnswers = z.object({
  exposure: step([1, 2, 3, 6, 10]).describe("1 yearly, 2 monthly, 3 weekly, 6 daily, 10 continuous."),
  probability: step([1, 3, 6, 10]).describe("1 unlikely, 3 unusual, 6 quite possible, 10 almost certain."),
  effect: step([1, 3, 7, 15, 40, 100]).describe(
    "1 first aid, 3 absence, 7 irreversible, 15 one death, 40 several deaths, 100 many deaths.",
  ),
});

const quantity = z.number().min(0).max(1_000_000_000);

export const EmkgAnswers = z.strictObject({
  physical_form: z.enum(["liquid", "solid", "gas"]),
  amount_value: quantity.describe("Per batch or working day."),
  amount_unit: z.enum(["g", "mL", "kg", "L", "t", "m3"]),
  process_temperature_c: z.number().min(-273).max(3000).nullable().optional(),
  boiling_point_c: z.number().min(-273).max(6000).nullable().optional(),
  vapour_pressure_hpa: quantity.nullable().optional().describe("At 20 °C."),
  dustiness: z.enum(["low", "medium", "high"]).nullable().optional(),
  spraying: z.boolean().optional(),
  oel_ppm: quantity.nullable().optional().describe("Only for a pure substance: it goes before the H codes."),
  oel_mg_m3: quantity.nullable().optional().describe("The same for a dust."),
  skin_contact: z.boolean(),
  skin_area: z.enum(["small", "large"]).nullable().optional(),
  skin_duration: z.enum(["short", "long"]).nullable().optional(),
  ventilation: z.enum(["insufficient", "general", "local exhaust", "closed"]),
});
export type EmkgAnswers = z.infer<typeof EmkgAnswers>;
