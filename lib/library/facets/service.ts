import { LibraryCounts } from "@/lib/library/counts/service";
import { groupsOf } from "@/lib/library/custom-fields/service";
import type { Facets, ProductQuery } from "@/lib/library/products/schema";
import { selectionOf } from "@/lib/library/products/service";
import type { Context } from "@/lib/platform/context";
import { pool } from "@/lib/platform/database/pool";
import { type FacetRow, facetsStatement } from "./statement";
import { toFacets } from "./to-facets";

const counts = new LibraryCounts<FacetRow, Facets>(100);

/**
 * The values of what filters select, of the default list without any, with the number of products that have each.
 * Errors: 422 for a filter that does not fit, 404 for another's workplace in it.
 */
export async function read(context: Context, filters: ProductQuery["filters"] = []): Promise<Facets> {
  const teamId = context.team.id;
  const [groups, selection] = await Promise.all([groupsOf(context), selectionOf(context, { filters })]);
  const { text, values } = facetsStatement(teamId, groups, selection.filters);
  const combine = (rows: FacetRow[]) => toFacets(rows, groups);
  // Every touch of a product moves this time, and no note is made of that.
  if (selection.filters.some(({ name }) => name === "last_updated"))
    return combine((await pool().query<FacetRow>(text, values)).rows);
  return counts.read(teamId, JSON.stringify([groups, text, values]), {
    statement: (some) => facetsStatement(teamId, groups, selection.filters, some),
    combine,
  });
}
