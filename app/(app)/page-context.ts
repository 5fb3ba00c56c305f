import { randomUUID } from "node:crypto";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { pageHeader, signInPath } from "@/components/sign-in-path";
import { contextOf, type SignedIn, signedIn } from "@/lib/access/sign-in/session";
import { followListsNow } from "@/lib/holdings/lists/service";
import type { Context } from "@/lib/platform/context";

/** Who is signed in, asked once for each page; null when nobody is. */
export const pagePerson = cache(
  async (): Promise<SignedIn | null> => signedIn((await headers()).get("cookie")),
);

/** The signed-in person's context in the team asked for, if they are in it, else in another; null when nobody is signed in. */
export async function signedInContext(teamId: string): Promise<Context | null> {
  const person = await pagePerson();
  const context = person && contextOf({ ...person, chosenTeamId: teamId }, randomUUID());
  if (context) leadToSecondFactor(context);
  return context;
}

/** Who has to set up a second factor sees nothing else of the team before. */
function leadToSecondFactor({ actor }: Context): void {
  if (actor.kind === "user" && actor.lacksSecondFactor) redirect("/second-factor");
}

/** A team of the signed-in person, to choose from. */
export type TeamChoice = { id: string; name: string };

/** The signed-in person's context for a page; leads to the sign-in page, and from there back, when there is none. */
export const pageContext = cache(async (): Promise<{ context: Context; teams: TeamChoice[] }> => {
  const person = await pagePerson();
  if (!person) redirect(signInPath((await headers()).get(pageHeader) ?? "/"));
  const context = contextOf(person, randomUUID());
  if (!context) redirect("/sign-in?error=NoTeam");
  leadToSecondFactor(context);
  await followListsNow(Date.now());
  return { context, teams: person.teams.map(({ id, name }) => ({ id, name })) };
});
