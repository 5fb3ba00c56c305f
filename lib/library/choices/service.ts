import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { AppError } from "@/lib/platform/errors";

export type Choice = { [member: string]: Prisma.InputJsonValue | null };

/** What the person chose last on a screen in this team; an empty object before the first time. */
export async function recall(context: Context, name: string): Promise<unknown> {
  const row = await database().personChoice.findUnique({ where: keyOf(context, name) });
  return row?.value ?? {};
}

/** Keeps what the person chose, in place of what was kept before; an empty object is nothing to keep. */
export async function keep(context: Context, name: string, value: Choice): Promise<void> {
  const where = keyOf(context, name);
  if (Object.keys(value).length === 0) {
    await database().personChoice.deleteMany({ where: where.teamId_userId_name });
    return;
  }
  await database().personChoice.upsert({
    where,
    create: { ...where.teamId_userId_name, value },
    update: { value },
  });
}

function keyOf({ team, actor }: Context, name: string) {
  if (actor.kind !== "user") throw new AppError("forbidden", "Only a person has choices of their own.");
  return { teamId_userId_name: { teamId: team.id, userId: actor.id, name } };
}
