import rules from "@/lib/regulation/mixture-rules.json";
import { type Ingredient, type Mixture, reaches, type Verdict } from "./model";

const ofHazard = (classCode: string, category: string | null, code?: string) => (ingredient: Ingredient) =>
  ingredient.hazards.some(
    (hazard) =>
      hazard.classCode === classCode &&
      hazard.category === category &&
      (code === undefined || hazard.code === code),
  );

const total = (ingredients: readonly Ingredient[], weight: (ingredient: Ingredient) => number) =>
  ingredients.reduce((sum, ingredient) => sum + weight(ingredient), 0);

const names = (ingredients: readonly Ingredient[]) =>
  [...ingredients].sort((a, b) => b.percent - a.percent).map(({ name }) => name);

/** Narcotic effects and irritation of the airways, each by itself (CLP Annex I 3.8.3.4.5). */
export function transientEffects({ ingredients }: Mixture): Verdict[] {
  const { codes, percent, relevant, rule } = rules.transient;
  return codes.flatMap((code): Verdict[] => {
    const limitOf = (ingredient: Ingredient) =>
      ingredient.limits.find(
        (limit) => limit.classCode === "STOT SE" && limit.category === "3" && (limit.code ?? code) === code,
      )?.from ?? percent;
    const counted = ingredients
      .filter(ofHazard("STOT SE", "3", code))
      .filter((ingredient) => reaches(ingredient.percent, Math.min(relevant, limitOf(ingredient))));
    const share = total(counted, (ingredient) => ingredient.percent / limitOf(ingredient));
    return reaches(share, 1)
      ? [{ classCode: "STOT SE", category: "3", code, because: names(counted), rule }]
      : [];
  });
}

/** Aspiration hazard; a viscosity that is not known decides nothing (CLP Annex I 3.10.3.3.1). */
export function aspiration({ ingredients, viscosity }: Mixture): Verdict | null {
  const { percent, relevant, viscosity: atMost, rule } = rules.aspiration;
  if (viscosity === null || viscosity > atMost) return null;
  const counted = ingredients
    .filter(ofHazard("Asp. Tox.", "1"))
    .filter((ingredient) => reaches(ingredient.percent, relevant));
  if (
    !reaches(
      total(counted, (ingredient) => ingredient.percent),
      percent,
    )
  )
    return null;
  return { classCode: "Asp. Tox.", category: "1", code: "H304", because: names(counted), rule };
}

/** Hazards to the aquatic environment by summation, acute and chronic independently (CLP Annex I 4.1.3.5.5). */
export function aquatic({ ingredients }: Mixture): Verdict[] {
  return [acute(ingredients), chronic(ingredients)].flatMap((verdict) => verdict ?? []);
}

const of = rules.aquatic;

function acute(ingredients: readonly Ingredient[]): Verdict | null {
  const counted = ingredients
    .filter(ofHazard("Aquatic Acute", "1"))
    .filter(({ percent, factors }) => reaches(percent, of.relevantFirst / factors.acute));
  if (
    !reaches(
      total(counted, ({ percent, factors }) => percent * factors.acute),
      of.percent,
    )
  )
    return null;
  return {
    classCode: "Aquatic Acute",
    category: "1",
    code: "H400",
    because: names(counted),
    rule: of.acuteRule,
  };
}

function chronic(ingredients: readonly Ingredient[]): Verdict | null {
  const first = ingredients
    .filter(ofHazard("Aquatic Chronic", "1"))
    .filter(({ percent, factors }) => reaches(percent, of.relevantFirst / factors.chronic));
  const others = ["2", "3", "4"].map((category) =>
    ingredients
      .filter((ingredient) => !first.includes(ingredient))
      .filter(ofHazard("Aquatic Chronic", category))
      .filter(({ percent }) => reaches(percent, of.relevantOther)),
  );
  const plain = [first, ...others].map((group) => total(group, ({ percent }) => percent));
  const [, second = 0, third = 0] = plain;
  const weighted = total(first, ({ percent, factors }) => percent * factors.chronic);
  const sums = [
    weighted,
    of.factor * weighted + second,
    of.factor ** 2 * weighted + of.factor * second + third,
    plain.reduce((sum, percent) => sum + percent, 0),
  ];
  const index = sums.findIndex((sum) => reaches(sum, of.percent));
  if (index < 0) return null;
  return {
    classCode: "Aquatic Chronic",
    category: String(index + 1),
    code: `H41${index}`,
    because: names([first, ...others].slice(0, index + 1).flat()),
    rule: of.chronicRule,
  };
}
