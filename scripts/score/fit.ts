import type { Features } from "@/lib/extraction/arbitrate/confidence/features";
import { type Calibration, scoreOf } from "@/lib/extraction/arbitrate/confidence/probability";

/** A value that was given on a sheet of a maker, and whether it was right. */
export type Example = { features: Features; right: boolean; maker: string; sheet: string; path: string };

/** Holds weights back where few examples speak for them. */
const restraint = 0.5;
const rounds = 400;
const pace = 1.5;
/** Fewer values than this tell no rate. */
const leastOfStep = 60;
/** One side of nine tenths of a normal distribution. */
const caution = 1.28;
const innerFolds = 4;

/** The weights of a logistic model with a quadratic restraint, by gradient descent; the bias goes free. */
export function fitWeights(examples: readonly Example[]): Calibration["weights"] {
  const names = ["bias", ...new Set(examples.flatMap(({ features }) => Object.keys(features)))];
  const places = new Map(names.map((name, place) => [name, place]));
  const rows = examples.map(({ features, right }) => ({
    right: right ? 1 : 0,
    terms: Object.entries({ bias: 1, ...features }).map(([name, amount]) => [places.get(name) ?? 0, amount]),
  }));
  const weights: number[] = names.map((name) => (name === "bias" ? 3 : 0));
  for (let round = 0; round < rounds; round++) {
    const slopes = weights.map((weight, place) => (place === 0 ? 0 : -restraint * weight));
    for (const { right, terms } of rows) {
      const score = terms.reduce((sum, [place = 0, amount = 0]) => sum + (weights[place] ?? 0) * amount, 0);
      const miss = right - 1 / (1 + Math.exp(-score));
      for (const [place = 0, amount = 0] of terms) slopes[place] = (slopes[place] ?? 0) + miss * amount;
    }
    for (const [place, slope] of slopes.entries())
      weights[place] = (weights[place] ?? 0) + (pace * slope) / Math.sqrt(examples.length) / 4;
  }
  return Object.fromEntries(names.map((name, place) => [name, weights[place] ?? 0]));
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
export function calibrate(examples: readonly Example[]): Omit<Calibration, "wrongAtNine"> {
  return { weights: fitWeights(examples), steps: stepsOf(scoresOfUnseen(examples, innerFolds)) };
}
