import type { EmkgAnswers } from "./emkg/answers";
import type { AssessmentInputs } from "./review";

/** The form that the method knows of a sheet's physical state; null where the sheet does not say. */
export function formOf(state: string | null): EmkgAnswers["physical_form"] | null {
  if (state === "solid" || state === "powder") return "solid";
  if (state === "gas") return "gas";
  return state === null ? null : "liquid";
}

/** What a person finds filled in: the sheet's data, all of the stock as the amount, and nothing that would lower a level. */
export function suggestedAnswers(
  { sheet, stock }: AssessmentInputs,
  ventilation: string | null,
): EmkgAnswers {
  const state = sheet?.physical_state ?? null;
  const physical_form = sheet?.is_gas ? "gas" : (formOf(state) ?? "liquid");
  return {
    task: null,
    physical_form,
    amount_value: stock.amount || 1,
    amount_unit: physical_form === "liquid" ? "L" : "kg",
    process_temperature_c: 20,
    boiling_point_c: sheet?.boiling_point_c ?? null,
    vapour_pressure_hpa: sheet?.vapour_pressure_hpa ?? null,
    dustiness: state === "powder" ? "high" : null,
    spraying: state === "aerosol",
    low_volatility: state === "paste",
    process_generated: false,
    skin_contact: true,
    skin_area: null,
    skin_duration: null,
    skin_absorbed: true,
    strong_sensitiser: false,
    wet_work: false,
    ventilation: ventilationOf(ventilation),
  };
}

/** Workplaces say in free words how they are aired. */
function ventilationOf(words: string | null): EmkgAnswers["ventilation"] {
  if (
    /exhaust|afzuig|absaug|captage|aspiration|hood|cupboard|abzug|zuurkast|sorbonne|hotte/i.test(words ?? "")
  )
    return "local exhaust";
  return "general";
}
