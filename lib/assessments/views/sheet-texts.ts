import { z } from "zod";

const Sections = z.object({
  section1: z.object({ identified_uses: z.unknown() }).partial().optional(),
});
const Read = z.object({ errors: z.record(z.string(), z.string()) });

/** The uses that section 1.2 names, each once. */
export function usesIn(sections: unknown): string[] {
  const parsed = Sections.safeParse(sections);
  return parsed.success ? [...new Set(textsIn(parsed.data.section1?.identified_uses))] : [];
}

/** What was not found, or is in doubt, of what an assessment takes from the sheet. */
export function doubtsIn(read: unknown): string[] {
  const parsed = Read.safeParse(read);
  if (!parsed.success) return [];
  const hazards =
    /^section2\.(hazard_statements|classifications|pictograms|signal_word)|^section9\.(boiling|vapour|physical)/;
  return Object.entries(parsed.data.errors).flatMap(([path, message]) =>
    hazards.test(path) ? [message] : [],
  );
}

/** Values come as a text, as a list, or as objects with a text. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.split(/\s*[;\n]\s*/).filter(Boolean);
  if (Array.isArray(value)) return value.flatMap(textsIn);
  const parsed = z.object({ text: z.string() }).safeParse(value);
  return parsed.success ? textsIn(parsed.data.text) : [];
}
