import { z } from "zod";
import { AssessedSheet } from "./assessed-sheet";
import { amountBands } from "./emkg/model";

/** What an assessment rested on when it was written: the sheet's facts and the stock. */
export const AssessmentInputs = z.object({
  sheet: AssessedSheet.nullable(),
  /** In kilograms or litres, all lines of the placement together; 0 where none is counted. */
  stock: z.object({ amount: z.number(), band: z.enum(amountBands) }),
});
export type AssessmentInputs = z.infer<typeof AssessmentInputs>;

/** What of a sheet an assessment rests on beside its H codes. */
const sheetValues = [
  "physical_state",
  "boiling_point_c",
  "vapour_pressure_hpa",
  "ph",
  "skin_corrosive_1a",
  "hazards_unknown",
  "is_gas",
  "flash_point_c",
] as const;
const changedInputs = ["h_codes", ...sheetValues, "amount"] as const;

/** `from` and `to` hold what was and what is; of H codes only those that went and those that came. */
export const InputChange = z.object({
  input: z.enum(changedInputs),
  from: z.array(z.string()),
  to: z.array(z.string()),
});
export type InputChange = z.infer<typeof InputChange>;

/** What has changed since; nothing while the sheet is being read anew. RECESS rests on the hazards alone. */
export function changesSince(
  method: "recess" | "emkg",
  stored: AssessmentInputs,
  current: AssessmentInputs,
): InputChange[] {
  const ofSheet = stored.sheet && current.sheet ? sheetChanges(stored.sheet, current.sheet) : [];
  if (method === "recess")
    return ofSheet.filter(({ input }) => input === "h_codes" || input === "hazards_unknown");
  return [...ofSheet, ...amountChange(stored.stock, current.stock)];
}

function sheetChanges(stored: AssessedSheet, current: AssessedSheet): InputChange[] {
  const from = stored.h_codes.filter((code) => !current.h_codes.includes(code));
  const to = current.h_codes.filter((code) => !stored.h_codes.includes(code));
  return [
    ...(from.length || to.length ? [{ input: "h_codes" as const, from, to }] : []),
    ...sheetValues
      .filter((input) => stored[input] !== undefined && stored[input] !== current[input])
      .map((input) => ({ input, from: shown(stored[input]), to: shown(current[input]) })),
  ];
}

/** More or less in stock matters when it is another band. */
function amountChange(stored: AssessmentInputs["stock"], current: AssessmentInputs["stock"]): InputChange[] {
  if (stored.band === current.band) return [];
  return [{ input: "amount", from: shown(stored.amount), to: shown(current.amount) }];
}

function shown(value: string | number | boolean | null | undefined): string[] {
  return value === undefined || value === null || value === false ? [] : [String(value)];
}
