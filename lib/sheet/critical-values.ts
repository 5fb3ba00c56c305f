import { z } from "zod";
import { type Absence, absenceOf } from "./critical-absences";
import { type CriticalPath, criticalNames, criticalPaths, isAt, type ReadState } from "./critical-paths";
import { sheetHazards, withHazardErrors } from "./hazards";
import type { Sections } from "./schema";
import type { SheetSummary } from "./summary";

/** Where a value was read, and what the reading says of it; kept with it, shown only as place. */
export const KeptSource = z.object({
  path: z.string(),
  page: z.int().min(1),
  rect: z.array(z.number()).length(4).describe("x0, y0, x1, y1 in PDF points, origin bottom left."),
  confidence: z.number().min(0).max(1).optional(),
  derived: z.string().optional().describe("What it follows from, where the sheet does not print it."),
  rule: z.string().optional().describe("The rule that read it."),
  absent: z.literal(true).optional().describe("The words here say that there is no such value."),
});
export type KeptSource = z.infer<typeof KeptSource>;

/** A reading as it is kept; null where nothing was read. */
export type KeptReading = {
  document: SheetSummary | null;
  sections: Sections;
  sources: readonly SourceOfValue[];
};

type SourceOfValue = Omit<KeptSource, "rect"> & { rect: readonly number[] };

export type CriticalValue = {
  path: CriticalPath;
  state: ReadState;
  /** One sentence in English: why it is doubtful or missing, or what it follows from. */
  reason: string | null;
  /** True where the sheet does not print the value, or not all of it, and it follows from something else. */
  derived: boolean;
  /** 0 to 1; null where none is known, or nothing was read. */
  confidence: number | null;
  source: { page: number; rect: readonly number[] } | null;
};

/**
 * How far each critical value of a sheet can be relied on, in the order of the sections. Silence is never an absence:
 * without a value, and without words that say there is none, it is missing. `contradictions` are what others hold
 * against what was read: path → one sentence in English.
 */
export function criticalValues(
  sheet: KeptReading,
  contradictions: Readonly<Record<string, string>> = {},
): CriticalValue[] {
  const errors = { ...contradictions, ...errorsOf(sheet) };
  return criticalPaths.map((path) => {
    const sources = sheet.sources.filter((source) => isAt(source.path, path));
    const [first] = sources;
    const source = first ? { page: first.page, rect: first.rect } : null;
    const confidence = leastOf(sources);
    return { path, ...judged(path, sheet, { sources, errors, confidence }), confidence, source };
  });
}

/** What contradicts the reading: its own errors, and what calls for a hazard statement that was not read. */
function errorsOf({ document, sections }: KeptReading): Readonly<Record<string, string>> {
  return document ? withHazardErrors(document.errors, sheetHazards(document, sections)) : {};
}

type Judged = Pick<CriticalValue, "state" | "reason" | "derived">;
type Evidence = {
  sources: readonly SourceOfValue[];
  errors: Readonly<Record<string, string>>;
  confidence: number | null;
};

/** What is right less often than this is shown with a doubt. */
const leastSure = 0.8;

function unsure(confidence: number | null): string | null {
  if (confidence === null || confidence >= leastSure) return null;
  return `Of values read like this one, about ${Math.round(100 * confidence)} in 100 were right.`;
}

function judged(path: CriticalPath, sheet: KeptReading, { sources, errors, confidence }: Evidence): Judged {
  const doubt = Object.entries(errors).find(([at]) => isAt(at, path))?.[1] ?? null;
  if (isRead(path, sheet))
    return readOr(doubt ?? unsure(confidence), sources.find(({ derived }) => derived)?.derived);
  const none = noneOf(path, sheet, sources);
  if (!none) return { state: "missing", reason: doubt ?? notFound(path), derived: false };
  if (doubt !== null) return { state: "doubtful", reason: doubt, derived: none.follows !== null };
  return { state: "absent", reason: none.follows, derived: none.follows !== null };
}

function readOr(doubt: string | null, derived: string | undefined): Judged {
  const isDerived = derived !== undefined;
  if (doubt !== null) return { state: "doubtful", reason: doubt, derived: isDerived };
  return { state: "read", reason: derived ?? null, derived: isDerived };
}

const notFound = (path: CriticalPath) => `Not found: ${criticalNames[path]}.`;

function noneOf(path: CriticalPath, sheet: KeptReading, sources: readonly SourceOfValue[]): Absence | null {
  if (sources.some(({ absent }) => absent)) return { follows: null };
  return sheet.document ? absenceOf(path, sheet.sections, sheet.document) : null;
}

function leastOf(sources: readonly SourceOfValue[]): number | null {
  const known = sources.flatMap(({ confidence }) => confidence ?? []);
  return known.length > 0 ? Math.min(...known) : null;
}

/** Whether a value was read; an empty text or list is none. */
function isRead(path: CriticalPath, { document, sections }: KeptReading): boolean {
  if (path === "section2.hazard_statements") return (document?.hazard_statements.length ?? 0) > 0;
  // A centre without its number helps nobody
  if (path === "section1.emergency_contacts")
    return (sections.section1?.emergency_contacts ?? []).some(({ phone }) => Boolean(phone));
  if (path === "section14.class" || path === "section14.packing_group") {
    const member = path === "section14.class" ? "class" : "packing_group";
    const { section14 = {} } = sections;
    return [section14, ...Object.values(section14.modes ?? {})].some((mode) => Boolean(mode[member]));
  }
  const value = valueAt(path, sections);
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function valueAt(path: CriticalPath, sections: Sections): unknown {
  const { section1, section2, section3, section4, section8, section9, section14 } = sections;
  const values = { section1, section2, section3, section4, section8, section9, section14 };
  return path.split(".").reduce<unknown>((node, key) => Object(node)[key], values);
}
