import { foldText } from "@/lib/extraction/glyphs/folded-text";
import type { FieldSchema } from "@/lib/library/custom-fields/schema";
import type { Group } from "@/lib/library/custom-fields/values";
import { type FieldName, headings } from "./headings";
import type { ImportKind } from "./schema";

/** What a column can be mapped to; one of the team's own fields carries its schema. */
export type ImportField = {
  name: string;
  required: boolean;
  own?: { groupId: string; field: string; label: string; schema: FieldSchema };
};

/** In the order of the templates. */
export const fieldNames: Record<ImportKind, FieldName[]> = {
  products: ["product_name", "manufacturer", "sku", "ean", "display_name", "supplier"],
  workplaces: ["name", "type", "description", "ventilation", "process_category", "tags"],
  quantities: [
    ...(["sku", "product_name", "manufacturer", "workplace"] as const),
    ...(["amount", "unit", "container_count", "package"] as const),
  ],
};
const required: Record<ImportKind, FieldName[]> = {
  products: [],
  workplaces: ["name"],
  quantities: ["amount"],
};

/** The fields of a kind of import, the team's own ones after them. */
export function fieldsOf(kind: ImportKind, groups: Group[]): ImportField[] {
  const standard = fieldNames[kind].map((name) => ({ name, required: required[kind].includes(name) }));
  if (kind !== "products") return standard;
  const own = groups.flatMap((group) =>
    Object.entries(group.schema.properties).map(([field, schema]) => ({
      name: `custom.${group.id}.${field}`,
      required: false,
      own: { groupId: group.id, field, label: schema.title ?? field, schema },
    })),
  );
  return [...standard, ...own];
}

/** Letters and digits alone, in lower case and without accents. */
export function plain(text: string): string {
  return foldText(text.normalize("NFC")).replaceAll(" ", "");
}

/**
 * Which column is which field, by its heading: the same words, or those words with a unit or a remark behind them.
 * Each column is taken once, the sure ones first.
 */
export function guessMapping(columns: string[], fields: ImportField[]): Record<string, number> {
  const mapping: Record<string, number> = {};
  const free = new Map(columns.map((heading, i) => [i, heading]));
  for (const fits of [isSame, isSameBeforeRemark])
    for (const field of fields) {
      if (Object.hasOwn(mapping, field.name)) continue;
      const found = wordsOf(field)
        .map((word) => [...free].find(([, heading]) => fits(heading, word))?.[0])
        .find((column) => column !== undefined);
      if (found === undefined) continue;
      mapping[field.name] = found;
      free.delete(found);
    }
  return mapping;
}

function wordsOf({ name, own }: ImportField): string[] {
  if (own) return [own.label, own.field];
  return isFieldName(name) ? headings[name].flat() : [];
}

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(headings, name);
}

function isSame(heading: string, word: string): boolean {
  return plain(heading) === plain(word);
}

/** "Menge (kg)", "Hersteller / Lieferant", "Amount*". */
function isSameBeforeRemark(heading: string, word: string): boolean {
  return plain(heading.split(/[([/:*]/, 1)[0] ?? "") === plain(word);
}
