import type { Context } from "@/lib/context";
import { groupsOf } from "@/lib/custom-fields/service";
import { LibraryCounts } from "@/lib/library-counts/service";
import type { Facets } from "@/lib/products/schema";
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
