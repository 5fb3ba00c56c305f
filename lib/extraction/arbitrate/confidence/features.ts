import { languages } from "@/lib/extraction/language/words";
import { type CriticalPath, isAt } from "@/lib/sheet/critical-paths";
import { type CriticalValue, criticalValues, type KeptReading } from "@/lib/sheet/critical-values";

/** What tells how likely a value is right: name → amount; what is not named is nought. */
export type Features = Readonly<Record<string, number>>;

/** A reading, and whether any of its pages was read from a picture. */
export type ScoredReading = KeptReading & { ocr: boolean };

/** A critical value that was given, or said to be absent, with the evidence on it. */
export type Given = { path: CriticalPath; features: Features };

/** The critical values that a reading gives and how many are missing, judged without what it says of their confidence. */
export function givenOf(reading: ScoredReading): { given: Given[]; missing: number } {
  const bare = reading.sources.map(({ confidence, ...source }) => source);
  const values = criticalValues({ ...reading, sources: bare });
  const given = values.filter(({ state }) => state !== "missing");
  return {
    given: given.map((value) => ({ path: value.path, features: featuresOf(value, reading) })),
    missing: values.length - given.length,
  };
}

const surest = 0.99;
const least = 0.5;
const logit = (share: number) => Math.log(share / (1 - share));

/**
 * The evidence on a critical value: which one it is, how certain the rules that read it are of such values, doubts on it
 * and on the rest of its sheet, whether it was printed or follows, how long it is, whether its limits have numbers, and
 * whether a picture was read.
 */
function featuresOf(value: CriticalValue, reading: ScoredReading): Features {
  const { path, state, derived } = value;
  const doubts = Object.keys(reading.document?.errors ?? {}).length;
  const size = sizeOf(path, reading);
  return {
    [path]: 1,
    rule: logit(surest) - logit(Math.min(surest, Math.max(least, ruleCertainty(path, reading)))),
    ...(size > 1 && { [`size ${path}`]: Math.log(size) }),
    ...(path === "section8.exposure_limits" && hasUnnumbered(reading) && { unnumbered: 1 }),
    ...(state === "absent" && { absent: 1 }),
    ...(state === "doubtful" && { doubtful: 1, [`doubtful ${path}`]: 1 }),
    ...(derived && { derived: 1 }),
    ...(reading.ocr && { ocr: 1 }),
    ...(doubts > 0 && { doubts: Math.log1p(doubts) }),
    ...(!isReadLanguage(reading.document?.language) && { foreign: 1 }),
  };
}

/** A limit without a CAS number may be of a substance that another line names. */
const hasUnnumbered = ({ sections }: KeptReading): boolean =>
  sections.section8?.exposure_limits?.some((limit) => limit.cas_number == null) ?? false;

const isReadLanguage = (language: string | undefined) => languages.some((known) => known === language);

/** The least that the rules at a path are certain of, as their names tell (`rules/rule-ids.ts`). */
function ruleCertainty(path: CriticalPath, { sources }: KeptReading): number {
  const certainties = sources
    .filter((source) => isAt(source.path, path))
    .map(({ rule }) => Number(rule?.split("/").at(-1)))
    .filter((certainty) => certainty > 0);
  return certainties.length > 0 ? Math.min(...certainties) : surest;
}

function sizeOf(path: CriticalPath, { document, sections }: KeptReading): number {
  const sizes: Partial<Record<CriticalPath, number | undefined>> = {
    "section1.emergency_contacts": document?.emergency_contacts.length,
    "section2.hazard_statements": document?.hazard_statements.length,
    "section2.pictograms": document?.ghs_pictograms.length,
    "section2.classifications": sections.section2?.classifications?.length,
    "section3.components": document?.components.length,
    "section8.exposure_limits": sections.section8?.exposure_limits?.length,
  };
  return sizes[path] ?? 0;
}
