import rules from "@/lib/regulation/mixture-rules.json";
import { type Hazard, type Ingredient, type Mixture, reaches, type Verdict } from "./model";

/** Classes that one component gives by itself, without summation (CLP Annex I 3.5 to 3.9, 3.11, 4.2 to 4.4, 5.1). */
export function singleComponents({ ingredients }: Mixture): Verdict[] {
  return ingredients.flatMap((ingredient) =>
    ingredient.hazards.flatMap((hazard) => verdictsOf(ingredient, hazard)),
  );
}

function verdictsOf(ingredient: Ingredient, hazard: Hazard): Verdict[] {
  const category = hazard.category === "1" && isCmr(hazard.classCode) ? "1B" : hazard.category;
  return rules.single
    .filter((row) => row.class === hazard.classCode && row.category === category)
    .filter((row) => reaches(ingredient.percent, specificFor(ingredient, row.class, row.then) ?? row.percent))
    .map(({ class: classCode, then, rule }) => ({
      classCode,
      category: then,
      code: then === category ? hazard.code : codeOfLesser(classCode),
      because: [ingredient.name],
      rule,
    }));
}

const isCmr = (classCode: string) => ["Carc.", "Muta.", "Repr."].includes(classCode);

/** Category 2 of a mixture that contains between one and ten per cent of a component of category 1. */
const codeOfLesser = (classCode: string) => (classCode === "STOT SE" ? "H371" : "H373");

function specificFor({ limits }: Ingredient, classCode: string, category: string | null): number | null {
  const from = limits
    .filter((limit) => limit.classCode === classCode && (limit.category ?? category) === category)
    .map((limit) => limit.from);
  return from.length > 0 ? Math.min(...from) : null;
}

/** Sensitisation, else EUH208 from the concentration that may elicit a reaction (CLP Annex I 3.4.3, Annex II 2.8). */
export function sensitisation(mixture: Mixture): Verdict[] {
  const found = (["Resp. Sens.", "Skin Sens."] as const).flatMap(
    (classCode) => sensitiserOf(mixture, classCode) ?? [],
  );
  if (found.length > 0) return found;
  const because = mixture.ingredients
    .filter((ingredient) => elicits(ingredient, mixture))
    .map(({ name }) => name);
  if (because.length === 0) return [];
  return [{ classCode: null, category: null, code: "EUH208", because, rule: rules.sensitisation.elicitRule }];
}

function sensitiserOf(mixture: Mixture, classCode: "Resp. Sens." | "Skin Sens."): Verdict | null {
  const because = mixture.ingredients
    .filter((ingredient) =>
      limitsOf(ingredient, mixture).some(
        (limit) => limit.classCode === classCode && reaches(ingredient.percent, limit.classify),
      ),
    )
    .map(({ name }) => name);
  if (because.length === 0) return null;
  const code = classCode === "Resp. Sens." ? "H334" : "H317";
  return { classCode, category: "1", code, because, rule: rules.sensitisation.rule };
}

/** Whether it may elicit a reaction at its concentration (CLP Annex I Table 3.4.6). */
export const elicits = (ingredient: Ingredient, mixture: Pick<Mixture, "isGas">): boolean =>
  limitsOf(ingredient, mixture).some(({ elicit }) => reaches(ingredient.percent, elicit));

/** From which concentrations a sensitiser classifies a mixture and may elicit a reaction. */
function limitsOf(ingredient: Ingredient, { isGas }: Pick<Mixture, "isGas">) {
  return ingredient.hazards.flatMap(({ classCode, category }) => {
    const row = rules.sensitisation.limits.find(
      (limit) => limit.class === classCode && limit.category === (category ?? "1"),
    );
    if (!row) return [];
    const own = ingredient.limits.filter((limit) => limit.classCode === classCode).map(({ from }) => from);
    const specific = own.length > 0 ? Math.min(...own) : null;
    const classify = specific ?? (isGas ? row.classifyGas : row.classify);
    const elicit = specific === null ? row.elicit : specific / rules.sensitisation.elicitShareOfSpecific;
    return [{ classCode, classify, elicit }];
  });
}
