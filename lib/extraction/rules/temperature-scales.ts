import type { Measured } from "@/lib/sheet/values";
import { COMPARATOR, comparatorOf, NUMBER } from "./measured-number";

const IN_FAHRENHEIT = new RegExp(`(?<comparator>${COMPARATOR})\\s*-?(?:${NUMBER})\\s*(?:[°º˚]\\s?F|℉)`, "i");
const ONE_FAHRENHEIT = `(?:${COMPARATOR})?\\s*(?:(?<!\\d\\s?)-)?\\s*(?:${NUMBER})\\s*(?:[°º˚]\\s?F|℉(?:\\([^)]*\\))?|F(?![a-z]))`;
const FAHRENHEIT = `(?:(?:${COMPARATOR})?\\s*-?(?:${NUMBER})\\s*-\\s*)?${ONE_FAHRENHEIT}(?:\\s*(?:-|to)\\s*${ONE_FAHRENHEIT})?`;
const SECOND_SCALE = new RegExp(`\\(\\s*${FAHRENHEIT}\\s*\\)|/?\\s*${FAHRENHEIT}\\s*/?`, "gi");

/** "120 °C (248 °F) - 140 °C (284 °F)" is one range once the second scale is gone. */
export function withoutSecondScale(text: string): string {
  if (!/[f℉]/i.test(text) || !/\d\s*(?:[°º˚]\s?C|℃|oC|C)(?![a-z])/i.test(text)) return text;
  return text.replace(SECOND_SCALE, (cut) => " ".repeat(cut.length));
}

const TWO_SCALES = /(?<first>[CF])(?!\p{L})[^\p{L}\d]{1,5}(?<second>[CF])(?!\p{L})/u;
const TWO_VALUES = /^(?<first>[^()/\p{L}]*\d[^()/\p{L}]*)[(/](?<second>[^()/\p{L}]*\d[^()/\p{L}]*)/u;

/** "Flash point, °F (°C): 82 (28)": the one in °C. */
export function ofTwoScales(text: string, qualifier: string): string | null {
  const [scales, values] = [TWO_SCALES.exec(qualifier)?.groups, TWO_VALUES.exec(text)?.groups];
  if (!scales || !values || scales.first === scales.second) return null;
  return `${(scales.first === "C" ? values.first : values.second)?.trim()} °C`;
}

/** "> 440 °F (227 °C)": the comparator holds for both scales. */
export function comparatorInSecondScale(text: string): Measured["comparator"] {
  const found = IN_FAHRENHEIT.exec(text)?.groups?.comparator;
  return comparatorOf(found);
}
