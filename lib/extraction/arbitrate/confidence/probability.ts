import type { Features } from "./features";

/**
 * A logistic model of the evidence and what its scores have come to on sheets of makers that it did not know: steps of
 * [from this score on, right of so many values, by a cautious bound].
 */
export type Calibration = {
  weights: Readonly<Record<string, number>>;
  steps: readonly { from: number; rate: number; cautious: number }[];
  /** The expected shares of wrong values at which a sheet's quality is 0.9 and 0.7. */
  wrongAtNine: number;
  wrongAtSeven: number;
};

/** The model's own score: the greater, the likelier right. */
export function scoreOf(features: Features, weights: Calibration["weights"]): number {
  return Object.entries(features).reduce(
    (sum, [name, amount]) => sum + (weights[name] ?? 0) * amount,
    weights.bias ?? 0,
  );
}

/** How likely a value with this evidence is right: what was found (`rate`), and what is safe to say (`cautious`). */
export function probabilityOf(features: Features, { weights, steps }: Calibration) {
  const score = scoreOf(features, weights);
  const step = steps.findLast(({ from }) => score >= from) ?? steps[0];
  return { rate: step?.rate ?? 0, cautious: step?.cautious ?? 0 };
}

/**
 * 0 to 1 for a sheet by the expected share of wrong values: 0.9 stands for the most that is allowed there, 0.7 for so
 * much that a person should look; each value that is missing lowers it.
 */
export function qualityOf(
  rates: readonly number[],
  missing: number,
  { wrongAtNine, wrongAtSeven }: Pick<Calibration, "wrongAtNine" | "wrongAtSeven">,
): number {
  if (rates.length === 0) return 0;
  const wrong = rates.reduce((sum, rate) => sum + 1 - rate, 0) / rates.length;
  const correct =
    wrong <= wrongAtNine
      ? 1 - (0.1 * wrong) / wrongAtNine
      : 0.9 - (0.2 * (wrong - wrongAtNine)) / (wrongAtSeven - wrongAtNine);
  return Math.max(0, correct) * (rates.length / (rates.length + missing));
}
