import { finding } from "@/lib/extraction/findings";
import { pattern, words } from "@/lib/extraction/language/words";
import { sourceOf, textOf } from "@/lib/extraction/lines/lines";
import type { FindingValue, Found, Line, Reader } from "@/lib/extraction/model";
import { matchesIn } from "@/lib/extraction/rules/matches";

const of = words.regulation;

const WATER_CLASS = pattern(
  "iu",
)`${of.waterClass}[^\n]{0,60}?(?<![\d.])(?:\bWGK\b\s*:?\s*)?(?<value>[123]|nwg)\b(?![\d.,/%])`;
const NOT_HAZARDOUS = pattern("iu")`${of.waterClass}[^\n]{0,60}${of.noWaterClass}`;
const STORAGE_CLASS = pattern(
  "iu",
)`${of.storageClass}[^\n]{0,50}?(?<![\d.])(?<value>10\s?[-–]\s?13|1|2A|2B|3|4\.1\s?[AB]|4\.2|4\.3|5\.1\s?[ABC]|5\.2|6\.1\s?[ABCD]|6\.2|7|8\s?[AB]|10|11|12|13)\b(?![.\d])`;
const SEVESO = pattern("iu")`${of.majorAccidents}`;
/** The categories of Annex I Part 1 of Directive 2012/18/EU. */
const SEVESO_CATEGORY = /\b(?:H[123]|P[1-8][abc]?|E[12]|O[123])\b(?!\d)/gu;

/** Acts by their numbers and the short names that sheets print. */
const REGULATIONS: readonly RegExp[] = [
  pattern(
    "giu",
  )`${of.acts}\s*\(?${of.communities}?\)?\s*(?:No\.?|Nr\.?|n[°º]\.?|n\.(?:º|o)?)?\s*\d{2,4}\s?\/\s?\d{1,4}(?:\s?\/\s?${of.communities})?`,
  pattern("gu")`\b${of.shortNames}\b`,
  pattern("gu")`\b${of.shortNamesAbroad}`,
];

const found = (path: string, value: FindingValue, confidence: number, lines: readonly Line[]): Found =>
  finding(path, value, confidence, lines.map(sourceOf));

/** A label and its value may stand in two lines. */
function match(lines: readonly Line[], wanted: RegExp): { value: string; line: Line } | null {
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1];
    const found = wanted.exec(line.text) ?? (next ? wanted.exec(`${line.text} ${next.text}`) : null);
    if (found) return { value: (found.groups?.value ?? found[0]).replace(/\s/g, ""), line };
  }
  return null;
}

function regulations(lines: readonly Line[]): Found[] {
  const seen = new Map<string, Line>();
  for (const line of lines)
    for (const acts of REGULATIONS)
      for (const [written] of matchesIn(line.text, acts)) {
        const name = written.replace(/\s+/g, " ").trim();
        if (!seen.has(name)) seen.set(name, line);
      }
  if (seen.size === 0) return [];
  return [found("regulations", [...seen.keys()], 0.85, [...new Set(seen.values())])];
}

function seveso(lines: readonly Line[]): Found[] {
  const at = lines.findIndex((line) => SEVESO.test(line.text));
  if (at < 0) return [];
  const near = lines.slice(at, at + 4);
  const categories = [
    ...new Set(near.flatMap((line) => [...matchesIn(line.text, SEVESO_CATEGORY)].map(([code]) => code))),
  ];
  const said = near.slice(0, 2);
  return [found("seveso", { categories, text: textOf(said) }, 0.75, said)];
}

/** Section 15: the acts named, the German water hazard and storage classes, and what it says of major accidents. */
export const readSection15: Reader = ({ lines }) => {
  const water = match(lines, WATER_CLASS);
  const none = water ? null : match(lines, NOT_HAZARDOUS);
  const storage = match(lines, STORAGE_CLASS);
  return {
    findings: [
      ...(water ? [found("water_hazard_class", water.value.toLowerCase(), 0.9, [water.line])] : []),
      ...(none ? [found("water_hazard_class", "nwg", 0.85, [none.line])] : []),
      ...(storage ? [found("storage_class", storage.value.toUpperCase(), 0.85, [storage.line])] : []),
      ...seveso(lines),
      ...regulations(lines),
    ],
    problems: [],
  };
};
