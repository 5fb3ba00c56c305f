import { expect, test } from "vitest";
import { cmrCategory } from "./cmr";
import type { Classification } from "./values";

const classOf = (text: string): Classification => {
  const [, class_code = "", category_code = ""] = text.match(/^(.*) (\S+)$/) ?? [];
  return { class_code, category_code, hazard_code: null };
};

test.each([
  ["the worst of several", ["H350", "H361d"], ["Carc. 1A", "Repr. 2"], "1A"],
  ["a class without its statement", [], ["Muta. 1B"], "1B"],
  ["a statement of category 1 that does not say which", ["H360FD"], [], "1B"],
  ["an inhaled carcinogen", ["H350i"], ["Carc. 1B"], "1B"],
  ["suspected", ["H351"], ["Carc. 2"], "2"],
  ["a category of the UN system without its letter", ["H340"], ["Muta. 1"], "1B"],
  ["harmful to breast-fed children alone", ["H362"], ["Skin Corr. 1A"], "none"],
  ["nothing of the kind", ["H225"], ["Flam. Liq. 2"], "none"],
])("%s", (_, codes, classes, category) => {
  expect(cmrCategory({ hazard_statements: codes }, classes.map(classOf), "known")).toBe(category);
});

test("hazards that are not known are never none, and what was read still counts", () => {
  expect(cmrCategory({ hazard_statements: [] }, [], "unknown")).toBeNull();
  expect(cmrCategory({ hazard_statements: ["H225"] }, [], "doubtful")).toBeNull();
  expect(cmrCategory({ hazard_statements: ["H351"] }, [], "doubtful")).toBe("2");
});
