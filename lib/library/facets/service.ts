import { LibraryCounts } from "@/lib/library/counts/service";
import { groupsOf } from "@/lib/library/custom-fields/service";
import type { Group } from "@/lib/library/custom-fields/values";
import type { CheckedFilter } from "@/lib/library/products/filter";
import type { Facets, ProductQuery } from "@/lib/library/products/schema";
import { selectionOf } from "@/lib/library/products/service";
import type { Context } from "@/lib/platform/context";
import { pool } from "@/lib/platform/database/pool";
import { type FacetRow, facetsStatement, isFacet } from "./statement";
import { toFacets } from "./to-facets";

const counts = new LibraryCounts<FacetRow, Facets>(100);

/**
 * The values of what filters select, of the default list without any, with the number of products that have each. The
 * filters on a facet do not narrow its own values. Errors: 422 for a filter that does not fit, 404 for another's
 * workplace in it. What is not known is counted `withUnknown` alone.
 */
export async function read(
  context: Context,
  given: ProductQuery["filters"] = [],
  withUnknown = false,
): Promise<Facets> {
  const [groups, { filters }] = await Promise.all([
    groupsOf(context),
    selectionOf(context, { filters: given }),
  ]);
  const counted = (some: CheckedFilter[], only: string | null) => count(context.team.id, groups, some, only);
  const filtered = [...new Set(filters.map(({ name }) => name))].filter(isFacet);
  const [all, ...own] = await Promise.all([
    counted(filters, null),
    ...filtered.map(async (facet) => {
      const others = filters.filter(({ name }) => name !== facet);
      // All facets of the default list are kept most of the time.
      return { facet, found: await counted(others, others.length ? facet : null) };
    }),
  ]);
  const ofOwn = own.map(({ facet, found }) => [facet, found[facet]]);
  const { unknown: unknownOfAll, ...known } = { ...all, ...Object.fromEntries(ofOwn) };
  if (!withUnknown) return known;
  const ofOwnUnknown = own.flatMap(({ facet, found: { unknown = {} } }) =>
    facet in unknown ? [[facet, unknown[facet]]] : [],
  );
  return { ...known, unknown: { ...unknownOfAll, ...Object.fromEntries(ofOwnUnknown) } };
}

async function count(
  teamId: string,
  groups: Group[],
  filters: CheckedFilter[],
  only: string | null,
): Promise<Facets> {
  const { text, values } = facetsStatement(teamId, groups, { filters, only });
  const combine = (rows: FacetRow[]) => toFacets(rows, groups);
  // Every touch of a product moves this time, and no note is made of that.
  if (filters.some(({ name }) => name === "last_updated"))
    return combine((await pool().query<FacetRow>(text, values)).rows);
  return counts.read(teamId, JSON.stringify([groups, text, values]), {
    statement: (some) => facetsStatement(teamId, groups, { filters, only, some }),
    combine,
  });
}
