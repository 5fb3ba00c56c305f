import { isListed, singleCodes } from "./hazard-groups";
import type { EmkgAnswers } from "./model";

export const uncoveredReasons = ["gas", "process_generated", "cmr"] as const;
export type UncoveredReason = (typeof uncoveredReasons)[number];

const cmrCodes = ["H340", "H350", "H360"];

/** The codes of carcinogens, mutagens and substances toxic for reproduction of category 1A or 1B. */
export function cmrOf(codes: readonly string[]): string[] {
  return singleCodes(codes).filter((code) => isListed(code, cmrCodes));
}

/**
 * Why the inhalation module does not cover the work: gases, substances that the process makes (welding, burning),
 * and CMR 1A/1B, for which stricter law holds (Directive 2004/37/EC; GefStoffV § 10). Empty when it does.
 */
export function uncoveredBy(codes: readonly string[], answers: EmkgAnswers): UncoveredReason[] {
  const found: Record<UncoveredReason, boolean> = {
    gas: answers.physical_form === "gas",
    process_generated: answers.process_generated ?? false,
    cmr: cmrOf(codes).length > 0,
  };
  return uncoveredReasons.filter((reason) => found[reason]);
}
