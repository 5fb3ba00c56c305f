import type { SheetData } from "@/lib/fixtures/sheet-data";
import { classTriples, content } from "@/lib/fixtures/substances";
import { labelOfCode } from "@/lib/regulation/hazard-classes";
import { type Ingredient, ingredients } from "./ingredients";
import { type Maker, makers } from "./makers";
import { type ColourName, colours, type UseName, uses } from "./words";

type Share = { min?: number; max?: number; exact?: number };

/** What differs between the sheets of the demo; the rest follows from it. */
export type SheetFacts = Pick<
  SheetData,
  "name" | "physicalState" | "storageClass" | "waterHazardClass" | "density"
> & {
  maker: Maker;
  use: UseName;
  /** YYYY-MM-DD */
  revised: string;
  version?: string;
  /** "Flam. Liq. 2 H225; Eye Irrit. 2 H319"; empty: not classified. */
  classes: string;
  /** Statements of the label that no class gives, e.g. EUH066. */
  supplemental?: string[];
  precautions: string;
  contains: [Ingredient, Share][];
  colour: ColourName;
  /** UN number, proper shipping name in the sheet's language, class, packing group. */
  transport: [un: string, name: string, hazardClass: string, group: "I" | "II" | "III" | null] | null;
  isSubstance?: boolean;
  flashPoint?: number;
  boilingPoint?: number;
  meltingPoint?: number;
  vapourPressure?: number;
  ph?: number;
  ufi?: string;
};

/** A sheet from its facts: signal word, pictograms and statements of the label as CLP derives them. */
export function sheetOf(facts: SheetFacts): SheetData {
  const classifications = facts.classes ? classTriples(facts.classes) : [];
  const codes = [...new Set(classifications.map(([, , code]) => code))];
  const pure = facts.isSubstance ? ingredients[facts.contains[0]?.[0] ?? "water"] : null;
  return {
    ...makers[facts.maker],
    name: facts.name,
    kind: facts.isSubstance ? "substance" : "mixture",
    casNumber: pure?.casNumber ?? null,
    ecNumber: pure?.ecNumber ?? null,
    ufi: facts.ufi ?? null,
    use: uses[facts.use],
    revisionDate: facts.revised,
    version: facts.version ?? "1.0",
    classifications,
    signalWord: signalWordOf(codes),
    pictograms: pictogramsOf(codes),
    hazardStatements: [...statementsOf(codes), ...(facts.supplemental ?? [])],
    precautionaryStatements: facts.precautions ? facts.precautions.split(" ") : [],
    components: facts.contains.map(([ingredient, share]) => content(ingredients[ingredient], share)),
    physicalState: facts.physicalState,
    colour: colours[facts.colour],
    flashPoint: facts.flashPoint ?? null,
    boilingPoint: facts.boilingPoint ?? null,
    meltingPoint: facts.meltingPoint,
    vapourPressure: facts.vapourPressure,
    ph: facts.ph ?? null,
    density: facts.density,
    transport: transportOf(facts.transport),
    storageClass: facts.storageClass,
    waterHazardClass: facts.waterHazardClass,
  };
}

/** CLP Art. 20(3): Danger excludes Warning. */
function signalWordOf(codes: string[]): SheetData["signalWord"] {
  const words = codes.map((code) => signalOf(code));
  return words.includes("Danger") ? "Danger" : words.includes("Warning") ? "Warning" : null;
}

/** Codes whose word depends on the category; those of the demo are of the lower one. */
const signalByCategory: Record<string, SheetData["signalWord"]> = { H272: "Danger", H242: "Danger" };

const signalOf = (code: string) => labelOfCode(code)?.signal ?? signalByCategory[code] ?? null;

const pictogramByCategory: Record<string, string[]> = { H272: ["GHS03"], H242: ["GHS02"] };

/** CLP Art. 26(1): the skull, and corrosion for skin and eyes, exclude the exclamation mark. */
function pictogramsOf(codes: string[]): string[] {
  const signsOf = (code: string) => labelOfCode(code)?.pictograms ?? pictogramByCategory[code] ?? [];
  const all = new Set(codes.flatMap(signsOf));
  const needing = codes.filter((code) => signsOf(code).includes("GHS07"));
  const isCovered = all.has("GHS05") && needing.every((code) => code === "H315" || code === "H319");
  if (all.has("GHS06") || isCovered) all.delete("GHS07");
  return [...all].sort();
}

/** CLP Art. 27: what another statement says already is left out. */
function statementsOf(codes: string[]): string[] {
  const said: Record<string, string> = { H318: "H314", H400: "H410" };
  return codes.filter((code) => !codes.includes(said[code] ?? "")).sort();
}

/** A sheet is printed in one language alone, so its shipping name stands for all. */
function transportOf(transport: SheetFacts["transport"]): SheetData["transport"] {
  if (!transport) return null;
  const [un, name, hazardClass, packingGroup] = transport;
  return { un, name: { en: name, nl: name, de: name, fr: name }, class: hazardClass, packingGroup };
}
