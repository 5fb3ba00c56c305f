import {
  type HazardClass,
  hazardClasses,
  hazardClassesOfCode,
  hazardClassRows,
  type SignalWord,
} from "@/lib/regulation/hazard-classes";

/** A class of the product: "Flam. Liq.", "2", "H225". */
export type ProductClass = { classCode: string; category: string | null; code: string | null };

export type LabelHazards = {
  pictograms: string[];
  /** Pictograms that the law lets a label leave out, in the order in which to do so. */
  optionalPictograms: string[];
  signalWord: SignalWord | null;
};

/**
 * Pictograms and signal word that the hazard codes and classes call for, together with those the sheet shows,
 * after the precedence of CLP Articles 20(3) and 26.
 */
export function labelHazards(
  codes: readonly string[],
  classes: readonly ProductClass[],
  shown: { pictograms: readonly string[]; signalWord: SignalWord | null },
): LabelHazards {
  const reasons = new Map<string, Set<string>>();
  const signals: (SignalWord | null)[] = [];
  for (const code of codes.flatMap((code) => code.split("+"))) {
    const rows = rowsOf(code, classes);
    for (const pictogram of certainPictograms(rows)) {
      reasons.set(pictogram, (reasons.get(pictogram) ?? new Set()).add(code));
    }
    signals.push(certainSignal(rows));
  }
  for (const rows of classes.map(rowsOfClass)) {
    for (const pictogram of certainPictograms(rows)) {
      const cause = rows[0]?.mainCode ?? rows[0]?.classCode ?? "";
      reasons.set(pictogram, (reasons.get(pictogram) ?? new Set()).add(cause));
    }
    signals.push(certainSignal(rows));
  }
  for (const pictogram of shown.pictograms) if (!reasons.has(pictogram)) reasons.set(pictogram, new Set());
  const pictograms = afterPrecedence(reasons, codes);
  const derived = signals.includes("Danger") ? "Danger" : signals.includes("Warning") ? "Warning" : null;
  return {
    pictograms,
    optionalPictograms: optionalAmong(pictograms, reasons, classes),
    signalWord: shown.signalWord ?? derived,
  };
}

/** The rows of the label tables that the product's classes name for a code, else all that the code can stand for. */
function rowsOf(code: string, classes: readonly ProductClass[]): HazardClass[] {
  const possible = hazardClassesOfCode(code);
  const named = classes.flatMap(rowsOfClass).filter((row) => row.hazardCodes.includes(code));
  return named.length > 0
    ? named
    : possible.filter((row) => !OBSOLETE.test(`${row.classCode} ${row.category}`));
}

/** The table has types C and D, E and F of self-reactive substances and organic peroxides together. */
function rowsOfClass({ classCode, category }: ProductClass): HazardClass[] {
  const pair = ["CD", "EF"].find((letters) => category?.length === 1 && letters.includes(category));
  const rows = hazardClassRows(classCode, category);
  return rows.length > 0 || !pair ? rows : hazardClassRows(classCode, pair);
}

// Kept in the table for old sheets; their successors say the same or less.
const OBSOLETE = /^(?:Flam\. Gas 1|Flam\. Aerosol [12])$/;

function certainPictograms(rows: HazardClass[]): string[] {
  const [first, ...others] = rows;
  if (!first) return [];
  return first.pictograms.filter((code) => others.every((row) => row.pictograms.includes(code)));
}

function certainSignal(rows: HazardClass[]): SignalWord | null {
  const [first, ...others] = rows;
  return first && others.every((row) => row.signal === first.signal) ? first.signal : null;
}

function afterPrecedence(reasons: Map<string, Set<string>>, codes: readonly string[]): string[] {
  const kept = new Set(reasons.keys());
  // Art. 26(1)(b): the skull and crossbones replaces the exclamation mark.
  if (kept.has("GHS06")) kept.delete("GHS07");
  const overshadowed = new Set<string>();
  // Art. 26(1)(c): the corrosion symbol replaces the exclamation mark for skin or eye irritation.
  if (kept.has("GHS05")) for (const code of ["H315", "H319"]) overshadowed.add(code);
  // Art. 26(1)(d): the health hazard symbol for respiratory sensitisation replaces it for these.
  if (codes.includes("H334")) for (const code of ["H315", "H317", "H319"]) overshadowed.add(code);
  const causes = [...(reasons.get("GHS07") ?? [])];
  if (causes.length > 0 && causes.every((code) => overshadowed.has(code))) kept.delete("GHS07");
  return [...kept].sort();
}

function optionalAmong(
  pictograms: string[],
  reasons: Map<string, Set<string>>,
  classes: readonly ProductClass[],
): string[] {
  const has = (code: string) => pictograms.includes(code);
  const optional: string[] = [];
  // Art. 26(1)(e): with flame or skull and crossbones the gas cylinder is optional.
  if (has("GHS04") && (has("GHS02") || has("GHS06"))) optional.push("GHS04");
  // Art. 26(1)(a): with the exploding bomb, flame and flame over circle are optional, unless both are compulsory.
  const both = classes.some(({ classCode, category }) => BOTH_COMPULSORY.has(`${classCode} ${category}`));
  const doubtful = classes.length === 0 && reasons.get("GHS01")?.has("H241");
  if (has("GHS01") && !both && !doubtful) optional.push(...["GHS03", "GHS02"].filter(has));
  return optional;
}

const BOTH_COMPULSORY = new Set(
  hazardClasses
    .filter((row) => row.pictograms.includes("GHS01") && row.pictograms.includes("GHS02"))
    .map((row) => `${row.classCode} ${row.category}`),
);

/** Acute toxicity statements of equal severity as one statement, as CLP Annex III allows; same hazards, less text. */
export function withCombinedCodes(codes: readonly string[]): string[] {
  let result = [...codes];
  for (const combination of COMBINATIONS) {
    const parts = combination.split("+");
    if (!parts.every((part) => result.includes(part))) continue;
    result = result
      .map((code) => (code === parts[0] ? combination : code))
      .filter((code) => !parts.includes(code));
  }
  return result;
}

const COMBINATIONS = [
  "H300+H310+H330",
  "H301+H311+H331",
  "H302+H312+H332",
  "H300+H310",
  "H300+H330",
  "H310+H330",
  "H301+H311",
  "H301+H331",
  "H311+H331",
  "H302+H312",
  "H302+H332",
  "H312+H332",
];
