import rules from "@/lib/regulation/mixture-rules.json";
import type { Ingredient, Measure, Mixture, Route, Verdict } from "./model";
import { reaches } from "./model";

const of = rules.acuteToxicity;
const routes: readonly Route[] = ["oral", "dermal", "inhalation"];

/** Acute toxicity by each route, from the estimates of the components (CLP Annex I 3.1.3.6). */
export function acuteToxicity(mixture: Mixture): Verdict[] {
  return routes.flatMap((route) => byRoute(mixture, route) ?? []);
}

function byRoute(mixture: Mixture, route: Route): Verdict | null {
  const measure: Measure = route === "inhalation" ? mixture.form : route;
  const shares = mixture.ingredients.flatMap((ingredient) => {
    const estimate = estimateOf(ingredient, route, measure);
    return estimate
      ? [{ ...estimate, name: ingredient.name, share: ingredient.percent / estimate.value }]
      : [];
  });
  const sum = shares.reduce((total, { share }) => total + share, 0);
  if (sum === 0) return null;
  const unknown = unknownShare(mixture, route);
  const isCorrected = unknown > of.unknownAbove;
  const estimate = (isCorrected ? 100 - unknown : 100) / sum;
  const reached = of.upperLimits[measure].findIndex((limit) => reaches(limit, estimate));
  if (reached < 0) return null;
  const index = Math.max(reached, worstOf(shares));
  return {
    classCode: "Acute Tox.",
    category: of.categories[index] ?? null,
    code: of.codes[route][index] ?? null,
    because: shares.sort((a, b) => b.share - a.share).map(({ name }) => name),
    rule: isCorrected ? of.ruleUnknown : of.rule,
  };
}

type Estimate = { value: number /** Of its category, from the worst. */; index: number };

/**
 * No mixture is more toxic than the worst of its components: the estimate of category 2 in Table 3.1.2 is the upper
 * limit of category 1 in Table 3.1.1, so that the component alone would else be of category 1.
 */
const worstOf = (estimates: readonly Estimate[]) => Math.min(...estimates.map(({ index }) => index));

/** The estimate of a component, converted from its category where none is given; null where it does not count. */
function estimateOf(ingredient: Ingredient, route: Route, measure: Measure): Estimate | null {
  const { percent, estimates } = ingredient;
  const given = estimates[measure];
  const indexes = ingredient.hazards
    .filter(({ classCode, code }) => classCode === "Acute Tox." && routeOf(code) === route)
    .map(({ category }) => of.categories.indexOf(category ?? ""))
    .filter((index) => index >= 0);
  const limits = of.upperLimits[measure];
  const measured = given === undefined ? -1 : limits.findIndex((limit) => reaches(limit, given));
  const index = indexes.length > 0 ? Math.min(...indexes) : measured;
  if (index < 0 || !reaches(percent, of.relevant[index] ?? 1)) return null;
  if (given !== undefined) return { value: given, index: measured < 0 ? index : measured };
  const converted = of.convertedEstimates[measure][index];
  return converted === undefined ? null : { value: converted, index };
}

/** Per cent of relevant ingredients of which nothing is known (CLP Annex I 3.1.3.3(a), 3.1.3.6.2.3). */
function unknownShare({ ingredients }: Mixture, route: Route): number {
  return ingredients
    .filter(({ unknownRoutes, percent }) => unknownRoutes.includes(route) && reaches(percent, 1))
    .reduce((total, { percent }) => total + percent, 0);
}

/** The route that an acute toxicity statement names. */
export function routeOf(code: string | null): Route | null {
  if (/^H30[0-3]/.test(code ?? "")) return "oral";
  if (/^H31[0-3]/.test(code ?? "")) return "dermal";
  return /^H33[0-3]/.test(code ?? "") ? "inhalation" : null;
}
