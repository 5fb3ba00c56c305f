import type { Sections } from "@/lib/sheet/schema";

/**
 * The kinematic viscosity at 40 °C in mm²/s, between two ends; null where the sheet does not tell. A liquid that is
 * thin at 20 °C is thinner at 40 °C. Solids cannot be aspirated in the sense of CLP Annex I 3.10.
 */
export function viscosityOf(
  section9: Sections["section9"],
  state: string,
): { min: number; max: number } | null {
  if (["solid", "powder", "gas"].includes(state)) return { min: Infinity, max: Infinity };
  const viscosity = section9?.viscosity;
  if (!viscosity) return null;
  const factor = perKinematic(viscosity.unit, section9.density);
  if (factor === null) return null;
  const low = viscosity.value ?? viscosity.min;
  const high = viscosity.value ?? viscosity.max;
  const isAbove = viscosity.comparator?.startsWith(">") ?? false;
  const isBelow = viscosity.comparator?.startsWith("<") ?? false;
  const min = isBelow || !isAt40(viscosity) ? 0 : (low ?? 0) * factor;
  const max = isAbove || high === undefined ? Infinity : high * factor;
  // "> 20.5" excludes the limit itself.
  return { min: viscosity.comparator === ">" && isAt40(viscosity) ? min * (1 + 1e-6) : min, max };
}

const isAt40 = ({ conditions, text }: { conditions: string | null; text: string }) =>
  /\b40\s*°?\s*º?C/.test(`${conditions ?? ""} ${text}`);

function perKinematic(
  unit: string | null,
  density: NonNullable<Sections["section9"]>["density"],
): number | null {
  if (unit === "mm²/s") return 1;
  const isGramsPerMillilitre =
    density?.unit === "g/cm³" || density?.unit === "g/ml" || density?.unit === "kg/l";
  return unit === "mPa·s" && density?.value && isGramsPerMillilitre ? 1 / density.value : null;
}
