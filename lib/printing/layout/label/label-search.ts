import type { LabelContent } from "./content";
import { labelFits } from "./label-flow";
import type { Frame, Setting } from "./label-items";
import { losslessSteps, reliefSteps, type Step } from "./label-steps";

/** Type sizes in points and the least box around a pictogram. */
export type Limits = { least: number; comfortable: number; most: number; leastBox: number };

/** The first step that reaches comfortable type; else the largest type without loss; else the first that fits. */
export function bestSetting(content: LabelContent, isSmall: boolean, limits: Limits, frame: Frame) {
  let largestLossless: { step: Step; setting: Setting } | null = null;
  for (const step of losslessSteps(content)) {
    const setting = largestSetting(step, limits, frame);
    if (setting && setting.size >= limits.comfortable) return { step, setting };
    if (setting && setting.size > (largestLossless?.setting.size ?? 0)) largestLossless = { step, setting };
  }
  if (largestLossless) return largestLossless;
  for (const step of reliefSteps(content, isSmall)) {
    const setting = largestSetting(step, limits, frame);
    if (setting) return { step, setting };
  }
  return null;
}

/** The largest type that fits in any arrangement, and with it the largest pictograms; null when none fits. */
function largestSetting(step: Step, limits: Limits, frame: Frame): Setting | null {
  const fits = (setting: Setting) => labelFits(step.content, step.style, setting, frame);
  let best: Setting | null = null;
  for (const perRow of arrangements(step.content.pictograms.length)) {
    const setting = (size: number): Setting => ({ size, pictogramBox: limits.leastBox, perRow });
    const size = largest(best?.size ?? limits.least, limits.most, 0.1, (size) => fits(setting(size)));
    if (size !== null && (best === null || size > best.size)) best = setting(size);
  }
  if (best === null || step.content.pictograms.length === 0) return best;
  const chosen = best;
  const box = largest(limits.leastBox, limits.leastBox * LARGEST_GROWTH, 2, (pictogramBox) =>
    fits({ ...chosen, pictogramBox }),
  );
  return { ...chosen, pictogramBox: box ?? chosen.pictogramBox };
}

// A lone pictogram may grow with the room there is, but not fill a label.
const LARGEST_GROWTH = 1.5;

/** Pictograms in a row, and in ever narrower lattices down to a single column. */
export const arrangements = (count: number) =>
  count === 0 ? [1] : Array.from({ length: count }, (_, i) => count - i);

/** The largest value from `low` to `high` that passes, found by halving; null when even `low` does not. */
function largest(low: number, high: number, step: number, passes: (value: number) => boolean): number | null {
  if (!passes(low)) return null;
  if (passes(high)) return high;
  let [good, bad] = [low, high];
  while (bad - good > step) {
    const middle = (good + bad) / 2;
    if (passes(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
