import type { Context } from "@/lib/context";
import { pool } from "@/lib/database/pool";
import { AppError } from "@/lib/errors";

/** Calls a minute and key. A scanning call draws on both budgets. */
export const budgets = { library: 600, scan: 60 } as const;
export type Budget = keyof typeof budgets;

const windowSeconds = 60;
const forgetEveryMs = 5 * 60_000;

type State = { budget: Budget; remaining: number; msBeforeNext: number; isExceeded: boolean };

/** The budgets a call of this class draws on. */
export function budgetsOf(limit: "none" | "library" | "scan"): Budget[] {
  if (limit === "none") return [];
  return limit === "scan" ? ["library", "scan"] : ["library"];
}

/** The `RateLimit-Policy` header of a class of calls. */
export function policyHeader(drawn: Budget[]): Record<string, string> {
  if (!drawn.length) return {};
  const policies = drawn.map((budget) => `"${budget}";q=${budgets[budget]};w=${windowSeconds}`);
  return { "ratelimit-policy": policies.join(", ") };
}

/**
 * Counts a call of an API key; people in the browser are not limited. Returns the `RateLimit` header.
 * Errors: 429 with the seconds to wait when a budget is used up.
 */
export async function countCall(context: Context, drawn: Budget[]): Promise<Record<string, string>> {
  const { actor } = context;
  if (actor.kind !== "key" || !drawn.length) return {};
  const states = await consume(drawn, actor.id);
  const headers = {
    ratelimit: states.map((s) => `"${s.budget}";r=${s.remaining};t=${seconds(s.msBeforeNext)}`).join(", "),
  };
  const exceeded = states.filter((state) => state.isExceeded);
  if (!exceeded.length) return headers;
  const wait = seconds(Math.max(...exceeded.map((state) => state.msBeforeNext)));
  const limit = exceeded.map(({ budget }) => budgets[budget]).sort((a, b) => a - b)[0];
  throw new AppError(
    "too-many-requests",
    `This key has used its ${limit} calls of the minute. Wait ${wait} seconds.`,
    { headers: { ...headers, "retry-after": String(wait) } },
  );
}

/**
 * Adds a call to each budget, whose minute begins with its first call. One statement, which all instances share; the
 * budgets always in one order, so that two calls of a key cannot wait for each other in a circle.
 */
async function consume(drawn: Budget[], keyId: string): Promise<State[]> {
  const now = Date.now();
  const { rows } = await pool().query<{ key: string; points: number; expire: string }>({
    name: "count a call",
    text: `insert into rate_limits as kept (key, points, expire)
      select key, 1, $2::bigint + $3 from unnest($1::text[]) key
      on conflict (key) do update set
        points = case when kept.expire <= $2 then 1 else kept.points + 1 end,
        expire = case when kept.expire <= $2 then excluded.expire else kept.expire end
      returning key, points, expire`,
    values: [drawn.map((budget) => `${budget}:${keyId}`), now, windowSeconds * 1000],
  });
  await forgetOld(now);
  return rows.map(({ key, points, expire }) => {
    const budget = key.startsWith("scan:") ? "scan" : "library";
    return {
      budget,
      remaining: Math.max(0, budgets[budget] - points),
      msBeforeNext: Number(expire) - now,
      isExceeded: points > budgets[budget],
    };
  });
}

let forgottenAt = 0;

/** Drops the counts of minutes long over, now and then. */
async function forgetOld(now: number): Promise<void> {
  if (now - forgottenAt < forgetEveryMs) return;
  forgottenAt = now;
  await pool().query("delete from rate_limits where expire < $1", [now - forgetEveryMs]);
}

function seconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
