import type { Context } from "@/lib/platform/context";
import type { Prisma } from "@/lib/platform/database/generated/client";

/** Who said something, as it is kept with it: the name stays when the person or the key goes. */
export type Person = { byKind: "user" | "key"; byId: string; byName: string };

/** As answers show it. */
export function toPerson({ byKind, byId, byName }: { byKind: string; byId: string; byName: string }) {
  return { kind: byKind === "key" ? ("key" as const) : ("user" as const), id: byId, name: byName };
}

/** The person or the key that calls. */
export async function whoCalls(tx: Prisma.TransactionClient, { team, actor }: Context): Promise<Person> {
  if (actor.kind === "key") {
    const { name } = await tx.apiKey.findFirstOrThrow({
      where: { id: actor.id, teamId: team.id },
      select: { name: true },
    });
    return { byKind: "key", byId: actor.id, byName: name };
  }
  if (actor.kind !== "user") throw new Error(`${actor.kind} has no word about what a sheet says`);
  const { name, email } = await tx.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { name: true, email: true },
  });
  return { byKind: "user", byId: actor.id, byName: name ?? email };
}
