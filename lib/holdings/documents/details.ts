import { z } from "zod";
import type { SheetFacts } from "@/lib/sheet/facts";
import { unNumberIn } from "@/lib/sheet/properties";
import type { Sections } from "@/lib/sheet/schema";
import type { Measured } from "@/lib/sheet/values";

export const transportModes = ["adr", "rid", "adn", "imdg", "iata"] as const;

/** What lists show of a sheet beyond its columns; stored as JSON beside them. */
export const DocumentDetails = z.object({
  flash_point: z
    .object({
      value: z.number().nullable(),
      unit: z.literal("°C"),
      comparator: z.string().nullable(),
      text: z.string(),
    })
    .nullable(),
  transport: z.partialRecord(z.enum(transportModes), z.record(z.string(), z.string().nullable())),
  components: z.array(
    z.object({
      name: z.string().nullable(),
      cas_number: z.string().nullable(),
      ec_number: z.string().nullable().default(null),
    }),
  ),
  water_hazard_class: z.string().nullable(),
  storage_class: z.string().nullable(),
});
export type DocumentDetails = z.infer<typeof DocumentDetails>;

export function detailsOf(facts: SheetFacts, sections: Sections): DocumentDetails {
  return {
    flash_point: flashPoint(sections.section9?.flash_point, facts),
    transport: transport(sections.section14?.modes ?? {}),
    components: facts.document.components.map(({ chemical_name, cas_number, ec_number }) => ({
      name: chemical_name,
      cas_number,
      ec_number,
    })),
    water_hazard_class: facts.waterHazardClass,
    storage_class: facts.storageClass,
  };
}

/** A range counts as its lower end: the temperature from which there is danger. */
function flashPoint(
  measured: Measured | undefined,
  { properties: { flashPoint: value } }: SheetFacts,
): DocumentDetails["flash_point"] {
  if (!measured || (value === null && !measured.text)) return null;
  const { comparator, text } = measured;
  return { value, unit: "°C", comparator, text: withUnit(text, value) };
}

/** As the sheet prints it, with the unit that its label tells alone: "-17" behind "Flash point (°C)", 55 behind "(°F)". */
function withUnit(text: string, celsius: number | null): string {
  if (celsius === null || /[\p{L}°]/u.test(text)) return text;
  const numbers = text.replaceAll(",", ".").match(/-?\d+(?:\.\d+)?/g) ?? [];
  const isPrinted = numbers.some((number) => Number(number) === celsius);
  return `${isPrinted ? text : Math.round(10 * celsius) / 10} °C`;
}

function transport(modes: NonNullable<Sections["section14"]>["modes"]): DocumentDetails["transport"] {
  const entries = transportModes.flatMap((mode) => {
    const members = Object.entries(modes?.[mode] ?? {});
    return members.length ? [[mode, Object.fromEntries(members.map(toPrinted))]] : [];
  });
  return Object.fromEntries(entries);
}

function toPrinted([name, value]: [string, string | boolean]): [string, string | null] {
  return [name, name === "un_number" ? unNumberIn(String(value)) : String(value) || null];
}
