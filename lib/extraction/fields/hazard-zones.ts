import { isSignalWordAlone } from "@/lib/extraction/fields/signal-word";
import { foldedPattern, foldText, plainText } from "@/lib/extraction/folded-text";
import type { Cell, Line, Section } from "@/lib/extraction/model";
import { codesIn } from "@/lib/extraction/statement-codes";
import labels from "@/lib/extraction/vocabulary/hazard-section-labels.json";

/** What a stretch of section 2 is about; "other" is what does not belong to the product's label. */
export type Zone =
  | "classification"
  | "label"
  | "signal"
  | "pictograms"
  | "hazard"
  | "precautionary"
  | "supplemental"
  | "contents"
  | "other";

/** The text of one line (or of its value, the label taken off) in its zone. */
export type ZonePart = { zone: Zone; text: string; line: Line; labelled: boolean };

const KINDS: readonly Zone[] = [
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

const PATTERNS = KINDS.map((zone) => {
  const byLanguage: { readonly [language: string]: readonly string[] } = labels[zone];
  const phrases = Object.values(byLanguage).flat().map(foldedPattern);
  return [zone, new RegExp(`^(?:${phrases.join("|")})(?![a-z0-9])`)] as const;
});

/** REACH Annex II Part B: 2.1 classification, 2.2 label elements, 2.3 other hazards. */
const BY_NUMBER: Readonly<Record<string, Zone>> = { "1": "classification", "2": "label", "3": "other" };
const NUMBERED = /^\W*2\s?\.\s?([1-3])(?:\s?\.\s?\d)*\.?\s+(?=\p{L})/u;
/** A label with a value on the same line stands before a colon, a gap, a code or a short answer. */
const LONGEST_ANSWER = 50;
const LONGEST_SUBTITLE = 25;
/** Some values begin with the colon, some behind it. */
const COLUMN_TOLERANCE = 10;

const SHORT_ANSWERS: ReadonlySet<Zone> = new Set<Zone>(["signal", "pictograms", "hazard"]);

type Label = { zone: Zone; value: string };

function isSeparated(rest: string): boolean {
  return /^[\s)\]]*(?:$|[:\t]|[([]?(?:EUH|H|P)\s?\d{3})/.test(rest);
}

/** The label that a line begins with; `text` holds the cells of the line joined by tabs. */
function labelOf(text: string): Label | null {
  const start = text.search(/[\p{L}\p{N}]/u);
  if (start < 0) return null;
  const folded = foldText(text.slice(start).split("\t")[0] ?? "");
  for (const [zone, pattern] of PATTERNS) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const rest = text.slice(start + match[0].length);
    const value = rest.replace(/^[\s)\]:.–—-]+/, "");
    if (isSeparated(rest)) return { zone, value };
    const room = zone === "precautionary" ? LONGEST_SUBTITLE : SHORT_ANSWERS.has(zone) ? LONGEST_ANSWER : 0;
    if (value.length <= room) return { zone, value };
  }
  return null;
}

/** Where the values begin when the labels stand in a column of their own; null when they do not. */
function valueColumn(lines: readonly Line[]): number | null {
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

function isInLabelColumn(line: Line, column: number | null): boolean {
  const [first, second] = line.cells;
  if (column === null || !first) return false;
  if (second)
    return Math.abs(second.rect[0] - column) <= COLUMN_TOLERANCE && codesIn(first.text).length === 0;
  return first.rect[2] < column && codesIn(first.text).length === 0;
}

const joined = (cells: readonly Cell[]) => cells.map((cell) => plainText(cell.text)).join("\t");

/** A label broken over two lines of its column: "Mention | Attention" over "d'avertissement". */
function brokenLabel(line: Line, next: Line | undefined, column: number | null): Label | null {
  const [first, value] = line.cells;
  const [below] = next?.cells ?? [];
  if (!first || !below || Math.abs(first.rect[0] - below.rect[0]) > COLUMN_TOLERANCE) return null;
  if (!value && !isInLabelColumn(line, column)) return null;
  const label = labelOf(`${first.text} ${below.text}`);
  const whole = label?.value === "" && !labelOf(below.text);
  return whole && label.zone !== "contents" && label.zone !== "classification" ? label : null;
}

function numberedZone(line: Line): Zone | null {
  const match = NUMBERED.exec(line.text);
  return match?.[1] ? (BY_NUMBER[match[1]] ?? null) : null;
}

/** Codes that a narrow column breaks: "P305 + P351 +" over "P338". */
function mendBrokenCodes(lines: readonly Line[]): Line[] {
  const result = lines.map((line) => ({ ...line, cells: line.cells.map((cell) => ({ ...cell })) }));
  for (const [i, line] of result.entries()) {
    for (const cell of line.cells) {
      for (let j = i + 1; j <= i + 3 && /^\W*(?:P|H)\s?\d{3}/.test(cell.text); j++) {
        const below = result[j]?.cells.find((other) => Math.abs(other.rect[0] - cell.rect[0]) < 12);
        const goesOn =
          below && (/\+\s*$/.test(cell.text) ? /^P?\s?\d{3}/ : /^\+\s*P?\s?\d{3}/).test(below.text);
        if (!goesOn) break;
        const part = /^\s*\+?\s*P?\s?\d{3}(?:\s*\+\s*(?:P?\s?\d{3})?)*/.exec(below.text)?.[0] ?? "";
        cell.text = `${cell.text} ${part}`;
        below.text = below.text.slice(part.length).trim();
      }
    }
  }
  return result;
}

/** Cells of the classification table that wrap: "Specific target organ toxicity -" over "single exposure". */
function mendWrappedCells(parts: readonly ZonePart[]): ZonePart[] {
  const result: ZonePart[] = [];
  let base: { index: number; x: number; cells: string[] } | null = null;
  for (const part of parts) {
    const [first, ...rest] = part.text.split("\t");
    const x = part.line.cells[0]?.rect[0] ?? 0;
    const above = base?.cells[0] ?? "";
    const goesOn =
      base !== null &&
      part.zone === "classification" &&
      !part.labelled &&
      Math.abs(x - base.x) <= COLUMN_TOLERANCE &&
      (/^\p{Ll}/u.test(first ?? "") || (rest.length === 0 && /[-–,/(]\s*$/.test(above))) &&
      codesIn(first ?? "").length === 0;
    if (goesOn && base) {
      base.cells = base.cells.map((cell, i) =>
        [cell, i === 0 ? first : rest[i - 1]].filter(Boolean).join(" "),
      );
      const start = result[base.index];
      if (start) result[base.index] = { ...start, text: base.cells.join("\t") };
      continue;
    }
    result.push(part);
    const cells = part.text.split("\t");
    base = part.zone === "classification" && cells.length > 1 ? { index: result.length - 1, x, cells } : null;
  }
  return result;
}

/** Divides section 2 into zones by its numbered headings and its labels, in the sheet's reading order. */
export function zonesOf(section: Section): ZonePart[] {
  const lines = mendBrokenCodes(section.lines);
  const column = valueColumn(lines);
  const parts: ZonePart[] = [];
  let zone: Zone = "classification";
  let closed = false;
  for (const [i, line] of lines.entries()) {
    const numbered = numberedZone(line);
    if (numbered) {
      zone = numbered;
      closed = numbered === "other";
      const inline = labelOf(line.text.replace(NUMBERED, ""))?.value ?? "";
      if (inline) parts.push({ zone, text: inline, line, labelled: true });
      continue;
    }
    if (closed) {
      parts.push({ zone: "other", text: joined(line.cells), line, labelled: false });
      continue;
    }
    // after a remark on other hazards, a label that begins with its signal word
    if (zone === "other" && isSignalWordAlone(joined(line.cells))) zone = "signal";
    const [first, ...rest] = line.cells;
    const whole = labelOf(joined(line.cells));
    const label = whole ?? brokenLabel(line, lines[i + 1], column);
    if (label) {
      zone = label.zone;
      const value = whole ? label.value : joined(rest);
      parts.push({ zone, text: value, line, labelled: true });
      continue;
    }
    const drop =
      zone !== "classification" && isInLabelColumn(line, column) && rest.length > 0 && first !== undefined;
    parts.push({ zone, text: joined(drop ? rest : line.cells), line, labelled: false });
  }
  return mendWrappedCells(parts);
}

/** The text of some zones with the line that each place came from. */
export class ZoneText {
  readonly text: string;
  private readonly ends: number[] = [];

  constructor(private readonly parts: readonly ZonePart[]) {
    let text = "";
    for (const part of parts) {
      text += `${part.text}\n`;
      this.ends.push(text.length);
    }
    this.text = text;
  }

  /** Where the next labelled part begins. */
  blockEnd(place: number): number {
    const next = this.parts.findIndex((part, i) => part.labelled && (this.ends[i - 1] ?? 0) >= place);
    return next < 0 ? this.text.length : (this.ends[next - 1] ?? 0);
  }

  lineAt(place: number): Line | null {
    const index = this.ends.findIndex((end) => place < end);
    return this.parts[index]?.line ?? null;
  }

  linesBetween(at: number, end: number): Line[] {
    const first = this.ends.findIndex((e) => at < e);
    const last = this.ends.findIndex((e) => end <= e);
    return this.parts
      .slice(Math.max(0, first), (last < 0 ? this.parts.length : last) + 1)
      .map((part) => part.line);
  }
}
