import { pattern, words } from "@/lib/extraction/language/words";
/** What stands after a label in the same cell. */
export type LabelTail = {
  /** "(closed cup)", "at 20 °C": belongs to the label, not to the value. */
  qualifier: string;
  /** Place of the value in the tail; null when the cell holds no value. */
  valueAt: number | null;
  colon: boolean;
};

const LONGEST_QUALIFIER = 80;
const LONGEST_BARE_QUALIFIER = 45;
const TEMPERATURE = pattern(
  "gi",
)`(?:\b(?:${words.labelTails.at}|t\s*=)\s*|@\s*)?-?\d+(?:[.,]\d+)?\s*(?:°\s*)?[CFK]\b`;
/** Test conditions between label and colon hold numbers of their own: "1 % in water", "760 mm Hg". */
const TEST_CONDITION =
  /\d+(?:[.,]\d+)?\s*(?:%(?:\s?ig\w*)?|g\s?\/\s?l|mm\s?Hg|[hkM]?Pa|mbar|bar|atm)(?![a-z])/gi;
const VALUE_START = pattern("i")`^\s*(?:[<>≤≥=~≈±]|[-−–+]?\s*\d|${words.labelTails.about})`;
const CONDITION = pattern("i")`^${words.labelTails.inCase}\s`;
/** "Supplier:- Example Ltd": the dash is part of the mark, where no number follows it at once. */
const AFTER_COLON = /^(?:[-–—](?=\s|$))?[\s:]*/;
/** "Inhalation – Move to fresh air.": a dash stands for the colon. */
const DASH = /^\s+[–—-]\s+(?=\p{Lu})/u;
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;

/**
 * Splits what follows a label's words into qualifier and value, with or without a colon between them; in texts a
 * dash may stand for the colon.
 */
export function labelTail(tail: string, mayBeDash: boolean): LabelTail {
  const colon = colonAt(tail);
  if (colon !== null) {
    const valueAt = colon + 1 + (AFTER_COLON.exec(tail.slice(colon + 1))?.[0].length ?? 0);
    return {
      qualifier: tail.slice(0, colon).trim(),
      valueAt: valueAt < tail.length ? valueAt : null,
      colon: true,
    };
  }
  const dash = mayBeDash ? DASH.exec(tail)?.[0].length : undefined;
  if (dash !== undefined) return { qualifier: "", valueAt: dash, colon: true };
  // "(986) 540014" is a number with its area code
  const brackets =
    /^(?:\s*(?:\((?!\+?\d[\d\s-]*\)\s*\d)[^()]*\)|\[[^[\]]*\]|[*†¹²³⁴⁵]+))*\s*/.exec(tail)?.[0] ?? "";
  const rest = tail.slice(brackets.length);
  if (!/[\p{L}\p{N}]/u.test(rest)) return { qualifier: tail.trim(), valueAt: null, colon: false };
  return { qualifier: brackets.trim(), valueAt: brackets.length, colon: false };
}

const AT_TEMPERATURE = pattern(
  "i",
)`^\s*(?:${words.labelTails.at}|@|t\s*=)\s*\d+(?:[.,]\d+)?\s*°?\s*[CFK]\s*$`;

/** "at 20 °C": nothing but the temperature that a label's value was measured at. */
export function isTemperatureOnly(text: string): boolean {
  return AT_TEMPERATURE.test(text);
}

/** True for text that can only be a value: it begins with a number or a comparator. */
export function isValueStart(text: string): boolean {
  return VALUE_START.test(text);
}

/** A colon that ends the label: what stands before it holds no number but temperatures and brackets. */
function colonAt(tail: string): number | null {
  const at = tail.replace(BRACKETS, (bracket) => "_".repeat(bracket.length)).indexOf(":");
  if (at < 0 || at > LONGEST_QUALIFIER) return null;
  const bare = tail.slice(0, at).replace(BRACKETS, "").replace(TEMPERATURE, "").replace(TEST_CONDITION, "");
  if (/\d/.test(bare.replace(/1\s*$/, "")) || bare.trim().length > LONGEST_BARE_QUALIFIER) return null;
  // "Hazard No. (Kemler): 30": a dot right behind the label shortens its last word
  return /[.;]\s/.test(bare.replace(/^\.|\bdeg\./gi, "")) ? null : at;
}

/** "If swallowed", "Nach Augenkontakt": what follows its comma is what to do. */
export function isCondition(label: string): boolean {
  return CONDITION.test(label);
}

/** The tail of a condition that goes on with a comma, its words being part of the value; null when it does not. */
export function conditionTail(label: string, tail: string): LabelTail | null {
  return /^\s*,\s*\p{L}/u.test(tail) ? { qualifier: "", valueAt: -label.length, colon: true } : null;
}
