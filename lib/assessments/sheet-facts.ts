import { z } from "zod";

/** What an assessment takes from a sheet. */
export const SheetFacts = z.object({
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
export type SheetFacts = z.infer<typeof SheetFacts>;

/** The parts of an extraction's sections that the facts come from, as stored. */
export type SheetParts = {
  boilingPoint: unknown;
  vapourPressure: unknown;
  ph: unknown;
  classifications: unknown;
};
type Properties = Pick<SheetFacts, "boiling_point_c" | "vapour_pressure_hpa" | "ph" | "skin_corrosive_1a">;

const Measured = z.object({
  value: z.number().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  comparator: z.string().nullish(),
  unit: z.string().nullish(),
  conditions: z.string().nullish(),
});
type Measured = z.infer<typeof Measured>;

const Classifications = z.array(
  z.object({ class_code: z.string().nullish(), category_code: z.string().nullish() }),
);

/** The measured values that decide bands, each at its more dangerous end; null where that end is not known. */
export function propertiesOf(parts: SheetParts): Properties {
  return {
    boiling_point_c: boilingPoint(measuredOf(parts.boilingPoint)),
    vapour_pressure_hpa: vapourPressure(measuredOf(parts.vapourPressure)),
    ph: furthestPh(measuredOf(parts.ph)),
    skin_corrosive_1a: isSkinCorrosive1A(parts.classifications),
  };
}

function measuredOf(stored: unknown): Measured | null {
  const parsed = Measured.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

/** The lower the boiling point, the more evaporates: "below 100 °C" says nothing. */
function boilingPoint(measured: Measured | null): number | null {
  if (!measured || isBelow(measured)) return null;
  const lowest = measured.value ?? measured.min;
  if (lowest === undefined) return null;
  return /F$/i.test(measured.unit ?? "") ? Math.round((lowest - 32) / 0.18) / 10 : lowest;
}

/** The higher the pressure, the more evaporates: "above 5 hPa" says nothing, nor does a value from a colder place. */
function vapourPressure(measured: Measured | null): number | null {
  if (!measured || isAbove(measured) || measured.unit !== "hPa") return null;
  const temperature = /(-?\d+(?:[.,]\d+)?)\s*°?\s*C\b/.exec(measured.conditions ?? "")?.[1];
  if (temperature !== undefined && Number(temperature.replace(",", ".")) < 20) return null;
  return measured.max ?? measured.value ?? null;
}

function furthestPh(measured: Measured | null): number | null {
  if (!measured) return null;
  const values = [measured.value, measured.min, measured.max].filter((value) => value !== undefined);
  const [furthest] = values.toSorted((a, b) => Math.abs(b - 7) - Math.abs(a - 7));
  return furthest ?? null;
}

function isSkinCorrosive1A(stored: unknown): boolean {
  const parsed = Classifications.safeParse(stored);
  return (
    parsed.success &&
    parsed.data.some(
      ({ class_code, category_code }) => class_code === "Skin Corr." && category_code?.toUpperCase() === "1A",
    )
  );
}

const isBelow = ({ comparator, value, min }: Measured) =>
  comparator?.startsWith("<") === true || (value === undefined && min === undefined);
const isAbove = ({ comparator, value, max }: Measured) =>
  comparator?.startsWith(">") === true || (value === undefined && max === undefined);
