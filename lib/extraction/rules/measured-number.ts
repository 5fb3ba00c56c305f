import { anyOf, words } from "@/lib/extraction/language/words";
import type { Measured } from "@/lib/sheet/values";
import type { DecimalSign } from "./decimal-sign";

export const NUMBER = "\\d+(?:[.,]\\d+)*|[.,]\\d+";

/**
 * What a printed number can mean, the likeliest first. A single sign before exactly three digits parts decimals or
 * groups thousands, as the sheet writes them; where the sheet does not tell, both are possible.
 */
export function numbersIn(text: string, sign: DecimalSign | null): number[] {
  const separators = text.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (!last) return [Number(text)];
  if (separators.length > 1) {
    const mixed = new Set(separators).size > 1;
    const whole = mixed ? text.slice(0, text.lastIndexOf(last)) : text;
    if (!GROUPED.test(whole) || (mixed && whole.includes(last))) return [];
    return [mixed ? decimal(text, last) : Number(text.replaceAll(last, ""))];
  }
  if (!GROUPED.test(text)) return [decimal(text, last)];
  const both = [decimal(text, last), Number(text.replace(last, ""))];
  if (sign === null) return both;
  return sign === last ? both.slice(0, 1) : both.slice(1);
}

const GROUPED = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

function decimal(text: string, separator: string): number {
  const at = text.lastIndexOf(separator);
  return Number(`${text.slice(0, at).replace(/[.,]/g, "")}.${text.slice(at + 1)}`);
}

const said = words.comparators;
const COMPARATORS: readonly (readonly [string, NonNullable<Measured["comparator"]>])[] = [
  [anyOf(["≥", ">\\s?=", "=\\s?>", ...said.atLeast]), ">="],
  [anyOf(["≤", "<\\s?=", "=\\s?<", ...said.atMost]), "<="],
  [anyOf([">", ...said.above]), ">"],
  [anyOf(["<", ...said.below]), "<"],
  [anyOf(["~", "≈", "±", "=", ...said.about]), "~"],
];

export const COMPARATOR = COMPARATORS.map(([pattern]) => pattern).join("|");
const WHOLE = COMPARATORS.map(([pattern, sign]) => [new RegExp(`^${pattern}\\s?$`, "i"), sign] as const);

export function comparatorOf(text: string | undefined): Measured["comparator"] {
  if (!text || text.trim() === "=") return null;
  // "max ": some words end with their space
  const spaced = `${text.trim()} `;
  return WHOLE.find(([pattern]) => pattern.test(spaced))?.[1] ?? null;
}
