import { expect, test } from "vitest";
import type { Detail } from "./product-name";
import type { Difference } from "./sheet-diff";
import { touchedBy } from "./touched";

const placement = (recess: unknown, emkg: unknown) => ({ recess, emkg }) as Detail["placements"][number];
const placements = [placement({}, {}), placement(null, {}), placement(null, null)];
const difference = (section: number, field: string, also: number[] = []): Difference => ({
  section,
  field,
  changes: [{ before: "a", after: "b" }],
  also,
});

test.each([
  ["a hazard statement touches all", [difference(2, "hazard_statements")], [3, 3, 3]],
  ["first aid touches cards alone", [difference(4, "inhalation")], [0, 3, 0]],
  ["a boiling point touches assessments alone", [difference(9, "boiling_point")], [3, 0, 0]],
  ["a component touches labels alone", [difference(3, "components")], [0, 0, 3]],
  ["wording by itself touches nothing", [difference(2, "text")], [0, 0, 0]],
  ["what is told elsewhere counts where it is repeated", [difference(16, "revision_notes", [4])], [0, 3, 0]],
])("%s", (_, differences, [assessments, cards, labels]) => {
  expect(touchedBy(differences, placements)).toEqual({ assessments, cards, labels });
});
