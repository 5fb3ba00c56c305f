import type { DecimalSign } from "@/lib/extraction/rules/decimal-sign";

export const NUMBER = String.raw`(?:[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)*)(?!\d)`;

/** Two numbers side by side look like one whose thousands a space groups; no list has a limit as large. */
const LEAST_OF_TWO = 100_000;

/**
 * A limit's number. Three digits behind one sign are thousands where the sheet writes decimals with the other sign;
 * otherwise nobody can tell, and there is no number. Nor is there a limit of zero.
 */
export function limitNumber(printed: string, sign: DecimalSign | null): number | null {
  const text = printed.replace(/[ \u00a0\u202f]/g, "");
  const value = numberOf(text, sign);
  if (value !== null && value >= LEAST_OF_TWO && text !== printed.trim()) return null;
  return value !== null && Number.isFinite(value) && value > 0 ? value : null;
}

function numberOf(text: string, sign: DecimalSign | null): number | null {
  const signs = text.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (!last) return Number(text);
  const at = text.lastIndexOf(last);
  const decimals = text.length - at - 1;
  const whole = text.slice(0, at);
  if (signs.length === 1) {
    if (decimals !== 3 || /^0/.test(text)) return Number(`${whole}.${text.slice(at + 1)}`);
    return sign && sign !== last && whole.length <= 3 ? Number(whole + text.slice(at + 1)) : null;
  }
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text);
  if (new Set(signs).size === 1) return isGrouped ? Number(text.replaceAll(last, "")) : null;
  return /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(whole) && !whole.includes(last)
    ? Number(`${whole.replace(/[.,]/g, "")}.${text.slice(at + 1)}`)
    : null;
}
