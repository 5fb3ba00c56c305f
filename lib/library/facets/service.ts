import { LibraryCounts } from "@/lib/library/counts/service";
import { groupsOf } from "@/lib/library/custom-fields/service";
import type { Facets } from "@/lib/library/products/schema";
import type { Context } from "@/lib/platform/context";
import { type FacetRow, facetsStatement } from "./statement";
import { toFacets } from "./to-facets";

const counts = new LibraryCounts<FacetRow, Facets>(100);

/** The values of the default list with the number of products that have each. */
export async function read(context: Context): Promise<Facets> {
  const teamId = context.team.id;
  const groups = await groupsOf(context);
  return counts.read(teamId, JSON.stringify(groups), {
    statement: (some) => facetsStatement(teamId, groups, some),
    combine: (rows) => toFacets(rows, groups),
  });
}
