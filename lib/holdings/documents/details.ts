import { z } from "zod";
import type { ExtractedDocument, SectionObject } from "@/lib/extraction/model";

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
  components: z.array(z.object({ name: z.string().nullable(), cas_number: z.string().nullable() })),
  water_hazard_class: z.string().nullable(),
  storage_class: z.string().nullable(),
});
export type DocumentDetails = z.infer<typeof DocumentDetails>;

export function detailsOf(read: ExtractedDocument, sections: Record<string, SectionObject>): DocumentDetails {
  return {
    flash_point: flashPoint(sections.section9?.flash_point),
    transport: transport(sections.section14?.modes),
    components: read.components.map(({ chemical_name, cas_number }) => ({ name: chemical_name, cas_number })),
    water_hazard_class: printed(sections.section15?.water_hazard_class),
    storage_class: printed(sections.section15?.storage_class) ?? printed(sections.section7?.storage_class),
  };
}

/** A range counts as its lower end: the temperature from which there is danger. */
function flashPoint(measured: unknown): DocumentDetails["flash_point"] {
  const members = membersOf(measured);
  const number = [members.value, members.min, members.max].find((value) => typeof value === "number");
  const text = typeof members.text === "string" ? members.text : null;
  if (typeof number !== "number" && !text) return null;
  const isFahrenheit = typeof members.unit === "string" && /F$/i.test(members.unit);
  return {
    value: typeof number !== "number" ? null : isFahrenheit ? toCelsius(number) : number,
    unit: "°C",
    comparator: typeof members.comparator === "string" ? members.comparator : null,
    text: text ?? String(number),
  };
}

function toCelsius(fahrenheit: number): number {
  return Math.round(((fahrenheit - 32) / 1.8) * 10) / 10;
}

function transport(modes: unknown): DocumentDetails["transport"] {
  const given = membersOf(modes);
  const entries = transportModes.flatMap((mode) => {
    const members = Object.entries(membersOf(given[mode]));
    return members.length ? [[mode, Object.fromEntries(members.map(toPrinted))]] : [];
  });
  return Object.fromEntries(entries);
}

function toPrinted([name, value]: [string, unknown]): [string, string | null] {
  const text = printed(value);
  return [name, name === "un_number" ? (text?.match(/\d{4}/)?.[0] ?? null) : text];
}

/** The text of a value, whichever of the forms of the section objects it has. */
function printed(value: unknown): string | null {
  if (typeof value === "string") return value || null;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.map(printed).filter(Boolean).join(", ") || null;
  const { value: inner, text } = membersOf(value);
  return inner === undefined && text === undefined ? null : (printed(inner) ?? printed(text));
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}
