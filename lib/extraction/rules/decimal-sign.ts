import type { Page } from "@/lib/extraction/model";
import { matchesIn } from "./matches";

export type DecimalSign = "." | ",";

/** A number before a unit or a range's dash and with other than three digits behind its sign says which sign it is. */
const BEFORE_UNIT =
  /(?<![\d.,\p{L}])\d{1,6}([.,])(?:\d{1,2}|\d{4,6})(?=\s?(?:[-–]\s?(?:[<≤]\s?=?\s?)?\d[\d.,]*\s?)?(?:[%‰°º℃]|(?:[mkcµμ]?g|[mkhc]?Pa|[mc]?l|[mc]?m|dm|bar|mbar|psi[ag]?|cSt|cP|ppm|mol|lbs?)(?!\p{L})))/giu;
/** "0,5" is less than one, whatever stands behind the sign. */
const BELOW_ONE = /(?<![\d.,\p{L}/-])0([.,])\d{1,6}(?![\d.,]*\d|-\d)/gu;
/** "1.234,5" groups with the one sign and parts with the other. */
const BOTH =
  /(?<![\d.,])\d{1,3}(?:\.\d{3})+(,)\d+(?![\d.,]*\d)|(?<![\d.,])\d{1,3}(?:,\d{3})+(\.)\d+(?![\d.,]*\d)/g;

/** A stray number in the other spelling, of a law or a supplier's text, decides nothing. */
const CLEARLY = 3;

const known = new WeakMap<readonly Page[], { sign: DecimalSign | null }>();

/**
 * The sign that a sheet writes before decimals, told by its own numbers: English sheets come with commas and German
 * ones with points. Null when they do not say.
 */
export function decimalSignOf(pages: readonly Page[]): DecimalSign | null {
  const before = known.get(pages);
  if (before) return before.sign;
  const sign = decimalSignIn(pages.flatMap((page) => page.lines.map((line) => line.text)));
  known.set(pages, { sign });
  return sign;
}

/** What a sheet repeats, as stock phrases are, counts once. */
export function decimalSignIn(texts: readonly string[]): DecimalSign | null {
  const numbers = { ".": new Set<string>(), ",": new Set<string>() };
  for (const text of texts) {
    if (!/\d[.,]\d/.test(text)) continue;
    for (const pattern of [BEFORE_UNIT, BELOW_ONE, BOTH]) {
      for (const match of matchesIn(text, pattern)) {
        const sign = match[1] ?? match[2];
        if (sign === "." || sign === ",") numbers[sign].add(match[0]);
      }
    }
  }
  const [points, commas] = [numbers["."].size, numbers[","].size];
  if (points > 0 && points >= CLEARLY * commas) return ".";
  return commas > 0 && commas >= CLEARLY * points ? "," : null;
}
