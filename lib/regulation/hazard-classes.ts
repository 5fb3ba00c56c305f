import data from "./hazard-classes.json";

export type SignalWord = "Danger" | "Warning";

/** One row of the CLP label tables: a hazard class with its category. */
export type HazardClass = {
  /** "Flam. Liq." */
  classCode: string;
  /** "2", "1A", "Comp."; null where the class has no categories. */
  category: string | null;
  /** Every code that may stand for it, e.g. H350 and H350i; empty when it has no statement. */
  hazardCodes: readonly string[];
  /** The code when nothing more is known; null for STOT SE 3, where it is H335 or H336 or both. */
  mainCode: string | null;
  pictograms: readonly string[];
  signal: SignalWord | null;
  route: "oral" | "dermal" | "inhalation" | null;
};

type Row = {
  code: string;
  h: string[];
  pictograms: string[];
  signal: string | null;
  route?: string;
  hVariants?: string[];
};

const WITHOUT_CATEGORY = new Set([
  "Unst. Expl.",
  "Press. Gas",
  "Lact.",
  "Pyr. Gas",
  "PBT",
  "vPvB",
  "PMT",
  "vPvM",
]);

function splitCode(code: string): { classCode: string; category: string | null } {
  if (WITHOUT_CATEGORY.has(code)) return { classCode: code, category: null };
  const group = /^(Press\. Gas) \((.+)\)$/.exec(code);
  if (group) return { classCode: group[1] ?? code, category: group[2] ?? null };
  const space = code.lastIndexOf(" ");
  return { classCode: code.slice(0, space), category: code.slice(space + 1) };
}

function toHazardClass(row: Row): HazardClass {
  return {
    ...splitCode(row.code),
    hazardCodes: row.hVariants ?? row.h,
    mainCode: row.code === "STOT SE 3" ? null : (row.h[0] ?? null),
    pictograms: row.pictograms,
    signal: row.signal as SignalWord | null,
    route: (row.route ?? null) as HazardClass["route"],
  };
}

/** Categories of the UN system that CLP leaves out but sheets from outside the EU print. */
const unOnly: HazardClass[] = [
  { code: "Acute Tox. 5", h: ["H303"], pictograms: [], signal: "Warning", route: "oral" },
  { code: "Acute Tox. 5", h: ["H313"], pictograms: [], signal: "Warning", route: "dermal" },
  { code: "Acute Tox. 5", h: ["H333"], pictograms: [], signal: "Warning", route: "inhalation" },
  { code: "Skin Irrit. 3", h: ["H316"], pictograms: [], signal: "Warning" },
  { code: "Eye Irrit. 2A", h: ["H319"], pictograms: ["GHS07"], signal: "Warning" },
  { code: "Eye Irrit. 2B", h: ["H320"], pictograms: [], signal: "Warning" },
  { code: "Flam. Liq. 4", h: ["H227"], pictograms: [], signal: "Warning" },
  { code: "Asp. Tox. 2", h: ["H305"], pictograms: ["GHS08"], signal: "Warning" },
  { code: "Aquatic Acute 2", h: ["H401"], pictograms: [], signal: null },
  { code: "Aquatic Acute 3", h: ["H402"], pictograms: [], signal: null },
].map((row) => toHazardClass(row as Row));

export const hazardClasses: readonly HazardClass[] = [
  ...data.classes.map((row) => toHazardClass(row as Row)),
  ...unOnly,
];

const unOnlyCodes = new Set(unOnly.flatMap(({ hazardCodes }) => hazardCodes));
for (const row of data.classes) for (const code of row.h) unOnlyCodes.delete(code);

/** True for statements of the UN system for which CLP has no class, e.g. H401: no label in the EU bears them. */
export function isUnknownToClp(code: string): boolean {
  return unOnlyCodes.has(code);
}

/** True for categories of the UN system that CLP leaves out, e.g. "2A" of eye irritation. */
export const isCategoryOutsideClp = (classCode: string | null, category: string | null) =>
  unOnly.some((row) => row.classCode === classCode && row.category === category);

/** The rows for a class and category; acute toxicity has one for each route. */
export function hazardClassRows(classCode: string | null, category: string | null): HazardClass[] {
  return hazardClasses.filter((row) => row.classCode === classCode && row.category === category);
}

/** The classes and categories that a hazard code can stand for. */
export function hazardClassesOfCode(code: string): HazardClass[] {
  return hazardClasses.filter((row) => row.hazardCodes.includes(code));
}

/** Whether a code is one of a class, be it of another category. */
export const isCodeOfClass = (code: string, classCode: string | null) =>
  hazardClassesOfCode(code).some((row) => row.classCode === classCode);

const sectionOf = new Map(data.classes.map(({ code, annexI }) => [splitCode(code).classCode, annexI]));

/** The classes of a section of CLP Annex I ("3.6") with a category ("1B"); sensitisation and acute toxicity have several. */
export function hazardClassesOfSection(section: string, category: string): HazardClass[] {
  return hazardClasses.filter((row) => sectionOf.get(row.classCode) === section && row.category === category);
}

/** What a hazard code alone implies for the label (CLP Annex I); null when it depends on the category. */
export function labelOfCode(
  code: string,
): { pictograms: readonly string[]; signal: SignalWord | null } | null {
  const entries: { readonly [code: string]: { pictograms: string[]; signal: string | null } | undefined } =
    data.hToPictogram;
  const entry = entries[code];
  if (!entry || (entry.signal !== null && entry.signal !== "Danger" && entry.signal !== "Warning"))
    return null;
  return { pictograms: entry.pictograms, signal: entry.signal };
}
