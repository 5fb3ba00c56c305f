import type { Range } from "@/lib/opinion/mixture/bounds";
import type { Component } from "@/lib/sheet/values";

/** How far below an excluded upper end a concentration stays: "< 1 %" is never 1 %. */
const below = 1 - 1e-6;

/** The concentration of a component as a range in per cent; null where none was read. `isOpen`: no upper end is reached. */
export function rangeOf(component: Component, isOpen = false): Range | null {
  const { concentration_exact: exact, concentration_min: min, concentration_max: max } = component;
  if (exact !== null) return { min: exact, max: exact };
  if (min === null && max === null) return null;
  if (max === null) return { min: min ?? 0, max: 100 };
  const excluded = isOpen || excludes(component.concentration_text ?? "", max);
  return { min: Math.min(min ?? 0, max), max: excluded ? max * below : max };
}

/** Whether a legend of section 3 excludes the upper ends of all ranges: "x – y: x ≥ – < y". */
export const excludesUpperEnds = (section3: string): boolean => /x\s*≥\s*[-–]\s*<\s*y/.test(section3);

/** Whether the text prints "<" before its upper end; "<=" and "≤" include it. */
function excludes(text: string, max: number): boolean {
  return [...text.matchAll(/<(?!\s*=)\s*(\d[\d.,]*)/g)].some(
    ([, number = ""]) => Math.abs(Number(number.replace(",", ".").replace(/\.$/, "")) - max) < 1e-9,
  );
}
