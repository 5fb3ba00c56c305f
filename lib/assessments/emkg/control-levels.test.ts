import { describe, expect, it } from "vitest";
import emkg from "@/lib/regulation/emkg.json";
import type { EmkgAnswers } from "./answers";
import { amountBand, releaseBand } from "./bands";
import { controlLevels } from "./control-levels";
import { withMeasures } from "./measures";
import { hazardsOf } from "./model";

const amounts = { small: 0.5, medium: 5, large: 5000 };
const boilingPoints = { low: 160, medium: 100, high: 40 };

type Example = (typeof emkg.examples)[number];

function answersOf(example: Example, withLimit: boolean): EmkgAnswers {
  const release = example.release as keyof typeof boilingPoints;
  return {
    physical_form: example.state as "liquid" | "solid",
    amount_value: amounts[example.amount as keyof typeof amounts],
    amount_unit: "kg",
    ...(example.state === "liquid" ? { boiling_point_c: boilingPoints[release] } : { dustiness: release }),
    ...(withLimit && "oel" in example ? { oel_ppm: example.oel?.ppm } : {}),
    skin_contact: true,
    skin_area: example.skinArea as "small" | "large",
    skin_duration: example.skinDuration as "short" | "long",
    ventilation: "general",
  };
}

const work: EmkgAnswers = {
  physical_form: "liquid",
  amount_value: 1,
  amount_unit: "L",
  boiling_point_c: 100,
  skin_contact: false,
  ventilation: "general",
};
const levels = (codes: string[], answers: Partial<EmkgAnswers> = {}, hazards = {}) =>
  controlLevels({ ...hazardsOf(codes), ...hazards }, { ...work, ...answers });

describe.each(emkg.examples)("$name", (example) => {
  it("gives the levels of the worked example from its H codes", () => {
    expect(controlLevels(hazardsOf(example.h), answersOf(example, false))).toMatchObject({
      hazard_group: example.expect.hazardGroupByH,
      inhalation: example.expect.inhalationLevelByH,
      skin_group: example.expect.skinGroup,
      skin: example.expect.skinLevel,
      fire_group: example.expect.fireGroup,
    });
  });

  it("rests on its H codes whatever limit is given for a liquid", () => {
    if (example.state !== "liquid") return;
    const pure = { ...hazardsOf(example.h), kind: "substance" as const };
    expect(controlLevels(pure, answersOf(example, true))).toMatchObject({
      hazard_group: example.expect.hazardGroupByH,
      hazard_group_basis: "h_statements",
      inhalation: example.expect.inhalationLevelByH,
    });
  });
});

describe("fire", () => {
  it.each<[string, string[], Partial<EmkgAnswers>, object, string]>([
    ["a liquid far below its flash point", ["H302"], {}, { flashPointC: 70 }, "pc-A"],
    ["a mixture within 15 K of it", ["H302"], { process_temperature_c: 56 }, { flashPointC: 70 }, "pc-C"],
    [
      "a substance more than 5 K below it",
      [],
      { process_temperature_c: 64 },
      { flashPointC: 70, kind: "substance" },
      "pc-A",
    ],
    [
      "a substance 5 K below it",
      [],
      { process_temperature_c: 65 },
      { flashPointC: 70, kind: "substance" },
      "pc-A",
    ],
    ["a mixture 15 K below it", [], { process_temperature_c: 55 }, { flashPointC: 70 }, "pc-A"],
    ["a mixture at room temperature, 15 K below it", [], {}, { flashPointC: 35 }, "pc-A"],
    ["a mixture at room temperature, less than 15 K below it", [], {}, { flashPointC: 34 }, "pc-C"],
    ["what is as bad by its codes", ["H225"], { process_temperature_c: 70 }, { flashPointC: 70 }, "pc-C"],
    ["what is better by its codes", ["H226"], { process_temperature_c: 70 }, { flashPointC: 70 }, "pc-C"],
    ["a substance at it", [], { process_temperature_c: 70 }, { flashPointC: 70, kind: "substance" }, "pc-C"],
    ["what is worse by its codes", ["H250"], { process_temperature_c: 70 }, { flashPointC: 70 }, "pc-E"],
    ["a solid", ["H302"], { physical_form: "solid", process_temperature_c: 90 }, { flashPointC: 70 }, "pc-A"],
    ["a liquid without a flash point", ["H302"], { process_temperature_c: 90 }, {}, "pc-A"],
  ])("takes flash point and temperature of the work: %s", (_name, codes, answers, sheet, group) => {
    expect(levels(codes, answers, sheet).fire_group).toBe(group);
  });
});

describe("release", () => {
  it.each<[Partial<EmkgAnswers>, string]>([
    [{ boiling_point_c: 150 }, "low"],
    [{ boiling_point_c: 149 }, "medium"],
    [{ boiling_point_c: 51 }, "medium"],
    [{ boiling_point_c: 50 }, "high"],
    [{ boiling_point_c: 111, process_temperature_c: 60 }, "high"],
    [{ boiling_point_c: null, vapour_pressure_hpa: 4.9 }, "low"],
    [{ boiling_point_c: null, vapour_pressure_hpa: 5 }, "medium"],
    [{ boiling_point_c: null, vapour_pressure_hpa: 250 }, "medium"],
    [{ boiling_point_c: null, vapour_pressure_hpa: 251 }, "high"],
    [{ boiling_point_c: null, vapour_pressure_hpa: 4.9, process_temperature_c: 25 }, "low"],
    [{ boiling_point_c: null, vapour_pressure_hpa: 4.9, process_temperature_c: 26 }, "high"],
    [{ boiling_point_c: 300, spraying: true }, "high"],
    [{ boiling_point_c: 60, low_volatility: true }, "low"],
    [{ low_volatility: true, spraying: true }, "high"],
    [{ boiling_point_c: null }, "high"],
    [{ physical_form: "solid", dustiness: "medium" }, "medium"],
    [{ physical_form: "solid" }, "high"],
    [{ physical_form: "gas" }, "high"],
  ])("of %o is %s", (answers, expected) => {
    expect(releaseBand({ ...work, ...answers })).toBe(expected);
  });
});

describe("amount", () => {
  it.each([
    [999, "g", "small"],
    [1000, "mL", "medium"],
    [1, "kg", "medium"],
    [999, "L", "medium"],
    [999.9, "kg", "medium"],
    [999.9, "mL", "small"],
    [0.9999, "t", "medium"],
    [0.9999, "m3", "medium"],
    [1, "t", "large"],
    [1, "m3", "large"],
    [0, "t", "small"],
  ] as const)("of %d %s is %s", (amount_value, amount_unit, expected) => {
    expect(amountBand({ ...work, amount_value, amount_unit })).toBe(expected);
  });
});

describe("an exposure limit", () => {
  const dust = { physical_form: "solid", dustiness: "medium", oel_mg_m3: 0.05 } as const;
  it("goes before the H codes for the dust of a pure substance", () => {
    expect(levels(["H302"], dust, { kind: "substance" })).toMatchObject({
      hazard_group: "C",
      hazard_group_basis: "oel",
    });
  });

  it.each<[string, Partial<EmkgAnswers>, object]>([
    ["styrene, a liquid", { oel_mg_m3: 86 }, { kind: "substance" }],
    ["a liquid whose limit is in ppm", { oel_ppm: 20 }, { kind: "substance" }],
    ["a mixture", dust, { kind: "mixture" }],
    ["a solid of which it is not known", dust, { kind: null }],
    ["a gas", { physical_form: "gas", oel_ppm: 20 }, { kind: "substance" }],
  ])("says nothing of %s", (_, answers, hazards) => {
    expect(levels(["H361d", "H372"], answers, hazards)).toMatchObject({
      hazard_group: "D",
      hazard_group_basis: "h_statements",
    });
  });
});

describe("what the method does not cover", () => {
  it.each<[string, string[], Partial<EmkgAnswers>, string[]]>([
    ["a gas", ["H280"], { physical_form: "gas" }, ["gas"]],
    ["smoke of welding", [], { process_generated: true }, ["process_generated"]],
    ["a carcinogen", ["H350i"], {}, ["cmr"]],
    ["a substance toxic for reproduction, even with a limit", ["H360FD"], { oel_ppm: 500 }, ["cmr"]],
  ])("%s goes to an expert and is named", (_, codes, answers, expected) => {
    expect(levels(codes, answers)).toMatchObject({ inhalation: 4, overall: 4, not_covered: expected });
  });

  it("is a sheet that says gas, whatever form is answered", () => {
    expect(levels(["H220", "H280"], { boiling_point_c: 200 }, { isGas: true })).toMatchObject({
      inhalation: 4,
      overall: 4,
      release: "high",
      not_covered: ["gas"],
    });
  });

  it("is a sheet whose hazards could not be read", () => {
    const none = { inhalation: null, skin: null, fire_explosion: null, overall: null };
    for (const codes of [[], ["H225"], ["H350"]])
      expect(levels(codes, {}, { areUnknown: true })).toMatchObject(none);
    expect(levels([], {}, { areUnknown: true }).not_covered).toEqual(["hazards_unknown"]);
  });

  it("holds neither suspected carcinogens nor sensitisers", () => {
    expect(levels(["H351"]).not_covered).toEqual([]);
    expect(levels(["H334"])).toMatchObject({ not_covered: [], inhalation: 4, hazard_group: "E" });
  });
});

describe("a skin row beside the groups", () => {
  const splash = { skin_contact: true, skin_area: "small", skin_duration: "short" } as const;
  const soaked = { skin_contact: true, skin_area: "small", skin_duration: "long" } as const;
  it.each<[string, string[], Partial<EmkgAnswers>, object, number, string | null]>([
    ["Skin Corr. 1A", ["H314"], soaked, { isSkinCorrosive1A: true }, 3, "corrosive_1a"],
    ["Skin Corr. 1B", ["H314"], soaked, {}, 2, null],
    ["a strong base without H314", [], splash, { ph: 12.5 }, 2, "extreme_ph"],
    ["a pH near neutral", [], splash, { ph: 9 }, 1, null],
    ["toxic and corrosive together", ["H311", "H314"], splash, {}, 3, "toxic_and_corrosive"],
    ["H361 taken up by skin", ["H361d"], { ...splash, skin_absorbed: true }, {}, 2, "reproductive_2"],
    ["H361 of which nothing is said", ["H361d"], splash, {}, 1, null],
    ["uncured epoxy", ["H317"], { ...splash, strong_sensitiser: true }, {}, 3, "strong_sensitiser"],
    ["wet work", [], { ...splash, wet_work: true }, {}, 2, "wet_work"],
    ["H351 not taken up by skin", ["H351"], { ...splash, skin_absorbed: false }, {}, 1, null],
  ])("of %s", (_, codes, answers, hazards, skin, skin_row) => {
    expect(levels(codes, answers, hazards)).toMatchObject({ skin, skin_row });
  });

  it("counts nothing without contact", () => {
    expect(levels(["H310"], { skin_contact: false })).toMatchObject({ skin: 1, skin_group: null });
  });

  it("takes what is not answered as a large area for long", () => {
    expect(levels(["H315"], { skin_contact: true }).skin).toBe(2);
  });
});

describe("ventilation", () => {
  it.each<[string, string[], EmkgAnswers["ventilation"], number]>([
    ["raises the level where it is insufficient", ["H225"], "insufficient", 3],
    ["leaves the level where it is general", ["H225"], "general", 2],
    ["lowers the level where it exhausts locally", ["H225"], "local exhaust", 1],
    ["does not make an explosive safe", ["H200"], "closed", 4],
    ["matters not for what does not burn", ["H302"], "insufficient", 1],
  ])("%s", (_, codes, ventilation, expected) => {
    expect(levels(codes, { ventilation }).fire_explosion).toBe(expected);
  });
});

it.each([
  ["insufficient", 4],
  ["general", 3],
  ["local exhaust", 2],
  ["closed", 2],
] as const)(
  "makes a level 3 of fire with %s ventilation %d, and none goes beyond 1 and 4",
  (ventilation, expected) => {
    const large = { amount_value: 2000, spraying: true, ventilation };
    expect(levels(["H225"], large).fire_explosion).toBe(expected);
    expect(levels(["H271"], { ...large, ventilation: "insufficient" }).fire_explosion).toBe(4);
    expect(levels(["H226"], { amount_value: 0.5, ventilation: "closed" }).fire_explosion).toBe(1);
  },
);

it("leaves the answers as they are where a measure is taken already", () => {
  const little = { ...work, amount_value: 0.5 };
  expect(withMeasures(little, ["small_amount", "medium_amount"])).toEqual(little);
  const some = { ...work, amount_value: 5 };
  expect(withMeasures(some, ["medium_amount"])).toEqual(some);
  expect(withMeasures(some, ["small_amount"])).toEqual({ ...some, amount_value: 0.9 });
});

it("takes combined codes apart and names the codes that decided", () => {
  expect(levels(["H301+H331", "H225"])).toMatchObject({
    hazard_group: "C",
    drivers: { inhalation: ["H301", "H331"], fire_explosion: ["H225"] },
  });
});
