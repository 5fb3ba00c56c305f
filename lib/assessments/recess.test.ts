import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  effectSteps,
  exposureSteps,
  probabilitySteps,
  riskClass,
  riskScore,
  suggestedEffect,
} from "./recess";

test.each([
  [10, 3, 3, 90, 3],
  [6, 3, 7, 126, 3],
  [10, 1, 3, 30, 2],
  [10, 3, 7, 210, 4],
  [1, 1, 1, 1, 1],
  [10, 10, 100, 10_000, 5],
  [6, 6, 7, 252, 4],
  [2, 1, 7, 14, 1],
  [10, 6, 7, 420, 5],
])(
  "exposure %i × probability %i × effect %i is %i, class %i",
  (exposure, probability, effect, score, band) => {
    expect(riskScore({ exposure, probability, effect })).toBe(score);
    expect(riskClass(score)).toBe(band);
  },
);

test.each([
  [20, 1],
  [21, 2],
  [70, 2],
  [71, 3],
  [200, 3],
  [201, 4],
  [400, 4],
  [401, 5],
])("a score of %i is class %i", (score, band) => {
  expect(riskClass(score)).toBe(band);
});

test("a higher step never lowers the class", () => {
  const step = fc.record({
    exposure: fc.constantFrom(...exposureSteps),
    probability: fc.constantFrom(...probabilitySteps),
    effect: fc.constantFrom(...effectSteps),
  });
  fc.assert(
    fc.property(step, step, (a, b) => {
      const worst = {
        exposure: Math.max(a.exposure, b.exposure),
        probability: Math.max(a.probability, b.probability),
        effect: Math.max(a.effect, b.effect),
      };
      expect(riskClass(riskScore(worst))).toBeGreaterThanOrEqual(riskClass(riskScore(a)));
    }),
  );
});

describe("the suggested effect", () => {
  it.each([
    [["H330", "H225"], 40, ["H330"]],
    [["H350i", "H225", "H302"], 15, ["H350i", "H225"]],
    [["H314"], 7, ["H314"]],
    [["H302+H312"], 3, ["H302", "H312"]],
    [["H222", "H229"], 15, ["H222"]],
    [["H223", "H229"], 7, ["H223", "H229"]],
    [["H229"], 7, ["H229"]],
    [["H220", "H230"], 40, ["H230"]],
    [["H206"], 40, ["H206"]],
    [["H208"], 15, ["H208"]],
    [["H251", "H261"], 7, ["H251", "H261"]],
    [["EUH032"], 15, ["EUH032"]],
    [["EUH070", "EUH071", "H302"], 7, ["EUH070", "EUH071"]],
    [["EUH380"], 15, ["EUH380"]],
    [["EUH381"], 7, ["EUH381"]],
    [["H412"], 1, []],
    [[], 1, []],
  ])("of %o is %i", (codes, effect, drivers) => {
    expect(suggestedEffect(codes)).toEqual({ effect, codes: drivers });
  });

  it("is never lowered by one more code", () => {
    const codes = fc.array(fc.constantFrom("H300", "H350", "H314", "H302", "H225", "H226", "H412"));
    fc.assert(
      fc.property(codes, codes, (some, more) => {
        expect(suggestedEffect([...some, ...more]).effect).toBeGreaterThanOrEqual(
          suggestedEffect(some).effect,
        );
      }),
    );
  });
});
