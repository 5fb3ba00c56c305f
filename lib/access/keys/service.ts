import { createHash, randomBytes } from "node:crypto";
import type { z } from "zod";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { ask } from "@/lib/platform/database/pipeline";
import { invalid, notFound } from "@/lib/platform/errors";
import type { Budget, Counted } from "@/lib/platform/rate-limits/budgets";
import { redisCounter } from "@/lib/platform/rate-limits/redis";
import {
  countInDatabase,
  countInRedis,
  countingText,
  countingValues,
  forgetOldCounts,
  inOrder,
} from "@/lib/platform/rate-limits/service";
import type { ApiKey } from "./schema";

export type NewKey = { name: string; readOnly: boolean; expiresAt: Date | null; createdById: string | null };

/** A key's use is noted at most this often, so that reading does not become writing. */
const lastUsedPrecisionMs = 60_000;

/** Creates an API key for a team; the key itself is returned here once and never again. */
export async function createKey(teamId: string, input: NewKey): Promise<{ id: string; key: string }> {
  if (input.expiresAt && input.expiresAt <= new Date()) throw invalid("expires", "must be in the future");
  const key = `sds_${input.readOnly ? "ro" : "live"}_${randomBytes(32).toString("base64url")}`;
  const { id } = await database().apiKey.create({
    data: { ...input, teamId, prefix: key.slice(0, 14), hash: hashKey(key) },
    select: { id: true },
  });
  return { id, key };
}

/** The team's keys, the newest first; those in use before those that have ended. */
export async function list(context: Context): Promise<z.input<typeof ApiKey>[]> {
  const rows = await database().apiKey.findMany({
    where: { teamId: context.team.id },
    orderBy: [{ revokedAt: { sort: "asc", nulls: "first" } }, { createdAt: "desc" }],
  });
  const makers = await database().user.findMany({
    where: { id: { in: rows.flatMap(({ createdById }) => createdById ?? []) } },
    include: { memberships: { where: { teamId: context.team.id } } },
  });
  const names = new Map(makers.map(({ id, name, email }) => [id, name ?? email]));
  const members = new Set(makers.filter(({ memberships }) => memberships.length).map(({ id }) => id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    read_only: row.readOnly,
    created_by_id: row.createdById,
    created_by: (row.createdById && names.get(row.createdById)) ?? null,
    has_maker_left: row.createdById !== null && !members.has(row.createdById),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    expires_at: row.expiresAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  }));
}

/** Ends one of the team's keys at once. */
export async function revoke(context: Context, id: string): Promise<void> {
  const where = { id, teamId: context.team.id };
  const { count } = await database().apiKey.updateMany({
    where: { ...where, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  if (!count && !(await database().apiKey.findFirst({ where }))) throw notFound("This key");
}

/** Ends the keys that a person made in a team. */
export async function endKeysOf(tx: Prisma.TransactionClient, teamId: string, userId: string): Promise<void> {
  const where = { teamId, createdById: userId, revokedAt: null };
  await tx.apiKey.updateMany({ where, data: { revokedAt: new Date() } });
}

/** Ends a key at once. Revoking it again changes nothing. */
export async function unsafeRevokeKey(id: string): Promise<{ id: string; revoked_at: string }> {
  const key = await database().apiKey.findUnique({ where: { id } });
  if (!key) throw notFound("This key");
  const revokedAt = key.revokedAt ?? new Date();
  await database().apiKey.update({ where: { id }, data: { revokedAt } });
  return { id, revoked_at: revokedAt.toISOString() };
}

type KeyRow = Context["team"] & {
  key_id: string;
  readOnly: boolean;
  isNoted: boolean;
  counted: Counted[] | null;
};

const keyText = `with found as (
    select t.id, t.name, t.share_catalogue as "shareCatalogue", t.enrichments, k.id as key_id,
      k.read_only as "readOnly", coalesce(k.last_used_at > now() - make_interval(secs => $2), false) as "isNoted"
    from api_keys k join teams t on t.id = k.team_id
    where k.hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())),
  counted as (${countingText("found", { budgets: "$3", now: "$4", window: "$5" })})
  select found.*, (select json_agg(counted) from counted) as counted from found`;

/**
 * The context a key stands for, its call counted: in the same round trip, unless Redis counts. Null for a key that is
 * unknown, revoked or expired.
 */
export async function contextOfKey(
  key: string,
  requestId: string,
  drawn: Budget[],
): Promise<{ context: Context; counted: Counted[] } | null> {
  const at = Date.now();
  const isInRedis = (await redisCounter()) !== null;
  const { budgets, now, window } = countingValues(isInRedis ? [] : drawn, at);
  const [row] = await ask<KeyRow>({
    name: "context of a key",
    text: keyText,
    values: [hashKey(key), lastUsedPrecisionMs / 1000, budgets, now, window],
  });
  if (!row) return null;
  const { key_id: id, readOnly, isNoted, counted, ...team } = row;
  if (!isNoted) await database().apiKey.updateMany({ where: { id }, data: { lastUsedAt: new Date() } });
  await forgetOldCounts();
  return {
    context: { team, actor: { kind: "key", id, readOnly }, requestId },
    counted: isInRedis
      ? ((await countInRedis(id, drawn, at)) ?? (await countInDatabase(id, drawn, at)))
      : inOrder(drawn, counted ?? []),
  };
}

function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
