import emkg from "@/lib/regulation/emkg.json";
import { hazardGroup } from "./hazard-groups";
import { type InhalationGroup, inhalationGroups } from "./inhalation-groups";
import { groupOfLimit, limitRefusal } from "./limits";
import {
  type AmountBand,
  type EmkgAnswers,
  type Hazards,
  type Level,
  type ReleaseBand,
  toLevel,
} from "./model";

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

/** For the dust of a pure substance the exposure limit goes before the H codes. */
export function inhalationGroup(hazards: Hazards, answers: EmkgAnswers): Grouped {
  const byLimit = limitRefusal(hazards, answers) ? null : groupOfLimit(answers);
  if (byLimit) return { group: byLimit, basis: "oel", codes: [] };
  const { group, h_codes } = hazardGroup(hazards.codes);
  return { group: toGroup(group), basis: "h_statements", codes: h_codes };
}

function toGroup(name: string): InhalationGroup {
  return inhalationGroups.find((group) => group === name) ?? "E";
}
