import emkg from "@/lib/regulation/emkg.json";
import { type InhalationGroup, inhalationGroups } from "./inhalation-groups";
import type { EmkgAnswers, Hazards } from "./model";

const limitRefusals = ["gas", "liquid", "mixture", "kind_unknown"] as const;
export type LimitRefusal = (typeof limitRefusals)[number];

/**
 * Why an exposure limit says nothing of the work; null where it may go before the H codes. A limit is one substance's,
 * and its bands are compared with dust: vapour of a liquid has to be judged by the H codes.
 */
export function limitRefusal({ isGas, kind }: Hazards, answers: EmkgAnswers): LimitRefusal | null {
  if (isGas || answers.physical_form === "gas") return "gas";
  if (answers.physical_form === "liquid") return "liquid";
  if (kind === "mixture") return "mixture";
  return kind === null ? "kind_unknown" : null;
}

/** The answers without a limit that the method does not take. */
export function withFittingLimit(hazards: Hazards, answers: EmkgAnswers): EmkgAnswers {
  return limitRefusal(hazards, answers) ? { ...answers, oel_ppm: null, oel_mg_m3: null } : answers;
}

/** The group of the limit that was given, whether or not it applies; ppm go before mg/m³. */
export function groupOfLimit({ oel_ppm, oel_mg_m3 }: EmkgAnswers): InhalationGroup | null {
  const { vapour_ppm, dust_mg_m3 } = emkg.inhalation.groupsByOEL;
  if (typeof oel_ppm === "number") return bandOf(oel_ppm, vapour_ppm);
  if (typeof oel_mg_m3 === "number") return bandOf(oel_mg_m3, dust_mg_m3);
  return null;
}

/** Lower bounds are excluded, upper ones included. */
function bandOf(value: number, bands: Record<InhalationGroup, number[]>): InhalationGroup {
  return inhalationGroups.find((group) => value > (bands[group][0] ?? 0)) ?? "E";
}
