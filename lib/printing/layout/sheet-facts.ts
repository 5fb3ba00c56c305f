import { z } from "zod";
import type { HazardState } from "@/lib/sheet/hazard-states";
import { sheetHazards } from "@/lib/sheet/hazards";
import type { Sections } from "@/lib/sheet/schema";
import { sectionKey } from "@/lib/sheet/section-keys";
import type { SheetSummary } from "@/lib/sheet/summary";

/** What labels and cards take from a sheet: its document and the parts of its sections that they print. */
export type SheetFacts = {
  document: SheetSummary;
  hazards: HazardState;
  /** Classes of 2.1 for which 2.2 prints no statement. */
  classesWithoutStatement: string[];
  isSubstance: boolean;
  ufi: string | null;
  uses: string[];
  classifications: { classCode: string; category: string | null; code: string | null }[];
  hazardStatements: SheetStatement[];
  supplementalStatements: SheetStatement[];
  precautionaryStatements: SheetStatement[];
  /** Section 2 as printed; empty where it was not handed over. */
  labelText: string;
  /** Regulations that sections 2 and 15 name. */
  regulations: string[];
  exposureLimits: ExposureLimit[];
  waterHazardClass: string | null;
  storageClass: string | null;
  wasteCodes: string[];
  /** The text that the sheet gives for a field of a section, e.g. textOf(5, "suitable_media"). */
  textOf: (section: number, field: string) => string | null;
};

/** A statement as the sheet prints it; the code is null where it prints the text alone. */
export type SheetStatement = { code: string | null; text: string | null };
export type ExposureLimit = z.infer<typeof ExposureLimit>;

/**
 * Reads what is needed out of a document and its sections as the extraction stored them; fields that a
 * sheet lacks, or that another version of the extraction wrote differently, are simply absent.
 */
export function sheetFacts(document: SheetSummary, sections: Sections): SheetFacts {
  const field = (section: number, name: string): unknown =>
    (sections[sectionKey(section)] as Record<string, unknown> | undefined)?.[name];
  const statements = (name: string) => Statements.parse(field(2, name));
  const kind = field(3, "kind");
  const { state, reasons } = sheetHazards(document, sections);
  return {
    document,
    hazards: state,
    classesWithoutStatement: reasons.flatMap(({ code, subject }) =>
      code === "class_without_statement" && subject ? [subject] : [],
    ),
    // A number beside several components may be one of theirs.
    isSubstance:
      kind === "substance" ||
      (kind !== "mixture" && document.cas_number !== null && document.components.length <= 1),
    ufi: Texts.parse(field(1, "ufi"))[0] ?? null,
    uses: Texts.parse(field(1, "identified_uses")),
    classifications: Classes.parse(field(2, "classifications")),
    hazardStatements: statements("hazard_statements"),
    supplementalStatements: statements("supplemental_statements"),
    precautionaryStatements: statements("precautionary_statements"),
    labelText: Texts.parse(field(2, "text")).join(" "),
    regulations: Texts.parse(field(15, "regulations")),
    exposureLimits: z.array(ExposureLimit).catch([]).parse(field(8, "exposure_limits")),
    waterHazardClass: Texts.parse(field(15, "water_hazard_class"))[0] ?? null,
    storageClass: Texts.parse(field(15, "storage_class") ?? field(7, "storage_class"))[0] ?? null,
    wasteCodes: Texts.parse(field(13, "waste_codes")),
    textOf: (section, name) => Texts.parse(field(section, name)).join(" ") || null,
  };
}

const Text = z.union([
  z.string(),
  z.number().transform(String),
  z.object({ text: z.string() }).transform(({ text }) => text),
]);

/** One text or several, whatever the field holds. */
const Texts = z
  .union([z.array(Text), Text.transform((text) => [text])])
  .catch([])
  .transform((texts) => texts.map(cleaned).filter((text) => text !== ""));

/** Without the rules of underscores that divide pages: on a card they would be blanks to fill in. */
function cleaned(text: string): string {
  return text.replace(/_{3,}/g, " ").replace(/\s+/g, " ").trim();
}

const optionalText = z.string().nullish().catch(null);

const Statements = z
  .array(
    z.union([
      z.string().transform((code): SheetStatement => ({ code, text: null })),
      z
        .object({ code: optionalText, text: optionalText })
        .transform(({ code, text }): SheetStatement => ({ code: code || null, text: text || null })),
    ]),
  )
  .catch([]);

const Classes = z
  .array(
    z
      .object({ class_code: z.string(), category_code: optionalText, hazard_code: optionalText })
      .transform(({ class_code, category_code, hazard_code }) => ({
        classCode: class_code,
        category: category_code ?? null,
        code: hazard_code ?? null,
      })),
  )
  .catch([]);

const ExposureLimit = z
  .object({
    substance: optionalText,
    list: optionalText,
    twa: z.unknown(),
    stel: z.unknown(),
    ceiling: z.unknown().optional(),
    unit: optionalText,
  })
  .transform(({ substance, list, twa, stel, ceiling, unit }) => ({
    substance: substance ?? null,
    list: list ?? null,
    twa: Texts.parse(twa)[0] ?? null,
    stel: Texts.parse(stel)[0] ?? null,
    ceiling: Texts.parse(ceiling)[0] ?? null,
    unit: unit ?? null,
  }));
