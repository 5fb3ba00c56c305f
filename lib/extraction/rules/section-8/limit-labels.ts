import { pattern, words } from "@/lib/extraction/language/words";
import { saying, withCells } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import { isKindCell } from "./limit-columns";
import { isLimitsTitle, withoutTitle } from "./limit-lines";
import { limitListIn } from "./limit-lists";
import { mistIn } from "./limit-sentences";
import { beforeFirstValue, hasValue, statementsIn } from "./limit-statements";
import { type Substance, substanceIn } from "./limit-substance";
import { behindHeading, headingOf, isKind, kindIn, kindWordsIn, withoutKinds } from "./limit-words";

/** A label names a list or a kind and says little else. */
export const LONGEST_LABEL = 12;
/** A list stands at the beginning of its line. */
export const BEGINNING = 40;
export const REMARK = /^\s*(?:\*|\d+\s?\(|\([^)]*\)\s*$)/u;

const TABLE_TITLE = pattern("iu")`^\W*${words.limitRows.limitName}\W*(?:$|\s{2})`;

/** "Limit values": some generators head the table of each substance with its name and these words. */
export const isTableTitle = (text: string) => TABLE_TITLE.test(text);

/** What a label says beside its list; brackets behind other words, "Oil mist (mineral oil)", are part of a name. */
const withoutList = (label: string) => {
  const list = limitListIn(label);
  if (!list && kindIn(label) === null) return label;
  return (list ? label.replace(list, " ") : label).replace(/\([^)]*\)/g, " ");
};

/** "AGW  Langzeitwert: 5 mg/m³": what stands before the number tells its list and kind, or speaks of limits, and nothing else. */
export function isStatement(line: Line, longest = LONGEST_LABEL): boolean {
  if (!hasValue(line.text) || REMARK.test(line.text)) return false;
  const label = withoutList(beforeFirstValue(line.text));
  return [label, withoutTitle(label)].some((text) => withoutKinds(text).length <= longest);
}

/** "TRGS 900 (D)" of "Type of limit (country): TRGS 900 (D)" */
export const behindLabel = (text: string) => /^[^:]{2,50}:\s*(?<told>\S[\s\S]*)$/u.exec(text)?.groups?.told;

/** "Type of limit (country): TRGS 900 (D)" begins what is told of the name above it. */
export const namesList = (line: Line | undefined) =>
  limitListIn(behindLabel(line?.text ?? "")?.slice(0, BEGINNING) ?? "") !== null;

/** "• Belgium (KB 11.05.2021)": a list, and what brackets say of it, above what it has. */
export function isListLine(text: string): boolean {
  const list = limitListIn(text);
  return list !== null && !/\p{L}/u.test(text.replace(list, "").replace(/\([^()]*\)/g, ""));
}

const ITEM = /^[•·▪●]\s*\p{L}/u;

/** ": Ethanol" beside a label */
const BEHIND_COLON = /^:\s*(?=\p{L}{3})/u;
const IN_BRACKETS = /^\([^()]*\)$/;

/**
 * "Exposure limits: | Mineral oil mist:", "Hazardous ingredients: | • Ethanol", "Exposure limits | Ethanol" over "| MAK: 500 ppm"
 * as a title, and a name below it.
 */
export function withNameApart(line: Line, at: number, lines: readonly Line[]): Line[] {
  const [title, name, ...more] = line.cells;
  if (!title || !name || more.length > 0) return [line];
  // "(Belgium) | Limit value: 20 ppm": what the title says of its limits goes on beside them
  const isAside = IN_BRACKETS.test(title.text) && codeIn(title.text.slice(1)) === null;
  if (isAside && hasValue(name.text)) return [{ ...withCells(line, [name]), rect: name.rect }];
  if (hasValue(line.text) || kindIn(name.text) !== null) return [line];
  const isLimits = isLimitsTitle(title.text);
  const isNamed = isLimits && /\p{L}{3}[^:]*:\s*$/u.test(name.text);
  const next = lines[at + 1];
  const isAbove = next !== undefined && next.rect[0] === name.rect[0] && isLabelled(next);
  const isBehind = isLimits && (isAbove || BEHIND_COLON.test(name.text)) && substanceIn(name.text) !== null;
  const isFirst = title.text.endsWith(":") && ITEM.test(name.text);
  if (!isNamed && !isBehind && !isFirst) return [line];
  const bare = { ...name, text: name.text.replace(/\s*:\s*$/, "").replace(BEHIND_COLON, "") };
  return [withCells(line, [title]), { ...withCells(line, [bare]), rect: name.rect }];
}

/** "GWBB-8 h", "MAC-TGG 8 uur": a list that is not known, by the code that its label begins with and that names no kind. */
export function codeIn(label: string): string | null {
  const code = /^\p{Lu}{3,}(?![\p{L}\d])/u.exec(label.trim())?.[0] ?? null;
  return code && !isKind(code) ? code : null;
}

/** "8 hours (indicative limit of | 50 ppm": what begins in brackets is no part of the label. */
function withoutAside(line: Line): Line {
  const [label, ...values] = line.cells;
  const bare = values.length > 0 && label?.text.replace(/\s*\([^()]*$/, "");
  return bare ? saying(line, [bare, ...values.map(({ text }) => text)].join("  ")) : line;
}

/** A line that begins with a list or a kind tells of what is named above it. */
export function isLabelled(printed: Line | undefined): boolean {
  const line = printed && withoutAside(printed);
  if (!line || !isStatement(line)) return false;
  const label = beforeFirstValue(line.text);
  const list = limitListIn(label);
  const at = Math.min(list ? label.indexOf(list) : Infinity, kindWordsIn(label)[0]?.from ?? Infinity);
  return /^[\p{L}\s]{0,8}$/u.test(label.slice(0, at));
}

/** The cell behind a name, which is no list itself, holds a list, or a kind of limit. */
export function tellsList(name: string, text: string): boolean {
  if (limitListIn(name) === name) return false;
  return limitListIn(text) !== null || (isKindCell(text) && kindIn(name) === null);
}

export const isOtherLabel = (text: string) =>
  kindIn(text) !== null || limitListIn(text) !== null || isLimitsTitle(text) || headingOf(text) !== null;

/** "Oil mist | ACGIH (United States). TWA: 5 mg/m³": the other cell says itself what its number is. */
export function tellsName(name: string, text: string): boolean {
  const isSaid = kindIn(text) !== null || limitListIn(text) !== null;
  return isSaid && !isOtherLabel(name);
}

/** "150 ppm (8 h), 200 ppm (15 min)": each number says itself which kind of limit it is. */
export const tellsKinds = (text: string) =>
  statementsIn(text, ".").every(({ kind }) => kind !== null && kind !== "generic");

const YEAR = /^(?:19|20)\d\d$/;

/** "WEL-STEL | 2015 | 500 ppm": the list that a first cell names, and what stands behind it and its year, with its kind. */
export function listCell(line: Line): { list: string | null; rest: Line } {
  const [first, ...others] = line.cells;
  const list = hasValue(first?.text ?? "") ? null : limitListIn(first?.text.slice(0, BEGINNING) ?? "");
  const cells = others.filter(({ text }) => !YEAR.test(text));
  const told = first && isKind(first.text) ? [first, ...cells] : cells;
  return { list, rest: saying(line, told.map(({ text }) => text).join(" "), cells) };
}

/**
 * "8 hours", "Further information", "Peak limit: excursion factor (category)": a kind, or a remark's label, among names,
 * and no name with one in brackets.
 */
export function isRowLabel(text: string): boolean {
  const heading = headingOf(text);
  if ((heading === "remark" || heading === "peak") && kindIn(text) === "other") return true;
  const isKindOrRemark = isKindCell(text) || (heading === "remark" && behindHeading(text) === "");
  return isKindOrRemark && substanceIn(text) === null;
}

/** "Allgemeiner Staubgrenzwert (TRGS 900)" above its numbers: the mist that a line without any names, and little else. */
export function mistOver(text: string): Substance | null {
  const mist = hasValue(text) ? null : mistIn(text);
  const rest = mist ? withoutList(text).replace(mist.name, "") : "";
  return /\p{L}{3}/u.test(rest) && !text.endsWith(":") ? null : mist;
}

/** "Example; [as powder]:" alone above limits: whatever it names, they are not those of the substance above it. */
export const isOtherName = ({ cells, text }: Line) =>
  cells.length === 1 && /\p{L}{3}[^:]*:\s*$/u.test(text) && !isOtherLabel(text);
