import { excludesUpperEnds } from "./composition/concentration";
import { ingredientOf, nameOf } from "./composition/ingredients";
import { type Bracket, bracket, isCertain, type RangedMixture } from "./mixture/bounds";
import type { Form, Verdict } from "./mixture/model";
import type { Subject } from "./subject";
import { viscosityOf } from "./viscosity";

export type NotComputable = { reason: ReasonCode; component?: string };
const reasonCodes = [
  "not_read",
  "substance",
  "physical_hazards",
  "concentration_unknown",
  "component_not_identified",
  "over_hundred",
] as const;
type ReasonCode = (typeof reasonCodes)[number];

export type Computed = {
  brackets: Bracket[];
  notComputable: NotComputable[];
  /** Whether every component is known with a concentration, so that what was not found is not there. */
  isComplete: boolean;
};

/** The classes of a mixture computed again from section 3, with what cannot be computed and why. */
export function computed(subject: Subject): Computed {
  const stops = reasonsToStop(subject);
  if (stops.length > 0) return { brackets: [], notComputable: stops, isComplete: false };
  const gaps = subject.components.flatMap((component): NotComputable[] => {
    const { concentration_exact, concentration_min, concentration_max } = component;
    const isAmountKnown = [concentration_exact, concentration_min, concentration_max].some(
      (part) => part !== null,
    );
    const name = nameOf(component);
    if (isUnidentified(component)) return [{ reason: "component_not_identified", component: name }];
    return isAmountKnown ? [] : [{ reason: "concentration_unknown", component: name }];
  });
  return {
    brackets: bracket(mixtureOf(subject)),
    notComputable: [...gaps, { reason: "physical_hazards" }],
    isComplete: gaps.length === 0,
  };
}

/** Null where a sheet is about one substance, whose class follows from tests and Annex VI, not from components. */
function reasonsToStop({ sections, components }: Subject): NotComputable[] {
  if (components.length === 0) return [{ reason: "not_read" }];
  const [only] = components;
  const isPure = components.length === 1 && (only?.concentration_min ?? only?.concentration_exact ?? 0) >= 80;
  if (sections.section3?.kind === "substance" || (sections.section3?.kind === undefined && isPure))
    return [{ reason: "substance" }, { reason: "physical_hazards" }];
  const least = components.reduce(
    (sum, one) => sum + (one.concentration_exact ?? one.concentration_min ?? 0),
    0,
  );
  return least > 102 ? [{ reason: "over_hundred" }] : [];
}

const isUnidentified = ({
  cas_number,
  ec_number,
  index_number,
  classifications,
}: Subject["components"][number]) =>
  !cas_number && !ec_number && !index_number && classifications.length === 0;

function mixtureOf(subject: Subject): RangedMixture {
  const state = subject.sections.section9?.physical_state?.value ?? "";
  const isGas = state === "" ? null : state === "gas";
  const isOpen = excludesUpperEnds(subject.sections.section3?.text ?? "");
  return {
    ingredients: subject.components.map((component) => ingredientOf(component, subject.lists, isOpen)),
    isGas,
    forms: formsOf(state),
    viscosity: viscosityOf(subject.sections.section9, state),
  };
}

function formsOf(state: string): RangedMixture["forms"] {
  const forms: Record<string, [Form, ...Form[]]> = {
    gas: ["gases"],
    solid: ["dustsMists"],
    powder: ["dustsMists"],
    liquid: ["vapours", "dustsMists"],
  };
  return forms[state] ?? ["vapours", "dustsMists"];
}

export type ComputedClass = Verdict & { certainty: "certain" | "possible" };

/** As the API lists them: one class where both ends agree, else each end as a possibility. */
export function listed({ brackets }: Computed): ComputedClass[] {
  return brackets.flatMap((one): ComputedClass[] => {
    if (isCertain(one)) return [{ ...one.worst, certainty: "certain" }];
    const ends = one.least ? [one.worst, one.least] : [one.worst];
    return ends.map((verdict) => ({ ...verdict, certainty: "possible" }));
  });
}
