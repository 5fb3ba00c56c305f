import { z } from "zod";
import { Id, Timestamp, text } from "@/lib/api/values";

const labels = { title: text(200).optional(), description: text(1000).optional() };

/** The JSON Schema 2020-12 keywords a custom field may use; patterns are left out because they can take for ever. */
const FieldSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("string"),
    ...labels,
    enum: z.array(z.string()).min(1).max(500).optional(),
    minLength: z.int().min(0).optional(),
    maxLength: z.int().min(0).optional(),
    format: z.enum(["date", "date-time", "email", "uri"]).optional(),
  }),
  z.strictObject({
    type: z.enum(["number", "integer"]),
    ...labels,
    enum: z.array(z.number()).min(1).max(500).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    multipleOf: z.number().positive().optional(),
  }),
  z.strictObject({ type: z.literal("boolean"), ...labels }),
  z.strictObject({
    type: z.literal("array"),
    ...labels,
    items: z.strictObject({
      type: z.literal("string"),
      enum: z.array(z.string()).min(1).max(500).optional(),
      maxLength: z.int().min(0).optional(),
    }),
    minItems: z.int().min(0).optional(),
    maxItems: z.int().min(0).optional(),
    uniqueItems: z.boolean().optional(),
  }),
]);
export type FieldSchema = z.infer<typeof FieldSchema>;

const FieldName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/, "must be letters, digits and _, at most 64");

export const GroupSchema = z.strictObject({
  $schema: z.literal("https://json-schema.org/draft/2020-12/schema").optional(),
  type: z.literal("object"),
  ...labels,
  properties: z.record(FieldName, FieldSchema),
  required: z.array(FieldName).optional(),
  additionalProperties: z.literal(false).optional(),
});
export type GroupSchema = z.infer<typeof GroupSchema>;

export const CustomFieldSchema = z.object({
  group_id: Id,
  name: z.string(),
  schema: GroupSchema.describe("JSON Schema 2020-12 of the group's fields."),
});

export const CustomFieldGroup = z.object({
  id: Id,
  name: z.string(),
  schema: GroupSchema,
  version: z.int(),
  created_at: Timestamp,
  updated_at: Timestamp,
});

export const CustomFieldGroupFields = z.object({ name: text(200), schema: GroupSchema });

/** Values of custom fields by group id and field name. */
export type CustomValues = Record<string, Record<string, unknown>>;
