import { classify, familyOf, severityOf } from "./classify";
import type { Form, Ingredient, Mixture, Verdict } from "./model";

/** Per cent; the concentration is one value from `min` to `max`. */
export type Range = { min: number; max: number };

/** A component whose concentration, classes or estimates are known between two ends only. */
export type RangedIngredient = {
  /** Null where no concentration is known. */
  range: Range | null;
  /** What holds of it in any case, and the worst that may. */
  least: Omit<Ingredient, "percent">;
  worst: Omit<Ingredient, "percent">;
};

export type RangedMixture = {
  ingredients: readonly RangedIngredient[];
  /** Null where the state is not known: limits of gases are lower. */
  isGas: boolean | null;
  /** All forms in which it may be breathed. */
  forms: readonly [Form, ...Form[]];
  /** mm²/s at 40 °C; null where it is not known at all. */
  viscosity: { min: number; max: number } | null;
};

export type Bracket = {
  family: string;
  /** The class that holds at the lower ends; null where none does. */
  least: Verdict | null;
  /** The class that holds at the upper ends. */
  worst: Verdict;
};

/**
 * What the mixture is classified as in any case and at worst, by family of classes. The rules never get milder when a
 * concentration rises, so the two ends enclose every mixture between them.
 */
export function bracket(mixture: RangedMixture): Bracket[] {
  const least = mildest(mixture.forms.map((form) => classify(pointOf(mixture, "least", form))));
  const worst = harshest(mixture.forms.map((form) => classify(pointOf(mixture, "worst", form))));
  return [...worst].map(([family, verdict]) => ({
    family,
    least: least.get(family) ?? null,
    worst: verdict,
  }));
}

/** True where both ends give the same class. */
export function isCertain({ least, worst }: Bracket): boolean {
  return (
    least !== null &&
    least.classCode === worst.classCode &&
    least.category === worst.category &&
    least.code === worst.code
  );
}

function pointOf(mixture: RangedMixture, side: "least" | "worst", form: Form): Mixture {
  const { ingredients, isGas, viscosity } = mixture;
  const end = viscosity && (side === "least" ? viscosity.max : viscosity.min);
  return {
    ingredients: ingredients.map((ingredient) => ({
      ...ingredient[side],
      percent: side === "least" ? (ingredient.range?.min ?? 0) : highest(ingredient, ingredients),
    })),
    isGas: isGas ?? side === "worst",
    form,
    viscosity: end ?? (side === "least" ? null : 0),
  };
}

/** No component exceeds what the others leave of the whole. */
function highest({ range }: RangedIngredient, all: readonly RangedIngredient[]): number {
  const taken = all.reduce((sum, one) => sum + (one.range?.min ?? 0), 0);
  const left = Math.max(0, 100 - taken + (range?.min ?? 0));
  return Math.max(range?.min ?? 0, Math.min(range?.max ?? 100, left));
}

/** Of each family that every form gives, the mildest. */
function mildest(byForm: readonly Verdict[][]): Map<string, Verdict> {
  const [first = new Map<string, Verdict>(), ...others] = byForm.map(byFamily);
  return new Map(
    [...first].flatMap(([family, verdict]) => {
      const all = [verdict, ...others.flatMap((other) => other.get(family) ?? [])];
      if (all.length < byForm.length) return [];
      return [[family, all.reduce((a, b) => (severityOf(b) < severityOf(a) ? b : a))]];
    }),
  );
}

function harshest(byForm: readonly Verdict[][]): Map<string, Verdict> {
  const found = new Map<string, Verdict>();
  for (const verdict of byForm.flat()) {
    const known = found.get(familyOf(verdict));
    if (!known || severityOf(verdict) > severityOf(known)) found.set(familyOf(verdict), verdict);
  }
  return found;
}

const byFamily = (verdicts: readonly Verdict[]) =>
  new Map(verdicts.map((verdict) => [familyOf(verdict), verdict]));
