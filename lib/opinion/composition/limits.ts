import type { Hazard, Limit, Measure } from "@/lib/opinion/mixture/model";
import words from "./words.json";

const NUMBER = String.raw`(\d*[.,]?\d+)\s*%?`;
const BAND = new RegExp(String.raw`${NUMBER}\s*(?:[<≤]=?)\s*(?:C\b\s*)?(?:[<≤]=?)\s*${NUMBER}`, "u");
const FROM = new RegExp(String.raw`(?:[>≥]=?|>\s=)\s*${NUMBER}(?:\s*[-–]\s*[<≤]?=?\s*${NUMBER})?`, "u");
const CLASS =
  /(Skin Corr|Skin Irrit|Eye Dam|Eye Irrit|STOT SE|STOT RE|Skin Sens|Resp Sens|Carc|Muta|Repr|Lact|Asp Tox) (1[ABC]?|[23]A?)?/u;
const CODE = /\b(H\d{3}[A-Za-z]{0,2})\b/u;

// Without "u", which makes the first use of a pattern that ignores case take milliseconds.
const says = {
  acute: new RegExp(words.acute, "i"),
  chronic: new RegExp(words.chronic, "i"),
  oral: new RegExp(words.oral, "i"),
  dermal: new RegExp(words.dermal, "i"),
  vapours: new RegExp(words.vapours, "i"),
  dustsMists: new RegExp(words.dustsMists, "i"),
};

/** A specific concentration limit as sheets and Annex VI print it, "Skin Corr. 1B; H314: 2 % ≤ C < 5 %"; null for others. */
export function limitOf(printed: string): Limit | null {
  const text = printed.replace(/\s+/g, " ");
  const hazard = hazardIn(text);
  if (!hazard) return null;
  const band = BAND.exec(text);
  if (band) return { ...hazard, from: numberOf(band[1]), to: numberOf(band[2]) };
  const from = FROM.exec(text);
  if (!from) return null;
  return { ...hazard, from: numberOf(from[1]), to: from[2] === undefined ? null : numberOf(from[2]) };
}

function hazardIn(text: string): Hazard | null {
  const code = CODE.exec(text)?.[1] ?? null;
  const named = CLASS.exec(`${text.replace(/[.,;:]/g, " ").replace(/\s+/g, " ")} `);
  if (named?.[1]) return { classCode: abbreviated(named[1]), category: named[2] ?? null, code };
  const ofCode: Record<string, { classCode: string; category: string | null } | undefined> = words.codes;
  const known = code ? ofCode[code.slice(0, 4)] : undefined;
  return known ? { ...known, code } : null;
}

const abbreviated = (name: string) =>
  name.startsWith("STOT") ? name : `${name.replace(/^(Resp|Asp) /, "$1. ")}.`;

const numberOf = (text: string | undefined) => Number((text ?? "").replace(",", "."));

/** The factors M that are printed, acute and chronic; one alone holds for the one that it names, else for both. */
export function factorsOf(printed: readonly string[]): { acute: number | null; chronic: number | null } {
  const found: { acute: number | null; chronic: number | null } = { acute: null, chronic: null };
  const unnamed: number[] = [];
  for (const text of printed) {
    const numbers = [...text.matchAll(/(?<![\d.,])1(?:0*)(?![\d.,])/g)].map(([digits]) => Number(digits));
    const [first, second] = numbers;
    if (first === undefined) continue;
    const isChronic = says.chronic.test(text);
    const isAcute = says.acute.test(text);
    if (isAcute) found.acute = first;
    if (isChronic) found.chronic = isAcute ? (second ?? first) : first;
    if (!isAcute && !isChronic) unnamed.push(...numbers);
  }
  return {
    acute: found.acute ?? unnamed[0] ?? null,
    chronic: found.chronic ?? unnamed[1] ?? unnamed[0] ?? null,
  };
}

/** The factors of an Annex VI entry: the first is acute; a second is chronic, and where there is none it is not set. */
export function listedFactorsOf(scl: readonly string[]): { acute: number | null; chronic: number | null } {
  const [acute = null, chronic = null] = scl
    .filter((text) => /^M\b/.test(text))
    .map((text) => Number(/\d+/.exec(text)?.[0] ?? 1));
  return { acute, chronic };
}

/** "ATE (oral) = 500 mg/kg", "inhalation: ATE = 0.05 mg/L (dusts or mists)"; what is "greater than" is no estimate. */
export function estimateOf(printed: string): { measure: Measure; value: number } | null {
  if (/>/.test(printed)) return null;
  const value = /(\d[\d.,]*)\s*(mg\s?\/\s?(?:kg|l)|ppm)/i.exec(printed);
  if (!value?.[1] || !value[2]) return null;
  const measure = measureOf(printed, value[2].toLowerCase().replace(/\s/g, ""));
  const number = decimal(value[1]);
  return measure && number > 0 ? { measure, value: number } : null;
}

function measureOf(text: string, unit: string): Measure | null {
  if (unit === "ppm") return "gases";
  if (unit === "mg/l") {
    if (says.dustsMists.test(text)) return "dustsMists";
    return says.vapours.test(text) ? "vapours" : null;
  }
  if (says.dermal.test(text)) return "dermal";
  return says.oral.test(text) ? "oral" : null;
}

/** "1.200" and "1 200" are twelve hundred, "0.05" and "0,05" a twentieth. */
function decimal(text: string): number {
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text)) return Number(text.replace(/[.,]/g, ""));
  return Number(text.replace(",", ".").replace(/[.,]$/, ""));
}
