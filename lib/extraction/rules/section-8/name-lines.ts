import { sourceOf } from "@/lib/extraction/lines/lines";
import { NUMBERED } from "@/lib/extraction/lines/list-items";
import type { Line } from "@/lib/extraction/model";
import { isKeyValue } from "./keyed-limits";
import { hasCas } from "./limit-columns";
import { isLabelled, isListLine, namesList, REMARK } from "./limit-labels";
import { isLimitsTitle } from "./limit-lines";
import { FOR_NAME, INDENT, isNameLabelled, nameAbove, nameIn, withNumberAlone } from "./limit-names";
import type { Named } from "./limit-rows";
import { isKnownName, isNameOf } from "./limit-sentences";
import { beforeFirstValue, hasValue } from "./limit-statements";
import { casIn, substanceIn } from "./limit-substance";
import { isOverTitle } from "./limit-title";
import { kindIn } from "./limit-words";

type Around = {
  above: Line | null;
  named: Named | null;
  composition: readonly Line[];
  /** Whether the line stands between a name and its limits on the next page. */
  isFoot: boolean;
  /** Whether it goes on with the line above. */
  goesOn: boolean;
};

/** The substance that a line names whose limits stand below it. */
export function nameOfLine(printed: Line, next: Line | undefined, around: Around): Named | null {
  const line = isLabelled(next) ? withNumberAlone(printed) : printed;
  const text = line.text;
  if (hasValue(text) || line.cells.length > 2) return null;
  const [isNumbered, isAlone] = [hasCas(text), line.cells.length === 1];
  const isAbove =
    isAlone &&
    (isLabelled(next) || namesList(next) || isNameLabelled(text)) &&
    line.rect[0] < (next?.rect[0] ?? 0) + INDENT &&
    !around.isFoot;
  const isOfComposition =
    isAlone &&
    (isNameOf(nameIn(text), around.composition) ||
      (isAbove && text.endsWith(":") && isKnownName(nameIn(text), around.composition)));
  const isComponent = isOfComposition || (isAlone && NUMBERED.test(text));
  const isTitled = isAlone && isOverTitle(line, next);
  const isFor = FOR_NAME.test(text) && text.endsWith(":") && isKnownName(nameIn(text), around.composition);
  // "Example:" above "5 ppm (20 mg/m³) of a list"
  const isOfNumbers =
    isComponent && text.endsWith(":") && next !== undefined && beforeFirstValue(next.text) === "";
  const isOther =
    isKeyValue(text) ||
    isListLine(text) ||
    isLimitsTitle(text) ||
    kindIn(text) !== null ||
    (/[:.]\s*$/.test(text) && !isOfComposition) ||
    REMARK.test(text);
  if (
    !isNumbered &&
    !isFor &&
    !isOfNumbers &&
    (!(isAbove || isTitled || isComponent) || isOther || around.goesOn)
  )
    return null;
  const substance = substanceIn(nameIn(text));
  if (substance && substance.name !== substance.cas) return { substance, source: sourceOf(line) };
  const above = isNumbered ? nameAbove(line, around.above, around.named) : null;
  const own = above ? { ...above, cas: casIn(text) } : substance;
  return own && { substance: own, source: sourceOf(line) };
}
