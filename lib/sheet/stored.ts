import type { z } from "zod";
import { type Sections, sectionSchemas } from "./schema";
import { sectionKeys } from "./section-keys";
import { SheetSummary } from "./summary";

/**
 * The sections out of what is kept of a reading, whichever version of the extraction wrote it. A value of a form that
 * the sections do not have (any more) is left out: it counts as not read, never as something else.
 */
export function sectionsOf(stored: unknown): Sections {
  const sections = membersOf(stored);
  const entries = sectionKeys.flatMap((key) =>
    sections[key] === undefined || sections[key] === null
      ? []
      : [[key, fittingMembers(sectionSchemas[key].shape, membersOf(sections[key]))]],
  );
  return Object.fromEntries(entries);
}

/** The summary of a kept reading; null when nothing was read. */
export function summaryOf(stored: unknown): SheetSummary | null {
  if (stored === null || stored === undefined) return null;
  return { ...emptySummary, ...fittingMembers(SheetSummary.shape, membersOf(stored)) };
}

/** The summary of a sheet in which nothing was read. */
export const emptySummary: SheetSummary = {
  product_name: null,
  chemical_name: null,
  cas_number: null,
  ec_number: null,
  signal_word: null,
  hazard_statements: [],
  ghs_pictograms: [],
  language: "en",
  revision_date: null,
  supplier: { name: null, address: null, phone: null, email: null },
  emergency_contacts: [],
  components: [],
  quality_score: 0,
  errors: {},
};

function fittingMembers(shape: Record<string, z.ZodType>, members: Record<string, unknown>) {
  const entries = Object.entries(shape).flatMap(([name, schema]) => {
    if (members[name] === undefined) return [];
    const parsed = schema.safeParse(members[name]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  return Object.fromEntries(entries);
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
