import { pattern, words } from "@/lib/extraction/language/words";
import { saying } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import { COLUMN_TOLERANCE } from "@/lib/extraction/rules/section-2/hazard-labels";
import { codesIn } from "./statement-codes";
import type { ZonePart } from "./zone-text";

/** Codes that a narrow column breaks: "P305 + P351 +" over "P338". */
export function mendBrokenCodes(lines: readonly Line[]): Line[] {
  const result = lines.map((line) =>
    saying(
      line,
      line.text,
      line.cells.map(({ text, rect, words }) => ({ text, rect, words })),
    ),
  );
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

/** A row of the classification table: its place among the parts, its cells and their left edges. */
type Row = { index: number; x: number; cells: string[]; lefts: number[] };

const CATEGORY_WORD = pattern("iu")`^${words.categories.word}\W*$`;

/** "Acute Toxicity - Oral | Category | H302" over "4" in the second column; a head of columns has no code. */
function endsCategory(base: Row | null, lefts: readonly number[], cells: readonly string[]): boolean {
  if (!base || codesIn(base.cells.join("\t")).length === 0) return false;
  const at = base.cells.findIndex((cell) => CATEGORY_WORD.test(cell));
  const left = base.lefts[at] ?? Number.NaN;
  const below = lefts.findIndex((one) => Math.abs(one - left) <= COLUMN_TOLERANCE);
  return base.lefts.length === base.cells.length && /^\d[A-C]?$/.test(cells[below] ?? "");
}

/** Cells of the classification table that wrap: "Specific target organ toxicity -" over "single exposure". */
export function mendWrappedCells(parts: readonly ZonePart[]): ZonePart[] {
  const result: ZonePart[] = [];
  let base: Row | null = null;
  for (const part of parts) {
    const [first, ...rest] = part.text.split("\t");
    const x = part.line.cells[0]?.rect[0] ?? 0;
    const above = base?.cells[0] ?? "";
    const lefts = part.line.cells.map(({ rect: [left] }) => left);
    const isBelow = base !== null && Math.abs(x - base.x) <= COLUMN_TOLERANCE;
    const mayGoOn = /^\p{Ll}/u.test(first ?? "") || (rest.length === 0 && /[-–,/(]\s*$/.test(above));
    const goesOn =
      part.zone === "classification" &&
      !part.labelled &&
      ((isBelow && mayGoOn) || endsCategory(base, lefts, [first ?? "", ...rest])) &&
      codesIn(first ?? "").length === 0;
    if (goesOn && base) {
      const { cells } = base;
      const own = [first, ...rest];
      const areSame = base.lefts.length === cells.length && lefts.length === own.length;
      const under = base.lefts.map((left) =>
        areSame ? lefts.findIndex((one) => Math.abs(one - left) <= COLUMN_TOLERANCE) : -1,
      );
      const below = (i: number) => {
        const at = under[i] ?? -1;
        if (at >= 0) return own[at];
        // What begins below no cell goes on with the one of its place in the line
        return under.includes(i) ? undefined : own[i];
      };
      base.cells = cells.map((cell, i) => [cell, below(i)].filter(Boolean).join(" "));
      const start = result[base.index];
      if (start) result[base.index] = { ...start, text: base.cells.join("\t") };
      continue;
    }
    result.push(part);
    const cells = part.text.split("\t");
    const isRow = part.zone === "classification" && cells.length > 1;
    base = isRow ? { index: result.length - 1, x, cells, lefts } : null;
  }
  return result;
}
