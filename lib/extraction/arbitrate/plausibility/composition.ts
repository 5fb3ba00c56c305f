import { problem } from "@/lib/extraction/findings";
import type { Problem } from "@/lib/extraction/model";
import { listAt, type SheetReading } from "./sheet-reading";

const WHOLE = 100;
/** Printed shares are rounded. */
const ROUNDING = 0.5;

type Entry = Record<string, unknown>;

/** Bounds in order, and shares that leave room for each other. */
export function compositionProblems(reading: SheetReading): Problem[] {
  const components = listAt(reading, 3, "components").filter(
    (one): one is Entry => typeof one === "object" && one !== null,
  );
  const problems = components.flatMap(componentProblems);
  const least = components.reduce((sum, one) => sum + leastShare(one), 0);
  if (components.length > 1 && least > WHOLE + ROUNDING) {
    const message = `The components' least shares add up to ${Math.round(least)} %.`;
    problems.push(problem("section3.components", "contradiction", message));
  }
  return problems;
}

function leastShare(component: Entry): number {
  return numberOf(component.concentration_exact) ?? numberOf(component.concentration_min) ?? 0;
}

function componentProblems(component: Entry, i: number): Problem[] {
  const path = `section3.components[${i}]`;
  const problems: Problem[] = [];
  const min = numberOf(component.concentration_min);
  const max = numberOf(component.concentration_max);
  if (min !== null && max !== null && min > max) {
    const message = `The lower bound ${min} % lies above the upper bound ${max} %.`;
    problems.push(problem(`${path}.concentration_min`, "contradiction", message));
  }
  if ((min ?? 0) > WHOLE || (max ?? 0) > WHOLE)
    problems.push(problem(`${path}.concentration_max`, "contradiction", "A share above 100 % was read."));
  return problems;
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
