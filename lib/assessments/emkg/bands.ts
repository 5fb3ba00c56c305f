import { type AmountBand, amountBands, type EmkgAnswers, type ReleaseBand } from "./model";

const toKilograms = { g: 0.001, mL: 0.001, kg: 1, L: 1, t: 1000, m3: 1000 } as const;
const roomTemperature = 20;
/** The bands of vapour pressure hold at 20 °C; a warm room is no process temperature. */
const warmestRoom = 25;

/** small: below 1 kg or L; medium: below 1 t or m³; large: from there. Per batch or working day. */
export function amountBand({ amount_value, amount_unit }: EmkgAnswers): AmountBand {
  return bandOfKilograms(amount_value * toKilograms[amount_unit]);
}

/** The band of an amount in kilograms or litres. */
export function bandOfKilograms(amount: number): AmountBand {
  return amount < 1 ? "small" : amount < 1000 ? "medium" : "large";
}

export function isSmallerBand(band: AmountBand, other: AmountBand): boolean {
  return amountBands.indexOf(band) < amountBands.indexOf(other);
}

/** How much gets into the air; what the answers leave open counts as its worst case. */
export function releaseBand(answers: EmkgAnswers): ReleaseBand {
  if (answers.physical_form === "gas") return "high";
  if (answers.physical_form === "solid") return answers.dustiness ?? "high";
  if (answers.spraying) return "high";
  return answers.low_volatility ? "low" : releaseOfLiquid(answers);
}

function releaseOfLiquid(answers: EmkgAnswers): ReleaseBand {
  const temperature = answers.process_temperature_c ?? roomTemperature;
  if (typeof answers.boiling_point_c === "number") {
    if (answers.boiling_point_c >= 5 * temperature + 50) return "low";
    return answers.boiling_point_c <= 2 * temperature + 10 ? "high" : "medium";
  }
  if (typeof answers.vapour_pressure_hpa !== "number" || temperature > warmestRoom) return "high";
  return answers.vapour_pressure_hpa < 5 ? "low" : answers.vapour_pressure_hpa <= 250 ? "medium" : "high";
}
