import type { Context } from "@/lib/context";
import { groupsOf } from "@/lib/custom-fields/service";
import { pool } from "@/lib/database/pool";
import type { Facets } from "@/lib/products/schema";
import { type FacetRow, facetsStatement, toFacets } from "./statement";

/** The values of the default list with the number of products that have each. */
export async function read(context: Context): Promise<Facets> {
  const groups = await groupsOf(context);
  const { rows } = await pool().query<FacetRow>(facetsStatement(context.team.id, groups));
  return toFacets(rows, groups);
}
