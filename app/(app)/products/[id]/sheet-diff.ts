import type { Sections } from "@/lib/sheet/schema";
import { sectionKeys, structureNames } from "@/lib/sheet/section-keys";
import { valueText } from "../../sheets/[id]/value-text";

/** A field that two revisions say differently: what only the one says, and what only the other. */
export type Difference = { section: number; field: string; removed: string[]; added: string[] };

/** The fields of the sixteen sections that differ, in the order of the sheet. */
export function differencesOf(before: Sections, after: Sections): Difference[] {
  return sectionKeys.flatMap((key, i) => {
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
  });
}

function compare(section: number, field: string, before: string[], after: string[]): Difference[] {
  const [old, young] = [new Set(before.map(plain)), new Set(after.map(plain))];
  const removed = before.filter((entry) => !young.has(plain(entry)));
  const added = after.filter((entry) => !old.has(plain(entry)));
  return removed.length || added.length ? [{ section, field, removed, added }] : [];
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
