import { randomUUID } from "node:crypto";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { contextOfPerson, type Membership, membershipsOf } from "@/lib/access/sign-in/service";
import { personOf, teamCookie } from "@/lib/access/sign-in/session";
import type { Context } from "@/lib/platform/context";

/** The signed-in person's context in the team asked for, if they are in it, else in another; null when nobody is signed in. */
export async function signedInContext(teamId: string): Promise<Context | null> {
  const jar = new Map((await cookies()).getAll().map(({ name, value }) => [name, value]));
  const userId = await personOf(jar);
  return userId ? contextOfPerson(userId, teamId, randomUUID()) : null;
}

/** The signed-in person's context for a page; leads to the sign-in page when there is none. */
export const pageContext = cache(async (): Promise<{ context: Context; memberships: Membership[] }> => {
  const jar = new Map((await cookies()).getAll().map(({ name, value }) => [name, value]));
  const userId = await personOf(jar);
  const context = userId ? await contextOfPerson(userId, jar.get(teamCookie) ?? null, randomUUID()) : null;
  if (!userId || !context) redirect("/sign-in");
  return { context, memberships: await membershipsOf(userId) };
});
