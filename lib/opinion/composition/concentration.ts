import type { Range } from "@/lib/opinion/mixture/bounds";
import type { Component } from "@/lib/sheet/values";

/** How far below an excluded upper end a concentration stays: "< 1 %" is never 1 %. */
const below = 1 - 1e-6;

/** The concentration of a component as a range in per cent; null where none was read. */
export function rangeOf(component: Component): Range | null {
  const { concentration_exact: exact, concentration_min: min, concentration_max: max } = component;
  if (exact !== null) return { min: exact, max: exact };
  if (min === null && max === null) return null;
  if (max === null) return { min: min ?? 0, max: 100 };
  const isOpen = excludes(component.concentration_text ?? "", max);
  return { min: Math.min(min ?? 0, max), max: isOpen ? max * below : max };
}

/** Whether the text prints "<" before its upper end; "<=" and "≤" include it. */
function excludes(text: string, max: number): boolean {
  return [...text.matchAll(/<(?!\s*=)\s*(\d[\d.,]*)/g)].some(
    ([, number = ""]) => Math.abs(Number(number.replace(",", ".").replace(/\.$/, "")) - max) < 1e-9,
  );
}
