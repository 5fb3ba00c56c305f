import { cookies } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { membershipsOf } from "@/lib/access/sign-in/service";
import { personOf, teamCookie } from "@/lib/access/sign-in/session";
import { unsafeFindByToken } from "@/lib/holdings/links/service";

/**
 * The sheet behind a printed code, for those who may read it: everyone when its team opens its codes, else the
 * people of the team. Others are asked to sign in, or find nothing.
 */
export async function scannedSheet(token: string) {
  const found = await unsafeFindByToken(token);
  if (!found) notFound();
  const jar = new Map((await cookies()).getAll().map(({ name, value }) => [name, value]));
  const userId = await personOf(jar);
  const memberships = userId ? await membershipsOf(userId) : [];
  const isMember = memberships.some(({ teamId }) => teamId === found.teamId);
  if (!found.isOpen && !userId) redirect(`/sign-in?callbackUrl=${encodeURIComponent(`/q/${token}`)}`);
  if (!found.isOpen && !isMember) notFound();
  const current = jar.get(teamCookie) ?? memberships[0]?.teamId;
  return { ...found, isAtHome: isMember && current === found.teamId, isSignedIn: userId !== null };
}
