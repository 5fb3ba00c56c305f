import { z } from "zod";

export type JsonSchema = { [keyword: string]: unknown };

/** The keyword that holds a shape's name where `nameOf` gives one. */
export const shapeName = "x-shape-name";

/** The JSON Schema 2020-12 of a Zod schema; a file is a string of bytes. */
export function toJsonSchema(
  schema: z.ZodType,
  io: "input" | "output",
  nameOf: (schema: z.ZodType) => string | null = () => null,
): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const name = zodSchema instanceof z.ZodType ? nameOf(zodSchema) : null;
      if (name !== null) Object.assign(jsonSchema, { [shapeName]: name });
      if (zodSchema instanceof z.ZodCustom) Object.assign(jsonSchema, { type: "string", format: "binary" });
      // JSON Schema has no format of that name; contentEncoding says it.
      if (jsonSchema.format === "base64") delete jsonSchema.format;
      // The format says it; its pattern is long, and lists of tools are read by models.
      if (["uuid", "date", "date-time", "uri"].includes(jsonSchema.format ?? "")) delete jsonSchema.pattern;
    },
  });
  return rest;
}
