import { foldedPattern, foldText } from "@/lib/extraction/glyphs/folded-text";
import words from "@/lib/extraction/language/not-classified-words.json";
import type { Finding } from "@/lib/extraction/model";
import { classMentionsIn } from "@/lib/extraction/rules/hazard-class-names";
import type { ZonePart } from "@/lib/extraction/rules/zone-text";

const anyOf = (byLanguage: Readonly<Record<string, readonly string[]>>) =>
  new RegExp(`\\b(?:${Object.values(byLanguage).flat().map(foldedPattern).join("|")})\\b`);
const NOT_CLASSIFIED = anyOf(words.product);
const GROUP = anyOf(words.group);
const EARLIER_LAW = anyOf(words.earlierLaw);

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
export function notClassified(parts: readonly ZonePart[], fields: readonly string[]): Finding[] {
  const part = parts.find(({ zone, text }) => {
    const folded = foldText(text);
    return zone !== "other" && NOT_CLASSIFIED.test(folded) && !leavesOpen(folded);
  });
  if (!part) return [];
  const { line } = part;
  const sources = [{ page: line.page, rect: line.rect, text: line.text }];
  return fields.map((path) => ({ section: 2, path, value: [], confidence: 0.9, sources }));
}
