import { inParts, type Part, partOf } from "@/lib/library/counts/part";
import type { Group } from "@/lib/library/custom-fields/values";
import { customFields } from "@/lib/library/products/filter-fields";
import { Parameters, teamParameter } from "@/lib/platform/database/statement";
import type { Statement } from "@/lib/platform/database/stream-rows";

/** One value of one facet in one part of the library; for a range `value` is the least and `name` the greatest. */
export type FacetRow = {
  part: Part;
  facet: string;
  value: string | null;
  name: string | null;
  count: number;
};

export const choices = {
  signal_word: "signal_word",
  language: "language",
  manufacturer: "manufacturer",
  procurement_status: "procurement_status",
  physical_state: "physical_state",
  review_state: "review_state",
  opinion: "opinion",
};
export const sets = {
  h_codes: "hazard_statements",
  pictograms: "ghs_pictograms",
  transport_classes: "transport_classes",
};
export const ranges = { flash_point: "flash_point", revision_date: "revision_date" };

/** Counts over the products that the list shows without a filter: in the library and not archived. */
export function facetsStatement(teamId: string, groups: Group[], some: Part[] | null = null): Statement {
  const parameters = new Parameters(teamId);
  const custom = customFields(groups);
  const columns = custom.map(({ field }, i) => `, ${field.column(parameters)} as custom${i}`).join("");
  const statements = [
    choicesPart,
    ...Object.entries(sets).map(([facet, column]) => setPart(facet, column)),
    ...Object.entries(ranges).map(([facet, column]) => rangePart(facet, column)),
    workplacesPart,
    ...custom.map(({ name, field }, i) => customPart(parameters.add(name), `custom${i}`, field.kind)),
  ];
  const text = `with library as materialized (
      select p.id as product_id, ${partOf("p.id")} as part, d.signal_word, d.language, d.manufacturer, d.procurement_status, d.physical_state, d.opinion, d.review_state,
        d.hazard_statements, d.ghs_pictograms, d.transport_classes, d.flash_point, d.revision_date ${columns}
      from products p join documents d on d.team_id = p.team_id and d.id = p.primary_document_id
      where p.team_id = ${teamParameter} and not p.archived and ${inParts("p.id", some, parameters)})
    ${statements.join(" union all ")}`;
  return { text, values: parameters.values };
}

const workplacesPart = `select counted.part, 'workplace_id', w.id::text, w.name, counted.count::int
  from (select library.part, pl.workplace_id, count(*) from library
      join placements pl on pl.team_id = ${teamParameter} and pl.product_id = library.product_id group by 1, 2) counted
    join workplaces w on w.team_id = ${teamParameter} and w.id = counted.workplace_id`;

/** All choices in one pass; the mask of `grouping` has a 0 for the column that a row counts. */
const choicesPart = `select part, facet, value, null as name, count::int from (
    select part, case grouping(${Object.values(choices).join(", ")})
        ${Object.keys(choices)
          .map((facet, i) => `when ${maskOf(i)} then '${facet}'`)
          .join(" ")} end as facet,
      coalesce(${Object.values(choices)
        .map((column) => `${column}::text`)
        .join(", ")}) as value, count(*) as count
    from library group by grouping sets (${Object.values(choices)
      .map((column) => `(part, ${column})`)
      .join(", ")})) counted
  where value is not null`;

function maskOf(position: number): number {
  const all = 2 ** Object.keys(choices).length - 1;
  return all - 2 ** (Object.keys(choices).length - 1 - position);
}

/** Sets hold each value once. Equal sets are counted together before they are taken apart. */
function setPart(facet: string, column: string): string {
  return `select part, '${facet}', value, null, sum(equal.count)::int
    from (select part, ${column} as members, count(*) as count from library group by 1, 2) equal,
      unnest(equal.members) as value group by part, value`;
}

function rangePart(facet: string, column: string): string {
  return `select part, '${facet}', min(${column})::text, max(${column})::text, count(${column})::int
    from library group by part`;
}

function customPart(name: string, column: string, kind: string): string {
  const facet = `${name}::text`;
  if (kind === "set")
    return `select part, ${facet}, value, null, count(distinct product_id)::int
      from library, unnest(${column}) as value group by part, value`;
  if (kind === "number" || kind === "date")
    return `select part, ${facet}, min(${column})::text, max(${column})::text, count(${column})::int
      from library group by part`;
  return `select part, ${facet}, ${column}::text, null, count(*)::int from library
    where ${column} is not null group by part, ${column}`;
}
