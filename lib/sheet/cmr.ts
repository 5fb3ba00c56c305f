import { type CmrCategory, cmrCategories } from "./cmr-categories";
import type { HazardState } from "./hazard-states";
import { hazardCodesOf } from "./hazards";
import type { Classification } from "./values";

type Classified = { hazard_statements: readonly string[] };

/**
 * The worst category in which a product itself is carcinogenic, mutagenic or toxic for reproduction. What does not say
 * whether it is 1A or 1B (H350 alone) is at least 1B. Null: not known, since hazards that were not read may be such.
 */
export function cmrCategory(
  { hazard_statements }: Classified,
  classes: readonly Classification[],
  hazards: HazardState,
): CmrCategory | null {
  const found = new Set([...classes.map(ofClass), ...hazardCodesOf(hazard_statements).map(ofCode)]);
  const worst = cmrCategories.find((category) => found.has(category));
  return worst ?? (hazards === "known" ? "none" : null);
}

function ofClass({ class_code, category_code, hazard_code }: Classification): CmrCategory | null {
  if (!/^(?:Carc|Muta|Repr)\b/.test(class_code ?? "")) return ofCode(hazard_code ?? "");
  const category = category_code?.match(/[12][AB]?$/)?.[0];
  if (category === "1A" || category === "1B" || category === "2") return category;
  return category === "1" ? "1B" : (ofCode(hazard_code ?? "") ?? "2");
}

/** H340, H350, H360 are of category 1; H341, H351, H361 of category 2. */
function ofCode(code: string): CmrCategory | null {
  const last = code.match(/^H3[456]([01])(?!\d)/)?.[1];
  return last === undefined ? null : last === "0" ? "1B" : "2";
}
