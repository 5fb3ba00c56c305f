import { hash, verify } from "@node-rs/argon2";
import { takeCode } from "@/lib/access/second-factor/service";
import type { TeamOfPerson } from "@/lib/access/sessions/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { guess } from "@/lib/platform/rate-limits/guesses";
import type { OidcClaims } from "./oidc";

export type Person = { id: string; email: string; name: string | null };

let decoy: Promise<string> | null = null;

/**
 * The person with this e-mail and password, else null; "code" where the code of their second factor is to come too. Unknown e-mails take as long as wrong passwords. `address` is
 * where the request comes from. Errors: 429 after too many wrong passwords.
 */
export async function signIn(
  email: string,
  password: string,
  address: string,
  code = "",
): Promise<Person | "code" | null> {
  const account = email.trim().toLowerCase();
  return guess({ account, address }, async () => {
    const user = await database().user.findUnique({ where: { email: account } });
    decoy ??= hash("nobody has this password");
    const matches = await isPassword(user?.passwordHash ?? (await decoy), password);
    if (!user?.passwordHash || !matches) return null;
    if (user.totpSince && !code) return "code";
    return (await takeCode(user, code)) ? { id: user.id, email: user.email, name: user.name } : null;
  });
}

/** Passwords are kept in NFC; those that were kept before may have been typed otherwise. */
async function isPassword(kept: string, typed: string): Promise<boolean> {
  const composed = typed.normalize("NFC");
  return (await verify(kept, composed)) || (composed !== typed && (await verify(kept, typed)));
}

/** The person whose e-mail a provider has verified; null for one who has no account, which none is made for here. */
export async function personOfVerified({ email, email_verified }: OidcClaims): Promise<Person | null> {
  if (!email || email_verified !== true) return null;
  return database().user.findUnique({
    where: { email: email.trim().toLowerCase() },
    select: { id: true, email: true, name: true },
  });
}

/** The context of a person in the team they chose, or in their first one; null without a team. */
export function contextIn(
  teams: TeamOfPerson[],
  chosenTeamId: string | null,
  userId: string,
  requestId: string,
): Context | null {
  const chosen = teams.find(({ id }) => id === chosenTeamId) ?? teams[0];
  if (!chosen) return null;
  const { role, lacksSecondFactor, ...team } = chosen;
  return { team, actor: { kind: "user", id: userId, role, lacksSecondFactor }, requestId };
}

/** The context of a person who needs no session: the demo's. */
export async function contextOfPerson(
  userId: string,
  teamId: string,
  requestId: string,
): Promise<Context | null> {
  const membership = await database().membership.findUnique({
    where: { teamId_userId: { teamId, userId } },
    include: { team: true },
  });
  if (!membership) return null;
  const { id, name, shareCatalogue, enrichments } = membership.team;
  const team = { id, name, shareCatalogue, enrichments, role: membership.role, lacksSecondFactor: false };
  return contextIn([team], teamId, userId, requestId);
}
