import { inParts, type Part, partOf } from "@/lib/library/counts/part";
import type { Group } from "@/lib/library/custom-fields/values";
import type { CheckedFilter } from "@/lib/library/products/filter";
import { customFields } from "@/lib/library/products/filter-fields";
import { inLibrary, whereClause } from "@/lib/library/products/list-statement";
import { Parameters, teamParameter } from "@/lib/platform/database/statement";
import type { Statement } from "@/lib/platform/database/stream-rows";

/**
 * One value of one facet in one part of the library, null where there is none; for a range `value` is the least and
 * `name` the greatest.
 */
export type FacetRow = {
  part: Part;
  facet: string;
  value: string | null;
  name: string | null;
  count: number;
};

/** Facets of one value for each product; each is a column of documents. */
export const choices = [
  "signal_word",
  "language",
  "manufacturer",
  "procurement_status",
  "physical_state",
  "review_state",
  "classification",
  "hazards",
  "opinion",
  "cmr",
  "candidate_list",
  "exposure_limit",
  "storage_class",
  "water_hazard_class",
] as const;
export const sets = {
  h_codes: "hazard_codes",
  pictograms: "ghs_pictograms",
  transport_classes: "transport_classes",
};
export const ranges = ["flash_point", "revision_date"];

type Counted = {
  filters?: CheckedFilter[];
  /** One facet alone; null for all. */
  only?: string | null;
  /** Of these parts of the library; null for all. */
  some?: Part[] | null;
};

/** Counts the products that the filters select by value; without filters those of the default list. */
export function facetsStatement(
  teamId: string,
  groups: Group[],
  { filters = [], only = null, some = null }: Counted = {},
): Statement {
  const parameters = new Parameters(teamId);
  const custom = customFields(groups).filter(({ name }) => only === null || name === only);
  const columns = [
    ...documentColumns,
    ...custom.map(({ field }, i) => `${field.column(parameters)} as custom${i}`),
  ];
  const where = `${whereClause(filters, parameters)} and ${inParts("p.id", some, parameters)}`;
  const statements = [
    ...(only === null
      ? [choicesPart]
      : choices.filter((facet) => facet === only).map((facet) => valuesPart(`'${facet}'`, facet))),
    ...Object.entries(sets).flatMap(([facet, column]) => wanted(facet, setPart(facet, column))),
    ...ranges.flatMap((facet) => wanted(facet, rangePart(`'${facet}'`, facet))),
    ...wanted("workplace_id", workplacesPart),
    ...custom.map(({ name, field }, i) =>
      customPart(`${parameters.add(name)}::text`, `custom${i}`, field.kind),
    ),
  ];
  const text = `with library as materialized (
      select p.id as product_id, ${partOf("p.id")} as part, ${columns.join(", ")} ${inLibrary} ${where})
    select part, facet, value, name, count from (${statements.join(" union all ")}) counted (part, facet, value, name, count)`;
  return { text, values: parameters.values };

  function wanted(facet: string, statement: string): string[] {
    return only === null || only === facet ? [statement] : [];
  }
}

const documentColumns = [...choices, ...Object.values(sets), ...ranges].map((column) => `d.${column}`);
const fixedFacets: readonly string[] = [...choices, ...Object.keys(sets), ...ranges, "workplace_id"];

/** Whether a field of the filters is counted by value. */
export function isFacet(name: string): boolean {
  return fixedFacets.includes(name) || name.startsWith("custom.");
}

const workplacesPart = `select counted.part, 'workplace_id', w.id::text, w.name, counted.count::int
  from (select library.part, pl.workplace_id, count(*) from library
      join placements pl on pl.team_id = ${teamParameter} and pl.product_id = library.product_id group by 1, 2) counted
    join workplaces w on w.team_id = ${teamParameter} and w.id = counted.workplace_id`;

function maskOf(position: number): number {
  const all = 2 ** choices.length - 1;
  return all - 2 ** (choices.length - 1 - position);
}

/** All choices in one pass; the mask of `grouping` has a 0 for the column that a row counts. */
const choicesPart = `select part, facet, value, null as name, count::int from (
    select part, case grouping(${choices.join(", ")})
        ${choices.map((facet, i) => `when ${maskOf(i)} then '${facet}'`).join(" ")} end as facet,
      coalesce(${choices.map((column) => `${column}::text`).join(", ")}) as value, count(*) as count
    from library group by grouping sets (${choices.map((column) => `(part, ${column})`).join(", ")})) counted`;

/** Sets hold each value once. Equal sets are counted together before they are taken apart. */
function setPart(facet: string, column: string): string {
  return `select part, '${facet}', value, null, sum(equal.count)::int
    from (select part, ${column} as members, count(*) as count from library group by 1, 2) equal,
      unnest(equal.members) as value group by part, value`;
}

function rangePart(facet: string, column: string): string {
  return `select part, ${facet}, min(${column})::text, max(${column})::text, count(${column})::int
    from library group by part`;
}

function customPart(facet: string, column: string, kind: string): string {
  if (kind === "number" || kind === "date") return rangePart(facet, column);
  if (kind === "set")
    return `select part, ${facet}, value, null, count(distinct product_id)::int
      from library, unnest(${column}) as value group by part, value`;
  return valuesPart(facet, column);
}

function valuesPart(facet: string, column: string): string {
  return `select part, ${facet}, ${column}::text, null, count(*)::int from library group by part, ${column}`;
}
