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

/** Cells of the classification table that wrap: "Specific target organ toxicity -" over "single exposure". */
export function mendWrappedCells(parts: readonly ZonePart[]): ZonePart[] {
  const result: ZonePart[] = [];
  let base: { index: number; x: number; cells: string[]; lefts: number[] } | null = null;
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
    const lefts = part.line.cells.map(({ rect: [left] }) => left);
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
