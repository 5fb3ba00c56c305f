import { type ComponentField, hasConcentration, type ReadComponent } from "./component";

/** Letters and digits alone, as names are compared. */
export const letters = (text: string | null) =>
  (text ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

export function sameSubstance(a: ReadComponent, b: ReadComponent): boolean {
  if (a.value.cas_number && b.value.cas_number) return a.value.cas_number === b.value.cas_number;
  if (a.value.ec_number && b.value.ec_number) return a.value.ec_number === b.value.ec_number;
  const name = letters(a.value.chemical_name);
  return name !== "" && name === letters(b.value.chemical_name);
}

/** What a second table or list says of a substance completes what the first one said. */
export function complete(component: ReadComponent, other: ReadComponent): void {
  const amount = component.value.concentration_text === null;
  for (const field of Object.keys(component.value) as ComponentField[]) {
    if (field.startsWith("concentration") && !amount) continue;
    const present = component.value[field];
    if (Array.isArray(present) ? present.length > 0 : present !== null) continue;
    Object.assign(component.value, { [field]: other.value[field] });
    const sources = other.sources[field];
    if (sources) component.sources[field] = sources;
  }
}

/** "Classified by directive 67/548" over a list, "by regulation 1272/2008" over the same one with its classes. */
function areListedTwice(components: readonly ReadComponent[]): boolean {
  const half = components.length / 2;
  return components.every((component, i) => {
    const first = components[i - half];
    return i < half ? component.value.classifications.length === 0 : first && sameSubstance(first, component);
  });
}

/** Limits of concentration stand in a table of their own that names the substances again, without amounts or with the same. */
export function withoutRepetitions(components: readonly ReadComponent[]): ReadComponent[] {
  const areTwice = areListedTwice(components);
  const kept: ReadComponent[] = [];
  for (const component of components) {
    // The parts of a kit may hold the same amount of a substance, each with its classification
    const { concentration_text: amount, classifications } = component.value;
    const isSame = (one: ReadComponent) =>
      amount === one.value.concentration_text && (classifications.length === 0 || areTwice);
    const isAgain = (one: ReadComponent) =>
      hasConcentration(one) && sameSubstance(one, component) && (amount === null || isSame(one));
    const first = kept.find(isAgain);
    if (first) complete(first, component);
    else kept.push(component);
  }
  return kept;
}
