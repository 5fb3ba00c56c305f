import { foldedPattern, foldText } from "@/lib/extraction/glyphs/folded-text";
import { words } from "@/lib/extraction/language/words";
import type { Line } from "@/lib/extraction/model";
import { codesIn } from "@/lib/extraction/rules/statement-codes";

/**
 * What a stretch of section 2 is about; "other" is what does not belong to the product's label, "aside" what is told of
 * no hazard of it: the older law's classes, limits of concentration.
 */
export type Zone =
  | "classification"
  | "label"
  | "signal"
  | "pictograms"
  | "hazard"
  | "precautionary"
  | "supplemental"
  | "contents"
  | "other"
  | "aside";

/** Whether what a stretch tells is of the product as it is classified and labelled. */
export const isOfProduct = (zone: Zone): boolean => zone !== "other" && zone !== "aside";

const KINDS: readonly Zone[] = [
  "aside",
  "other",
  "supplemental",
  "signal",
  "hazard",
  "precautionary",
  "pictograms",
  "label",
  "classification",
  "contents",
];

/** A phrase that begins as another does is found whole where nothing stands behind it. */
const PATTERNS = KINDS.map((zone) => {
  const phrases = words.hazardZones[zone].map(foldedPattern).join("|");
  return {
    zone,
    whole: new RegExp(`^(?:${phrases})(?=[^a-z0-9]*$)`),
    first: new RegExp(`^(?:${phrases})(?![a-z0-9])`),
  };
});

/** A label with a value on the same line stands before a colon, a gap, a code or a short answer. */
const LONGEST_ANSWER = 50;
const LONGEST_SUBTITLE = 25;
/** Some values begin with the colon, some behind it. */
export const COLUMN_TOLERANCE = 10;

const SHORT_ANSWERS: ReadonlySet<Zone> = new Set<Zone>(["signal", "pictograms", "hazard"]);

export type Label = { zone: Zone; value: string };

function isSeparated(rest: string): boolean {
  return /^[\s)\]]*(?:$|[:\t]|[([]?(?:EUH|H|P)\s?\d{3})/.test(rest);
}

/** "B. Label elements", "2) Signal word": the item's own letter or number is no word of it. */
const FIRST_WORD = /(?<![\p{L}\p{N}])(?!(?:\p{Lu}|\d{1,2})[.)]\s)[\p{L}\p{N}]/u;

/** "GHS classification [1]" */
const FOOTNOTE = /^\s*\[\d\]/;

/** The label that a line begins with; `text` holds the cells of the line joined by tabs. */
export function labelOf(text: string): Label | null {
  const start = text.search(FIRST_WORD);
  if (start < 0) return null;
  const printed = text.slice(start).split("\t")[0] ?? "";
  const folded = foldText(printed);
  // "Classification under CLP: Skin Irrit. 2": what stands behind a colon is no part of the label
  const colon = printed.search(/:\s/);
  const before = colon > 0 ? folded.slice(0, colon) : folded;
  for (const { zone, whole, first } of PATTERNS) {
    const match = whole.exec(before) ?? first.exec(before) ?? first.exec(folded);
    if (!match) continue;
    // "Classification according to Regulation (EC) Flam. Liq. 2; H225": a label may touch its value
    if (codesIn(printed.slice(0, match[0].length)).length > 0) return { zone, value: text.slice(start) };
    const rest = text.slice(start + match[0].length).replace(FOOTNOTE, "");
    const value = rest.replace(/^[\s)\]:.–—-]+/, "");
    if (isSeparated(rest)) return { zone, value };
    const room = zone === "precautionary" ? LONGEST_SUBTITLE : SHORT_ANSWERS.has(zone) ? LONGEST_ANSWER : 0;
    if (value.length <= room) return { zone, value };
  }
  return null;
}

/** Where the values begin when the labels stand in a column of their own; null when they do not. */
export function valueColumn(lines: readonly Line[]): number | null {
  const counts = new Map<number, number>();
  for (const { cells } of lines) {
    const second = cells[1];
    if (!second || codesIn(cells[0]?.text ?? "").length > 0) continue;
    const x = Math.round(second.rect[0]);
    for (let near = x - 1; near <= x + 1; near++) counts.set(near, (counts.get(near) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= 3 ? best[0] : null;
}

export function isInLabelColumn(line: Line, column: number | null): boolean {
  const [first, second] = line.cells;
  if (column === null || !first) return false;
  if (second)
    return Math.abs(second.rect[0] - column) <= COLUMN_TOLERANCE && codesIn(first.text).length === 0;
  return first.rect[2] < column && codesIn(first.text).length === 0;
}

/** A label broken over two lines of its column: "Mention | Attention" over "d'avertissement". */
export function brokenLabel(line: Line, next: Line | undefined, column: number | null): Label | null {
  const [first, value] = line.cells;
  const [below] = next?.cells ?? [];
  if (!first || !below || Math.abs(first.rect[0] - below.rect[0]) > COLUMN_TOLERANCE) return null;
  if (!value && !isInLabelColumn(line, column)) return null;
  const label = labelOf(`${first.text} ${below.text}`);
  const whole = label?.value === "" && !labelOf(below.text);
  return whole && label.zone !== "contents" && label.zone !== "classification" ? label : null;
}
