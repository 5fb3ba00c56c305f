import type { EmkgAnswers } from "./emkg/answers";
import type { ModuleName } from "./emkg/measures";
import type { ControlLevels } from "./emkg/schema";

/** Gives a text of the messages' "assessments" by its key. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** Why each module has its level, in one or two sentences. */
export function levelWords(
  say: Say,
  levels: ControlLevels,
  answers: EmkgAnswers,
): Record<ModuleName, string> {
  return {
    inhalation: inhalationWords(say, levels),
    skin: skinWords(say, levels),
    fire_explosion: fireWords(say, levels, answers),
  };
}

/** The heading of the control guidance that a level points to. */
export function guidanceOf(say: Say, module: ModuleName, level: number): string {
  return say(`guidance.${module}.${level}`);
}

function inhalationWords(say: Say, levels: ControlLevels): string {
  if (levels.not_covered.length > 0)
    return levels.not_covered.map((reason) => say(`notCovered.${reason}`)).join(" ");
  const values = {
    group: levels.hazard_group,
    codes: levels.drivers.inhalation.join(", "),
    amount: say(`amountBand.${levels.amount}`),
    release: say(`releaseBand.${levels.release}`),
  };
  if (levels.hazard_group_basis === "oel") return say("reason.inhalationLimit", values);
  return say(values.codes ? "reason.inhalation" : "reason.inhalationNone", values);
}

function skinWords(say: Say, { skin_row: row, skin_group: group, drivers }: ControlLevels): string {
  if (row) return say(`reason.row.${row}`);
  return group ? say("reason.skin", { group, codes: drivers.skin.join(", ") }) : say("reason.skinNone");
}

function fireWords(say: Say, { fire_group: group, drivers }: ControlLevels, answers: EmkgAnswers): string {
  if (drivers.fire_explosion.length === 0) return say("reason.fireNone");
  const ventilation = say(`ventilations.${answers.ventilation}`);
  return say("reason.fire", { group, codes: drivers.fire_explosion.join(", "), ventilation });
}
