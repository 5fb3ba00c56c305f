import type { Detail } from "./product-name";
import type { Difference } from "./sheet-diff";

/** What labels have of a sheet (CLP Art. 17), by section. */
const onLabels: Record<number, readonly string[]> = {
  1: ["product_name", "supplier", "ufi"],
  2: [
    "signal_word",
    "pictograms",
    "hazard_statements",
    "precautionary_statements",
    "supplemental_statements",
  ],
  3: ["components"],
};
/** The sections that safety cards are made of: hazards, first aid, fire, spills, handling, protection, disposal. */
const onCards = [1, 2, 4, 5, 6, 7, 8, 13];
/** The facts that assessments rest on. */
const inAssessments: Record<number, readonly string[]> = {
  2: ["hazard_statements", "classifications"],
  3: ["kind"],
  9: ["physical_state", "boiling_point", "vapour_pressure", "ph"],
};

/** How much that is made of a sheet rests on what differs; each number is 0 where nothing of it does. */
export type Touched = { assessments: number; cards: number; labels: number };

/** Cards and labels count by the workplaces that the product is placed at. */
export function touchedBy(differences: readonly Difference[], placements: Detail["placements"]): Touched {
  const touches = (holds: (difference: Difference) => boolean) =>
    differences.some(
      (one) => one.field !== "text" && [one, ...one.also.map((section) => ({ ...one, section }))].some(holds),
    );
  const among = (fields: Record<number, readonly string[]>) =>
    touches(({ section, field }) => fields[section]?.includes(field) === true);
  const made = placements.flatMap(({ recess, emkg }) => [recess, emkg]).filter((one) => one !== null);
  return {
    assessments: among(inAssessments) ? made.length : 0,
    cards: touches(({ section }) => onCards.includes(section)) ? placements.length : 0,
    labels: among(onLabels) ? placements.length : 0,
  };
}
