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

const COMPARATORS: readonly (readonly [string, NonNullable<Measured["comparator"]>])[] = [
  [
    "(?:≥|>\\s?=|=\\s?>|>\\s?ou\\s?=|min(?:imum|destens)?\\.?\\s|at least|au moins|au minimum|ten minste)",
    ">=",
  ],
  [
    "(?:≤|<\\s?=|=\\s?<|<\\s?ou\\s?=|max(?:imum|imal)?\\.?\\s|at most|au maximum|höchstens|up to|bis zu)",
    "<=",
  ],
  [
    "(?:>|greater than|more than|above|over|higher than|über|oberhalb(?: von)?|mehr als|größer(?: als)?|boven|meer dan|hoger dan|groter dan|supérieure? à|plus de|au-dessus de|mayor que|superiore a|大于)",
    ">",
  ],
  [
    "(?:<|less than|below|under|lower than|unter|weniger als|kleiner(?: als)?|minder dan|lager dan|kleiner dan|onder|inférieure? à|moins de|en dessous de|menor que|inferiore a|小于)",
    "<",
  ],
  [
    "(?:~|≈|ca\\.?|circa|approx(?:imately|imativement|\\.)?|about|around|etwa|ungefähr|ongeveer|environ|env\\.|±|约|약)",
    "~",
  ],
  ["(?:=)", "~"],
];

export const COMPARATOR = COMPARATORS.map(([pattern]) => pattern).join("|");

export function comparatorOf(text: string | undefined): Measured["comparator"] {
  if (!text || text.trim() === "=") return null;
  // "max ": some words end with their space
  const said = `${text.trim()} `;
  return COMPARATORS.find(([pattern]) => new RegExp(`^${pattern}\\s?$`, "i").test(said))?.[1] ?? null;
}
