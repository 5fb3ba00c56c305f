import { z } from "zod";
import type { SheetFacts } from "@/lib/sheet/facts";

/** What an assessment takes from a sheet, as it is kept with it. */
export const AssessedSheet = z.object({
  document_id: z.guid(),
  extraction_id: z.guid().nullable(),
  revision_date: z.string().nullable(),
  h_codes: z.array(z.string()),
  physical_state: z.string().nullable(),
  boiling_point_c: z.number().nullable(),
  vapour_pressure_hpa: z.number().nullable(),
  ph: z.number().nullable(),
  skin_corrosive_1a: z.boolean(),
  hazards_unknown: z
    .boolean()
    .default(false)
    .describe("The hazards were not read, or are in doubt: the H codes may not be all."),
  is_gas: z.boolean().default(false),
  kind: z.enum(["substance", "mixture"]).nullable().default(null),
  flash_point_c: z
    .number()
    .nullable()
    .optional()
    .describe("Left out by assessments from before it was noted."),
});
export type AssessedSheet = z.infer<typeof AssessedSheet>;

/** The facts that assessments rest on. */
export function assessedFacts({ document, hazards, kind, properties }: SheetFacts): AssessedFacts {
  return {
    h_codes: document.hazard_statements,
    hazards_unknown: hazards !== "known",
    kind,
    physical_state: properties.physicalState,
    is_gas: properties.isGas,
    boiling_point_c: properties.boilingPoint,
    vapour_pressure_hpa: properties.vapourPressure,
    ph: properties.ph,
    skin_corrosive_1a: properties.isSkinCorrosive1A,
    flash_point_c: properties.flashPoint,
  };
}
type AssessedFacts = Omit<AssessedSheet, "document_id" | "extraction_id" | "revision_date">;
