import type { z } from "zod";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { likePattern } from "@/lib/platform/database/like";
import { isDuplicate } from "@/lib/platform/database/transaction";
import { invalid, notFound } from "@/lib/platform/errors";
import { nameKey } from "./name-key";
import type { LocationFields, WorkplaceType } from "./schema";
import { toLocation, toWorkplace } from "./serialiser";

type Filter = {
  page: number;
  per_page: number;
  type?: z.infer<typeof WorkplaceType> | null;
  query?: string;
};

/** One page of the team's locations by name. */
export async function listLocations(context: Context, filter: Filter) {
  const teamId = context.team.id;
  const pattern = filter.query?.trim() ? likePattern(filter.query.trim()) : null;
  const contains = { contains: pattern ?? "", mode: "insensitive" as const };
  const where: Prisma.WorkplaceWhereInput = {
    teamId,
    archived: false,
    ...(filter.type !== undefined && { type: filter.type }),
    ...(pattern && { OR: [{ name: contains }, { description: contains }] }),
  };
  const skip = (filter.page - 1) * filter.per_page;
  const [total, rows] = await Promise.all([
    database().workplace.count({ where }),
    database().workplace.findMany({
      where,
      orderBy: [{ nameKey: "asc" }, { id: "asc" }],
      skip,
      take: filter.per_page,
    }),
  ]);
  const counts = await inventoryCounts(
    teamId,
    rows.map(({ id }) => id),
  );
  return {
    meta: { page: filter.page, per_page: filter.per_page, total, has_more: skip + rows.length < total },
    data: rows.map((row) => toLocation(row, counts.get(row.id) ?? 0)),
  };
}

/** Every workplace of the team by name. */
export async function listWorkplaces(context: Context) {
  const teamId = context.team.id;
  const [rows, counts] = await Promise.all([
    database().workplace.findMany({
      where: { teamId, archived: false },
      orderBy: [{ nameKey: "asc" }, { id: "asc" }],
    }),
    productCounts(teamId),
  ]);
  return rows.map((row) => toWorkplace(row, counts.get(row.id) ?? 0));
}

export async function create(context: Context, fields: LocationFields) {
  const row = await refuseTakenName(
    database().workplace.create({
      data: { ...toColumns(fields), teamId: context.team.id, ...nameColumns(fields.name) },
    }),
  );
  return toLocation(row, 0);
}

/** Errors: 404, and 422 for a name that another location has. */
export async function update(context: Context, id: string, change: Partial<LocationFields>) {
  if (Object.keys(change).length && !(await changeWorkplace(context.team.id, id, change)))
    throw notFound("This location");
  return readLocation(context, id);
}

/** A location as lists show it, archived or not. Errors: 404. */
export async function readLocation(context: Context, id: string) {
  const teamId = context.team.id;
  const row = await database().workplace.findFirst({ where: { id, teamId } });
  if (!row) throw notFound("This location");
  const counts = await inventoryCounts(teamId, [id]);
  return toLocation(row, counts.get(id) ?? 0);
}

async function changeWorkplace(
  teamId: string,
  id: string,
  change: Partial<LocationFields>,
): Promise<boolean> {
  const data = { ...toColumns(change), ...(change.name !== undefined && nameColumns(change.name)) };
  const { count } = await refuseTakenName(database().workplace.updateMany({ where: { id, teamId }, data }));
  return count > 0;
}

function nameColumns(name: string): { name: string; nameKey: string } {
  return { name, nameKey: nameKey(name) };
}

function toColumns({ type, description, ventilation, process_category, tags }: Partial<LocationFields>) {
  return {
    type,
    description,
    ventilation,
    processCategory: process_category,
    ...(tags && { tags: [...new Set(tags)] }),
  };
}

async function refuseTakenName<Row>(write: Promise<Row>): Promise<Row> {
  return write.catch((error: unknown) => {
    throw isDuplicate(error) ? invalid("name", "another location of the team has this name") : error;
  });
}

async function inventoryCounts(teamId: string, ids: string[]): Promise<Map<string, number>> {
  if (!ids.length) return new Map();
  const groups = await database().quantityLine.groupBy({
    by: ["workplaceId"],
    where: { teamId, workplaceId: { in: ids } },
    _count: true,
  });
  return new Map(groups.map((group) => [group.workplaceId ?? "", group._count]));
}

async function productCounts(teamId: string): Promise<Map<string, number>> {
  const rows = await database().$queryRaw<{ id: string; count: number }[]>`
    select placements.workplace_id as id, count(*)::int as count
    from placements join products on products.team_id = placements.team_id and products.id = placements.product_id
    where placements.team_id = ${teamId}::uuid and not products.archived
    group by placements.workplace_id`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}
