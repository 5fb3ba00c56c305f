import { z } from "zod";
import { Instant, IsoDate } from "@/lib/api/values";
import type { Group } from "@/lib/library/custom-fields/values";
import { likePattern } from "@/lib/platform/database/like";
import type { Parameters } from "@/lib/platform/database/statement";
import type { FieldError } from "@/lib/platform/errors";
import { codeFault } from "./code-forms";
import { type FilterField, findField, operators } from "./filter-fields";
import { searchCondition, searchedWords } from "./search-condition";

export type Filter = { field: string; op: string; value?: unknown };

/**
 * A filter that was checked: its field is known, its operator fits the field, its value fits both. `spellings` are
 * those of each word of a free text; without them each word is taken as it stands.
 */
export type CheckedFilter = {
  name: string;
  field: FilterField;
  op: string;
  value: unknown;
  spellings?: string[][];
};

const instant = z.union([Instant, IsoDate]);
const scalars = {
  text: z.string().max(500),
  number: z.number(),
  date: IsoDate,
  timestamp: instant,
  boolean: z.boolean(),
};

/** Checks filters against the fields of the list and of the team's groups; errors name `filters[i]`. */
export function checkFilters(
  filters: Filter[],
  groups: Group[],
): { checked: CheckedFilter[]; errors: FieldError[] } {
  const checked: CheckedFilter[] = [];
  const errors: FieldError[] = [];
  for (const [i, { field: name, op, value }] of filters.entries()) {
    const field = findField(name, groups);
    const allowed: readonly string[] = field ? operators[field.kind] : [];
    if (!field) errors.push({ field: `filters[${i}].field`, message: `there is no field ${name}` });
    else if (!allowed.includes(op))
      errors.push(
        { field: `filters[${i}].op`, message: `${op} is not an operator of ${name}` },
        { field: `filters[${i}].field`, message: `${name} takes ${allowed.join(", ")}` },
      );
    else {
      const parsed = valueSchema(name, field, op).safeParse(value);
      if (parsed.success) checked.push({ name, field, op, value: parsed.data });
      else
        errors.push(
          { field: `filters[${i}].value`, message: parsed.error.issues[0]?.message ?? "does not fit" },
          { field: `filters[${i}].field`, message: `the value does not fit ${name} ${op}` },
        );
    }
  }
  return { checked, errors };
}

function valueSchema(name: string, field: FilterField, op: string): z.ZodType {
  if (op === "is_null" || op === "is_empty") return z.boolean().default(true);
  if (field.kind === "search") return z.string().max(200);
  if (field.kind === "workplace") return z.array(z.guid()).max(1000);
  if (field.kind === "set") return z.array(textOf(name, op)).max(1000);
  const isList = op === "in" || op === "not_in";
  if (field.kind === "boolean" || field.kind === "text" || field.kind === "choice") {
    const one = scalarOf(name, field, op);
    return isList ? z.array(op === "in" ? one.nullable() : one).max(1000) : one;
  }
  return op === "between" ? z.array(scalars[field.kind]).length(2) : scalars[field.kind];
}

function scalarOf(name: string, field: FilterField, op: string) {
  if (field.kind === "boolean") return scalars.boolean;
  return field.allowed ? z.enum(field.allowed) : textOf(name, op);
}

/** A code that is written otherwise than the list has it would find nothing without a word. */
function textOf(name: string, op: string) {
  return scalars.text.superRefine((text, check) => {
    const fault = codeFault(name, op, text);
    if (fault) check.addIssue({ code: "custom", message: fault });
  });
}

const sqlTypes = {
  text: "text",
  choice: "text",
  set: "text",
  boolean: "boolean",
  number: "float8",
  date: "date",
  timestamp: "timestamptz",
} as const;
const comparisons: Record<string, string> = { eq: "=", lt: "<", lte: "<=", gt: ">", gte: ">=" };

/** The SQL condition of a checked filter. A value that is absent fits `neq` and `not_in`. */
export function toCondition({ field, op, value, spellings }: CheckedFilter, parameters: Parameters): string {
  const { kind } = field;
  if (kind === "search")
    return searchCondition(spellings ?? searchedWords(String(value)).map((word) => [word]), parameters);
  if (kind === "workplace") return workplaceCondition(op, value, parameters);
  const column = field.column(parameters);
  if (op === "is_null") return `${column} is ${value ? "" : "not "}null`;
  if (op === "is_empty") return `cardinality(${column}) ${value ? "=" : ">"} 0`;
  if (kind === "set") return setCondition(column, op, value, parameters);
  const type = field.enumType ?? sqlTypes[kind];
  if (op === "contains" || op === "starts_with") {
    const pattern = `${op === "contains" ? "%" : ""}${likePattern(String(value).toLowerCase())}%`;
    return `lower(${column}) like ${parameters.add(pattern)}`;
  }
  if (op === "in" && Array.isArray(value)) {
    const among = `${column} = any(${parameters.add(value.filter((one) => one !== null))}::${type}[])`;
    return value.includes(null) ? `${among} or ${column} is null` : among;
  }
  if (op === "not_in") return `(${column} = any(${parameters.add(value)}::${type}[])) is not true`;
  if (op === "neq") return `${column} is distinct from ${parameters.add(value)}::${type}`;
  if (op === "between" && Array.isArray(value))
    return `${column} between ${parameters.add(value[0])}::${type} and ${parameters.add(value[1])}::${type}`;
  return `${column} ${comparisons[op]} ${parameters.add(value)}::${type}`;
}

function setCondition(column: string, op: string, value: unknown, parameters: Parameters): string {
  const values = `${parameters.add(value)}::text[]`;
  if (op === "all") return `${column} @> ${values}`;
  return op === "in" ? `${column} && ${values}` : `not (${column} && ${values})`;
}

function workplaceCondition(op: string, value: unknown, parameters: Parameters): string {
  const placed = "select from placements w where w.team_id = p.team_id and w.product_id = p.id";
  if (op === "is_empty") return `${value ? "not " : ""}exists (${placed})`;
  const ids = parameters.add(value);
  const among = `${placed} and w.workplace_id = any(${ids}::uuid[])`;
  if (op === "all")
    return `(select count(*) from (${among.replace("select from", "select 1 from")}) x) =
      (select count(distinct id) from unnest(${ids}::uuid[]) id)`;
  return `${op === "in" ? "" : "not "}exists (${among})`;
}
