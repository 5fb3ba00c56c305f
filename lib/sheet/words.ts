import { type CriticalPath, criticalPaths, isAt } from "./critical-paths";
import { criticalValueAt } from "./critical-value-at";
import type { KeptReading } from "./critical-values";
import { setCriticalValue } from "./set-critical-value";
import { emptySummary } from "./stored";
import type { SheetSummary } from "./summary";

/** What a person has said of a critical value: in the form of the sections, null where there is none. */
export type PersonsWord = {
  path: CriticalPath;
  state: "confirmed" | "corrected" | "absent";
  value: unknown;
  /** What was read when it was said. */
  readValue: unknown;
};

/**
 * A reading with what people have said of it, which goes before what was read. What they have settled is no error any
 * more; where the sheet reads otherwise since, their word stands and is in doubt. Null: nothing was read or said.
 */
export function withWords(reading: KeptReading, words: readonly PersonsWord[]): KeptReading {
  if (words.length === 0) return reading;
  const merged = words.reduce((said, word) => setCriticalValue(said, word.path, word.value), {
    document: { ...(reading.document ?? emptySummary) },
    sections: reading.sections,
  });
  const settled = words.filter((word) => !isContradicted(word, reading)).map(({ path }) => path);
  const contradicted = words.filter((word) => isContradicted(word, reading));
  const errors = {
    ...unsettled(merged.document.errors, settled),
    ...Object.fromEntries(contradicted.map(({ path }) => [path, readOtherwise])),
  };
  return {
    document: { ...merged.document, errors, settled },
    sections: merged.sections,
    sources: reading.sources,
  };
}

export const readOtherwise = "The sheet now reads otherwise than when a person looked at it.";

/** Whether the sheet reads neither as it did when the word was said, nor as the word says. */
export function isContradicted({ path, value, readValue }: PersonsWord, reading: KeptReading): boolean {
  const read = criticalValueAt(path, reading);
  return !isSameValue(read, readValue) && !isSameValue(read, value);
}

/** As JSON has it; no value and an empty list say the same. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return written(one) === written(other);
}

/** The members of objects in one order, whatever the order in which they came. */
function written(value: unknown): string {
  if (Array.isArray(value) && value.length === 0) return "null";
  return JSON.stringify(value ?? null, (_, one: unknown) =>
    typeof one === "object" && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

/** The errors without those at settled values; one of a whole section goes when all its critical values are. */
function unsettled(errors: SheetSummary["errors"], settled: readonly CriticalPath[]): SheetSummary["errors"] {
  const isSettled = (at: string) => {
    const within = criticalPaths.filter((path) => path.startsWith(`${at}.`));
    if (within.length > 0) return within.every((path) => settled.includes(path));
    return settled.some((path) => isAt(at, path));
  };
  return Object.fromEntries(Object.entries(errors).filter(([at]) => !isSettled(at)));
}
