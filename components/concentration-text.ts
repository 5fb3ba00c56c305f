type Concentration = {
  concentration_min: number | null;
  concentration_max: number | null;
  concentration_exact: number | null;
};

/** A component's share in per cent as a person writes it: "≤ 5 %", "10 – 25 %". */
export function concentrationText({
  concentration_min: min,
  concentration_max: max,
  concentration_exact: exact,
}: Concentration): string {
  if (exact !== null) return `${exact} %`;
  if (min !== null && max !== null) return `${min} – ${max} %`;
  if (max !== null) return `≤ ${max} %`;
  return min === null ? "–" : `≥ ${min} %`;
}
