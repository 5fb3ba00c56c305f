import type { z } from "zod";
import { contradictionsOf } from "@/lib/opinion/contradictions";
import { opinionOn } from "@/lib/opinion/opinion";
import type { Release, Word } from "@/lib/platform/database/generated/client";
import { tables } from "@/lib/regulation/substance-lists";
import { type CriticalPath, criticalNames, criticalPaths } from "@/lib/sheet/critical-paths";
import { criticalValueAt } from "@/lib/sheet/critical-value-at";
import { type CriticalValue, criticalValues, type KeptReading } from "@/lib/sheet/critical-values";
import { isContradicted, isSameValue, readOtherwise } from "@/lib/sheet/words";
import { personsWords } from "./merging";
import { toPerson } from "./people";
import type { Review, ReviewValue } from "./schema";

type Value = z.input<typeof ReviewValue>;

/** What a review is made of. */
export type Reviewed = {
  state: z.input<typeof Review>["state"];
  /** As the sheet was read, and with what people have said. */
  read: KeptReading;
  merged: KeptReading;
  words: readonly Word[];
  /** What people have said of earlier revisions, the latest first. */
  earlier: readonly Word[];
  release: Release | null;
};

export function toReview(reviewed: Reviewed): z.input<typeof Review> {
  const { state, release } = reviewed;
  return {
    state,
    released_by: release && toPerson(release),
    released_at: release?.at.toISOString() ?? null,
    release_reason: release?.reason ?? null,
    accepted_open: criticalPaths.filter((path) => release?.acceptedOpen.includes(path)),
    values: valuesOf(reviewed),
  };
}

/** The critical values of a document in the order of the sections. */
export function valuesOf({ read, merged, words, earlier }: Omit<Reviewed, "state" | "release">): Value[] {
  const asRead = new Map(criticalValues(read).map((one) => [one.path, one]));
  return criticalValues(merged, contradictionsIn(merged)).map((judged) => {
    const word = words.find(({ path }) => path === judged.path);
    const own = asRead.get(judged.path) ?? judged;
    const shown = criticalValueAt(judged.path, merged);
    return {
      ...(word ? saidOf(word, own, read) : { ...stateOf(judged, shown), by: null, at: null, note: null }),
      path: judged.path,
      label: labelOf(judged.path),
      value: shown,
      read_value: criticalValueAt(judged.path, read),
      confidence: own.confidence,
      source: own.source && { ...own.source, rect: [...own.source.rect] },
      earlier: earlierOf(judged.path, shown, earlier),
    };
  });
}

/** What a second reader holds against what was read: a value that contradicts the rest is not shown as sure. */
function contradictionsIn({ document, sections }: KeptReading): Record<string, string> {
  return document ? contradictionsOf(opinionOn(document, sections, { lists: tables() }).findings) : {};
}

function stateOf({ state, reason, derived }: CriticalValue, shown: unknown) {
  // Early readings keep values in the summary alone: what is shown is not missing.
  if (state === "missing" && !isSameValue(shown, null))
    return { state: "doubtful" as const, reason: reason ?? null, derived };
  return { state, reason, derived };
}

function saidOf(word: Word, { derived }: CriticalValue, read: KeptReading) {
  const who = { by: toPerson(word), at: word.at.toISOString(), note: word.note };
  const isDoubtful = personsWords([word]).some((one) => isContradicted(one, read));
  if (isDoubtful) return { ...who, state: "doubtful" as const, reason: readOtherwise, derived: false };
  return { ...who, state: word.state, reason: null, derived: derived && word.state === "confirmed" };
}

/** "the UN number" → "UN number". */
function labelOf(path: CriticalPath): string {
  const name = criticalNames[path].replace(/^the /, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function earlierOf(path: CriticalPath, shown: unknown, earlier: readonly Word[]): Value["earlier"] {
  const word = earlier.find((one) => one.path === path);
  if (!word || isSameValue(word.value, shown)) return null;
  return { document_id: word.documentId, value: word.value, by: toPerson(word), at: word.at.toISOString() };
}

/** The values that nobody can rely on yet. */
export function openOf<One extends { state: string }>(values: readonly One[]): One[] {
  return values.filter(({ state }) => state === "doubtful" || state === "missing");
}

/** What somebody who releases a document answers for: its critical values, and which of them were open. */
export function reliedOn(merged: KeptReading) {
  const values = valuesOf({ read: merged, merged, words: [], earlier: [] });
  const open = openOf(values).map(({ path }) => path);
  return values.map(({ path, value }) => ({ path, value, is_open: open.includes(path) }));
}
