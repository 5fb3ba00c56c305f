import { withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { isLimitsTitle } from "./limit-lines";
import { hasValue, unitIn } from "./limit-statements";

/** "Limit values, ppm (mg/m³ in brackets)" */
const PAIR = /(?<!\p{L})(ppm|ml\/m[³3]|mg\/m[³3])\s*\(\s*(ppm|ml\/m[³3]|mg\/m[³3])[^()]*\)/iu;
const NUMBER = String.raw`\d[\d.,]*(?: \d{3})*`;
const VALUE = new RegExp(String.raw`^(${NUMBER})(?:\s?\((${NUMBER})\))?$`);

type Units = readonly [string, string];

/** The units that a title gives for numbers in front of brackets and in them; a title may take two lines. */
function pairIn(line: Line, next: Line | undefined): Units | null {
  const text = `${line.text} ${next?.text ?? ""}`;
  const found = isLimitsTitle(line.text) ? PAIR.exec(text) : null;
  const [first, second] = [found?.[1], found?.[2]].map((unit) => (unit ? unitIn(unit) : null));
  return found && found.index < line.text.length && first && second && first !== second
    ? [first, second]
    : null;
}

/** "200 (600)" as "200 ppm (600 mg/m³)"; the words too, which tables are cut between. */
function withUnits(cell: Cell, [before, within]: Units): Cell {
  const [, first, second] = VALUE.exec(cell.text) ?? [];
  if (!first) return cell;
  const bracket = cell.words.findIndex(({ text }) => text.startsWith("("));
  const last = bracket < 0 ? cell.words.length - 1 : bracket - 1;
  const words = cell.words.map((word, i) => {
    if (i === last) return { ...word, text: `${word.text} ${before}` };
    return second ? { ...word, text: word.text.replace(/\)$/, ` ${within})`) } : word;
  });
  return { ...cell, text: `${first} ${before}${second ? ` (${second} ${within})` : ""}`, words };
}

/** Numbers below such a title with the units that it gives them. */
export function withUnitsOfPairs(lines: readonly Line[]): Line[] {
  let units: Units | null = null;
  return lines.map((line, i) => {
    if (isLimitsTitle(line.text)) units = pairIn(line, lines[i + 1]);
    const given = units;
    if (!given || line.cells.length < 2 || hasValue(line.text)) return line;
    const [name, ...others] = line.cells;
    return withCells(line, [...(name ? [name] : []), ...others.map((cell) => withUnits(cell, given))]);
  });
}
