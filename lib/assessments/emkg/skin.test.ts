import { expect, test } from "vitest";
import type { EmkgAnswers } from "./answers";
import { type Hazards, hazardsOf } from "./model";
import { type SkinRow, skinLevel } from "./skin";

const work: EmkgAnswers = {
  physical_form: "liquid",
  amount_value: 1,
  amount_unit: "L",
  skin_contact: true,
  skin_area: "small",
  skin_duration: "short",
  ventilation: "general",
};
const found = (codes: string[], hazards: Partial<Hazards> = {}, answers: Partial<EmkgAnswers> = {}) =>
  skinLevel({ ...hazardsOf(codes), ...hazards }, { ...work, ...answers });

test.each<[SkinRow, string[], Partial<Hazards>, Partial<EmkgAnswers>, number]>([
  ["toxic_and_corrosive", ["H311", "H314"], {}, {}, 3],
  ["strong_sensitiser", ["H317"], {}, { strong_sensitiser: true }, 3],
  ["corrosive_1a", ["H314"], { isSkinCorrosive1A: true }, { skin_area: "large" }, 3],
  ["extreme_ph", [], { ph: 2 }, {}, 2],
  ["extreme_ph", [], { ph: 11.5 }, {}, 2],
  ["extreme_ph", [], { ph: 1 }, { skin_area: "large", skin_duration: "long" }, 3],
  ["reproductive_2", ["H361"], {}, { skin_absorbed: true }, 2],
  ["wet_work", [], {}, { wet_work: true }, 2],
])("%s decides for %j %j %j: level %i (TRGS 401, annex 4)", (row, codes, hazards, answers, level) => {
  expect(found(codes, hazards, answers)).toMatchObject({ row, level });
});

test.each([2.1, 7, 11.4])("a pH of %d is not extreme", (ph) => {
  expect(found([], { ph })).toMatchObject({ row: null, group: null, level: 1 });
});

test("a corrosive substance is not judged by its pH as well", () => {
  expect(found(["H314"], { ph: 1 }).row).toBeNull();
});

test("who touches nothing is at level 1, whatever the hazard", () => {
  expect(found(["H311", "H314"], {}, { skin_contact: false })).toMatchObject({ level: 1, codes: [] });
});
