import type { z } from "zod";
import type { Actor, Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { ask } from "@/lib/platform/database/pipeline";
import { AppError } from "@/lib/platform/errors";
import type { SessionResource } from "./schema";

/** A session lasts so long at most, and so long without being used. */
export const lastsDays = 30;
const idleDays = 7;
/** A session's use is noted at most this often, so that reading does not become writing. */
const usedPrecisionHours = 1;

/** A team that a person is in, and as what. */
export type TeamOfPerson = Context["team"] & {
  role: Extract<Actor, { kind: "user" }>["role"];
  lacksSecondFactor: boolean;
};

const findText = `select s.used_at > now() - make_interval(hours => $5) as "isNoted", m.role, t.id, t.name,
    t.share_catalogue as "shareCatalogue", t.enrichments,
    t.require_second_factor and not s.by_provider and u.totp_since is null as "lacksSecondFactor"
  from sessions s join users u on u.id = s.user_id left join memberships m on m.user_id = s.user_id left join teams t on t.id = m.team_id
  where s.id = $1 and s.user_id = $2
    and s.created_at > now() - make_interval(days => $3) and s.used_at > now() - make_interval(days => $4)
  order by t.name`;

type Row = { isNoted: boolean } & (TeamOfPerson | { [Name in keyof TeamOfPerson]: null });

/**
 * Begins a session of a person who has just signed in, here or with the provider; those of theirs that have lapsed
 * are forgotten.
 */
export async function open(userId: string, byProvider: boolean): Promise<string> {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const lapsed = [{ createdAt: { lt: daysAgo(lastsDays) } }, { usedAt: { lt: daysAgo(idleDays) } }];
  await database().session.deleteMany({ where: { userId, OR: lapsed } });
  const { id } = await database().session.create({ data: { userId, byProvider } });
  return id;
}

/** The teams of the person, by name, whose session this is; null when it has ended or lapsed. */
export async function find(id: string, userId: string): Promise<TeamOfPerson[] | null> {
  const values = [id, userId, lastsDays, idleDays, usedPrecisionHours];
  const rows = await ask<Row>({ name: "find a session", text: findText, values });
  if (!rows[0]) return null;
  if (!rows[0].isNoted) await database().session.updateMany({ where: { id }, data: { usedAt: new Date() } });
  return rows.flatMap(({ isNoted, ...team }) => (team.id === null ? [] : team));
}

/** Ends one session: its cookie, kept by whomever, opens nothing any more. */
export async function end(id: string): Promise<void> {
  await database().session.deleteMany({ where: { id } });
}

/** Ends all sessions of a person, in the transaction that changes their password or takes them out of a team. */
export async function endAllOf(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.session.deleteMany({ where: { userId } });
}

/** The person's sessions that are open, the one used last first. */
export async function list({ actor }: Context): Promise<z.input<typeof SessionResource>[]> {
  const person = requirePerson(actor);
  const since = (days: number) => ({ gt: new Date(Date.now() - days * 24 * 60 * 60 * 1000) });
  const rows = await database().session.findMany({
    where: { userId: person.id, createdAt: since(lastsDays), usedAt: since(idleDays) },
    orderBy: [{ usedAt: "desc" }, { id: "asc" }],
  });
  return rows.map(({ id, createdAt, usedAt }) => ({
    id,
    is_current: id === person.sessionId,
    created_at: createdAt.toISOString(),
    last_used_at: usedAt.toISOString(),
  }));
}

/** Signs the person out everywhere, here too. */
export async function endAll({ actor }: Context): Promise<void> {
  const { id: userId } = requirePerson(actor);
  await database().session.deleteMany({ where: { userId } });
}

function requirePerson(actor: Actor): Extract<Actor, { kind: "user" }> {
  if (actor.kind === "user") return actor;
  throw new AppError("forbidden", "Only a person has sessions.");
}
