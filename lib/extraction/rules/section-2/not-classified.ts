import { finding } from "@/lib/extraction/findings";
import { foldedPattern, foldText } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words } from "@/lib/extraction/language/words";
import { sourceOf } from "@/lib/extraction/lines/lines";
import type { Found } from "@/lib/extraction/model";
import { classMentionsIn } from "@/lib/extraction/rules/hazard-class-names";
import type { ZonePart } from "@/lib/extraction/rules/zone-text";
import { isOfProduct } from "./hazard-labels";

const { sectionTwo } = words;
const anyOf = (phrases: readonly string[]) => pattern("")`\b${phrases.map(foldedPattern)}\b`;
const NOT_CLASSIFIED = anyOf(sectionTwo.notClassified);
const GROUP = anyOf(sectionTwo.hazardGroups);
const EARLIER_LAW = anyOf(sectionTwo.earlierLaw);

/**
 * "Acute toxicity: not classified", "not classified for physical hazards" leave open what else there may be, and a
 * directive that CLP took the place of what CLP says.
 */
function leavesOpen(folded: string): boolean {
  return GROUP.test(folded) || EARLIER_LAW.test(folded) || classMentionsIn(folded).length > 0;
}

/**
 * What a sheet says of a product that is not classified: empty lists for those of these fields that nothing was read
 * for, so that a sheet without hazards is complete without them.
 */
export function notClassified(parts: readonly ZonePart[], fields: readonly string[]): Found[] {
  const part = parts.find(({ zone, text }) => {
    const folded = foldText(text);
    return isOfProduct(zone) && NOT_CLASSIFIED.test(folded) && !leavesOpen(folded);
  });
  if (!part) return [];
  const { line } = part;
  const sources = [sourceOf(line)];
  return fields.map((path) => finding(path, [], 0.9, sources));
}
