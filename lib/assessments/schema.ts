import { z } from "zod";
import { Id, Timestamp, text } from "@/lib/api/values";
import { EmkgAnswers } from "./emkg/answers";
import { ControlLevels } from "./emkg/schema";
import { effectSteps, exposureSteps, probabilitySteps } from "./recess";

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
  assessment_answers: EmkgAnswers,
  control_levels: ControlLevels,
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

/** What a person should know who signs: that nobody has released the sheet. */
export const SigningWarning = z.looseObject({ code: z.string(), message: z.string() });

/** What was found at the workplace, and what is done about it. */
export const Note = text(2000).nullable();
/** After how many months a signed assessment is due again. */
export const ReviewMonths = z.int().min(1).max(60);
export const SignableRecess = RecessAssessment.extend(signature);
export const SignableEmkg = EmkgAssessment.extend(signature);

/** The steps of Fine and Kinney's method that are whole numbers. */
function step(values: readonly number[]) {
  return z.int().refine((value) => values.includes(value), `must be one of ${values.join(", ")}`);
}

export const RecessAnswers = z.object({
  exposure: step(exposureSteps).describe("1 yearly, 2 monthly, 3 weekly, 6 daily, 10 continuous."),
  probability: step(probabilitySteps).describe("1 unlikely, 3 unusual, 6 quite possible, 10 almost certain."),
  effect: step(effectSteps).describe(
    "1 first aid, 3 absence, 7 irreversible, 15 one death, 40 several deaths, 100 many deaths.",
  ),
});
export type RecessAnswers = z.infer<typeof RecessAnswers>;
