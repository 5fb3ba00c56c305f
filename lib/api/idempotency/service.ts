import { createHash } from "node:crypto";
import type { Context } from "@/lib/platform/context";
import { pool } from "@/lib/platform/database/pool";
import { AppError, invalid } from "@/lib/platform/errors";

export type Answer = { status: number; body: unknown };

/** Answers are kept for a day. */
const keptHours = 24;
/** When a repeated request may find the first one answered. */
const retrySeconds = 2;

type Request = { key: string; operation: string; input: unknown };
type Kept = { operation: string; request_hash: string; status: number; response: unknown };

/** Errors: 422 for what cannot be an Idempotency-Key. */
export function checkKey(key: string): void {
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw invalid("Idempotency-Key", "must be 1 to 255 visible ASCII characters");
}

/**
 * Runs a request at most once per key: a repeated one gets the first one's answer. Takes part in the transaction that
 * is open, so that what was done and the answer that is kept for it become true together. Errors: 409 while the first
 * is still being answered, or when the key came with another request before.
 */
export async function answerOnce(
  context: Context,
  request: Request,
  run: () => Promise<Answer>,
): Promise<Answer & { isRepeated: boolean }> {
  const teamId = context.team.id;
  const hash = hashOf(request.input);
  await lock(teamId, request.key);
  const kept = await read(teamId, request.key);
  if (kept) return { ...replay(kept, request.operation, hash), isRepeated: true };
  const answer = await run();
  await keep(teamId, request, hash, answer);
  return { ...answer, isRepeated: false };
}

/** Files count with their content, whose bytes as JSON would be many times their size. */
function hashOf(input: unknown): string {
  const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  const text = JSON.stringify(input, (_, value: unknown) =>
    value instanceof Uint8Array ? digest(value) : value,
  );
  return digest(new TextEncoder().encode(text));
}

/** Held to the end of the transaction, and let go by PostgreSQL when its connection ends. */
async function lock(teamId: string, key: string): Promise<void> {
  const { rows } = await pool().query<{ is_ours: boolean }>(
    "select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as is_ours",
    [`${teamId} idempotency ${key}`],
  );
  if (rows[0]?.is_ours) return;
  throw new AppError("conflict", "The first request with this Idempotency-Key is still being answered.", {
    headers: { "retry-after": String(retrySeconds) },
  });
}

async function read(teamId: string, key: string): Promise<Kept | null> {
  const { rows } = await pool().query<Kept>(
    `select operation, request_hash, status, response from idempotency_keys
     where team_id = $1 and key = $2 and created_at > now() - make_interval(hours => $3)`,
    [teamId, key, keptHours],
  );
  return rows[0] ?? null;
}

async function keep(teamId: string, request: Request, hash: string, answer: Answer): Promise<void> {
  await pool().query(
    `insert into idempotency_keys (team_id, key, operation, request_hash, status, response)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (team_id, key) do update set operation = $3, request_hash = $4, status = $5, response = $6,
       created_at = now()`,
    [teamId, request.key, request.operation, hash, answer.status, JSON.stringify(answer.body)],
  );
  // Rows that another request is just removing are left to it.
  await pool().query(
    `delete from idempotency_keys where (team_id, key) in (
       select team_id, key from idempotency_keys where created_at < now() - make_interval(hours => $1)
       limit 100 for update skip locked)`,
    [keptHours],
  );
}

function replay(kept: Kept, operation: string, hash: string): Answer {
  if (kept.operation !== operation || kept.request_hash.trim() !== hash)
    throw new AppError("conflict", "This Idempotency-Key was used before with another request.");
  return { status: kept.status, body: kept.response };
}
