import { createHash } from "node:crypto";
import type { Context } from "@/lib/platform/context";
import { pool } from "@/lib/platform/database/pool";
import { AppError, invalid } from "@/lib/platform/errors";

export type Answer = { status: number; body: unknown };

/** Answers are kept for a day. */
const keptHours = 24;
/** A first request that has not answered after this long was cut off, and its key may be used again. */
const abandonedAfterSeconds = 120;

type Kept = { operation: string; request_hash: string; status: number | null; response: unknown };

/**
 * Runs a request at most once per key: a repeated one gets the first one's answer.
 * Errors: 409 while the first is still being answered, or when the key came with another request before.
 */
export async function answerOnce(
  context: Context,
  request: { key: string; operation: string; input: unknown },
  run: () => Promise<Answer>,
): Promise<Answer & { isRepeated: boolean }> {
  if (!/^[\x21-\x7e]{1,255}$/.test(request.key))
    throw invalid("Idempotency-Key", "must be 1 to 255 visible ASCII characters");
  const hash = createHash("sha256").update(JSON.stringify(request.input)).digest("hex");
  const teamId = context.team.id;
  if (!(await claim(teamId, request, hash))) {
    const kept = await read(teamId, request.key);
    if (kept) return { ...replay(kept, request.operation, hash), isRepeated: true };
    throw stillRunning();
  }
  try {
    const answer = await run();
    await keep(teamId, request.key, answer);
    return { ...answer, isRepeated: false };
  } catch (error) {
    await pool().query("delete from idempotency_keys where team_id = $1 and key = $2", [teamId, request.key]);
    throw error;
  }
}

/** True for exactly one of several simultaneous requests; outdated and abandoned claims are taken over. */
async function claim(
  teamId: string,
  request: { key: string; operation: string },
  hash: string,
): Promise<boolean> {
  const { rowCount } = await pool().query(
    `insert into idempotency_keys as kept (team_id, key, operation, request_hash) values ($1, $2, $3, $4)
     on conflict (team_id, key) do update
       set operation = $3, request_hash = $4, status = null, response = null, created_at = now()
       where kept.created_at < now() - make_interval(hours => $5)
          or (kept.status is null and kept.created_at < now() - make_interval(secs => $6))`,
    [teamId, request.key, request.operation, hash, keptHours, abandonedAfterSeconds],
  );
  return rowCount === 1;
}

async function read(teamId: string, key: string): Promise<Kept | null> {
  const { rows } = await pool().query<Kept>(
    "select operation, request_hash, status, response from idempotency_keys where team_id = $1 and key = $2",
    [teamId, key],
  );
  return rows[0] ?? null;
}

async function keep(teamId: string, key: string, answer: Answer): Promise<void> {
  await pool().query(
    "update idempotency_keys set status = $3, response = $4 where team_id = $1 and key = $2",
    [teamId, key, answer.status, JSON.stringify(answer.body)],
  );
  await pool().query("delete from idempotency_keys where created_at < now() - make_interval(hours => $1)", [
    keptHours,
  ]);
}

function replay(kept: Kept, operation: string, hash: string): Answer {
  if (kept.operation !== operation || kept.request_hash.trim() !== hash)
    throw new AppError("conflict", "This Idempotency-Key was used before with another request.");
  if (kept.status === null) throw stillRunning();
  return { status: kept.status, body: kept.response };
}

function stillRunning(): AppError {
  return new AppError("conflict", "The first request with this Idempotency-Key is still being answered.");
}
