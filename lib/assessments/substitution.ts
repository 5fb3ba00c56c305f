import type { AssessedSheet } from "./assessed-sheet";
import type { EmkgAnswers } from "./emkg/answers";
import { controlLevels } from "./emkg/control-levels";
import { isLower, type ModuleName, moduleNames } from "./emkg/measures";
import type { Hazards } from "./emkg/model";
import type { ControlLevels } from "./emkg/schema";
import { hazardsIn } from "./hazards-in";
import { formOf } from "./suggested-answers";

/** What makes one product a candidate for the place of another. */
export type Alike = { uses: string[]; tags: string[]; workplaces: string[] };
export type Shared = { reason: "use" | "tag" | "workplace"; text: string };

/** The uses, tags and workplaces that two products have in common, compared without case and punctuation. */
export function sharedWith(own: Alike, other: Alike): Shared[] {
  const common = (reason: Shared["reason"], mine: string[], theirs: string[]): Shared[] => {
    const known = new Set(theirs.map(folded));
    return mine
      .filter((text) => folded(text) !== "" && known.has(folded(text)))
      .map((text) => ({ reason, text }));
  };
  return [
    ...common("use", own.uses, other.uses),
    ...common("tag", own.tags, other.tags),
    ...common("workplace", own.workplaces, other.workplaces),
  ];
}

function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}

/**
 * The levels of another sheet for the same work; null when it lowers no module or raises any, or when the hazards of
 * either are not known.
 */
export function comparedWith(
  hazards: Hazards,
  answers: EmkgAnswers,
  other: AssessedSheet,
): { levels: ControlLevels; lowers: ModuleName[] } | null {
  if (hazards.areUnknown || other.hazards_unknown) return null;
  const now = controlLevels(hazards, answers);
  const levels = controlLevels(hazardsIn(other), answersFor(answers, other));
  const lowers = moduleNames.filter((name) => isLower(levels[name], now[name]));
  const raises = moduleNames.some((name) => isLower(now[name], levels[name]));
  return lowers.length && !raises ? { levels, lowers } : null;
}

/** The same work with another product: its own properties, and the worst case where its sheet has none. */
function answersFor(answers: EmkgAnswers, other: AssessedSheet): EmkgAnswers {
  return {
    ...answers,
    physical_form: other.is_gas ? "gas" : (formOf(other.physical_state) ?? answers.physical_form),
    boiling_point_c: other.boiling_point_c,
    vapour_pressure_hpa: other.vapour_pressure_hpa,
    dustiness: other.physical_state === answers.physical_form ? answers.dustiness : null,
    low_volatility: other.physical_state === "paste",
    oel_ppm: null,
    oel_mg_m3: null,
  };
}
