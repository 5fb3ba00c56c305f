import { z } from "zod";
import { PageMeta } from "@/lib/api/values";
import * as emkg from "@/lib/assessments/emkg/schema";
import * as assessments from "@/lib/assessments/schema";
import * as attachments from "@/lib/holdings/attachments/schema";
import * as details from "@/lib/holdings/documents/details";
import * as documents from "@/lib/holdings/documents/schema";
import * as opinion from "@/lib/holdings/opinion/schema";
import * as review from "@/lib/holdings/review/schema";
import * as uploads from "@/lib/holdings/uploads/schema";
import * as catalogue from "@/lib/library/catalogue/schema";
import * as customFields from "@/lib/library/custom-fields/schema";
import * as enrichments from "@/lib/library/enrichments/schema";
import * as products from "@/lib/library/products/schema";
import * as profiles from "@/lib/printing/profiles/schema";
import * as sheet from "@/lib/sheet/schema";
import * as inventory from "@/lib/workplaces/inventory/schema";
import * as placements from "@/lib/workplaces/placements/schema";
import * as quantities from "@/lib/workplaces/quantities/schema";
import * as workplaces from "@/lib/workplaces/workplaces/schema";
import { type JsonSchema, shapeName, toJsonSchema } from "./json-schema";

/** What these export is what the API shows; each shape is called in the document as it is in the code. */
const modules = [
  documents,
  details,
  sheet,
  review,
  opinion,
  attachments,
  workplaces,
  inventory,
  products,
  enrichments,
  uploads,
  catalogue,
  placements,
  quantities,
  assessments,
  emkg,
  customFields,
  profiles,
  { PageMeta },
  ...Object.entries(sheet.sectionSchemas).map(([key, shape]) => ({ [key.replace("s", "S")]: shape })),
];

type Direction = "input" | "output";

const names = nameShapes();

function nameShapes(): Map<z.ZodType, string> {
  const found = new Map<z.ZodType, string>();
  for (const [name, shape] of modules.flatMap((module) => Object.entries(module)))
    if (shape instanceof z.ZodObject || shape instanceof z.ZodEnum) found.set(shape, name);
  return found;
}

/** The name of a shape; a description of its own makes another shape of it, which is still called the same. */
function nameOf(shape: z.ZodType): string | null {
  const { parent } = shape._zod;
  return names.get(shape) ?? (parent instanceof z.ZodType ? (names.get(parent) ?? null) : null);
}

/** Gathers the schemas of a document: each shape once, under its name, and wherever it is used a reference to it. */
export class NamedShapes {
  readonly schemas: Record<string, JsonSchema> = {};

  /** The schema of a whole answer under a name of its own, unless it is a shape that has one. */
  answer(name: string, shape: z.ZodType): JsonSchema {
    const schema = this.referring(shape, "output");
    return "$ref" in schema ? schema : this.keep(name, schema);
  }

  /** The schema of a request's body, which is a part of the operation's input, under a name of its own. */
  request(name: string, input: z.ZodType, part: (schema: JsonSchema) => JsonSchema): JsonSchema {
    const { [shapeName]: _, ...marked } = toJsonSchema(input, "input", nameOf);
    return this.keep(name, part(this.replaced(marked, "input")));
  }

  /** The JSON Schema of a shape with references to what has a name. */
  referring(shape: z.ZodType, direction: Direction): JsonSchema {
    return this.replaced(toJsonSchema(shape, direction, nameOf), direction);
  }

  private keep(name: string, schema: JsonSchema): JsonSchema {
    this.schemas[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  }

  private replaced(schema: JsonSchema, direction: Direction): JsonSchema {
    const { [shapeName]: name, ...own } = schema;
    const inner = Object.fromEntries(
      Object.entries(own).map(([keyword, value]) => [keyword, this.inside(value, direction)]),
    );
    if (typeof name !== "string") return inner;
    const { description, ...rest } = inner;
    const taken = this.schemas[name];
    const isOther = direction === "input" && taken !== undefined && !isSame(taken, rest);
    const reference = this.keep(isOther ? `${name}Input` : name, rest);
    return description === undefined ? reference : { ...reference, description };
  }

  private inside(value: unknown, direction: Direction): unknown {
    if (Array.isArray(value)) return value.map((member) => this.inside(member, direction));
    if (typeof value !== "object" || value === null) return value;
    return this.replaced(value as JsonSchema, direction);
  }
}

function isSame(one: JsonSchema, other: JsonSchema): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
