import type { JsonSchema } from "./json-schema";

/** What members of these names look like in an example. */
const known: Record<string, unknown> = {
  product_name: "Acetone technical",
  display_name: "Acetone, 5 L can",
  alternate_name: "Cleaning acetone",
  chemical_name: "acetone",
  component: "acetone",
  cas_number: "67-64-1",
  ec_number: "200-662-2",
  index_number: "606-001-00-8",
  un_number: "1090",
  manufacturer: "Example Solvents Ltd",
  supplier: "Example Trade Ltd",
  sku: "ACE-5",
  ean: "4006381333931",
  file_name: "acetone.pdf",
  file_size: 48_211,
  hazard_statements: ["H225", "H319", "H336"],
  h_codes: ["H225", "H319", "H336"],
  p_codes: ["P210", "P280"],
  ghs_pictograms: ["GHS02", "GHS07"],
  pictograms: ["GHS02", "GHS07"],
  categories: ["Repr. 1B"],
  classes: ["Flam. Liq. 2", "Eye Irrit. 2", "STOT SE 3"],
  language: "en",
  physical_state: "liquid",
  name: "Solvent cabinet",
  description: "Ground floor, next to the wash room",
  ventilation: "local exhaust",
  process_category: "PROC8a",
  tags: ["flammable"],
  quality_score: 0.93,
  concentration_min: 80,
  concentration_max: 100,
  concentration_exact: null,
  amount: 2.5,
  total: 10,
  container_count: 4,
  max_bytes: 10_485_760,
  storage_location: "shelf 2",
  usage_description: "Degreasing of parts",
  department: "Assembly",
  employees: "Paint shop team",
  query: "acetone",
  code: "1A1",
  message: "Done.",
  phone: "+44 20 7946 0000",
  email: "sds@example.com",
  address: "1 Sample Road, London",
  organization: "National Poisons Information Service",
  country_code: "GB",
  hours: "24 h",
  class: "3",
  class_code: "Flam. Liq.",
  category_code: "2",
  hazard_code: "H225",
  packing_group: "II",
  proper_shipping_name: "ACETONE",
  custom_fields: {},
  section2: { title: "Hazards identification", page: 1, signal_word: "Danger" },
  errors: {},
  path: "section2.signal_word",
  rect: [72, 640.5, 118.2, 652],
  filters: [{ field: "h_codes", op: "in", value: ["H225"] }],
  sort: "last_updated",
  expiry_date: "2027-06-30",
  sections: "2,3,9",
  sds_ids: "0198f3a2-5c1e-7d4b-9a6f-2b8c4d1e7f30,0198f3a2-6d2f-7e5c-8b70-3c9d5e2f8041",
  exposure: 6,
  probability: 3,
  effect: 3,
  risk_score: 54,
  totals: [{ unit: "L", amount: 10 }],
  enrichments: {},
};

/** A value that fits a schema and looks like what it is for; made the same way every time. */
export function exampleOf(schema: JsonSchema, name = ""): unknown {
  if ("examples" in schema && Array.isArray(schema.examples)) return schema.examples[0];
  if ("const" in schema) return schema.const;
  if (name in known && isScalarOrFits(schema, known[name])) return known[name];
  if ("default" in schema) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const branch = [schema.anyOf, schema.oneOf].find(Array.isArray)?.[0];
  if (branch) return exampleOf(branch, name);
  const type = [schema.type].flat().find((one) => one !== "null");
  if (type === "object") return objectExample(schema, name);
  if (type === "array") return [exampleOf((schema.items ?? {}) as JsonSchema, singular(name))];
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return (schema.minimum as number | undefined) ?? 1;
  return type === "string" ? textExample(schema) : null;
}

function isScalarOrFits(schema: JsonSchema, value: unknown): boolean {
  const branches = [schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
  const types = [schema, ...branches].flatMap(({ type }) => type);
  if (schema.enum) return Array.isArray(schema.enum) && schema.enum.includes(value);
  if (schema.format) return false;
  if (value === null) return types.includes("null");
  if (Array.isArray(value)) return types.includes("array") && fitsItems(schema.items, value[0]);
  if (typeof value === "number")
    return types.includes(Number.isInteger(value) ? "integer" : "number") || types.includes("number");
  return types.includes(typeof value);
}

function fitsItems(items: unknown, value: unknown): boolean {
  if (typeof items !== "object" || items === null || !("type" in items)) return true;
  return items.type === typeof value;
}

function objectExample(schema: JsonSchema, name: string): Record<string, unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const members = properties.map(([member, inner]) => [member, exampleOf(inner, nameIn(member, name))]);
  return Object.fromEntries(members);
}

/** A document's, a location's and a group's name are not the same sort of name. */
function nameIn(member: string, parent: string): string {
  return ["en", "nl", "de", "fr"].includes(member) ? `${parent}.${member}` : member;
}

function singular(name: string): string {
  return name.endsWith("s") ? name.slice(0, -1) : name;
}

function textExample({ format, minLength, pattern }: JsonSchema): string {
  if (format === "uuid" || (typeof pattern === "string" && pattern.includes("[0-9a-fA-F]{8}")))
    return "0198f3a2-5c1e-7d4b-9a6f-2b8c4d1e7f30";
  if (format === "date") return "2026-03-31";
  if (format === "date-time") return "2026-03-31T09:30:00.000Z";
  if (format === "uri")
    return "https://sds.example.com/files/documents/0198f3a2?expires=1774949700&signature=Xq3nT0eVbW7m";
  if (format === "binary") return "";
  return "text".padEnd(Number(minLength ?? 0), "x");
}
