import { expect, test } from "vitest";
import type { ReadExposureLimit } from "./limit-entries";
import { provenLimits } from "./limit-evidence";

const limit = (told: Partial<ReadExposureLimit["value"]>): ReadExposureLimit => ({
  value: {
    substance: "acetone",
    cas_number: "67-64-1",
    list: "EU",
    twa: null,
    stel: null,
    ceiling: null,
    unit: "mg/m³",
    ...told,
  },
  sources: [],
  again: [],
});

const left = (...limits: ReadExposureLimit[]) => {
  const { limits: proven, problems } = provenLimits(limits);
  return { proven: proven.map(({ value }) => value.twa ?? value.stel), doubts: problems.length };
};

test("a number a thousand times off what lists have for the substance is a doubt", () => {
  expect(left(limit({ twa: 1.21 }))).toEqual({ proven: [], doubts: 1 });
  expect(left(limit({ twa: 1210 }))).toEqual({ proven: [1210], doubts: 0 });
  expect(left(limit({ twa: 1.21, cas_number: null, substance: "unknown" }))).toEqual({
    proven: [1.21],
    doubts: 0,
  });
});

test("mg/m³ and ppm of one limit are of one vapour", () => {
  const unknown = { cas_number: "110-54-3", substance: "hexane" };
  expect(left(limit({ ...unknown, twa: 0.072 }), limit({ ...unknown, twa: 20, unit: "ppm" }))).toEqual({
    proven: [],
    doubts: 2,
  });
  expect(left(limit({ ...unknown, twa: 72 }), limit({ ...unknown, twa: 20, unit: "ppm" }))).toEqual({
    proven: [72, 20],
    doubts: 0,
  });
});

test("a shift's value far above the short-term one is a doubt", () => {
  expect(left(limit({ twa: 9000, stel: 1800, cas_number: "124-38-9", substance: "carbon dioxide" }))).toEqual(
    {
      proven: [],
      doubts: 1,
    },
  );
});

test("a limit below the names of two components in one is a doubt", () => {
  const joined = limit({ substance: "benzene carbon tetrachloride", cas_number: null, twa: 1 });
  const names = ["benzene", "carbon tetrachloride", "toluene"];
  expect(provenLimits([joined], names)).toMatchObject({ limits: [], problems: [{ code: "doubt" }] });
  expect(provenLimits([joined], ["benzene", "toluene"]).limits).toHaveLength(1);
  const own = limit({ substance: "carbon tetrachloride", cas_number: null, twa: 1 });
  expect(provenLimits([own], names).limits).toHaveLength(1);
});
