import type { DecimalSign } from "@/lib/extraction/rules/decimal-sign";

/** Also ".2", but not behind what it may be the decimals of. */
export const NUMBER = String.raw`(?:(?<![\p{L}\p{N})]\s?)\.\d+|[1-9]\d{0,2}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)*)(?!\d)`;

/** The sign before decimals, with zeros where each limit of the sheet has three of them; null where nothing tells. */
export type LimitSign = DecimalSign | ".000" | ",000" | null;

/** Two numbers side by side look like one whose thousands a space groups; no list has a limit as large. */
const LEAST_OF_TWO = 100_000;

/**
 * A limit's number. Three digits behind one sign are thousands where the sheet writes decimals with the other sign;
 * otherwise nobody can tell, and there is no number. Nor is there a limit of zero.
 */
export function limitNumber(printed: string, sign: LimitSign): number | null {
  const text = printed.replace(/[ \u00a0\u202f'’]/g, "");
  const value = numberOf(text, sign);
  if (value !== null && value >= LEAST_OF_TWO && text !== printed.trim()) return null;
  return value !== null && Number.isFinite(value) && value > 0 ? value : null;
}

function numberOf(text: string, sign: LimitSign): number | null {
  const signs = text.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (!last) return Number(text);
  const at = text.lastIndexOf(last);
  const decimals = text.length - at - 1;
  const whole = text.slice(0, at);
  if (signs.length === 1) {
    if (decimals !== 3 || /^[0.,]/.test(text)) return Number(`${whole}.${text.slice(at + 1)}`);
    if (sign === `${last}000`) return Number(`${whole}.${text.slice(at + 1)}`);
    return sign && !sign.startsWith(last) && whole.length <= 3 ? Number(whole + text.slice(at + 1)) : null;
  }
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text);
  if (new Set(signs).size === 1) return isGrouped ? Number(text.replaceAll(last, "")) : null;
  return /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(whole) && !whole.includes(last)
    ? Number(`${whole.replace(/[.,]/g, "")}.${text.slice(at + 1)}`)
    : null;
}

/** "0.050", "1000.000" and "200.000" group no thousands: no list has a limit as large as the last would be. */
const PADDED = {
  ".": /(?<![\d.,])(?:0\.\d\d0|(?:\d{4,}|[1-9]\d\d)\.000)(?![\d.,])/,
  ",": /(?<![\d.,])(?:0,\d\d0|(?:\d{4,}|[1-9]\d\d),000)(?![\d.,])/,
};

/** The sign before the decimals of limits that a sheet prints in these texts. */
export const limitSign = (sign: DecimalSign | null, texts: readonly string[]): LimitSign =>
  sign && texts.some((text) => PADDED[sign].test(text)) ? `${sign}000` : sign;
