import { storageClasses } from "@/lib/regulation/storing-together";

export type StoredSheet = {
  /** As the sheet prints it; null when it prints none. */
  printedClass: string | null;
  hazardCodes: readonly string[];
  /** Whether there may be hazards beside these codes: unknown or doubtful ones. */
  mayHaveMoreHazards: boolean;
  /** ADR class, e.g. "5.1". */
  transportClass: string | null;
  /** Four digits, e.g. "1942". */
  unNumber: string | null;
  physicalState: string | null;
  flashPoint: number | null;
};

/** The class as printed, or the classes that may be meant: several where the sheet does not tell them apart. */
export type StorageClass = { classes: readonly string[]; isDerived: boolean };

/**
 * The storage class of a sheet by TRGS 510 annex 2: as it is printed, else the first hazard of the scheme in A.2.2
 * that applies. Null where the classification does not lead to one, or is not known.
 */
export function storageClassOf(sheet: StoredSheet): StorageClass | null {
  const printed = printedClasses(sheet.printedClass);
  if (printed) return { classes: printed, isDerived: false };
  const classes = sheet.mayHaveMoreHazards ? null : derivedClasses(sheet);
  return classes && { classes, isDerived: true };
}

/** Sheets print words around it ("10 (Brennbare Flüssigkeiten)", "LGK 8 A"), and the four last classes as one. */
function printedClasses(text: string | null): string[] | null {
  const plain = text?.replace(/TRGS\s*510|\(.*?\)/gi, "") ?? "";
  if (/\b10\s*[-–]\s*13\b/.test(plain)) return ["10", "11", "12", "13"];
  const [, number, letter = ""] = CLASS.exec(plain) ?? [];
  const name = `${number}${letter.toUpperCase()}`;
  return storageClasses.includes(name) ? [name] : null;
}

/** A number, perhaps with a letter, that no other digit or letter goes on with. */
const CLASS = /^\D*?(\d{1,2}(?:\.\d)?)\s*([A-D])?(?=$|[\s,;:–-])/i;

type Step = { codes: readonly string[]; classes: (sheet: StoredSheet) => readonly string[] | null };

const always = (name: string) => () => [name];

/** Which of two classes depends on whether it burns; where nothing tells, both may be meant. */
const byBurning = (burning: string, other: string) => (sheet: StoredSheet) =>
  sheet.flashPoint === null ? [burning, other] : [burning];

/** The scheme of A.2.2: the first hazard that applies decides. */
const scheme: readonly Step[] = [
  { codes: ["H200", "H201", "H202", "H203", "H204", "H205"], classes: always("1") },
  // Desensitised explosives; which class liquid ones have is not held here.
  {
    codes: ["H206", "H207", "H208"],
    classes: ({ physicalState }) =>
      physicalState === "solid" || physicalState === "powder" ? ["4.1A"] : null,
  },
  { codes: ["H222", "H223", "H229"], classes: always("2B") },
  { codes: ["H220", "H221", "H230", "H231", "H232", "H270", "H280", "H281"], classes: always("2A") },
  // Which of 4.1A and 5.2 depends on the explosives law (2. SprengV), which a sheet does not name.
  { codes: ["H240", "H241"], classes: () => ["4.1A", "5.2"] },
  { codes: ["H242"], classes: always("5.2") },
  { codes: ["H250", "H251", "H252"], classes: always("4.2") },
  { codes: ["H260", "H261"], classes: always("4.3") },
  { codes: ["H271"], classes: always("5.1A") },
  { codes: ["H224", "H225", "H226"], classes: always("3") },
  { codes: ["H228"], classes: always("4.1B") },
  { codes: ["H272"], classes: always("5.1B") },
  { codes: ["H300", "H310", "H330"], classes: byBurning("6.1A", "6.1B") },
  {
    codes: ["H301", "H311", "H331", "H340", "H350", "H360", "H370", "H372"],
    classes: byBurning("6.1C", "6.1D"),
  },
  // Whether the weaker long-term effects count as well is not held here.
  { codes: ["H341", "H351", "H361", "H371", "H373"], classes: () => null },
  { codes: ["H314"], classes: byBurning("8A", "8B") },
];

/** Classes of transport that say more than the statements do. */
const byTransport: Readonly<Record<string, string>> = { "1": "1", "6.2": "6.2", "7": "7", "5.2": "5.2" };

/** Ammonium nitrate (UN 1942), and fertilisers of it (UN 2067). */
const AMMONIUM_NITRATE = ["1942", "2067"];

function derivedClasses(sheet: StoredSheet): readonly string[] | null {
  if (AMMONIUM_NITRATE.includes(sheet.unNumber ?? "")) return ["5.1C"];
  const carried = byTransport[sheet.transportClass?.trim() ?? ""];
  if (carried) return [carried];
  const codes = new Set(sheet.hazardCodes.flatMap((code) => code.split("+")).map((code) => code.slice(0, 4)));
  const step = scheme.find((one) => one.codes.some((code) => codes.has(code)));
  return step ? step.classes(sheet) : byState(sheet);
}

/** What has none of these hazards: liquid or solid, burning or not. */
function byState({ physicalState, flashPoint }: StoredSheet): readonly string[] | null {
  if (physicalState === "liquid") return flashPoint === null ? ["10", "12"] : ["10"];
  if (physicalState === "solid") return ["11", "13"];
  return null;
}
