import { expect, test } from "vitest";
import { GroupSchema } from "@/lib/library/custom-fields/schema";
import { nameFrom, toDrafts, toSchema } from "./field-draft";

const schema: GroupSchema = {
  type: "object",
  properties: {
    shelf: { type: "string", title: "Shelf", maxLength: 20 },
    class: { type: "string", title: "Class", enum: ["A", "B"] },
    checked: { type: "boolean", title: "Checked" },
    tags: { type: "array", title: "Tags", items: { type: "string" } },
  },
  required: ["shelf"],
};

test("a schema that is opened and saved again is the same, with what the builder does not show", () => {
  expect(toSchema(toDrafts(schema), schema)).toEqual(schema);
});

test("a new field of every kind is a schema that the service takes", () => {
  const kinds = ["text", "choice", "number", "integer", "yesNo", "date", "list"] as const;
  const drafts = kinds.map((kind) => ({ name: kind, label: kind, kind, choices: ["x"], isRequired: false }));
  expect(() => GroupSchema.parse(toSchema(drafts, null))).not.toThrow();
});

test.each([
  ["Storage class", "storage_class"],
  ["Höhe (cm)", "hohe_cm"],
  ["123", "field"],
  ["Shelf", "shelf_2"],
])("the label %j is stored under %j", (label, name) => {
  expect(nameFrom(label, ["shelf"])).toBe(name);
});
