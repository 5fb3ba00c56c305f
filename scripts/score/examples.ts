import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { z } from "zod";
import { type Features, givenOf, type ScoredReading } from "@/lib/extraction/arbitrate/confidence/features";
import type { CriticalPath } from "@/lib/sheet/critical-paths";
import { KeptSource } from "@/lib/sheet/critical-values";
import { sectionsOf, summaryOf } from "@/lib/sheet/stored";
import { type Fault, faultsOf, isJudged } from "./faults";
import type { Example } from "./fit";
import { grouped, type LabelledSheet } from "./sheets";

/** What of the truth judges each critical value. */
const judges: Readonly<Record<CriticalPath, readonly string[]>> = {
  "section1.product_name": ["product_name"],
  "section1.supplier.name": ["supplier.name"],
  "section1.emergency_contacts": ["emergency_phones"],
  "section2.signal_word": ["signal_word"],
  "section2.hazard_statements": ["hazard_statements"],
  "section2.classifications": ["classifications"],
  "section2.pictograms": ["ghs_pictograms"],
  "section3.components": ["components.rows", "components.concentration", "components.hazard_codes"],
  "section4.inhalation": ["first_aid.inhalation"],
  "section4.skin_contact": ["first_aid.skin_contact"],
  "section4.eye_contact": ["first_aid.eye_contact"],
  "section4.ingestion": ["first_aid.ingestion"],
  "section8.exposure_limits": ["exposure_limits"],
  "section9.flash_point": ["flash_point_c"],
  "section14.un_number": ["un_number"],
  "section14.class": ["transport_class"],
  "section14.packing_group": ["packing_group"],
};

const Read = z.object({
  file: z.string(),
  document: z.unknown(),
  sections: z.unknown(),
  sources: z.array(KeptSource).optional(),
  ocr: z.boolean().optional(),
});

/** A sheet's values that the truth judges, and the evidence on the others. */
export type JudgedSheet = {
  sheet: LabelledSheet;
  values: Example[];
  unjudged: { features: Features }[];
  missing: number;
  /** What the reading itself says. */
  quality: number;
};

/** The critical values that were given on each sheet with truth, judged; of lists all has to be right. */
export function judgedSheets(
  corpus: string,
  output: string,
  sheets: readonly LabelledSheet[],
): JudgedSheet[] {
  const byName = new Map(sheets.map((sheet) => [sheet.name, sheet]));
  const faults = grouped(faultsOf(corpus, output, sheets), ({ name }) => name);
  return readFileSync(output, "utf8")
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => {
      const { file, document, sections, sources = [], ocr = false } = Read.parse(JSON.parse(line));
      const sheet = byName.get(basename(file, ".pdf"));
      const summary = summaryOf(document);
      if (!sheet || !summary) return [];
      const reading = { document: summary, sections: sectionsOf(sections), sources, ocr };
      return [judged(sheet, reading, faults.get(sheet.name) ?? [])];
    });
}

function judged(sheet: LabelledSheet, reading: ScoredReading, faults: readonly Fault[]): JudgedSheet {
  const { given, missing } = givenOf(reading);
  const values = given.flatMap(({ path, features }): Example[] => {
    const fields = judges[path];
    if (!fields.every((field) => isJudged(field, sheet.truth))) return [];
    const right = !faults.some(({ field }) => fields.includes(field));
    return [{ features, right, maker: sheet.maker, sheet: sheet.name, path }];
  });
  const quality = reading.document?.quality_score ?? 0;
  const isJudgedAt = (path: string) => values.some((value) => value.path === path);
  return { sheet, values, unjudged: given.filter(({ path }) => !isJudgedAt(path)), missing, quality };
}
