import type { FieldSchema, GroupSchema } from "@/lib/library/custom-fields/schema";

export const fieldKinds = ["text", "choice", "number", "integer", "yesNo", "date", "list"] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** A field as the builder edits it. */
export type FieldDraft = {
  /** What values are stored under; it stays when the label changes. */
  name: string;
  label: string;
  kind: FieldKind;
  choices: string[];
  isRequired: boolean;
};

export function toDrafts(schema: GroupSchema): FieldDraft[] {
  return Object.entries(schema.properties).map(([name, field]) => ({
    name,
    label: field.title ?? name,
    kind: kindOf(field),
    choices:
      field.type === "array"
        ? (field.items.enum ?? [])
        : "enum" in field
          ? (field.enum ?? []).map(String)
          : [],
    isRequired: schema.required?.includes(name) ?? false,
  }));
}

/** The JSON Schema of the fields; what the builder does not edit of a field it had before stays. */
export function toSchema(drafts: FieldDraft[], before: GroupSchema | null): GroupSchema {
  const properties = drafts.map((draft) => {
    const old = before?.properties[draft.name];
    const made: FieldSchema = { ...toField(draft), title: draft.label.trim() || draft.name };
    return [draft.name, old && kindOf(old) === draft.kind ? { ...old, ...made } : made];
  });
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: drafts.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])),
  };
}

/** A name for values from a label: letters, digits and _, unlike the others. */
export function nameFrom(label: string, taken: string[]): string {
  const plain = label
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^[^A-Za-z]+|_+$/g, "")
    .toLowerCase()
    .slice(0, 50);
  const base = plain || "field";
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}_${number}`;
    if (!taken.includes(name)) return name;
  }
}

function kindOf(field: FieldSchema): FieldKind {
  if (field.type === "boolean") return "yesNo";
  if (field.type === "array") return "list";
  if (field.type !== "string") return field.type;
  if (field.enum) return "choice";
  return field.format === "date" ? "date" : "text";
}

function toField({ kind, choices }: FieldDraft): FieldSchema {
  const options = choices.map((choice) => choice.trim()).filter(Boolean);
  if (kind === "yesNo") return { type: "boolean" };
  if (kind === "number" || kind === "integer") return { type: kind };
  if (kind === "date") return { type: "string", format: "date" };
  if (kind === "list")
    return { type: "array", items: { type: "string", ...(options.length && { enum: options }) } };
  if (kind === "choice" && options.length) return { type: "string", enum: options };
  return { type: "string" };
}
