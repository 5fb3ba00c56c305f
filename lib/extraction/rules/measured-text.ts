import { pattern, words } from "@/lib/extraction/language/words";

/** "1 013,25 hPa" */
const SPACED_THOUSANDS = /(?<![\d.,]|\d\s)[1-9]\d{0,2}(?: \d{3})+(?=(?:[.,]\d+)?\s?[\p{L}°º%])/gu;

/** "1,02 ± 0,01 g/cm³": how far off a value may be is no value. */
const TOLERANCE = /(?<=\d[^\d]{0,4})(?:±|\+\s?\/\s?-)\s*\d+(?:[.,]\d+)?/g;

/** "ISO 2592 °C > 120": the method's number is no value, though the column of units follows it. */
const METHOD_BEFORE_UNIT = pattern(
  "gu",
)`(?<!\p{L})${words.conditions.methods}\s(?:[A-Z][\s-]?)?\d{2,6}\s+(?=[°º]\s?[CF])`;

/** "23 °C <= FP <= 55 °C" is a range. */
const AROUND_NAME = /(\d\s?(?:[°º]\s?[CF])?)\s?[<≤]=?\s?\p{L}{1,4}\s?[<≤]=?\s?(?=\d)/u;

/** A printed value with one sign for each thing that sheets write in several ways. */
export function normalised(text: string): string {
  return (
    text
      .replace(/[−–—‐‑]/g, "-")
      .replace(METHOD_BEFORE_UNIT, "")
      .replace(TOLERANCE, " ")
      .replace(AROUND_NAME, "$1 - ")
      .replace(SPACED_THOUSANDS, (number) => number.replaceAll(" ", ""))
      .replace(/(\d)\s?o\s?([CF])(?![a-z])/g, "$1 °$2")
      .replace(/(?<!m\s?)³(?=\s*\d)/g, "≥")
      .replace(/£(?=\s*\d)/g, "≤")
      // "101. ºC"
      .replace(/(?<=(?<![\d.,])\d{1,4})\.(?=\s?[°º˚])/g, "")
      // "0 °F,-18 °C"
      .replace(/(?<=[CF]),(?=-\d)/g, ", ")
      .replace(/：/g, ":")
      .replace(/（/g, "(")
      .replace(/）/g, ")")
      .replace(/～/g, "~")
      .replace(/(?<![\p{L}°º])([CF])\s?:\s?(-?\d+(?:[.,]\d+)?)(?=\s|$)/gu, "$2 °$1")
      .replace(/^[^\d°º]*[°º]\s?[CF](?=\s+[<>≤≥-]?\s*\d).*/, unitsLast)
  );
}

/** Some sheets print the unit first: "°C 87 - 89 °F 188 - 192". */
function unitsLast(text: string): string {
  return text.replace(/([°º]\s?[CF])\s+([^°º]*[^°º\s])/g, "$2 $1");
}
