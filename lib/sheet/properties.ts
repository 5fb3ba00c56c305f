import { z } from "zod";
import { codesOfTransport } from "@/lib/regulation/transport-hazards";

const Measured = z.object({
  value: z.number().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  comparator: z.string().nullish(),
  unit: z.string().nullish(),
});

/**
 * The temperature in °C from which a stored flash point means danger, the lower end of a range; null where none is
 * given: "above 23 °C" gives none, "below 23 °C" gives 23.
 */
export function flashPointOf(stored: unknown): number | null {
  const parsed = Measured.safeParse(stored);
  if (!parsed.success) return null;
  const { value, min, max, comparator, unit } = parsed.data;
  if (comparator?.startsWith(">")) return null;
  const lowest = value ?? min ?? max;
  if (lowest === undefined) return null;
  return celsius(lowest, unit);
}

/** A flash point in °C as a number, or as its least and greatest; null where no number is given. */
export function flashPointRange(stored: unknown): number | [number, number] | null {
  const parsed = Measured.safeParse(stored);
  if (!parsed.success) return null;
  const { value, min, max, unit } = parsed.data;
  const [single, least, greatest] = [value, min, max].map((one) =>
    one === undefined ? null : celsius(one, unit),
  );
  if (typeof least === "number" && typeof greatest === "number") return [least, greatest];
  return single ?? least ?? greatest ?? null;
}

function celsius(value: number, unit: string | null | undefined): number {
  if (/F$/i.test(unit ?? "")) return Math.round((value - 32) / 0.18) / 10;
  return unit === "K" ? Math.round((value - 273.15) * 10) / 10 : value;
}

const Mode = z.object({
  class: z.string().nullish().catch(null),
  un_number: z.string().nullish().catch(null),
});
const Transport = z.object({
  un_number: z.string().nullish().catch(null),
  class: z.string().nullish().catch(null),
  modes: z.record(z.string(), Mode.catch({})).catch({}),
});

export type Carried = { path: string; name: string; callsFor: readonly string[] };

/** The classes that a stored section 14 gives, subsidiary ones too, each once, with the statements they call for. */
export function carriedAs(section14: unknown, pictograms: readonly string[]): Carried[] {
  const { modes, un_number, class: own } = Transport.parse(section14);
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
      const unNumber = un?.match(/\d{4}/)?.[0] ?? null;
      const callsFor = codesOfTransport(name, { unNumber, pictograms });
      if (!found.get(name)?.callsFor.length) found.set(name, { path, name, callsFor });
    }
  return [...found.values()];
}

/** "8 (6.1)", "1.4S": the numbers of classes among what is printed beside them. */
const CLASS = /(?<![\d.])[1-9](?:\.\d)?(?![\d.])/g;
