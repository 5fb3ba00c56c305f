import { codesOfTransport } from "@/lib/regulation/transport-hazards";
import type { Sections } from "./schema";
import type { Classification, Measured } from "./values";

/**
 * The temperature in °C from which a flash point means danger, the lower end of a range; null where none is given:
 * "above 23 °C" gives none, "below 23 °C" gives 23.
 */
export function flashPointOf(measured: Measured | undefined): number | null {
  if (!measured || measured.comparator?.startsWith(">")) return null;
  return celsius(lowestOf(measured), measured.unit);
}

/** A flash point in °C as a number, or as its least and greatest; null where no number is given. */
export function flashPointRange(measured: Measured | undefined): number | [number, number] | null {
  const [single, least, greatest] = [measured?.value, measured?.min, measured?.max].map((one) =>
    celsius(one, measured?.unit),
  );
  if (typeof least === "number" && typeof greatest === "number") return [least, greatest];
  return single ?? least ?? greatest ?? null;
}

/** In °C. The lower the boiling point, the more evaporates: "below 100 °C" says nothing. */
export function lowestBoilingPoint(measured: Measured | undefined): number | null {
  if (!measured || measured.comparator?.startsWith("<")) return null;
  return celsius(measured.value ?? measured.min, measured.unit);
}

/** In hPa. The higher, the more evaporates: "above 5 hPa" says nothing, nor does a value from a colder place. */
export function highestVapourPressure(measured: Measured | undefined): number | null {
  if (!measured || measured.comparator?.startsWith(">") || measured.unit !== "hPa") return null;
  const temperature = /(-?\d+(?:[.,]\d+)?)\s*°?\s*C\b/.exec(measured.conditions ?? "")?.[1];
  if (temperature !== undefined && Number(temperature.replace(",", ".")) < 20) return null;
  return measured.max ?? measured.value ?? null;
}

/** The one furthest from neutral. */
export function furthestPh(measured: Measured | undefined): number | null {
  const values = [measured?.value, measured?.min, measured?.max].filter((value) => value !== undefined);
  const [furthest] = values.toSorted((a, b) => Math.abs(b - 7) - Math.abs(a - 7));
  return furthest ?? null;
}

/** A temperature in °C, whatever its unit is. */
export function celsius(value: number | undefined, unit: string | null | undefined): number | null {
  if (value === undefined) return null;
  if (/F$/i.test(unit ?? "")) return Math.round((value - 32) / 0.18) / 10;
  return unit === "K" ? Math.round((value - 273.15) * 10) / 10 : value;
}

/** The value, else the lower end of a range. */
export function lowestOf({ value, min, max }: Measured): number | undefined {
  return value ?? min ?? max;
}

export function isSkinCorrosive1A(classes: readonly Classification[]): boolean {
  return classes.some(
    ({ class_code, category_code }) => class_code === "Skin Corr." && category_code?.toUpperCase() === "1A",
  );
}

/** Gases (H220, H221, H230 to H232, H270), aerosols and what is under pressure (H222, H223, H229, H280 to H284). */
const gasCodes = /^H(?:22[0-39]|23[0-2]|270|28[0-4])/;

/**
 * Whether a sheet is about a gas or an aerosol: by its physical state, its H codes or its class of transport.
 * `classes` as printed ("2.1").
 */
export function saysGas(state: string | null, codes: readonly string[], classes: readonly string[]): boolean {
  if (state === "gas" || state === "aerosol") return true;
  return codes.some((code) => gasCodes.test(code)) || classes.some((name) => /^2(?:\D|$)/.test(name.trim()));
}

export type Carried = { path: string; name: string; callsFor: readonly string[] };

/** The classes that section 14 gives, subsidiary ones too, each once, with the statements they call for. */
export function carriedAs(
  { un_number, class: own, modes = {} }: NonNullable<Sections["section14"]>,
  pictograms: readonly string[],
): Carried[] {
  const printed = [
    ["section14.class", own, un_number] as const,
    ...Object.entries(modes).map(
      ([mode, given]) =>
        [`section14.modes.${mode}.class`, given.class, given.un_number ?? un_number] as const,
    ),
  ];
  const found = new Map<string, Carried>();
  for (const [path, text, un] of printed)
    for (const name of text?.match(CLASS) ?? []) {
      const callsFor = codesOfTransport(name, { unNumber: unNumberIn(un), pictograms });
      if (!found.get(name)?.callsFor.length) found.set(name, { path, name, callsFor });
    }
  return [...found.values()];
}

/** The four digits of a printed UN number. */
export function unNumberIn(text: string | null | undefined): string | null {
  return text?.match(/\d{4}/)?.[0] ?? null;
}

/** "8 (6.1)", "1.4S": the numbers of classes among what is printed beside them. */
const CLASS = /(?<![\d.])[1-9](?:\.\d)?(?![\d.])/g;
