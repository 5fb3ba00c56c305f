import type { Line } from "@/lib/extraction/model";

/** The sign that a sheet writes before decimals; null when its numbers do not tell. */
export type DecimalSign = "." | "," | null;

export const NUMBER = String.raw`(?:[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)*)(?!\d)`;

const DECIMAL = /(?<![\d.,/-])(\d+)([.,])(\d+)(?![\d.,])/g;
/** What stands behind a measured number, or before any value; neither a version, a date nor a section. */
const UNIT_BEHIND =
  /^\s?(?:mg|g|kg|µg|ml|l|mm|cm|m|ppm|psi|hPa|kPa|mPa|bar|Vol|mol|mbar|lbs?|oz|gal|ft|in)(?!\p{L})|^\s?[%°]/iu;
const VALUE_BEFORE = /[:(=<>~≥≤]\s?$/;
const VERSION_BEFORE = /(?:vers|wers|verz|rev|edi[tz]|issue|ausgabe|überarb)[^\d]{0,16}$/iu;
const CONTEXT = 24;
/** Without a unit, "2.1" may be a class or a section. */
const CLASS = 3;
/** So many times more often than the other must one sign be written. */
const CLEARLY = 4;

/** Whether the numbers with units of a whole sheet have a decimal point or comma. */
export function decimalSignOf(lines: readonly Line[]): DecimalSign {
  const count = { ".": 0, ",": 0 };
  for (const { text } of lines)
    for (const match of text.matchAll(DECIMAL)) {
      const [number, whole, sign, decimals = ""] = match;
      const before = text.slice(Math.max(0, match.index - CONTEXT), match.index);
      const isValue =
        UNIT_BEHIND.test(text.slice(match.index + number.length, match.index + number.length + CONTEXT)) ||
        (number.length > CLASS && VALUE_BEFORE.test(before) && !VERSION_BEFORE.test(before));
      if (isValue && (decimals.length !== 3 || whole === "0")) count[sign === "." ? "." : ","]++;
    }
  if (count["."] > CLEARLY * count[","]) return ".";
  return count[","] > CLEARLY * count["."] ? "," : null;
}

/**
 * A limit's number. Three digits behind one sign are thousands where the sheet writes decimals with the other sign;
 * otherwise nobody can tell, and there is no number. Nor is there a limit of zero.
 */
export function limitNumber(printed: string, sign: DecimalSign): number | null {
  const text = printed.replace(/[ \u00a0\u202f]/g, "");
  const value = numberOf(text, sign);
  return value !== null && Number.isFinite(value) && value > 0 ? value : null;
}

function numberOf(text: string, sign: DecimalSign): number | null {
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
