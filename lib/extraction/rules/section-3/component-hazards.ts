import { foldText } from "@/lib/extraction/glyphs/folded-text";
import { remembered } from "@/lib/extraction/glyphs/remembered";
import { pattern, words } from "@/lib/extraction/language/words";
import { readClassifications } from "@/lib/extraction/rules/hazard-classes";
import type { Classification } from "@/lib/sheet/values";
import { type HazardLimits, takeHazardLimits } from "./hazard-limits";

/** What a classification cell holds: classes, and apart from them the limits and factors that belong to a class. */
export type ComponentHazards = HazardLimits & { classifications: Classification[] };

const REFERENCE = pattern("iu")`${words.componentRows.fullText}[\s\S]*$`;

/** Reads a component's hazards from the text of its classification cell. */
export const readHazards = remembered((text: string): ComponentHazards => {
  const { rest, ...limits } = takeHazardLimits(text.replace(REFERENCE, " "));
  return { classifications: readClassifications(rest), ...limits };
});

/** True for text that names a hazard class or code, or says that there is none. */
export function namesHazards(text: string): boolean {
  return (
    readClassifications(text).length > 0 ||
    pattern("iu")`^\W*${words.componentRows.notClassified}`.test(text) ||
    pattern()`\b${words.hazards.abbreviatedClasses}\b`.test(foldText(text).replace(/ +/g, " "))
  );
}
