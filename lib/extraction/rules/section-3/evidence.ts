import { type HarmonisedSubstance, harmonisedSubstance, stemOfCode } from "@/lib/regulation/annex-vi";
import { FILLS_UP, hasConcentration, type ReadComponent } from "./component";
import { identifiersIn } from "./component-identifiers";

/** How much each fact weighs for or against a reading of a table; only their order and rough size matter. */
const WEIGHT = {
  /** EC or index number that Annex VI gives for the CAS number, or another one. */
  pair: 2,
  otherPair: -3,
  /** The share of the harmonised codes of its own CAS number, and each code that is a neighbour's. */
  harmonised: 4,
  taken: -2,
  /** Codes above and below the name in its own column are those of two rows. */
  aroundName: -3,
  amount: 1,
  noAmount: -1.5,
  unreadAmount: -2.5,
  name: 0.5,
  noName: -0.5,
  /** A name with a bracket too many or too few, which begins or ends within another one. */
  brokenName: -1,
  /** Each letter of a name: one that is cut off says less. */
  letter: 0.005,
  hazards: 0.5,
  /** A number that is printed and was not used, or by two components. */
  unused: -2,
  usedTwice: -2,
  /** A CAS number above the EC number of an own component: two halves of one row. */
  halves: -3,
  overWhole: -5,
} as const;
const WHOLE = 100.5;
const LONG_NAME = 80;

export const harmonisedOf = ({ value }: ReadComponent): HarmonisedSubstance | undefined =>
  value.cas_number ? harmonisedSubstance(value.cas_number) : undefined;

const codesOf = ({ value }: ReadComponent): string[] =>
  value.classifications.flatMap(({ hazard_code }) => (hazard_code ? [stemOfCode(hazard_code)] : []));

function share(codes: readonly string[], of: HarmonisedSubstance): number {
  return of.codes.size === 0 ? 0 : codes.filter((code) => of.codes.has(code)).length / of.codes.size;
}

/** What Annex VI knows of the components before and behind another, with the codes that they have themselves. */
function neighboursOf(components: readonly ReadComponent[], index: number) {
  return [components[index - 1], components[index + 1]].flatMap((beside) => {
    const known = beside && harmonisedOf(beside);
    return known ? [{ known, codes: codesOf(beside) }] : [];
  });
}

/**
 * How many codes of a component are the harmonised ones of the component before or behind it, which lacks them, and
 * not its own: rows that were cut in the wrong place.
 */
function codesOfNeighbours(components: readonly ReadComponent[], index: number): number {
  const component = components[index] as ReadComponent;
  const own = harmonisedOf(component);
  const foreign = codesOf(component).filter((code) => !own?.codes.has(code));
  const taken = neighboursOf(components, index).map(
    ({ known, codes }) =>
      new Set(foreign.filter((code) => known.codes.has(code) && !codes.includes(code))).size,
  );
  return Math.max(0, ...taken);
}

/**
 * Whether a component has all the harmonised codes of the one before or behind it, which itself has none of them. One
 * code proves that only where the component has none of its own harmonised codes.
 */
export function hasCodesOfNeighbour(components: readonly ReadComponent[], index: number): boolean {
  const component = components[index] as ReadComponent;
  const own = harmonisedOf(component);
  const codes = codesOf(component);
  const least = own && share(codes, own) === 0 ? 1 : 2;
  return neighboursOf(components, index).some((beside) => {
    const foreign = [...beside.known.codes].filter((code) => !own?.codes.has(code));
    const hasNone = share(beside.codes, beside.known) === 0;
    return hasNone && foreign.length >= least && foreign.every((code) => codes.includes(code));
  });
}

const CODE = /\b(?:EU)?H\d{3}/;
/** Left edges of one column differ by less than this, in points. */
const COLUMN = 3;

/** Whether codes stand both above a component's name and below it, in the name's own column: the first are another's. */
export function hasCodesAroundName({ sources }: ReadComponent): boolean {
  const [name] = sources.chemical_name ?? [];
  const own = (sources.classifications ?? []).filter(
    ({ text, page, rect }) =>
      name?.page === page && Math.abs(rect[0] - name.rect[0]) < COLUMN && CODE.test(text),
  );
  return (
    name !== undefined &&
    own.some(({ rect }) => rect[1] >= name.rect[3]) &&
    own.some(({ rect }) => rect[3] <= name.rect[1])
  );
}

/** What the Agency lists under numbers of its own, "918-481-9", may have the CAS number of an older entry. */
const LIST_NUMBER = /^[6-9]\d{2}-/;

function evidenceOfPairs(component: ReadComponent): number {
  const known = harmonisedOf(component);
  if (!known) return 0;
  const { ec_number, index_number } = component.value;
  const one = (numbers: ReadonlySet<string>, number: string | null) => {
    if (number === null || numbers.size === 0 || LIST_NUMBER.test(number)) return 0;
    return numbers.has(number) ? WEIGHT.pair : WEIGHT.otherPair;
  };
  return one(known.ec, ec_number) + one(known.index, index_number);
}

function isBroken(name: string): boolean {
  const count = (sign: RegExp) => name.match(sign)?.length ?? 0;
  return count(/[([{]/g) !== count(/[)\]}]/g) || /^[)\]},;]/.test(name);
}

function evidenceOfName(name: string | null): number {
  if (name === null) return WEIGHT.noName;
  const length = WEIGHT.letter * Math.min(LONG_NAME, name.length);
  return length + (isBroken(name) ? WEIGHT.brokenName : WEIGHT.name);
}

/** "Balance", "Trade secret": what stands for an amount. */
const IN_WORDS = /^[^\d%]*\p{L}{4}[^\d%]*$/u;

const tellsAmount = (component: ReadComponent) =>
  hasConcentration(component) ||
  [IN_WORDS, FILLS_UP].some((form) => form.test(component.value.concentration_text ?? ""));

function evidenceOfComponent(components: readonly ReadComponent[], index: number): number {
  const component = components[index] as ReadComponent;
  const { value } = component;
  const known = harmonisedOf(component);
  const codes = codesOf(component);
  const unread = value.concentration_text !== null;
  return (
    evidenceOfPairs(component) +
    (tellsAmount(component) ? WEIGHT.amount : unread ? WEIGHT.unreadAmount : WEIGHT.noAmount) +
    evidenceOfName(value.chemical_name) +
    (codes.length > 0 ? WEIGHT.hazards : 0) +
    (known ? WEIGHT.harmonised * share(codes, known) : 0) +
    WEIGHT.taken * codesOfNeighbours(components, index) +
    (hasCodesAroundName(component) ? WEIGHT.aroundName : 0)
  );
}

const numbersOf = ({ value }: ReadComponent) =>
  [value.cas_number, value.ec_number, value.index_number].filter((number) => number !== null);

/** Numbers with a check digit or a shape of their own that stand in the texts, each once. */
export function numbersIn(texts: readonly { text: string }[]): Set<string> {
  const found = texts.flatMap(({ text }) => identifiersIn(text));
  return new Set(found.filter(({ valid, kind }) => valid && kind !== "reach").map(({ value }) => value));
}

/** "68649-42-3" and right below "272-028-3", which the Agency gave to a substance with a CAS number. */
function isHalf({ value }: ReadComponent, below: ReadComponent | undefined): boolean {
  const { cas_number, ec_number } = below?.value ?? {};
  const isAlone = cas_number === null && Boolean(ec_number) && !LIST_NUMBER.test(ec_number ?? "");
  return value.cas_number !== null && value.ec_number === null && isAlone;
}

function leastSum(components: readonly ReadComponent[]): number {
  return components.reduce(
    (sum, { value }) => sum + (value.concentration_exact ?? value.concentration_min ?? 0),
    0,
  );
}

/** How well a reading of some lines agrees with itself, with what is printed there, and with Annex VI of CLP. */
export function evidenceFor(components: readonly ReadComponent[], printed: ReadonlySet<string>): number {
  const used = components.flatMap(numbersOf);
  const distinct = new Set(used);
  const unused = [...printed].filter((number) => !distinct.has(number)).length;
  return (
    components.reduce((sum, _, i) => sum + evidenceOfComponent(components, i), 0) +
    WEIGHT.unused * unused +
    WEIGHT.usedTwice * (used.length - distinct.size) +
    WEIGHT.halves * components.filter((component, i) => isHalf(component, components[i + 1])).length +
    (leastSum(components) > WHOLE ? WEIGHT.overWhole : 0)
  );
}

/** Not in itself a fault, where the table classifies its components: a maker may classify otherwise. */
function lacksHarmonised(component: ReadComponent, isClassified: boolean): boolean {
  const known = harmonisedOf(component);
  return (
    isClassified && known !== undefined && known.codes.size > 0 && share(codesOf(component), known) === 0
  );
}

/** Whether nothing speaks against a reading: no other one is looked for. */
function isSound(components: readonly ReadComponent[], printed: ReadonlySet<string>): boolean {
  const used = components.flatMap(numbersOf);
  if (new Set(used).size < used.length || leastSum(components) > WHOLE) return false;
  if ([...printed].some((number) => !used.includes(number))) return false;
  const isClassified = components.some((component) => codesOf(component).length > 0);
  return components.every(
    (component, i) =>
      component.value.chemical_name !== null &&
      !isBroken(component.value.chemical_name) &&
      tellsAmount(component) &&
      evidenceOfPairs(component) >= 0 &&
      !lacksHarmonised(component, isClassified) &&
      codesOfNeighbours(components, i) === 0 &&
      !hasCodesAroundName(component),
  );
}

/** Another reading has to be better than the usual one by so much. */
const MARGIN = 1.5;

/** Of several readings of the same lines the first, where nothing speaks against it, else the one that agrees best. */
export function chosen(
  proposals: readonly (() => ReadComponent[])[],
  printed: ReadonlySet<string>,
): ReadComponent[] {
  const usual = proposals[0]?.() ?? [];
  if (proposals.length < 2 || isSound(usual, printed)) return usual;
  let best = usual;
  let most = evidenceFor(usual, printed) + MARGIN;
  for (const proposal of proposals.slice(1)) {
    const components = proposal();
    const evidence = evidenceFor(components, printed);
    if (evidence <= most) continue;
    best = components;
    most = evidence;
  }
  return best;
}
