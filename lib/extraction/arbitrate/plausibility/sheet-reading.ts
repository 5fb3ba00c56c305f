import type { Finding, Section, SheetContext } from "@/lib/extraction/model";
import type { Sections } from "@/lib/sheet/schema";
import { sectionKey } from "@/lib/sheet/section-keys";
import type { Measured } from "@/lib/sheet/values";

/** Below this confidence a value is a doubt and not shown as read. */
export const leastConfidence = 0.5;

/** All that was read of a sheet, as the checks over the whole of it see it. */
export type SheetReading = {
  sections: readonly Section[];
  /** Section objects by key, "section1" to "section16". */
  objects: Sections;
  findings: readonly Finding[];
  context: SheetContext;
};

export function valueAt(reading: SheetReading, section: number, path: string): unknown {
  let node: unknown = reading.objects[sectionKey(section)];
  for (const key of path.match(/[^.[\]]+/g) ?? []) {
    if (typeof node !== "object" || node === null) return undefined;
    node = Object.entries(node).find(([name]) => name === key)?.[1];
  }
  return node;
}

export function textAt(reading: SheetReading, section: number, path: string): string | null {
  const value = valueAt(reading, section, path);
  return typeof value === "string" && value !== "" ? value : null;
}

export function listAt(reading: SheetReading, section: number, path: string): unknown[] {
  const value = valueAt(reading, section, path);
  return Array.isArray(value) ? value : [];
}

/** The least and the greatest value that a measured property can have; null when it was not read. */
export function boundsAt(
  reading: SheetReading,
  path: keyof typeof MEASURED_PATHS,
): { low: number; high: number } | null {
  const value = valueAt(reading, 9, path);
  if (!isMeasured(value)) return null;
  const { value: exact, min, max, comparator } = value;
  if (exact === undefined) {
    if (min === undefined && max === undefined) return null;
    return { low: min ?? Number.NEGATIVE_INFINITY, high: max ?? Number.POSITIVE_INFINITY };
  }
  if (comparator === ">" || comparator === ">=") return { low: exact, high: Number.POSITIVE_INFINITY };
  if (comparator === "<" || comparator === "<=") return { low: Number.NEGATIVE_INFINITY, high: exact };
  return { low: exact, high: exact };
}

const MEASURED_PATHS = {
  flash_point: true,
  boiling_point: true,
  melting_point: true,
  auto_ignition_temperature: true,
  ph: true,
  density: true,
  explosion_limits: true,
} as const;

function isMeasured(value: unknown): value is Measured {
  return typeof value === "object" && value !== null && "text" in value && "unit" in value;
}

/** The sheet's own hazard codes, combined ones taken apart: from its label and its classification. */
export function hazardCodes(reading: SheetReading): Set<string> {
  const codes = new Set<string>();
  for (const entry of listAt(reading, 2, "hazard_statements")) addCode(codes, entry, "code");
  for (const entry of listAt(reading, 2, "classifications")) addCode(codes, entry, "hazard_code");
  return codes;
}

function addCode(codes: Set<string>, entry: unknown, member: string): void {
  if (typeof entry !== "object" || entry === null) return;
  const code = Object.entries(entry).find(([name]) => name === member)?.[1];
  if (typeof code === "string") for (const part of code.split("+")) codes.add(part);
}
