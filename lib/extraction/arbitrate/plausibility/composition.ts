import type { Problem } from "@/lib/extraction/model";
import { isCasNumber, isEcNumber } from "@/lib/regulation/substance-numbers";
import { listAt, type SheetReading } from "./sheet-reading";

const WHOLE = 100;
/** Printed shares are rounded. */
const ROUNDING = 0.5;

type Entry = Record<string, unknown>;

/** Check digits, bounds in order, and shares that leave room for each other. */
export function compositionProblems(reading: SheetReading): Problem[] {
  const components = listAt(reading, 3, "components").filter(
    (one): one is Entry => typeof one === "object" && one !== null,
  );
  const problems = components.flatMap(componentProblems);
  const least = components.reduce((sum, one) => sum + leastShare(one), 0);
  if (components.length > 1 && least > WHOLE + ROUNDING)
    problems.push({
      path: "section3.components",
      code: "contradiction",
      message: `The components' least shares add up to ${Math.round(least)} %.`,
    });
  return problems;
}

function leastShare(component: Entry): number {
  return numberOf(component.concentration_exact) ?? numberOf(component.concentration_min) ?? 0;
}

function componentProblems(component: Entry, i: number): Problem[] {
  const path = `section3.components[${i}]`;
  const problems: Problem[] = [];
  const cas = component.cas_number;
  const ec = component.ec_number;
  if (typeof cas === "string" && !isCasNumber(cas))
    problems.push({
      path: `${path}.cas_number`,
      code: "check_digit",
      message: `The check digit of CAS number ${cas} is wrong.`,
    });
  if (typeof ec === "string" && !isEcNumber(ec))
    problems.push({
      path: `${path}.ec_number`,
      code: "check_digit",
      message: `The check digit of EC number ${ec} is wrong.`,
    });
  const min = numberOf(component.concentration_min);
  const max = numberOf(component.concentration_max);
  if (min !== null && max !== null && min > max)
    problems.push({
      path: `${path}.concentration_min`,
      code: "contradiction",
      message: `The lower bound ${min} % lies above the upper bound ${max} %.`,
    });
  if ((min ?? 0) > WHOLE || (max ?? 0) > WHOLE)
    problems.push({
      path: `${path}.concentration_max`,
      code: "contradiction",
      message: "A share above 100 % was read.",
    });
  return problems;
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
