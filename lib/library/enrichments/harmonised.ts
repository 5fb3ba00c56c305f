import { type AnnexNoteName, annexNotes, notesOnClass } from "@/lib/regulation/annex-vi-notes";
import type { AnnexEntry, Tables } from "@/lib/regulation/substance-lists";
import type { EnrichedSheet, Enrichments } from "./schema";
import { type Substance, substancesOf } from "./substances";

const source = "CLP (EC) 1272/2008, Annex VI, table 3; classes and H codes as of 2026-05-01";

export function harmonised(
  sheet: EnrichedSheet,
  tables: Tables,
): NonNullable<Enrichments["harmonised_classification"]> {
  return substancesOf(sheet).flatMap((substance) =>
    entriesOf(substance, tables).map((entry) => ({
      ...substance,
      index_number: entry.index,
      classes: entry.classes,
      h_codes: entry.h,
      condition: conditionOf(
        entry.classes.flatMap((name) => notesOnClass(name, entry.notes)),
        [],
      ),
      source,
    })),
  );
}

/** What is conditional by a note, or holds for one form of the substance only, stands in a hit of its own. */
export function cmr(sheet: EnrichedSheet, tables: Tables): NonNullable<Enrichments["cmr"]> {
  return substancesOf(sheet).flatMap((substance) => {
    const entries = entriesOf(substance, tables);
    const classes = new Set(entries.flatMap((entry) => entry.classes.filter(isCmr)));
    const hits = new Map<string, NonNullable<Enrichments["cmr"]>[number]>();
    for (const name of classes) {
      const condition = conditionOfClass(name, entries);
      const key = condition?.text ?? "";
      const categories = [...(hits.get(key)?.categories ?? []), name];
      hits.set(key, { ...substance, categories, condition, source });
    }
    return [...hits.values()];
  });
}

const isCmr = (name: string) => /^(?:Carc|Muta|Repr)\./.test(name);

function entriesOf({ cas_number, ec_number }: Substance, { annexVi }: Tables): AnnexEntry[] {
  const found = [cas_number, ec_number].flatMap((number) => (number && annexVi.get(number)) || []);
  return [...new Set(found)];
}

function conditionOfClass(name: string, entries: AnnexEntry[]) {
  const holders = entries.filter(({ classes }) => classes.includes(name));
  const notes = holders.map((entry) => notesOnClass(name, entry.notes));
  const isOfEveryForm = holders.length === entries.length;
  return conditionOf(
    notes.every(({ length }) => length > 0) ? notes.flat() : [],
    isOfEveryForm ? [] : holders.map(({ name, index }) => name ?? index),
  );
}

function conditionOf(names: AnnexNoteName[], forms: string[]) {
  const notes = [...new Set(names)];
  if (notes.length === 0 && forms.length === 0) return null;
  const texts = [
    ...forms.map((form) => `applies to: ${form}`),
    ...notes.map((note) => `note ${note}: applies unless it can be shown that ${annexNotes[note].unless}`),
  ];
  return { notes, forms, text: texts.join("; ") };
}
