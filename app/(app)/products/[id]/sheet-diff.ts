import { valueText } from "@/components/value-text";
import type { Sections } from "@/lib/sheet/schema";
import { sectionKeys, structureNames } from "@/lib/sheet/section-keys";
import { likeness } from "./word-diff";

/** What stood there, and what stands there now; null where it is new or no longer there. */
export type Change = { before: string | null; after: string | null };
/** A field that two revisions say differently; `also` are further sections that change in the same way. */
export type Difference = { section: number; field: string; changes: Change[]; also: number[] };

/** The fields of the sixteen sections that differ, in the order of the sheet, each change once. */
export function differencesOf(before: Sections, after: Sections): Difference[] {
  return once(
    sectionKeys.flatMap((key, i) => {
      const section = i + 1;
      const old: Record<string, unknown> = before[key] ?? {};
      const young: Record<string, unknown> = after[key] ?? {};
      const fields = [...new Set([...Object.keys(old), ...Object.keys(young)])].filter(
        (name) => !structureNames.includes(name),
      );
      const found = fields.flatMap((field) =>
        compare(section, field, entriesOf(old[field]), entriesOf(young[field])),
      );
      const text = compare(section, "text", linesOf(old.text), linesOf(young.text));
      return [...found, ...text];
    }),
  );
}

function compare(section: number, field: string, before: string[], after: string[]): Difference[] {
  const [old, young] = [new Set(before.map(plain)), new Set(after.map(plain))];
  const removed = before.filter((entry) => !young.has(plain(entry)));
  const added = after.filter((entry) => !old.has(plain(entry)));
  const changes = paired(removed, added);
  return changes.length ? [{ section, field, changes, also: [] }] : [];
}

/** From here on two entries are one that has changed. */
const alikeFrom = 0.4;

/** Each entry that is gone with the one that is most like it; what is like none stands alone. */
function paired(removed: string[], added: string[]): Change[] {
  // One value in place of another is a change of it, however unlike they are.
  if (removed.length === 1 && added.length === 1)
    return [{ before: removed[0] ?? null, after: added[0] ?? null }];
  const left = new Set(added.keys());
  const changes = removed.map((before): Change => {
    const [best] = [...left]
      .map((i) => ({ i, alike: likeness(before, added[i] ?? "") }))
      .filter(({ alike }) => alike >= alikeFrom)
      .sort((a, b) => b.alike - a.alike);
    if (best) left.delete(best.i);
    return { before, after: best ? (added[best.i] ?? null) : null };
  });
  return [...changes, ...[...left].map((i) => ({ before: null, after: added[i] ?? null }))];
}

/** A change that several sections or fields repeat is told where it stands first. */
function once(differences: Difference[]): Difference[] {
  const first = new Map<string, Difference>();
  return differences.flatMap((difference) => {
    const changes = difference.changes.filter(({ before, after }) => {
      const key = [before, after].map((text) => plain(text ?? "")).join("\n");
      const told = first.get(key);
      if (!told) first.set(key, difference);
      else if (told.section !== difference.section && !told.also.includes(difference.section))
        told.also.push(difference.section);
      return !told;
    });
    difference.changes = changes;
    return changes.length ? [difference] : [];
  });
}

function entriesOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(valueText).filter(Boolean);
}

function linesOf(value: unknown): string[] {
  return String(value ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Line breaks and spaces differ from print to print and say nothing. */
function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim().toLowerCase();
}
