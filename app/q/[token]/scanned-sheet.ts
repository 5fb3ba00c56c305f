import { notFound, redirect } from "next/navigation";
import { pagePerson } from "@/app/(app)/page-context";
import { signInPath } from "@/components/sign-in-path";
import { unsafeFindByToken } from "@/lib/holdings/links/service";

/**
 * The sheet behind a printed code, for those who may read it: everyone when its team opens its codes, else the
 * people of the team. Others are asked to sign in, or find nothing.
 */
export async function scannedSheet(token: string) {
  const found = await unsafeFindByToken(token);
  if (!found) notFound();
  const person = await pagePerson();
  const teams = person?.teams ?? [];
  const own = teams.find(({ id }) => id === found.teamId);
  const isMember = own !== undefined;
  if (!found.isOpen && !person) redirect(signInPath(`/q/${token}`));
  if (!found.isOpen && !isMember) notFound();
  if (!found.isOpen && own?.lacksSecondFactor) redirect("/second-factor");
  const current = person?.chosenTeamId ?? teams[0]?.id;
  return { ...found, isAtHome: isMember && current === found.teamId, isSignedIn: person !== null };
}
