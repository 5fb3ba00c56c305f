import type { Component } from "@/lib/sheet/values";

/**
 * The ingredients that a mixture's label names (CLP Art. 18(3)(b)): those that contribute to one of the severe
 * hazards the mixture itself has. Four names as a rule; more only where a hazard would else go unnamed.
 */
export function namedComponents(components: readonly Component[], mixtureCodes: readonly string[]): string[] {
  const wanted = new Set(mixtureCodes.flatMap((code) => code.split("+")).flatMap(severeHazardOf));
  const candidates = components
    .map((component) => ({ component, hazards: hazardsOf(component).filter((hazard) => wanted.has(hazard)) }))
    .filter(({ component, hazards }) => hazards.length > 0 && component.chemical_name)
    .sort((a, b) => amountOf(b.component) - amountOf(a.component));
  const covering = coveringAll(candidates);
  const others = candidates.filter((candidate) => !covering.includes(candidate));
  const named = [...covering, ...others.slice(0, Math.max(0, USUAL_LIMIT - covering.length))];
  const ordered = candidates.filter((candidate) => named.includes(candidate));
  return [...new Set(ordered.flatMap(({ component }) => component.chemical_name ?? []))];
}

/** The names of ingredients that sensitise, for EUH208. */
export function sensitisers(components: readonly Component[]): string[] {
  const sensitising = components.filter((component) =>
    hazardsOf(component).some((hazard) => hazard === "H317" || hazard === "H334"),
  );
  return [...new Set(sensitising.flatMap(({ chemical_name }) => chemical_name ?? []))];
}

// Art. 18(3), second subparagraph: "a maximum of four chemical names shall suffice".
const USUAL_LIMIT = 4;

type Candidate = { component: Component; hazards: string[] };

/** The fewest ingredients that together have every hazard; of equals the more abundant. */
function coveringAll(candidates: Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  const missing = new Set(candidates.flatMap(({ hazards }) => hazards));
  while (missing.size > 0) {
    const gain = ({ hazards }: Candidate) => hazards.filter((hazard) => missing.has(hazard)).length;
    const best = candidates.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    chosen.push(best);
    for (const hazard of best.hazards) missing.delete(hazard);
  }
  return chosen;
}

function hazardsOf(component: Component): string[] {
  const codes = component.classifications.flatMap(({ hazard_code }) => hazard_code?.split("+") ?? []);
  return [...new Set(codes.flatMap(severeHazardOf))];
}

function amountOf(component: Component): number {
  return component.concentration_exact ?? component.concentration_max ?? component.concentration_min ?? 0;
}

/** One name for the codes of the same severe hazard; nothing for hazards whose substances need no naming. */
function severeHazardOf(code: string): string[] {
  return SEVERE_HAZARDS.filter(({ codes }) => codes.test(code)).map(({ hazard }) => hazard);
}

const SEVERE_HAZARDS = [
  { hazard: "H300", codes: /^H3(?:0[012]|1[012]|3[012])$/ },
  { hazard: "H314", codes: /^H31[48]$/ },
  { hazard: "H317", codes: /^H317$/ },
  { hazard: "H334", codes: /^H334$/ },
  { hazard: "H304", codes: /^H304$/ },
  { hazard: "H340", codes: /^H34[01]/ },
  { hazard: "H350", codes: /^H35[01]/ },
  { hazard: "H360", codes: /^H36[012]/ },
  { hazard: "H370", codes: /^H(?:335|336|37[01])$/ },
  { hazard: "H372", codes: /^H37[23]$/ },
  { hazard: "EUH380", codes: /^EUH(?:38[01]|43[01])$/ },
  { hazard: "EUH440", codes: /^EUH4[45][01]$/ },
];
