import data from "./transport-hazards.json";

const classes: Readonly<Record<string, readonly string[] | undefined>> = data.classes;

/** Substances that flash at or below this temperature in °C are flammable liquids (CLP Annex I 2.6.2, ADR 2.2.3.1.1). */
export const flammableUpTo = data.flammable.upToCelsius;
/** The statements under which something that flashes so low may be classified. */
export const flammableCodes: readonly string[] = data.flammable.codes;

/**
 * The hazard statements of which a class of transport ("3", "6.1") calls for one; empty where it calls for none, as
 * class 9 does unless the goods are environmentally hazardous substances.
 */
export function codesOfTransport(
  transportClass: string,
  goods: { unNumber: string | null; pictograms: readonly string[] },
): readonly string[] {
  const { environment } = data;
  if (transportClass !== environment.class)
    return classes[transportClass] ?? classes[transportClass.slice(0, 1)] ?? [];
  const isEnvironmental =
    environment.unNumbers.includes(goods.unNumber ?? "") || goods.pictograms.includes("GHS09");
  return isEnvironmental ? environment.codes : [];
}
