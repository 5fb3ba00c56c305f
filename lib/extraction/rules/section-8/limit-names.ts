import { pattern, words } from "@/lib/extraction/language/words";
import { cellFrom } from "@/lib/extraction/lines/label-rows";
import { isBelow, withCells } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import { isClose } from "@/lib/extraction/tables/headings";
import { hasCas } from "./limit-columns";
import { isOtherLabel } from "./limit-labels";
import type { Named } from "./limit-rows";
import { isNameOf } from "./limit-sentences";
import { hasValue } from "./limit-statements";
import { type Substance, substanceIn } from "./limit-substance";
import { headingOf } from "./limit-words";

/** "For example dust:" stands above its limits, "Exposure limits for example dust: …" before them. */
export const FOR_NAME = pattern(
  "iu",
)`^(?:.*${words.limitLines.limits}.*\s)?${words.joins.for}\s+(?=[\p{L}\d])`;
/** "trans-1,2-dichloroethylene", "tert-butyl acetate": names that begin with a small letter of their own. */
export const PREFIXED = /^(?:trans|cis|sec|tert|iso|alpha|beta|gamma|ortho|meta|para)-/;
/** "Acetone: TWA 500 ppm" */
export const NAME_AND_LIMITS = /^[^\p{L}\p{N}]{0,3}(?<head>[^:;]{3,120}?)\s*:\s*(?<rest>\p{L}[\s\S]*)$/u;
/** "Acetone - 500 ppm (8 h TWA), 1500 ppm (15 min)" */
export const NAME_AND_VALUE =
  /^[^\p{L}\p{N}]{0,3}(?<head>[^:;]{3,80}?)(?:\s*:|\s[-–])\s+(?<rest>\d[\s\S]*)$/u;
/** "Name of substance: Example" */
const NAME_LABEL = /^(?<label>[^:]{3,40}?)\s*:\s*(?=[\p{L}\d])/u;

export const isNameLabelled = (text: string) =>
  headingOf(NAME_LABEL.exec(text)?.groups?.label ?? "") === "substance";

const NATIONAL = pattern("iu")`^\W*${words.limitLines.national}\s[-–]\s${words.emergencyTable.country}\s?:\s`;

/** "National - Country: Switzerland - TWA(8h): 3 mg/m³" from the country on, which is the list's name. */
export function withCountryFirst(line: Line): Line {
  const [first, ...others] = line.cells;
  const label = NATIONAL.exec(first?.text ?? "")?.[0];
  const cell = first && label ? cellFrom(first, label.length) : null;
  if (!cell) return line;
  const text = cell.text.replace(/^\p{Lu}{3,}/u, (name) => name.charAt(0) + name.slice(1).toLowerCase());
  return withCells(line, [{ ...cell, text }, ...others]);
}

/** The name that a line above limits tells, without its label, its number in a list, or "for". */
export function nameIn(printed: string): string {
  const text = printed.replace(/^[\s·•]+|^\(\d{1,2}\)\s+/, "").replace(FOR_NAME, "");
  return isNameLabelled(text) ? text.replace(NAME_LABEL, "") : text;
}

/** "Example | CAS 64-17-5 | UN 1170 | 10 - 13 %" above its limits, without what is told beside name and number. */
export function withNumberAlone(line: Line): Line {
  const [name, ...others] = line.cells;
  const number = others.find(({ text }) => hasCas(text));
  return name && number && others.length > 1 && !hasValue(line.text) ? withCells(line, [name, number]) : line;
}

/** What is set in more than this belongs to the line above. */
export const INDENT = 4;
/** The numbers of a name stand below it, set in by no more than this. */
const NUMBER_INDENT = 60;

/** The name right above "CAS No. 64-17-5". */
export function nameAbove({ rect: [left] }: Line, above: Line | null, named: Named | null): Substance | null {
  const name = nameIn(above?.text ?? "");
  const substance = substanceIn(name);
  if (!above || substance?.name === named?.substance.name) return substance;
  const isOther = above.cells.length > 1 || hasValue(name) || isOtherLabel(name);
  const indent = left - above.rect[0];
  return isOther || indent < -INDENT || indent > NUMBER_INDENT ? null : substance;
}

/** What begins with a small letter right below other words may be the end of a name. */
export function goesOnBelow(line: Line, above: Line, composition: readonly Line[]): boolean {
  if (above.text.endsWith(":") || !isBelow(line, above)) return false;
  // "xylene: 50 ppm (8 h)" below the limits of another
  if (hasValue(above.text) && NAME_AND_VALUE.test(line.text)) return false;
  const isName = PREFIXED.test(line.text) || isNameOf(nameIn(line.text), composition);
  return isClose(above, line, 1) && /^\p{Ll}{3}/u.test(line.text) && !isName;
}
