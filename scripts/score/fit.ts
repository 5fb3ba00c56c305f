import type { Features } from "@/lib/extraction/arbitrate/confidence/features";
import { type Calibration, scoreOf } from "@/lib/extraction/arbitrate/confidence/probability";

/** A value that was given on a sheet of a maker, and whether it was right. */
export type Example = { features: Features; right: boolean; maker: string; sheet: string; path: string };

/** Holds weights back where few examples speak for them. */
const restraint = 0.05;
const rounds = 25;
/** Of a weight in one round. */
const longestStep = 2;
/** Fewer values than this tell no rate. */
const leastOfStep = 60;
/** One side of nine tenths of a normal distribution. */
const caution = 1.28;
const innerFolds = 4;

/** The weights of a logistic model with a quadratic restraint, by Newton's method; the bias goes free. */
export function fitWeights(examples: readonly Example[]): Calibration["weights"] {
  const names = ["bias", ...new Set(examples.flatMap(({ features }) => Object.keys(features)))];
  const places = new Map(names.map((name, place) => [name, place]));
  const rows = examples.map(({ features, right }) => ({
    right: right ? 1 : 0,
    terms: Object.entries({ bias: 1, ...features }).map(
      ([name, amount]) => [places.get(name) ?? 0, amount] as const,
    ),
  }));
  const weights: number[] = names.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    const slopes = weights.map((weight, place) => (place === 0 ? 0 : -restraint * weight));
    const curves = names.map((_, place) =>
      names.map((_, other) => (place === other && place > 0 ? restraint : 0)),
    );
    for (const { right, terms } of rows) {
      const score = terms.reduce((sum, [place, amount]) => sum + (weights[place] ?? 0) * amount, 0);
      const likely = 1 / (1 + Math.exp(-score));
      for (const [place, amount] of terms) {
        slopes[place] = (slopes[place] ?? 0) + (right - likely) * amount;
        const curve = curves[place] as number[];
        for (const [other, beside] of terms)
          curve[other] = (curve[other] ?? 0) + likely * (1 - likely) * amount * beside;
      }
    }
    for (const [place, step] of solved(curves, slopes).entries())
      weights[place] = (weights[place] ?? 0) + Math.max(-longestStep, Math.min(longestStep, step));
  }
  return Object.fromEntries(names.map((name, place) => [name, weights[place] ?? 0]));
}

/** What a symmetric, positive matrix makes the given values from (Gauss and Jordan). */
function solved(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, place) => [...row, values[place] ?? 0]);
  for (const [place, row] of rows.entries()) {
    const own = row[place] || Number.EPSILON;
    for (let at = place; at < row.length; at++) row[at] = (row[at] ?? 0) / own;
    for (const [other, beside] of rows.entries()) {
      const share = beside[place] ?? 0;
      if (other !== place && share !== 0)
        for (let at = place; at < row.length; at++) beside[at] = (beside[at] ?? 0) - share * (row[at] ?? 0);
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}

export const foldOf = (maker: string, folds: number): number =>
  [...maker].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % folds;

/** Scores by models that did not know the value's maker. */
export function scoresOfUnseen(
  examples: readonly Example[],
  folds: number,
): { score: number; right: boolean }[] {
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const weights = fitWeights(examples.filter(({ maker }) => foldOf(maker, folds) !== fold));
    return examples
      .filter(({ maker }) => foldOf(maker, folds) === fold)
      .map(({ features, right }) => ({ score: scoreOf(features, weights), right }));
  });
}

/** Rising rates by pooling neighbours that fall, each step of at least so many values (isotonic regression). */
export function stepsOf(scored: readonly { score: number; right: boolean }[]): Calibration["steps"] {
  const sorted = scored.toSorted((a, b) => a.score - b.score);
  const pools: { from: number; right: number; of: number }[] = [];
  for (let at = 0; at < sorted.length; at += leastOfStep) {
    const last = at + 2 * leastOfStep > sorted.length;
    const some = sorted.slice(at, last ? undefined : at + leastOfStep);
    pools.push({
      from: some[0]?.score ?? 0,
      right: some.filter(({ right }) => right).length,
      of: some.length,
    });
    for (let top = pools.at(-1), below = pools.at(-2); top && below; below = pools.at(-2)) {
      if (rateOf(below) < rateOf(top)) break;
      pools.splice(-2, 2, { from: below.from, right: below.right + top.right, of: below.of + top.of });
      top = pools.at(-1) as typeof top;
    }
    if (last) break;
  }
  let cautious = 0;
  return pools.map(({ from, right, of }) => {
    // A better step is no less safe for holding fewer values
    cautious = Math.max(cautious, lowerBound(right, of));
    return { from, rate: rateOf({ right, of }), cautious };
  });
}

const rateOf = ({ right, of }: { right: number; of: number }) => (right + 0.5) / (of + 1);

/** Wilson's lower bound of a share. */
function lowerBound(right: number, of: number): number {
  const share = right / of;
  const spread = caution ** 2 / of;
  const middle = share + spread / 2;
  return (middle - caution * Math.sqrt((share * (1 - share)) / of + spread / (4 * of))) / (1 + spread);
}

/** A whole model; its steps come from makers that its weights did not know. */
export function calibrate(examples: readonly Example[]): Omit<Calibration, "wrongAtNine" | "wrongAtSeven"> {
  return { weights: fitWeights(examples), steps: stepsOf(scoresOfUnseen(examples, innerFolds)) };
}
