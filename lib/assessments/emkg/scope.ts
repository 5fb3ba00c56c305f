import { isListed, singleCodes } from "./hazard-groups";
import type { EmkgAnswers, Hazards } from "./model";

export const uncoveredReasons = ["gas", "process_generated", "cmr", "hazards_unknown"] as const;
export type UncoveredReason = (typeof uncoveredReasons)[number];

const cmrCodes = ["H340", "H350", "H360"];

/** The codes of carcinogens, mutagens and substances toxic for reproduction of category 1A or 1B. */
function cmrOf(codes: readonly string[]): string[] {
  return singleCodes(codes).filter((code) => isListed(code, cmrCodes));
}

/**
 * Why the inhalation module does not cover the work: gases and aerosols, substances that the process makes (welding, burning),
 * and CMR 1A/1B, for which stricter law holds (Directive 2004/37/EC; GefStoffV § 10); a sheet whose hazards could
 * not be read says nothing to compute with. Empty when it does.
 */
export function uncoveredBy({ codes, areUnknown, isGas }: Hazards, answers: EmkgAnswers): UncoveredReason[] {
  const found: Record<UncoveredReason, boolean> = {
    gas: isGas || answers.physical_form === "gas",
    process_generated: answers.process_generated ?? false,
    cmr: cmrOf(codes).length > 0,
    hazards_unknown: areUnknown,
  };
  return uncoveredReasons.filter((reason) => found[reason]);
}
