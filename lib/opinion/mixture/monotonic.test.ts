import fc from "fast-check";
import { expect, test } from "vitest";
import { bracket, isCertain, type RangedMixture } from "./bounds";
import { classify, familyOf, severityOf } from "./classify";
import type { Hazard, Ingredient, Mixture, Verdict } from "./model";

/** Each list goes from mild to severe, of one family. */
const ladders: Hazard[][] = [
  ["4", "3", "2", "1"].map((category, at) => ({
    classCode: "Acute Tox.",
    category,
    code: ["H302", "H301", "H300", "H300"][at] ?? null,
  })),
  ["4", "3", "2", "1"].map((category, at) => ({
    classCode: "Acute Tox.",
    category,
    code: ["H332", "H331", "H330", "H330"][at] ?? null,
  })),
  [
    { classCode: "Skin Irrit.", category: "2", code: "H315" },
    { classCode: "Skin Corr.", category: "1C", code: "H314" },
    { classCode: "Skin Corr.", category: "1B", code: "H314" },
    { classCode: "Skin Corr.", category: "1A", code: "H314" },
  ],
  [
    { classCode: "Eye Irrit.", category: "2", code: "H319" },
    { classCode: "Eye Dam.", category: "1", code: "H318" },
  ],
  [
    { classCode: "Skin Sens.", category: "1B", code: "H317" },
    { classCode: "Skin Sens.", category: "1A", code: "H317" },
  ],
  ["2", "1B", "1A"].map((category) => ({
    classCode: "Carc.",
    category,
    code: category === "2" ? "H351" : "H350",
  })),
  ["2", "1"].map((category) => ({
    classCode: "STOT RE",
    category,
    code: category === "2" ? "H373" : "H372",
  })),
  [{ classCode: "STOT SE", category: "3", code: "H336" }],
  [{ classCode: "Asp. Tox.", category: "1", code: "H304" }],
  [{ classCode: "Aquatic Acute", category: "1", code: "H400" }],
  ["4", "3", "2", "1"].map((category) => ({
    classCode: "Aquatic Chronic",
    category,
    code: `H41${Number(category) - 1}`,
  })),
];

const rung = fc
  .nat(ladders.length - 1)
  .chain((ladder) => fc.nat((ladders[ladder]?.length ?? 1) - 1).map((step) => ({ ladder, step })));
type Rung = { ladder: number; step: number };

const hazardAt = ({ ladder, step }: Rung): Hazard => {
  const rungs = ladders[ladder] ?? [];
  return rungs[Math.min(step, rungs.length - 1)] ?? { classCode: "", category: null, code: null };
};

const percent = fc.oneof(
  fc.constantFrom(0.01, 0.1, 0.3, 1, 3, 5, 10, 20, 25),
  fc.double({ min: 0, max: 30, noNaN: true }),
);
const given = fc.record({
  percent,
  rungs: fc.array(rung, { maxLength: 4 }),
  factor: fc.constantFrom(1, 10, 100),
});
type Given = { percent: number; rungs: Rung[]; factor: number };

const ingredientOf = ({ percent, rungs, factor }: Given, at: number): Ingredient => ({
  name: `ingredient ${at}`,
  percent,
  hazards: rungs.map(hazardAt),
  limits: [],
  factors: { acute: factor, chronic: factor },
  estimates: {},
  unknownRoutes: [],
});

const mixtureOf = (all: readonly Given[]): Mixture => ({
  ingredients: all.map(ingredientOf),
  isGas: false,
  form: "vapours",
  viscosity: 10,
});

/** No family is milder in the second; EUH208 gives way to the class that says more. */
function isNoMilder(before: Verdict[], after: Verdict[]): boolean {
  return before.every((verdict) => {
    const family = familyOf(verdict);
    const found = after.find((one) => familyOf(one) === family);
    // A corrosive without sub-category beside one of 1A makes the mixture 1 (Table 3.2.3, note): as bad as it was.
    if (found) return Math.floor(severityOf(found) + 0.001) >= Math.floor(severityOf(verdict) + 0.001);
    return family === "EUH208" && after.some(({ classCode }) => classCode?.endsWith("Sens."));
  });
}

const mixtures = fc.array(given, { minLength: 1, maxLength: 4 });

test("a component more never gives a milder class", () => {
  fc.assert(
    fc.property(mixtures, given, (all, added) => {
      expect(isNoMilder(classify(mixtureOf(all)), classify(mixtureOf([...all, added])))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("a higher concentration never gives a milder class", () => {
  fc.assert(
    fc.property(mixtures, fc.double({ min: 1, max: 3, noNaN: true }), fc.nat(3), (all, by, at) => {
      const raised = all.map((one, index) =>
        index === at % all.length ? { ...one, percent: one.percent * by } : one,
      );
      expect(isNoMilder(classify(mixtureOf(all)), classify(mixtureOf(raised)))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("a worse class of a component never gives a milder class", () => {
  fc.assert(
    fc.property(mixtures, fc.nat(3), (all, at) => {
      const worse = all.map((one, index) =>
        index === at % all.length
          ? { ...one, rungs: one.rungs.map(({ ladder, step }) => ({ ladder, step: step + 1 })) }
          : one,
      );
      expect(isNoMilder(classify(mixtureOf(all)), classify(mixtureOf(worse)))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("the two ends of ranges enclose every mixture between them", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const ranged = fc.array(fc.tuple(given, fc.double({ min: 0, max: 25, noNaN: true }), share), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(ranged, (all) => {
      const mixture = rangedOf(all.map(([one, width]) => [one, width]));
      const inside = all.map(([one, width, at]) => ({ ...one, percent: one.percent + width * at }));
      // More than a whole is no mixture.
      fc.pre(inside.reduce((sum, { percent }) => sum + percent, 0) <= 100);
      const brackets = bracket(mixture);
      for (const verdict of classify(mixtureOf(inside))) {
        const found = brackets.find(({ family }) => family === familyOf(verdict));
        const isSensitising = brackets.some(({ family }) => family.endsWith("Sens."));
        if (familyOf(verdict) === "EUH208" && isSensitising) continue;
        expect(found && Math.floor(severityOf(found.worst)) >= Math.floor(severityOf(verdict))).toBe(true);
        if (found?.least)
          expect(Math.floor(severityOf(found.least))).toBeLessThanOrEqual(Math.floor(severityOf(verdict)));
      }
      for (const { family, least } of brackets)
        if (least && family !== "EUH208")
          expect(classify(mixtureOf(inside)).some((verdict) => familyOf(verdict) === family)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("one concentration is certain", () => {
  fc.assert(
    fc.property(mixtures, (all) => {
      fc.pre(all.reduce((sum, { percent }) => sum + percent, 0) <= 100);
      expect(bracket(rangedOf(all.map((one) => [one, 0]))).every(isCertain)).toBe(true);
    }),
  );
});

function rangedOf(all: readonly (readonly [Given, number])[]): RangedMixture {
  return {
    ingredients: all.map(([one, width], at) => {
      const { percent, ...rest } = ingredientOf(one, at);
      return { range: { min: percent, max: percent + width }, least: rest, worst: rest };
    }),
    isGas: false,
    forms: ["vapours"],
    viscosity: { min: 10, max: 10 },
  };
}
