import type { z } from "zod";
import { endKeysOf } from "@/lib/access/keys/service";
import * as sessions from "@/lib/access/sessions/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, notFound } from "@/lib/platform/errors";
import type { Member, Role } from "./schema";

/** The people of the team by address. */
export async function list(context: Context): Promise<z.input<typeof Member>[]> {
  const rows = await database().membership.findMany({
    where: { teamId: context.team.id },
    include: { user: true },
    orderBy: { user: { email: "asc" } },
  });
  return rows.map(({ user, role, createdAt }) => ({
    id: user.id,
    email: user.email,
    name: user.name,
    role,
    has_second_factor: user.totpSince !== null,
    created_at: createdAt.toISOString(),
  }));
}

/** Errors: 403 when an admin touches an owner or makes one, 409 when the last owner would be gone. */
export async function changeRole(
  context: Context,
  userId: string,
  role: z.infer<typeof Role>,
): Promise<void> {
  const teamId = context.team.id;
  await transaction(async (tx) => {
    const before = await requireMember(tx, teamId, userId);
    checkRank(context, [before.role, role]);
    if (before.role === "owner" && role !== "owner") await requireOtherOwner(tx, teamId, userId);
    await tx.membership.update({ where: { teamId_userId: { teamId, userId } }, data: { role } });
  });
}

/**
 * Takes a person out of the team and ends their sessions, and if wished the API keys that they made; what they did
 * stays. Errors as for a change of role.
 */
export async function remove(context: Context, userId: string, endsKeys: boolean): Promise<void> {
  const teamId = context.team.id;
  await transaction(async (tx) => {
    const { role } = await requireMember(tx, teamId, userId);
    checkRank(context, [role]);
    if (role === "owner") await requireOtherOwner(tx, teamId, userId);
    await tx.membership.delete({ where: { teamId_userId: { teamId, userId } } });
    await sessions.endAllOf(tx, userId);
    if (endsKeys) await endKeysOf(tx, teamId, userId);
  });
}

/** Only an owner gives or takes the rights of an owner. */
export function checkRank({ actor }: Context, roles: z.infer<typeof Role>[]): void {
  const isOwner = actor.kind === "operator" || (actor.kind === "user" && actor.role === "owner");
  if (roles.includes("owner") && !isOwner)
    throw new AppError("forbidden", "Only an owner gives or takes the rights of an owner.");
}

async function requireMember(tx: Prisma.TransactionClient, teamId: string, userId: string) {
  // Two owners who step down at the same time wait for each other here.
  await tx.$queryRaw`select id from teams where id = ${teamId}::uuid for no key update`;
  const row = await tx.membership.findUnique({ where: { teamId_userId: { teamId, userId } } });
  if (!row) throw notFound("This person in the team");
  return row;
}

async function requireOtherOwner(
  tx: Prisma.TransactionClient,
  teamId: string,
  userId: string,
): Promise<void> {
  const others = await tx.membership.count({ where: { teamId, role: "owner", userId: { not: userId } } });
  if (!others) throw new AppError("conflict", "A team keeps at least one owner. Name another one first.");
}
