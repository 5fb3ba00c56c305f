import type { RangedIngredient } from "@/lib/opinion/mixture/bounds";
import type { Hazard, Ingredient, Measure } from "@/lib/opinion/mixture/model";
import rules from "@/lib/regulation/mixture-rules.json";
import type { AnnexEntry, Tables } from "@/lib/regulation/substance-lists";
import type { Component } from "@/lib/sheet/values";
import { rangeOf } from "./concentration";
import { hazardsOf } from "./hazards";
import { estimateOf, factorsOf, limitOf, listedFactorsOf } from "./limits";

/** A component by the name that findings use. */
export const nameOf = ({ chemical_name, cas_number, ec_number }: Component) =>
  chemical_name ?? cas_number ?? ec_number ?? "?";

/** The one entry of Annex VI under a component's number; null where there is none or several forms. */
export function annexEntryOf({ cas_number, ec_number }: Component, lists: Tables): AnnexEntry | null {
  const ofCas = cas_number ? (lists.annexVi.get(cas_number) ?? []) : [];
  const found = ofCas.length > 0 || !ec_number ? ofCas : (lists.annexVi.get(ec_number) ?? []);
  const current = found.filter(({ deletedSince }) => !deletedSince);
  return current.length === 1 ? (current[0] ?? null) : null;
}

/**
 * A component as the rules take it; what it does not print of limits, factors and estimates is that of Annex VI.
 * `isOpen`: its concentration is below the upper end that is printed.
 */
export function ingredientOf(component: Component, lists: Tables, isOpen: boolean): RangedIngredient {
  const entry = annexEntryOf(component, lists);
  const listed = entry && !entry.sclNote ? entry.scl : [];
  const { least, worst } = hazardsOf(component.classifications);
  const of = (hazards: Hazard[], end: End): Omit<Ingredient, "percent"> => ({
    name: nameOf(component),
    hazards,
    limits: limitsOf(component, listed),
    factors: factorsFor(component, listed, end),
    estimates: estimatesOf(component, listed, hazards),
    unknownRoutes: [],
  });
  return { range: rangeOf(component, isOpen), least: of(least, "least"), worst: of(worst, "worst") };
}

function limitsOf({ specific_limits }: Component, listed: readonly string[]) {
  const printed = specific_limits.flatMap((text) => limitOf(text) ?? []);
  const named = new Set(printed.map(({ classCode }) => classCode));
  const others = listed
    .flatMap((text) => limitOf(text) ?? [])
    .filter(({ classCode }) => !named.has(classCode));
  return [...printed, ...others];
}

type End = "least" | "worst";

/** Where Annex VI sets the acute factor alone, the chronic one is not known: at worst it is as great. */
function factorsFor({ m_factors }: Component, listed: readonly string[], end: End) {
  const printed = factorsOf(m_factors);
  const ofAnnex = listedFactorsOf(listed);
  const unset = (end === "worst" && ofAnnex.acute) || 1;
  return {
    acute: printed.acute ?? ofAnnex.acute ?? 1,
    chronic: printed.chronic ?? ofAnnex.chronic ?? unset,
  };
}

/** Estimates that fit the category beside them, within one category: others were misread or mean another route. */
function estimatesOf({ acute_toxicity_estimates }: Component, listed: readonly string[], hazards: Hazard[]) {
  const estimates: Ingredient["estimates"] = {};
  for (const text of [...listed.filter((one) => /ATE/.test(one)), ...acute_toxicity_estimates]) {
    const found = estimateOf(text);
    if (found && fits(found, hazards)) estimates[found.measure] = found.value;
  }
  return estimates;
}

const routeDigit: Record<Measure, string> = {
  oral: "0",
  dermal: "1",
  gases: "3",
  vapours: "3",
  dustsMists: "3",
};

function fits({ measure, value }: { measure: Measure; value: number }, hazards: readonly Hazard[]): boolean {
  const limits = rules.acuteToxicity.upperLimits[measure];
  const index = limits.findIndex((limit) => value <= limit);
  const printed = hazards.find(
    ({ classCode, code }) => classCode === "Acute Tox." && code?.[2] === routeDigit[measure],
  );
  if (!printed) return false;
  return Math.abs(index - (Number(printed.category) - 1)) <= 1 && index >= 0;
}
