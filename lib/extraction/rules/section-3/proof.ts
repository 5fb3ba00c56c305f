import { remembered } from "@/lib/extraction/glyphs/remembered";
import { pattern, words } from "@/lib/extraction/language/words";
import { namesOf } from "@/lib/extraction/rules/substance-names";
import { harmonisedNames } from "@/lib/regulation/annex-vi";
import {
  type ComponentField,
  emptyComponent,
  hasConcentration,
  NAME_UNREAD,
  type ReadComponent,
} from "./component";
import { harmonisedOf, hasCodesAroundName, hasCodesOfNeighbour } from "./evidence";

/** A text of so many words is a sentence, no cell of a list. */
const SENTENCE_WORDS = 7;

const saysNothing = (component: ReadComponent) =>
  !hasConcentration(component) &&
  component.value.concentration_text === null &&
  component.value.classifications.length === 0;

/** A number within a sentence, beside a list whose substances have amounts. */
function isMentioned(component: ReadComponent, all: readonly ReadComponent[]): boolean {
  if (!saysNothing(component) || !all.some((other) => hasConcentration(other))) return false;
  const { cas_number, ec_number } = component.sources;
  const text = (cas_number ?? ec_number)?.[0]?.text ?? "";
  return text.replace(/\([^)]*\)/g, "").split(/\s+/).length >= SENTENCE_WORDS && !text.includes(";");
}

/** "oral: LD50 = 3500 mg/kg" tells of a substance and is none. */
const TOXICITY = pattern("iu")`(?<!\p{L})${words.hazardLimits.endpoints}\s*[=:<>]`;

const tellsToxicity = ({ value: { cas_number, ec_number, chemical_name } }: ReadComponent) =>
  cas_number === null && ec_number === null && TOXICITY.test(chemical_name ?? "");

const withDoubt = (component: ReadComponent, field: ComponentField, message: string): ReadComponent => ({
  ...component,
  doubts: [...component.doubts, { field, message }],
});

/** A value that is another component's is left out, and a doubt says why. */
function withoutValue(component: ReadComponent, field: ComponentField, message: string): ReadComponent {
  const { [field]: _, ...sources } = component.sources;
  const value = { ...component.value, [field]: emptyComponent().value[field] };
  return withDoubt({ ...component, value, sources }, field, message);
}

/** The codes of a component that are those of the one beside it in Annex VI, or of two rows, are told of nobody. */
function withoutCodesOfNeighbour(component: ReadComponent, index: number, all: readonly ReadComponent[]) {
  const isOfNeighbour = hasCodesOfNeighbour(all, index);
  if (!isOfNeighbour && !hasCodesAroundName(component)) return component;
  const name = component.value.chemical_name ?? component.value.cas_number;
  const message = isOfNeighbour
    ? `The hazard codes beside ${name} are those that the substance next to it has in Annex VI of CLP: they were left out.`
    : `Hazard codes stand above and below ${name}, and nobody can tell which are its own: they were left out.`;
  return withoutValue(component, "classifications", message);
}

/** An EC number that Annex VI gives for another substance of the same list was read from that one's row. */
function withoutNumberOfOther(component: ReadComponent, _: number, all: readonly ReadComponent[]) {
  const { cas_number, ec_number } = component.value;
  const own = harmonisedOf(component)?.ec;
  if (!own || !ec_number || own.size === 0 || own.has(ec_number)) return component;
  if (!all.some((other) => harmonisedOf(other)?.ec.has(ec_number))) return component;
  const message = `EC number ${ec_number} beside CAS number ${cas_number} is that of another substance of the list: it was left out.`;
  return withoutValue(component, "ec_number", message);
}

/** What Annex VI calls the substance of a CAS number, without what its spellings differ in. */
const calledBy = remembered((cas: string): readonly string[] => harmonisedNames(cas).flatMap(namesOf));

/**
 * A name that Annex VI gives to another substance of the same list, which has another name here, was read from that one's
 * row; "xylene" may be what p-xylene is called.
 */
function withoutNameOfOther(component: ReadComponent, _: number, all: readonly ReadComponent[]) {
  const { cas_number: own, chemical_name: name } = component.value;
  if (!own || !name) return component;
  const printed = namesOf(name);
  const isOther = ({ value }: ReadComponent) =>
    value.cas_number !== own &&
    value.chemical_name !== name &&
    calledBy(value.cas_number ?? "").includes(printed[0] ?? "");
  const isOwn = calledBy(own).some((told) => printed.some((one) => told.includes(one) || one.includes(told)));
  if (isOwn || !all.some(isOther)) return component;
  const message = `${name} is what Annex VI of CLP calls another substance of the list than ${own}: the name was left out.`;
  return withoutValue(component, "chemical_name", message);
}

const NEIGHBOURS_NAME =
  "Names of other components of the list could not be read: this one may be that of its neighbour.";

/** Where a list has names, one without is a doubt; where several have none, rows were not told apart, and all are. */
function withDoubtOfName(component: ReadComponent, _: number, all: readonly ReadComponent[]) {
  const nameless = all.filter(({ value }) => value.chemical_name === null).length;
  const isDoubted = component.doubts.some(({ field }) => field === "chemical_name");
  if (nameless === 0 || nameless === all.length || isDoubted) return component;
  if (component.value.chemical_name === null) return withDoubt(component, "chemical_name", NAME_UNREAD);
  return nameless > 1 ? withDoubt(component, "chemical_name", NEIGHBOURS_NAME) : component;
}

const number = /\d+(?:[.,]\d+)?/g;

/** Half of a range before an amount of the row's own: "10 - 5 - 10" below a lone "20". */
const strayHalf = /^\D*\d+(?:[.,]\d+)?\s*%?\s*[-–—]\s*\D*\d+(?:[.,]\d+)?\s*%?\s*[-–—]/;

const boundsOf = ({ value }: ReadComponent) =>
  [value.concentration_min, value.concentration_max, value.concentration_exact].filter((one) => one !== null);

/** An amount of which a printed number is left over: it may be the other end of the range. */
function withDoubtOfAmount(component: ReadComponent, index: number, all: readonly ReadComponent[]) {
  const text = component.value.concentration_text;
  const below = all[index + 1]?.value.concentration_text ?? "";
  const isTorn = component.value.concentration_exact !== null && strayHalf.test(below);
  const bounds = boundsOf(component).length;
  const isLeftOver = bounds === 1 && (text?.match(number) ?? []).length > 1;
  if (!isTorn && !isLeftOver) return component;
  const printed = isTorn ? `"${text}" above "${below}"` : `"${text}"`;
  const message = `${printed} may be a range of which one end was not understood.`;
  return withDoubt(component, "concentration_text", message);
}

/** The components without what was only mentioned, and without values that are proven to be another one's. */
export function proven(components: readonly ReadComponent[]): ReadComponent[] {
  const listed = components.filter((one) => !isMentioned(one, components) && !tellsToxicity(one));
  return listed
    .map(withoutCodesOfNeighbour)
    .map(withoutNumberOfOther)
    .map(withoutNameOfOther)
    .map(withDoubtOfName)
    .map(withDoubtOfAmount);
}
