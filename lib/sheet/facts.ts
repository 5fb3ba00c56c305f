import type { HazardState } from "./hazard-states";
import { sheetHazards } from "./hazards";
import {
  celsius,
  furthestPh,
  highestVapourPressure,
  isSkinCorrosive1A,
  lowestBoilingPoint,
  lowestOf,
  saysGas,
  unNumberIn,
} from "./properties";
import type { Sections } from "./schema";
import { sectionKey } from "./section-keys";
import type { SheetSummary } from "./summary";
import type { Classification, ExposureLimit, Statement } from "./values";

/**
 * What lists, labels, cards, assessments, the register and exports take from a sheet. Each fact is derived from the
 * sections here and nowhere else; what was not read is null or an empty list.
 */
export type SheetFacts = {
  document: SheetSummary;
  hazards: HazardState;
  /** Classes of 2.1 for which 2.2 prints no statement. */
  classesWithoutStatement: string[];
  /** As section 3 says it; a number of its own is a substance's. */
  kind: "substance" | "mixture" | null;
  /** Whether its numbers identify it: a number beside several components may be one of theirs. */
  isSubstance: boolean;
  ufi: string | null;
  alternateNames: string[];
  /** Each once. */
  uses: string[];
  classifications: readonly Classification[];
  hazardStatements: readonly Statement[];
  supplementalStatements: readonly Statement[];
  precautionaryStatements: readonly Statement[];
  /** Section 2 as printed; empty where it was not handed over. */
  labelText: string;
  /** Regulations that section 15 names. */
  regulations: string[];
  exposureLimits: readonly ExposureLimit[];
  waterHazardClass: string | null;
  storageClass: string | null;
  wasteCodes: string[];
  /** Four digits. */
  unNumber: string | null;
  /** Of all modes, as printed, each once, sorted. */
  transportClasses: string[];
  properties: SheetProperties;
  /** The text that the sheet gives for a field of a section, e.g. textOf(5, "suitable_media"). */
  textOf: (section: number, field: string) => string | null;
};

/** Measured values at their more dangerous ends; null where that end is not known. */
type SheetProperties = {
  physicalState: string | null;
  isGas: boolean;
  /** °C; the end that is printed where the other is open: "above 93 °C" gives 93. */
  flashPoint: number | null;
  /** °C */
  boilingPoint: number | null;
  /** hPa */
  vapourPressure: number | null;
  ph: number | null;
  isSkinCorrosive1A: boolean;
};

/** The facts of a reading; sections that were not handed over count as not read. */
export function sheetFacts(document: SheetSummary, sections: Sections): SheetFacts {
  const {
    section1 = {},
    section2 = {},
    section8 = {},
    section13 = {},
    section14 = {},
    section15 = {},
  } = sections;
  const { state, reasons } = sheetHazards(document, sections);
  const transportClasses = printedOnce(Object.values(section14.modes ?? {}).map((mode) => mode.class)).sort();
  return {
    document,
    hazards: state,
    classesWithoutStatement: reasons.flatMap(({ code, subject }) =>
      code === "class_without_statement" && subject ? [subject] : [],
    ),
    ...kindOf(document, sections),
    ufi: textIn(section1.ufi),
    alternateNames: textsIn(section1.alternate_names),
    uses: usesIn(sections),
    classifications: section2.classifications ?? [],
    hazardStatements: section2.hazard_statements ?? [],
    supplementalStatements: section2.supplemental_statements ?? [],
    precautionaryStatements: section2.precautionary_statements ?? [],
    labelText: textIn(section2.text) ?? "",
    regulations: textsIn(section15.regulations),
    exposureLimits: section8.exposure_limits ?? [],
    waterHazardClass: textIn(section15.water_hazard_class),
    storageClass: textIn(section15.storage_class) ?? textIn(sections.section7?.storage_class),
    wasteCodes: textsIn(section13.waste_codes),
    unNumber: unNumberIn(section14.un_number),
    transportClasses,
    properties: propertiesOf(document, sections, transportClasses),
    textOf: (section, field) => textsIn(membersOf(sections[sectionKey(section)])[field]).join(" ") || null,
  };
}

/** The uses that section 1.2 names, each once. */
export function usesIn({ section1 }: Sections): string[] {
  return printedOnce(section1?.identified_uses?.split(/\s*[;\n]\s*/) ?? []);
}

function kindOf(document: SheetSummary, { section3 }: Sections): Pick<SheetFacts, "kind" | "isSubstance"> {
  const printed = section3?.kind ?? null;
  const hasNumber = document.cas_number !== null;
  return {
    kind: printed ?? (hasNumber ? "substance" : null),
    isSubstance: printed ? printed === "substance" : hasNumber && document.components.length <= 1,
  };
}

function propertiesOf(
  document: SheetSummary,
  { section2, section9 }: Sections,
  classes: readonly string[],
): SheetProperties {
  const physicalState = section9?.physical_state?.value || null;
  return {
    physicalState,
    isGas: saysGas(physicalState, document.hazard_statements, classes),
    flashPoint: section9?.flash_point
      ? celsius(lowestOf(section9.flash_point), section9.flash_point.unit)
      : null,
    boilingPoint: lowestBoilingPoint(section9?.boiling_point),
    vapourPressure: highestVapourPressure(section9?.vapour_pressure),
    ph: furthestPh(section9?.ph),
    isSkinCorrosive1A: isSkinCorrosive1A(section2?.classifications ?? []),
  };
}

/** A field that holds a text, or several. */
function textsIn(value: unknown): string[] {
  const texts = Array.isArray(value) ? value : [value];
  return texts.flatMap((text) => (typeof text === "string" ? (cleaned(text) ?? []) : []));
}

function textIn(value: string | undefined): string | null {
  return value === undefined ? null : cleaned(value);
}

/** Without the rules of underscores that divide pages: on a card they would be blanks to fill in. */
function cleaned(text: string): string | null {
  return text.replace(/_{3,}/g, " ").replace(/\s+/g, " ").trim() || null;
}

function printedOnce(texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => text?.trim() || []))];
}

function membersOf(value: object | undefined): Record<string, unknown> {
  return { ...value };
}
