import { expect, test } from "vitest";
import emkg from "@/lib/regulation/emkg.json";
import type { EmkgAnswers } from "./answers";
import { groupOfLimit, limitRefusal, withFittingLimit } from "./limits";
import { type Hazards, hazardsOf } from "./model";

const work: EmkgAnswers = {
  physical_form: "solid",
  amount_value: 1,
  amount_unit: "kg",
  skin_contact: false,
  ventilation: "general",
};
const refusal = (hazards: Partial<Hazards>, answers: Partial<EmkgAnswers>) =>
  limitRefusal({ ...hazardsOf([]), kind: "substance", ...hazards }, { ...work, ...answers });

test.each<[string, Partial<Hazards>, Partial<EmkgAnswers>, string | null]>([
  ["a solid substance", {}, {}, null],
  ["a liquid", {}, { physical_form: "liquid" }, "liquid"],
  ["a gas by the answers", {}, { physical_form: "gas" }, "gas"],
  ["a gas by its sheet", { isGas: true }, {}, "gas"],
  ["a mixture", { kind: "mixture" }, {}, "mixture"],
  ["a sheet that does not say", { kind: null }, {}, "kind_unknown"],
])("the limit of %s", (_, hazards, answers, expected) => {
  expect(refusal(hazards, answers)).toBe(expected);
});

test("a limit that the method does not take is no answer", () => {
  const given = { ...work, oel_ppm: 1, oel_mg_m3: 2 };
  const substance = { ...hazardsOf([]), kind: "substance" as const };
  expect(withFittingLimit(substance, given)).toEqual(given);
  const liquid = { ...given, physical_form: "liquid" as const };
  expect(withFittingLimit(substance, liquid)).toEqual({ ...liquid, oel_ppm: null, oel_mg_m3: null });
});

test("the bands include their upper ends", () => {
  const { vapour_ppm, dust_mg_m3 } = emkg.inhalation.groupsByOEL;
  for (const group of ["A", "B", "C", "D", "E"] as const) {
    expect(groupOfLimit({ ...work, oel_ppm: vapour_ppm[group][1] })).toBe(group);
    expect(groupOfLimit({ ...work, oel_mg_m3: dust_mg_m3[group][1] })).toBe(group);
  }
  expect(groupOfLimit(work)).toBeNull();
});
