import emkg from "@/lib/regulation/emkg.json";
import { hazardGroup } from "./hazard-groups";
import {
  type AmountBand,
  type EmkgAnswers,
  type Hazards,
  type Level,
  type ReleaseBand,
  toLevel,
} from "./model";

export const inhalationGroups = ["A", "B", "C", "D", "E"] as const;
export type InhalationGroup = (typeof inhalationGroups)[number];
type Form = "liquid" | "solid";
type Grouped = { group: InhalationGroup; basis: "h_statements" | "oel"; codes: string[] };

/** The levels of one hazard group by amount and release. */
export function inhalationMatrix(form: Form, group: InhalationGroup): Record<AmountBand, readonly number[]> {
  return emkg.inhalation.matrix[form][group];
}

/** The cell of the matrix; whether the method covers the work is another question (see scope). */
export function inhalationLevel(
  form: Form,
  group: InhalationGroup,
  amount: AmountBand,
  release: ReleaseBand,
): Level {
  return toLevel(inhalationMatrix(form, group)[amount][emkg.inhalation.releaseOrder.indexOf(release)] ?? 4);
}

/** For a pure substance the exposure limit goes before the H codes. */
export function inhalationGroup(hazards: Hazards, answers: EmkgAnswers): Grouped {
  const byLimit = limitGroup(answers);
  if (byLimit) return { group: byLimit, basis: "oel", codes: [] };
  const { group, h_codes } = hazardGroup(hazards.codes);
  return { group: toGroup(group), basis: "h_statements", codes: h_codes };
}

function limitGroup({ oel_ppm, oel_mg_m3 }: EmkgAnswers): InhalationGroup | null {
  const { vapour_ppm, dust_mg_m3 } = emkg.inhalation.groupsByOEL;
  if (typeof oel_ppm === "number") return bandOf(oel_ppm, vapour_ppm);
  if (typeof oel_mg_m3 === "number") return bandOf(oel_mg_m3, dust_mg_m3);
  return null;
}

/** Lower bounds are excluded, upper ones included. */
function bandOf(value: number, bands: Record<InhalationGroup, number[]>): InhalationGroup {
  return inhalationGroups.find((group) => value > (bands[group][0] ?? 0)) ?? "E";
}

function toGroup(name: string): InhalationGroup {
  return inhalationGroups.find((group) => group === name) ?? "E";
}
