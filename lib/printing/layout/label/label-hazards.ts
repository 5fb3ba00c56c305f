import {
  type HazardClass,
  hazardClasses,
  hazardClassesOfCode,
  hazardClassRows,
  isUnknownToClp,
  type SignalWord,
} from "@/lib/regulation/hazard-classes";
import { withoutRedundantCodes } from "@/lib/regulation/redundant-statements";
import type { Classification } from "@/lib/sheet/values";

export type LabelHazards = {
  pictograms: string[];
  /** Pictograms that the law lets a label leave out, in the order in which to do so. */
  optionalPictograms: string[];
  signalWord: SignalWord | null;
  /** The sheet prints "Warning" where its statements call for "Danger" (Art. 20(3)). */
  tooWeak: boolean;
};

/**
 * Pictograms and signal word that the hazard codes call for, together with those the sheet shows, after the precedence
 * of CLP Articles 20(3) and 26. The classes of 2.1 tell what a code stands for ("H242"); they add nothing that 2.2 does
 * not print, because the law releases labels from some (Annex I 1.3.3: the aspiration hazard of aerosols).
 */
export function labelHazards(
  codes: readonly string[],
  classes: readonly Classification[],
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
  for (const pictogram of shown.pictograms) if (!reasons.has(pictogram)) reasons.set(pictogram, new Set());
  const pictograms = afterPrecedence(reasons, codes);
  const derived = signals.includes("Danger") ? "Danger" : signals.includes("Warning") ? "Warning" : null;
  return {
    pictograms,
    optionalPictograms: optionalAmong(pictograms, reasons, classes),
    signalWord: shown.signalWord ?? derived,
    tooWeak: shown.signalWord === "Warning" && derived === "Danger",
  };
}

/** The rows of the label tables that the product's classes name for a code, else all that the code can stand for. */
function rowsOf(code: string, classes: readonly Classification[]): HazardClass[] {
  const possible = code === "H229" ? hazardClassRows("Aerosol", "3") : hazardClassesOfCode(code);
  const named = classes.flatMap(rowsOfClass).filter((row) => row.hazardCodes.includes(code));
  return named.length > 0
    ? named
    : possible.filter((row) => !OBSOLETE.test(`${row.classCode} ${row.category}`));
}

/** The table has types C and D, E and F of self-reactive substances and organic peroxides together. */
function rowsOfClass({ class_code, category_code: category }: Classification): HazardClass[] {
  const pair = ["CD", "EF"].find((letters) => category && letters.includes(category));
  const rows = hazardClassRows(class_code, category);
  return rows.length > 0 || !pair ? rows : hazardClassRows(class_code, pair);
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
  classes: readonly Classification[],
): string[] {
  const has = (code: string) => pictograms.includes(code);
  const optional: string[] = [];
  // Art. 26(1)(e): with flame or skull and crossbones the gas cylinder is optional.
  if (has("GHS04") && (has("GHS02") || has("GHS06"))) optional.push("GHS04");
  // Art. 26(1)(a): with the exploding bomb, flame and flame over circle are optional, unless both are compulsory.
  const both = classes.some((one) => BOTH_COMPULSORY.has(`${one.class_code} ${one.category_code}`));
  const doubtful = classes.length === 0 && reasons.get("GHS01")?.has("H241");
  if (has("GHS01") && !both && !doubtful) optional.push(...["GHS03", "GHS02"].filter(has));
  return optional;
}

const BOTH_COMPULSORY = new Set(
  hazardClasses
    .filter((row) => row.pictograms.includes("GHS01") && row.pictograms.includes("GHS02"))
    .map((row) => `${row.classCode} ${row.category}`),
);

/**
 * The statements that a label bears (CLP Art. 27): none that another one implies, and acute toxicity of one severity by
 * several routes as the one statement that Annex III has for it, in place of its parts.
 */
export function labelCodes(codes: readonly string[]): string[] {
  const kept = withoutRedundantCodes([...new Set(codes.flatMap(partsUnknownToClp))]);
  const combined = new Set<string>();
  for (const routes of ACUTE) {
    const said = routes.filter((route) => kept.some((code) => code.split("+").includes(route)));
    if (said.length > 1) combined.add(said.join("+"));
  }
  const replaced = (code: string) => {
    const [route = code] = code.split("+");
    return [...combined].find((whole) => whole.includes(route)) ?? code;
  };
  return [...new Set(kept.map(replaced))];
}

/** H315+H320 is of the UN system: H315 is a statement of CLP all the same, and must not be lost with it. */
function partsUnknownToClp(code: string): string[] {
  const parts = code.split("+");
  return parts.some(isUnknownToClp) ? parts : [code];
}

/** Acute toxicity by mouth, skin and breathing, by severity. */
const ACUTE = [
  ["H300", "H310", "H330"],
  ["H301", "H311", "H331"],
  ["H302", "H312", "H332"],
];
