import type { Finding, FindingValue, Line, Reader, Source } from "@/lib/extraction/model";
import { matchesIn } from "@/lib/extraction/rules/matches";

const SECTION = 15;

const WATER_CLASS =
  /(?:\bWGK\b|wassergefährdungsklasse|water hazard class|classe de danger pour (?:l['’]eau|le milieu aquatique)|waterbezwaarlijkheidsklasse)[^\n]{0,60}?(?<![\d.])(?:\bWGK\b\s*:?\s*)?(?<value>[123]|nwg)\b(?![\d.,/%])/iu;
const NOT_HAZARDOUS =
  /(?:WGK|wassergefährdungsklasse|water hazard class)[^\n]{0,60}(?:nicht wassergefährdend|not hazardous to water|awg)/iu;
const STORAGE_CLASS =
  /(?:lagerklasse|storage class|\bLGK\b|opslagklasse|classe de stockage)[^\n]{0,50}?(?<![\d.])(?<value>10\s?[-–]\s?13|1|2A|2B|3|4\.1\s?[AB]|4\.2|4\.3|5\.1\s?[ABC]|5\.2|6\.1\s?[ABCD]|6\.2|7|8\s?[AB]|10|11|12|13)\b(?![.\d])/iu;
const SEVESO = /seveso|2012\/18\/|störfallv|12\. ?BImSchV|\bBrzo\b|zware ongevallen|major[- ]accident/iu;
/** The categories of Annex I Part 1 of Directive 2012/18/EU. */
const SEVESO_CATEGORY = /\b(?:H[123]|P[1-8][abc]?|E[12]|O[123])\b(?!\d)/gu;

/** Acts by their numbers and the short names that sheets print. */
const REGULATIONS: readonly RegExp[] = [
  /(?:Regulation|Verordnung|Verordening|Règlement|Directive|Richtlinie|Richtlijn|Décision|Decision)\s*\(?(?:EC|EG|CE|EU|UE|EEC|EWG|EEG|CEE)?\)?\s*(?:No\.?|Nr\.?|n[°º]\.?)?\s*\d{2,4}\s?\/\s?\d{1,4}(?:\s?\/\s?(?:EC|EG|CE|EU|UE|EEC|EWG|EEG|CEE))?/giu,
  /\bTRGS \d{3}\b|\b(?:12|31|2)\. ?BImSchV\b|\bTA[- ]Luft\b|\bAwSV\b|\bVwVwS\b|\bGefStoffV\b|\bBetrSichV\b|\bJArbSchG\b|\bMuSchG\b/gu,
  /\bTSCA\b|\bSARA (?:3(?:02|04|11|12|13)|Title III)|\bCERCLA\b|\bClean (?:Air|Water) Act\b|California Proposition 65|\bWHMIS\b(?: 2015)?|\bDSL\b|\bNDSL\b|\bAICS\b|\bAIIC\b|\bIECSC\b|\bENCS\b|\bKECI\b|\bPICCS\b/gu,
];

const toSource = ({ page, rect, text }: Line): Source => ({ page, rect, text });

function finding(path: string, value: FindingValue, confidence: number, lines: readonly Line[]): Finding {
  return { section: SECTION, path, value, confidence, sources: lines.map(toSource) };
}

/** A label and its value may stand in two lines. */
function match(lines: readonly Line[], pattern: RegExp): { value: string; line: Line } | null {
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1];
    const found = pattern.exec(line.text) ?? (next ? pattern.exec(`${line.text} ${next.text}`) : null);
    if (found) return { value: (found.groups?.value ?? found[0]).replace(/\s/g, ""), line };
  }
  return null;
}

function regulations(lines: readonly Line[]): Finding[] {
  const seen = new Map<string, Line>();
  for (const line of lines)
    for (const pattern of REGULATIONS)
      for (const [written] of matchesIn(line.text, pattern)) {
        const name = written.replace(/\s+/g, " ").trim();
        if (!seen.has(name)) seen.set(name, line);
      }
  if (seen.size === 0) return [];
  return [finding("regulations", [...seen.keys()], 0.85, [...new Set(seen.values())])];
}

function seveso(lines: readonly Line[]): Finding[] {
  const at = lines.findIndex((line) => SEVESO.test(line.text));
  if (at < 0) return [];
  const near = lines.slice(at, at + 4);
  const categories = [
    ...new Set(near.flatMap((line) => [...matchesIn(line.text, SEVESO_CATEGORY)].map(([code]) => code))),
  ];
  const text = near
    .slice(0, 2)
    .map((line) => line.text)
    .join(" ");
  return [finding("seveso", { categories, text }, 0.75, near.slice(0, 2))];
}

/** Section 15: the acts named, the German water hazard and storage classes, and what it says of major accidents. */
export const readSection15: Reader = ({ lines }) => {
  const water = match(lines, WATER_CLASS);
  const none = water ? null : match(lines, NOT_HAZARDOUS);
  const storage = match(lines, STORAGE_CLASS);
  return {
    findings: [
      ...(water ? [finding("water_hazard_class", water.value.toLowerCase(), 0.9, [water.line])] : []),
      ...(none ? [finding("water_hazard_class", "nwg", 0.85, [none.line])] : []),
      ...(storage ? [finding("storage_class", storage.value.toUpperCase(), 0.85, [storage.line])] : []),
      ...seveso(lines),
      ...regulations(lines),
    ],
    problems: [],
  };
};
