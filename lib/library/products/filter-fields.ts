import { mostFieldsOfTeam } from "@/lib/library/custom-fields/limits";
import type { FieldSchema } from "@/lib/library/custom-fields/schema";
import type { Group } from "@/lib/library/custom-fields/values";
import { opinionStates } from "@/lib/opinion/states";
import type { Parameters as StatementParameters } from "@/lib/platform/database/statement";
import { classificationStates } from "@/lib/sheet/classification-states";
import { cmrCategories } from "@/lib/sheet/cmr-categories";
import { hazardStates } from "@/lib/sheet/hazard-states";
import { reviewStates } from "@/lib/sheet/review-states";

/** How a field is compared, and with which operators. */
export const operators = {
  text: ["eq", "neq", "contains", "starts_with", "in", "not_in", "is_null"],
  choice: ["eq", "neq", "in", "not_in", "is_null"],
  boolean: ["eq", "neq", "in", "not_in", "is_null"],
  set: ["in", "all", "not_in", "is_empty"],
  workplace: ["in", "all", "not_in", "is_empty"],
  number: ["eq", "lt", "lte", "gt", "gte", "between", "is_null"],
  date: ["eq", "lt", "lte", "gt", "gte", "between", "is_null"],
  timestamp: ["eq", "lt", "lte", "gt", "gte", "between", "is_null"],
  search: ["matches"],
} as const satisfies Record<string, readonly string[]>;
export type FieldKind = keyof typeof operators;

/** `column` gives the SQL of the field's value; the tables are `p` (products) and `d` (the primary document). */
export type FilterField = {
  kind: FieldKind;
  column: (parameters: StatementParameters) => string;
  /** The only values a choice can have. */
  allowed?: readonly string[];
  /** The database's own type of a choice; an index on it serves no comparison of text. */
  enumType?: string;
  /** Every product has one, so that an index in plain order serves its sort. */
  isNeverNull?: boolean;
};

const field = (kind: FieldKind, column: string, allowed?: readonly string[]): FilterField => ({
  kind,
  column: () => column,
  ...(allowed && { allowed }),
});

const always = (...given: Parameters<typeof field>): FilterField => ({
  ...field(...given),
  isNeverNull: true,
});

export const filterFields: Readonly<Record<string, FilterField>> = {
  product_name: field("text", "d.product_name"),
  display_name: field("text", "p.display_name"),
  manufacturer: field("text", "d.manufacturer"),
  supplier: field("text", "d.manufacturer"),
  sku: field("text", "p.sku"),
  ean: field("text", "p.ean"),
  cas_number: field("text", "d.cas_number"),
  ec_number: field("text", "d.ec_number"),
  un_number: field("text", "d.un_number"),
  file_name: always("text", "d.file_name"),
  h_codes: field("set", "d.hazard_codes"),
  p_codes: field("set", "d.precautionary_statements"),
  pictograms: field("set", "d.ghs_pictograms"),
  transport_classes: field("set", "d.transport_classes"),
  component_cas: field("set", "d.component_cas"),
  workplace_id: field("workplace", "w.workplace_id"),
  signal_word: field("choice", "d.signal_word", ["Danger", "Warning"]),
  classification: field("choice", "d.classification", classificationStates),
  hazards: { ...field("choice", "d.hazards", hazardStates), enumType: "hazard_state" },
  opinion: { ...field("choice", "d.opinion", opinionStates), enumType: "opinion_state" },
  cmr: field("choice", "d.cmr", cmrCategories),
  candidate_list: field("boolean", "d.candidate_list"),
  exposure_limit: field("boolean", "d.exposure_limit"),
  storage_class: field("text", "d.storage_class"),
  water_hazard_class: field("text", "d.water_hazard_class"),
  language: field("choice", "d.language"),
  procurement_status: {
    ...always("choice", "d.procurement_status", ["Accept", "Review", "Reject"]),
    enumType: "procurement_status",
  },
  review_state: { ...always("choice", "d.review_state", reviewStates), enumType: "review_state" },
  archived: always("boolean", "p.archived"),
  physical_state: field("choice", "d.physical_state"),
  flash_point: field("number", "d.flash_point"),
  revision_date: field("date", "d.revision_date"),
  last_updated: always("timestamp", "p.last_updated"),
  created_at: always("timestamp", "p.created_at"),
  quality_score: field("number", "d.quality_score"),
  sheet_age_years: field("number", "years_since(d.revision_date)"),
  query: field("search", "d.search_text"),
};

const customPrefix = "custom.";

/** The field of a name; `custom.<group_id>.<field>` is found among the team's groups. Null for an unknown name. */
export function findField(name: string, groups: Group[]): FilterField | null {
  if (!name.startsWith(customPrefix))
    return Object.hasOwn(filterFields, name) ? (filterFields[name] ?? null) : null;
  const [groupId = "", fieldName = "", ...rest] = name.slice(customPrefix.length).split(".");
  const schema = groups.find(({ id }) => id === groupId.toLowerCase())?.schema;
  if (rest.length || !schema || !Object.hasOwn(schema.properties, fieldName)) return null;
  const property = schema.properties[fieldName];
  return property ? customField(groupId.toLowerCase(), fieldName, property) : null;
}

/**
 * The custom fields of the groups by the name that filters and facets use: as many as a team may have, also where it
 * has more from before. One statement counts them all.
 */
export function customFields(groups: Group[]): { name: string; field: FilterField }[] {
  const all = groups.flatMap(({ id, schema }) =>
    Object.entries(schema.properties).map(([name, property]) => ({
      name: `${customPrefix}${id}.${name}`,
      field: customField(id, name, property),
    })),
  );
  return all.slice(0, mostFieldsOfTeam);
}

/** A stored value of another type than the schema now says counts as none. */
function customField(groupId: string, name: string, schema: FieldSchema): FilterField {
  const typed = (parameters: StatementParameters, jsonType: string, cast: (json: string) => string) => {
    const json = `(p.custom_fields #> array[${parameters.add(groupId)}, ${parameters.add(name)}]::text[])`;
    return `(case when jsonb_typeof(${json}) = '${jsonType}' then ${cast(json)} end)`;
  };
  const text = (json: string) => `${json} #>> '{}'`;
  if (schema.type === "boolean")
    return { kind: "boolean", column: (p) => typed(p, "boolean", (json) => `(${text(json)})::boolean`) };
  if (schema.type === "array")
    return {
      kind: "set",
      column: (p) =>
        `coalesce(${typed(p, "array", (json) => `array(select jsonb_array_elements_text(${json}))`)}, '{}')`,
    };
  if (schema.type === "string")
    return { kind: schema.format === "date" ? "date" : "text", column: (p) => dateOrText(p, schema.format) };
  return { kind: "number", column: (p) => typed(p, "number", (json) => `(${text(json)})::float8`) };

  function dateOrText(parameters: StatementParameters, format: string | undefined): string {
    const value = typed(parameters, "string", text);
    if (format !== "date") return value;
    return `(case when ${value} ~ '^\\d{4}-\\d{2}-\\d{2}$' and pg_input_is_valid(${value}, 'date') then (${value})::date end)`;
  }
}
