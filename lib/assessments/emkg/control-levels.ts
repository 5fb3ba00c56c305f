import { amountBand, releaseBand } from "./bands";
import { fireLevel } from "./fire";
import { inhalationGroup, inhalationLevel } from "./inhalation";
import type { EmkgAnswers, Hazards } from "./model";
import type { ControlLevels } from "./schema";
import { uncoveredBy } from "./scope";
import { skinLevel } from "./skin";

/**
 * Control banding after EMKG and COSHH Essentials from a sheet's hazards and the answers about the work.
 * What the method does not cover gets level 4, expert advice, and is named in `not_covered`; hazards that are not
 * known give no level at all, because any level would be read as a bound.
 */
export function controlLevels(hazards: Hazards, answers: EmkgAnswers): ControlLevels {
  const form = hazards.isGas ? "gas" : answers.physical_form;
  const [amount, release] = [amountBand(answers), releaseBand({ ...answers, physical_form: form })];
  const { group, basis, codes } = inhalationGroup(hazards, answers);
  const notCovered = uncoveredBy(hazards, answers);
  const inhalation =
    notCovered.length > 0 || form === "gas" ? 4 : inhalationLevel(form, group, amount, release);
  const skin = skinLevel(hazards, answers);
  const fire = fireLevel(hazards, amount, release, answers);
  const levels = {
    inhalation,
    skin: skin.level,
    fire_explosion: fire.level,
    overall: Math.max(inhalation, skin.level, fire.level),
  };
  return {
    ...(hazards.areUnknown ? NO_LEVELS : levels),
    not_covered: notCovered,
    hazard_group: group,
    hazard_group_basis: basis,
    skin_group: skin.group,
    skin_row: skin.row,
    fire_group: fire.group,
    amount,
    release,
    drivers: { inhalation: codes, skin: skin.codes, fire_explosion: fire.codes },
  };
}

const NO_LEVELS = { inhalation: null, skin: null, fire_explosion: null, overall: null };
