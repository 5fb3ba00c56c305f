import rules from "@/lib/regulation/mixture-rules.json";
import { type Hazard, type Ingredient, isCorrosive, type Mixture, reaches, type Verdict } from "./model";

type Sum = { total: number; names: string[] };
/** The concentration from which a component alone gives the class; null where it does not count towards it. */
type LimitOf = (ingredient: Ingredient) => number | null;

/** Skin corrosion and irritation by additivity (CLP Annex I 3.2.3.3.3). */
export function skin({ ingredients }: Mixture): Verdict | null {
  const { rule } = rules.skin;
  const corrosion = sum(ingredients, corrosionFrom(["1A", "1B", "1C", "1"]));
  if (reaches(corrosion.total, 1)) {
    const category = subCategory(ingredients);
    return { classCode: "Skin Corr.", category, code: "H314", because: corrosion.names, rule };
  }
  const irritation = sum(ingredients, irritationFrom);
  if (!reaches(irritation.total, 1)) return null;
  return { classCode: "Skin Irrit.", category: "2", code: "H315", because: irritation.names, rule };
}

/** Serious eye damage and eye irritation by additivity; a corrosive component counts once (CLP Annex I 3.3.3.3.3). */
export function eye({ ingredients }: Mixture): Verdict | null {
  const { rule } = rules.eye;
  const damage = sum(ingredients, damageFrom);
  if (reaches(damage.total, 1))
    return { classCode: "Eye Dam.", category: "1", code: "H318", because: damage.names, rule };
  const irritation = sum(ingredients, eyeIrritationFrom);
  if (!reaches(irritation.total, 1)) return null;
  return { classCode: "Eye Irrit.", category: "2", code: "H319", because: irritation.names, rule };
}

/** Each component's share of its own limit, which for equal limits is the sum of Table 3.2.3 or 3.3.3. */
function sum(ingredients: readonly Ingredient[], limitOf: LimitOf): Sum {
  const shares = ingredients.flatMap((ingredient) => {
    const limit = limitOf(ingredient);
    const isRelevant = limit !== null && reaches(ingredient.percent, Math.min(1, limit));
    return isRelevant ? [{ name: ingredient.name, share: ingredient.percent / limit }] : [];
  });
  const sorted = shares.sort((a, b) => b.share - a.share);
  return {
    total: sorted.reduce((total, { share }) => total + share, 0),
    names: sorted.map(({ name }) => name),
  };
}

/** 1 without sub-category where a relevant component has none, else the worst that its sum reaches (Table 3.2.3, note). */
function subCategory(ingredients: readonly Ingredient[]): string {
  const isRelevant = (ingredient: Ingredient) =>
    reaches(ingredient.percent, Math.min(rules.skin.relevant, corrosionFrom(["1"])(ingredient) ?? 1));
  const hasNone = ingredients.some(
    (one) =>
      isRelevant(one) &&
      one.hazards.some((hazard) => isCorrosive(hazard) && !/1[ABC]/.test(hazard.category ?? "")),
  );
  if (hasNone) return "1";
  const worst = [["1A"], ["1A", "1B"], ["1A", "1B", "1C"]].find((categories) =>
    reaches(sum(ingredients, corrosionFrom(categories)).total, 1),
  );
  return worst?.at(-1) ?? "1C";
}

const corrosionFrom =
  (categories: readonly string[]): LimitOf =>
  (ingredient) => {
    const counts = ({ classCode, category }: Hazard) =>
      classCode === "Skin Corr." && categories.includes(category ?? "1");
    if (!ingredient.hazards.some(counts)) return null;
    return lowest(ingredient, counts) ?? rules.skin.corrosion;
  };

const irritationFrom: LimitOf = (ingredient) => {
  const specific = lowest(ingredient, ({ classCode }) => classCode === "Skin Irrit.");
  if (ingredient.hazards.some(isCorrosive))
    return (
      specific ??
      Math.min(
        rules.skin.irritationFromCorrosion,
        lowest(ingredient, isCorrosive) ?? Number.POSITIVE_INFINITY,
      )
    );
  if (!ingredient.hazards.some(({ classCode }) => classCode === "Skin Irrit.")) return null;
  return specific ?? rules.skin.irritation;
};

const damages = (hazard: Hazard) => hazard.classCode === "Eye Dam." || isCorrosive(hazard);

const damageFrom: LimitOf = (ingredient) => {
  if (!ingredient.hazards.some(damages)) return null;
  const specific = lowest(ingredient, ({ classCode }) => classCode === "Eye Dam.");
  return specific ?? irritationEnds(ingredient) ?? rules.eye.damage;
};

/** Where a specific limit for irritation ends, damage begins. */
function irritationEnds({ limits }: Ingredient): number | null {
  return limits.find(({ classCode, to }) => classCode === "Eye Irrit." && to !== null)?.to ?? null;
}

const eyeIrritationFrom: LimitOf = (ingredient) => {
  const specific = lowest(ingredient, ({ classCode }) => classCode === "Eye Irrit.");
  const damage = damageFrom(ingredient);
  if (damage !== null) return specific ?? Math.min(rules.eye.irritationFromDamage, damage);
  if (!ingredient.hazards.some(({ classCode }) => classCode === "Eye Irrit.")) return null;
  return specific ?? rules.eye.irritation;
};

/** The least concentration from which one of the specific limits of these classes holds. */
function lowest({ limits }: Ingredient, counts: (hazard: Hazard) => boolean): number | null {
  const from = limits.filter(counts).map((limit) => limit.from);
  return from.length > 0 ? Math.min(...from) : null;
}
