import { harmonisedEntries } from "@/lib/regulation/harmonised";
import type { Component } from "@/lib/sheet/values";
import { plainName } from "./substance-name";

/**
 * The ingredients that a mixture's label names (CLP Art. 18(3)(b)): those that contribute to one of the severe hazards
 * the mixture itself has, by the codes that section 3 prints, else by those of Annex VI. Four names as a rule; more
 * only where a hazard would else go unnamed. Names that the sheet's section 2 prints go first.
 */
export function namedComponents(
  components: readonly Component[],
  mixtureCodes: readonly string[],
  labelText = "",
): Component[] {
  const wanted = new Set(mixtureCodes.flatMap((code) => code.split("+")).flatMap(severeHazardOf));
  const candidates = components
    .map((component) => ({ component, hazards: hazardsOf(component).filter((hazard) => wanted.has(hazard)) }))
    .filter(({ component, hazards }) => hazards.length > 0 && plainName(component) !== null)
    .sort(
      (a, b) =>
        Number(isPrinted(b.component, labelText)) - Number(isPrinted(a.component, labelText)) ||
        amountOf(b.component) - amountOf(a.component),
    );
  const covering = coveringAll(candidates);
  const others = candidates.filter((candidate) => !covering.includes(candidate));
  const named = [...covering, ...others.slice(0, Math.max(0, USUAL_LIMIT - covering.length))];
  const ordered = candidates
    .filter((candidate) => named.includes(candidate))
    .map(({ component }) => component);
  return ordered.filter(
    (component, index) => index === ordered.findIndex((other) => plainName(other) === plainName(component)),
  );
}

/** Whether a mixture with these hazards has to name ingredients at all. */
export function needsNames(mixtureCodes: readonly string[]): boolean {
  return mixtureCodes.flatMap((code) => code.split("+")).some((code) => severeHazardOf(code).length > 0);
}

/** The ingredients that sensitise, for EUH208. */
export function sensitisers(components: readonly Component[]): Component[] {
  return components.filter(
    (component) =>
      plainName(component) !== null &&
      hazardsOf(component).some((hazard) => hazard === "H317" || hazard === "H334"),
  );
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

function isPrinted(component: Component, labelText: string): boolean {
  const name = plainName(component);
  return name !== null && labelText.toLowerCase().includes(name.toLowerCase());
}

/** By the printed codes; by those of Annex VI where none is printed and there is enough of it. */
function hazardsOf(component: Component): string[] {
  const printed = component.classifications.flatMap(({ hazard_code }) => hazard_code?.split("+") ?? []);
  if (printed.length > 0) return [...new Set(printed.flatMap(severeHazardOf))];
  const codes = harmonisedEntries(component).flatMap(({ hazardCodes }) => hazardCodes);
  const most = component.concentration_exact ?? component.concentration_max ?? component.concentration_min;
  return SEVERE_HAZARDS.filter(
    ({ codes: pattern, leastPercent }) =>
      (most === null || most >= leastPercent) && codes.some((code) => pattern.test(code)),
  ).map(({ hazard }) => hazard);
}

function amountOf(component: Component): number {
  return component.concentration_exact ?? component.concentration_max ?? component.concentration_min ?? 0;
}

/** One name for the codes of the same severe hazard; nothing for hazards whose substances need no naming. */
function severeHazardOf(code: string): string[] {
  return SEVERE_HAZARDS.filter(({ codes }) => codes.test(code)).map(({ hazard }) => hazard);
}

// Under `leastPercent` a substance counts for none of these hazards (CLP Annex I Table 1.1); sensitisers and what
// harms genes or children count from amounts of their own on, so their names are never left out.
const SEVERE_HAZARDS = [
  { hazard: "H300", codes: /^H3(?:0[012]|1[012]|3[012])$/, leastPercent: 0.1 },
  { hazard: "H314", codes: /^H31[48]$/, leastPercent: 1 },
  { hazard: "H317", codes: /^H317$/, leastPercent: 0 },
  { hazard: "H334", codes: /^H334$/, leastPercent: 0 },
  { hazard: "H304", codes: /^H304$/, leastPercent: 1 },
  { hazard: "H340", codes: /^H34[01]/, leastPercent: 0 },
  { hazard: "H350", codes: /^H35[01]/, leastPercent: 0 },
  { hazard: "H360", codes: /^H36[012]/, leastPercent: 0 },
  { hazard: "H370", codes: /^H(?:335|336|37[01])$/, leastPercent: 1 },
  { hazard: "H372", codes: /^H37[23]$/, leastPercent: 1 },
  { hazard: "EUH380", codes: /^EUH(?:38[01]|43[01])$/, leastPercent: 0 },
  { hazard: "EUH440", codes: /^EUH4[45][01]$/, leastPercent: 0 },
];
