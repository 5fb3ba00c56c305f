import { expect, test } from "vitest";
import { calibrate, type Example, fitWeights, foldOf, stepsOf } from "./fit";

const example = (maker: string, bad: boolean, right: boolean): Example => ({
  features: bad ? { bad: 1 } : { good: 1 },
  right,
  maker,
  sheet: maker,
  path: "section2.signal_word",
});

/** Bad evidence is wrong every other time, good evidence never. */
const examples = Array.from({ length: 600 }, (_, i) => example(`maker ${i % 40}`, i % 3 === 0, i % 6 !== 0));

test("weights tell good evidence from bad", () => {
  const weights = fitWeights(examples);
  expect((weights.good ?? 0) - (weights.bad ?? 0)).toBeGreaterThan(2);
});

test("evidence that comes in large amounts has a weight that fits them all", () => {
  const amounts = Array.from({ length: 1500 }, (_, i): Example => {
    const amount = i % 5;
    return {
      ...example(`maker ${i % 40}`, false, Math.floor(i / 5) % 10 < 10 - 2 * amount),
      features: { amount },
    };
  });
  const { bias = 0, amount = 0 } = fitWeights(amounts);
  const said = [1, 2, 3].map((some) => 1 / (1 + Math.exp(-bias - amount * some)));
  for (const [i, found] of [0.8, 0.6, 0.4].entries())
    expect(Math.abs((said[i] ?? 0) - found)).toBeLessThan(0.1);
});

test("steps rise to what was found, never above it", () => {
  const { steps } = calibrate(examples);
  expect(steps[0]?.rate).toBeCloseTo(0.5, 1);
  expect(steps.at(-1)?.rate).toBeGreaterThan(0.98);
  for (const { rate, cautious } of steps) expect(cautious).toBeLessThan(rate);
});

test("scores that fall are pooled", () => {
  const scored = Array.from({ length: 400 }, (_, i) => ({ score: i, right: i < 200 || i % 2 === 0 }));
  const steps = stepsOf(scored);
  expect(steps).toHaveLength(1);
  expect(steps[0]?.rate).toBeCloseTo(0.75, 1);
});

test("a maker's sheets stay in one fold", () => {
  expect(foldOf("Henkel", 10)).toBe(foldOf("Henkel", 10));
  const folds = new Set(examples.map(({ maker }) => foldOf(maker, 10)));
  expect(folds.size).toBeGreaterThan(4);
  expect([...folds].every((fold) => fold >= 0 && fold < 10)).toBe(true);
});
