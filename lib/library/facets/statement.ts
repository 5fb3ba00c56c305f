import { inParts, type Part, partOf } from "@/lib/library/counts/part";
import type { Group } from "@/lib/library/custom-fields/values";
import { type CheckedFilter, toCondition } from "@/lib/library/products/filter";
import { customFields } from "@/lib/library/products/filter-fields";
import { inLibrary, whereClause } from "@/lib/library/products/list-statement";
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

/** Facets of one value for each product; each is a column of documents. */
export const choices = [
  "signal_word",
  "language",
  "manufacturer",
  "procurement_status",
  "physical_state",
  "review_state",
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

/**
 * Counts the products that the filters select by value. The filters on a facet do not narrow its own values: a product
 * that fails those of one facet alone still counts there.
 */
export function facetsStatement(
  teamId: string,
  groups: Group[],
  filters: CheckedFilter[] = [],
  some: Part[] | null = null,
): Statement {
  const parameters = new Parameters(teamId);
  const custom = customFields(groups);
  const own = [...new Set(filters.map(({ name }) => name))].filter(
    (name) => fixedFacets.includes(name) || custom.some((one) => one.name === name),
  );
  const library = librarySql({ filters, own, custom, some }, parameters);
  const counted = (facet: string) => (own.includes(facet) ? `0, ${own.indexOf(facet) + 1}` : "0");
  const statements = [
    choicesPart(own),
    ...Object.entries(sets).map(([facet, column]) => setPart(facet, column, counted(facet))),
    ...ranges.map((facet) => rangePart(`'${facet}'`, facet, counted(facet))),
    workplacesPart(counted("workplace_id")),
    ...custom.map(({ name, field }, i) =>
      customPart(`${parameters.add(name)}::text`, `custom${i}`, field.kind, counted(name)),
    ),
  ];
  const text = `with library as materialized (${library}) ${statements.join(" union all ")}`;
  return { text, values: parameters.values };
}

type Wanted = {
  filters: CheckedFilter[];
  /** The facets that are filtered themselves. */
  own: string[];
  custom: ReturnType<typeof customFields>;
  some: Part[] | null;
};

/** The products that fail the filters of one facet at most; `failed` says of which, 0 for none. */
function librarySql({ filters, own, custom, some }: Wanted, parameters: Parameters): string {
  const columns = custom.map(({ field }, i) => `${field.column(parameters)} as custom${i}`);
  const fails = own.map((facet, i) => {
    const conditions = filters
      .filter(({ name }) => name === facet)
      .map((filter) => `(${toCondition(filter, parameters)})`);
    return `case when ${conditions.join(" and ")} then 0 else 1 end as fails${i}`;
  });
  const others = filters.filter(({ name }) => !own.includes(name));
  const where = `${whereClause(others, parameters)} and ${inParts("p.id", some, parameters)}`;
  const read = ["p.id as product_id", `${partOf("p.id")} as part`, ...documentColumns, ...columns, ...fails];
  if (!own.length) return `select ${read.join(", ")}, 0 as failed ${inLibrary} ${where}`;
  const failing = own.map((_, i) => `fails${i}`);
  // Without "offset 0" each condition would be worked out three times.
  return `select *, ${failing.map((one, i) => `${one} * ${i + 1}`).join(" + ")} as failed
    from (select ${read.join(", ")} ${inLibrary} ${where} offset 0) looked_at
    where ${failing.join(" + ")} <= 1`;
}

const documentColumns = [...choices, ...Object.values(sets), ...ranges].map((column) => `d.${column}`);
const fixedFacets: string[] = [...choices, ...Object.keys(sets), ...ranges, "workplace_id"];

const workplacesPart = (
  counted: string,
) => `select counted.part, 'workplace_id', w.id::text, w.name, counted.count::int
  from (select library.part, pl.workplace_id, count(*) from library
      join placements pl on pl.team_id = ${teamParameter} and pl.product_id = library.product_id
      where failed in (${counted}) group by 1, 2) counted
    join workplaces w on w.team_id = ${teamParameter} and w.id = counted.workplace_id`;

/** All choices in one pass; the mask of `grouping` has a 0 for the column that a row counts. */
function choicesPart(own: readonly string[]): string {
  const chosen = own.flatMap((facet, i) => (isChoice(facet) ? [`('${facet}', ${i + 1})`] : []));
  const alsoFailed = chosen.length ? ` or (facet, failed) in (${chosen.join(", ")})` : "";
  return `select part, facet, value, null as name, count::int from (
    select part, failed, case grouping(${choices.join(", ")})
        ${choices.map((facet, i) => `when ${maskOf(i)} then '${facet}'`).join(" ")} end as facet,
      coalesce(${choices.map((column) => `${column}::text`).join(", ")}) as value, count(*) as count
    from library group by grouping sets (${choices.map((column) => `(part, failed, ${column})`).join(", ")})) counted
  where value is not null and (failed = 0${alsoFailed})`;
}

const isChoice = (facet: string) => choices.some((one) => one === facet);

function maskOf(position: number): number {
  const all = 2 ** choices.length - 1;
  return all - 2 ** (choices.length - 1 - position);
}

/** Sets hold each value once. Equal sets are counted together before they are taken apart. */
function setPart(facet: string, column: string, counted: string): string {
  return `select part, '${facet}', value, null, sum(equal.count)::int
    from (select part, ${column} as members, count(*) as count from library
        where failed in (${counted}) group by 1, 2) equal,
      unnest(equal.members) as value group by part, value`;
}

function rangePart(facet: string, column: string, counted: string): string {
  return `select part, ${facet}, min(${column})::text, max(${column})::text, count(${column})::int
    from library where failed in (${counted}) group by part`;
}

function customPart(facet: string, column: string, kind: string, counted: string): string {
  if (kind === "number" || kind === "date") return rangePart(facet, column, counted);
  if (kind === "set")
    return `select part, ${facet}, value, null, count(distinct product_id)::int
      from library, unnest(${column}) as value where failed in (${counted}) group by part, value`;
  return `select part, ${facet}, ${column}::text, null, count(*)::int from library
    where ${column} is not null and failed in (${counted}) group by part, ${column}`;
}
