import { hash, verify } from "@node-rs/argon2";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";

export type Person = { id: string; email: string; name: string | null };

/** Wrong passwords that an address and a caller may each give within a quarter of an hour. */
const attemptsPerEmail = new RateLimiterMemory({ points: 10, duration: 15 * 60 });
const attemptsPerCaller = new RateLimiterMemory({ points: 50, duration: 15 * 60 });

/** Thrown when too many wrong passwords were given; `seconds` says how long to wait. */
export class TooManyAttempts extends Error {
  constructor(readonly seconds: number) {
    super("too many attempts");
  }
}

let decoy: Promise<string> | null = null;

/** The person with this e-mail and password, else null. Unknown addresses take as long as wrong passwords. */
export async function signIn(email: string, password: string, caller: string): Promise<Person | null> {
  const address = email.trim().toLowerCase();
  await refuseWhenExhausted(address, caller);
  const user = await database().user.findUnique({ where: { email: address } });
  decoy ??= hash("nobody has this password");
  const matches = await verify(user?.passwordHash ?? (await decoy), password);
  if (user?.passwordHash && matches) {
    await attemptsPerEmail.delete(address);
    return { id: user.id, email: user.email, name: user.name };
  }
  await Promise.allSettled([attemptsPerEmail.consume(address), attemptsPerCaller.consume(caller)]);
  return null;
}

async function refuseWhenExhausted(address: string, caller: string): Promise<void> {
  const states = await Promise.all([attemptsPerEmail.get(address), attemptsPerCaller.get(caller)]);
  for (const [i, state] of states.entries()) {
    const limit = i === 0 ? attemptsPerEmail.points : attemptsPerCaller.points;
    if (state && state.consumedPoints >= limit)
      throw new TooManyAttempts(Math.ceil(state.msBeforeNext / 1000));
  }
}

export type Membership = { teamId: string; teamName: string; role: string };

/** The teams a person is in, by name. */
export async function membershipsOf(userId: string): Promise<Membership[]> {
  const rows = await database().membership.findMany({
    where: { userId },
    include: { team: { select: { name: true } } },
    orderBy: { team: { name: "asc" } },
  });
  return rows.map(({ teamId, role, team }) => ({ teamId, role, teamName: team.name }));
}

/** The context of a signed-in person in the team they chose, or in their first one; null without a team. */
export async function contextOfPerson(
  userId: string,
  chosenTeamId: string | null,
  requestId: string,
): Promise<Context | null> {
  const memberships = await database().membership.findMany({
    where: { userId },
    include: { team: true },
    orderBy: { team: { name: "asc" } },
  });
  const membership = memberships.find(({ teamId }) => teamId === chosenTeamId) ?? memberships[0];
  if (!membership) return null;
  const { id, name, shareCatalogue, enrichments } = membership.team;
  return {
    team: { id, name, shareCatalogue, enrichments },
    actor: { kind: "user", id: userId, role: membership.role },
    requestId,
  };
}
