import emkg from "@/lib/regulation/emkg.json";
import { worstGroup } from "./hazard-groups";
import {
  type AmountBand,
  type EmkgAnswers,
  type Found,
  type Hazards,
  type Level,
  type ReleaseBand,
  toLevel,
} from "./model";

export const fireGroups = ["pc-A", "pc-B", "pc-C", "pc-D", "pc-E"] as const;
export type FireGroup = (typeof fireGroups)[number];

const correction = { insufficient: 1, general: 0, "local exhaust": -1, closed: -1 } as const;

/** The levels of one group by amount and release, before ventilation. A proposal, not BAuA's matrix. */
export function fireMatrix(group: FireGroup): Record<AmountBand, readonly number[]> {
  return emkg.fire.matrixProposal[group];
}

export function fireLevel(
  hazards: Hazards,
  amount: AmountBand,
  release: ReleaseBand,
  answers: Pick<EmkgAnswers, "ventilation" | "physical_form" | "process_temperature_c">,
): Found<FireGroup> {
  const found = worstGroup(hazards.codes, emkg.fire.order, emkg.fire.groupsByH);
  const least = isWarmEnoughToFlash(hazards, answers) ? AS_HIGHLY_FLAMMABLE : "pc-A";
  const group = fireGroups.toReversed().find((name) => name === found?.group || name === least) ?? least;
  const printed = fireMatrix(group)[amount][emkg.inhalation.releaseOrder.indexOf(release)] ?? 4;
  return { group, level: ventilated(group, printed, answers.ventilation), codes: found?.codes ?? [] };
}

/** That of H224 and H225, whose vapour can be lit at the temperature of a room. */
const AS_HIGHLY_FLAMMABLE: FireGroup = "pc-C";

/**
 * Whether the work makes a liquid as warm as one that can be lit in a room. Vapour may be in the way of exploding from a few
 * degrees below the flash point on: 5 for substances, 15 for mixtures (TRGS 722; our own knowledge).
 */
function isWarmEnoughToFlash(
  { flashPointC, kind }: Hazards,
  { physical_form, process_temperature_c }: Pick<EmkgAnswers, "physical_form" | "process_temperature_c">,
): boolean {
  if (flashPointC === null || physical_form !== "liquid") return false;
  return (process_temperature_c ?? ROOM_C) > flashPointC - (kind === "substance" ? 5 : 15);
}

const ROOM_C = 20;

function ventilated(group: FireGroup, level: number, ventilation: EmkgAnswers["ventilation"]): Level {
  // Air cannot make what does not burn dangerous, nor an explosive or what ignites by itself safe.
  if (group === "pc-A" || group === "pc-E") return toLevel(level);
  return toLevel(level + correction[ventilation]);
}
