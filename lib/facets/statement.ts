import type { Group } from "@/lib/custom-fields/values";
import type { Statement } from "@/lib/database/stream-rows";
import { customFields } from "@/lib/products/filter-fields";
import { Facets } from "@/lib/products/schema";
import { Parameters, teamParameter } from "@/lib/products/statement";

/** One value of one facet; for a range `value` is the least and `name` the greatest. */
export type FacetRow = { facet: string; value: string | null; name: string | null; count: number };

const choices = {
  signal_word: "signal_word",
  language: "language",
  manufacturer: "manufacturer",
  procurement_status: "procurement_status",
  physical_state: "physical_state",
};
const sets = {
  h_codes: "hazard_statements",
  pictograms: "ghs_pictograms",
  transport_classes: "transport_classes",
};
const ranges = { flash_point: "flash_point", revision_date: "revision_date" };

/** Counts over the products that the list shows without a filter: in the library and not archived. */
export function facetsStatement(teamId: string, groups: Group[]): Statement {
  const parameters = new Parameters(teamId);
  const custom = customFields(groups);
  const columns = custom.map(({ field }, i) => `, ${field.column(parameters)} as custom${i}`).join("");
  const parts = [
    choicesPart,
    ...Object.entries(sets).map(([facet, column]) => setPart(facet, column)),
    ...Object.entries(ranges).map(([facet, column]) => rangePart(facet, column)),
    `select 'workplace_id' as facet, w.id::text as value, w.name, count(*)::int as count
     from library join placements pl on pl.team_id = ${teamParameter} and pl.product_id = library.product_id
     join workplaces w on w.team_id = pl.team_id and w.id = pl.workplace_id group by w.id, w.name`,
    ...custom.map(({ name, field }, i) => customPart(parameters.add(name), `custom${i}`, field.kind)),
  ];
  const text = `with library as materialized (
      select p.id as product_id, d.signal_word, d.language, d.manufacturer, d.procurement_status, d.physical_state,
        d.hazard_statements, d.ghs_pictograms, d.transport_classes, d.flash_point, d.revision_date ${columns}
      from products p join documents d on d.team_id = p.team_id and d.id = p.primary_document_id
      where p.team_id = ${teamParameter} and not p.archived)
    ${parts.join(" union all ")} order by facet, count desc, value`;
  return { text, values: parameters.values };
}

/** All choices in one pass; the mask of `grouping` has a 0 for the column that a row counts. */
const choicesPart = `select facet, value, null as name, count::int from (
    select case grouping(${Object.values(choices).join(", ")})
        ${Object.keys(choices)
          .map((facet, i) => `when ${maskOf(i)} then '${facet}'`)
          .join(" ")} end as facet,
      coalesce(${Object.values(choices)
        .map((column) => `${column}::text`)
        .join(", ")}) as value, count(*) as count
    from library group by grouping sets (${Object.values(choices)
      .map((column) => `(${column})`)
      .join(", ")})) counted
  where value is not null`;

function maskOf(position: number): number {
  const all = 2 ** Object.keys(choices).length - 1;
  return all - 2 ** (Object.keys(choices).length - 1 - position);
}

/** Sets hold each value once. Equal sets are counted together before they are taken apart. */
function setPart(facet: string, column: string): string {
  return `select '${facet}', value, null, sum(equal.count)::int
    from (select ${column} as members, count(*) as count from library group by ${column}) equal,
      unnest(equal.members) as value group by value`;
}

function rangePart(facet: string, column: string): string {
  return `select '${facet}', min(${column})::text, max(${column})::text, count(${column})::int from library`;
}

function customPart(name: string, column: string, kind: string): string {
  const facet = `${name}::text`;
  if (kind === "set")
    return `select ${facet}, value, null, count(distinct product_id)::int
      from library, unnest(${column}) as value group by value`;
  if (kind === "number" || kind === "date")
    return `select ${facet}, min(${column})::text, max(${column})::text, count(${column})::int from library`;
  return `select ${facet}, ${column}::text, null, count(*)::int from library
    where ${column} is not null group by ${column}`;
}

export function toFacets(rows: FacetRow[], groups: Group[]): Facets {
  const byFacet = new Map<string, FacetRow[]>();
  for (const row of rows) {
    const sameFacet = byFacet.get(row.facet);
    if (sameFacet) sameFacet.push(row);
    else byFacet.set(row.facet, [row]);
  }
  const counts = (facet: string) =>
    (byFacet.get(facet) ?? []).map(({ value, count }) => ({ value: value ?? "", count }));
  const range = (facet: string, convert: (text: string) => number | string) => {
    const row = byFacet.get(facet)?.[0];
    const bound = (text: string | null | undefined) =>
      text === null || text === undefined ? null : convert(text);
    return { min: bound(row?.value), max: bound(row?.name) };
  };
  const named = [...Object.keys(choices), ...Object.keys(sets)].map((facet) => [facet, counts(facet)]);
  const custom = customFields(groups).map(({ name, field: { kind } }) => {
    if (kind === "number") return [name, range(name, Number)];
    if (kind === "date") return [name, range(name, String)];
    if (kind !== "boolean") return [name, counts(name)];
    return [name, counts(name).map(({ value, count }) => ({ value: value === "true", count }))];
  });
  return Facets.parse({
    ...Object.fromEntries(named),
    workplace_id: (byFacet.get("workplace_id") ?? []).map(({ value, name, count }) => ({
      value,
      name,
      count,
    })),
    flash_point: range("flash_point", Number),
    revision_date: range("revision_date", String),
    ...Object.fromEntries(custom),
  });
}
