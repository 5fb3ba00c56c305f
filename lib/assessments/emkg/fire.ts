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
  ventilation: EmkgAnswers["ventilation"],
): Found<FireGroup> {
  const found = worstGroup(hazards.codes, emkg.fire.order, emkg.fire.groupsByH);
  const group = fireGroups.find((name) => name === found?.group) ?? "pc-A";
  const printed = fireMatrix(group)[amount][emkg.inhalation.releaseOrder.indexOf(release)] ?? 4;
  return { group, level: ventilated(group, printed, ventilation), codes: found?.codes ?? [] };
}

function ventilated(group: FireGroup, level: number, ventilation: EmkgAnswers["ventilation"]): Level {
  // Air cannot make what does not burn dangerous, nor an explosive or what ignites by itself safe.
  if (group === "pc-A" || group === "pc-E") return toLevel(level);
  return toLevel(Math.min(4, Math.max(1, level + correction[ventilation])));
}
