import { describe, expect, it } from "vitest";
import emkg from "@/lib/regulation/emkg.json";
import { controlLevels, releaseBand } from "./emkg";
import type { EmkgAnswers } from "./schema";

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

describe.each(emkg.examples)("$name", (example) => {
  it("gives the levels of the worked example from its H codes", () => {
    expect(controlLevels(example.h, answersOf(example, false))).toMatchObject({
      hazard_group: example.expect.hazardGroupByH,
      inhalation: example.expect.inhalationLevelByH,
      skin_group: example.expect.skinGroup,
      skin: example.expect.skinLevel,
      fire_group: example.expect.fireGroup,
    });
  });

  it("puts an exposure limit before the H codes", () => {
    if (!("hazardGroupByOEL" in example.expect)) return;
    expect(controlLevels(example.h, answersOf(example, true))).toMatchObject({
      hazard_group: example.expect.hazardGroupByOEL,
      hazard_group_basis: "oel",
      inhalation: example.expect.inhalationLevelByOEL,
    });
  });
});

describe("release of a liquid", () => {
  const liquid: EmkgAnswers = {
    physical_form: "liquid",
    amount_value: 1,
    amount_unit: "L",
    skin_contact: false,
    ventilation: "general",
  };
  it.each([
    [{ boiling_point_c: 150 }, "low"],
    [{ boiling_point_c: 149 }, "medium"],
    [{ boiling_point_c: 50 }, "high"],
    [{ boiling_point_c: 111, process_temperature_c: 60 }, "high"],
    [{ vapour_pressure_hpa: 4.9 }, "low"],
    [{ vapour_pressure_hpa: 250 }, "medium"],
    [{ vapour_pressure_hpa: 4.9, process_temperature_c: 80 }, "high"],
    [{ boiling_point_c: 300, spraying: true }, "high"],
    [{}, "high"],
  ])("%o is %s", (answers, expected) => {
    expect(releaseBand({ ...liquid, ...answers })).toBe(expected);
  });
});

it("leaves gases to an expert", () => {
  const levels = controlLevels(["H280"], {
    physical_form: "gas",
    amount_value: 1,
    amount_unit: "kg",
    skin_contact: false,
    ventilation: "closed",
  });
  expect(levels).toMatchObject({ inhalation: 4, overall: 4, skin: 1 });
});
