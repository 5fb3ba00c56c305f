import { createHash, randomBytes } from "node:crypto";
import type { Context } from "@/lib/context";
import { database } from "@/lib/database/client";
import { invalid, notFound } from "@/lib/errors";

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

/** Ends a key at once. Revoking it again changes nothing. */
export async function unsafeRevokeKey(id: string): Promise<{ id: string; revoked_at: string }> {
  const key = await database().apiKey.findUnique({ where: { id } });
  if (!key) throw notFound("This key");
  const revokedAt = key.revokedAt ?? new Date();
  await database().apiKey.update({ where: { id }, data: { revokedAt } });
  return { id, revoked_at: revokedAt.toISOString() };
}

/** The context a key stands for; null for a key that is unknown, revoked or expired. */
export async function contextOfKey(key: string, requestId: string): Promise<Context | null> {
  const found = await database().apiKey.findUnique({
    where: { hash: hashKey(key) },
    include: { team: true },
  });
  const now = new Date();
  if (!found || found.revokedAt || (found.expiresAt && found.expiresAt <= now)) return null;
  if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() > lastUsedPrecisionMs) {
    await database().apiKey.update({ where: { id: found.id }, data: { lastUsedAt: now } });
  }
  const { id, name, shareCatalogue, enrichments } = found.team;
  return {
    team: { id, name, shareCatalogue, enrichments },
    actor: { kind: "key", id: found.id, readOnly: found.readOnly },
    requestId,
  };
}

function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
