import type { Context } from "@/lib/context";
import { ask } from "@/lib/database/pipeline";
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

/** A budget as the database has counted it. */
export type Counted = { key: string; points: number; expire: string };

/**
 * The statement that adds a call to budgets, whose minute begins with its first call; all instances share it. `from`
 * gives the id of the key as `key_id`; `budgets`, `now` and `window` are the numbers of the parameters. Each call
 * counts its budgets in one order, so that two calls of a key cannot wait for each other in a circle.
 */
export function countingText(from: string, at: { budgets: string; now: string; window: string }): string {
  return `insert into rate_limits as kept (key, points, expire)
    select budget || ':' || found.key_id, 1, ${at.now}::bigint + ${at.window}
    from ${from} as found, unnest(${at.budgets}::text[]) budget
    on conflict (key) do update set
      points = case when kept.expire <= ${at.now} then 1 else kept.points + 1 end,
      expire = case when kept.expire <= ${at.now} then excluded.expire else kept.expire end
    returning key, points, expire`;
}

/** The values of `countingText`. */
export function countingValues(drawn: Budget[]): { budgets: Budget[]; now: number; window: number } {
  return { budgets: drawn, now: Date.now(), window: windowSeconds * 1000 };
}

/** Counts a call of a key that is known already; people in the browser are not limited. Errors: 429. */
export async function countCall(context: Context, drawn: Budget[]): Promise<void> {
  const { actor } = context;
  if (actor.kind !== "key" || !drawn.length) return;
  const { budgets: names, now, window } = countingValues(drawn);
  const counted = await ask<Counted>({
    name: "count a call",
    text: countingText("(select $4::text as key_id)", { budgets: "$1", now: "$2", window: "$3" }),
    values: [names, now, window, actor.id],
  });
  limitHeader(counted);
}

/** The `RateLimit` header of what was counted. Errors: 429 with the seconds to wait when a budget is used up. */
export function limitHeader(counted: Counted[]): Record<string, string> {
  if (!counted.length) return {};
  const states = counted.map(toState);
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

function toState({ key, points, expire }: Counted): State {
  const budget = key.startsWith("scan:") ? "scan" : "library";
  return {
    budget,
    remaining: Math.max(0, budgets[budget] - points),
    msBeforeNext: Number(expire) - Date.now(),
    isExceeded: points > budgets[budget],
  };
}

let forgottenAt = 0;

/** Drops the counts of minutes long over, now and then. */
export async function forgetOldCounts(): Promise<void> {
  const now = Date.now();
  if (now - forgottenAt < forgetEveryMs) return;
  forgottenAt = now;
  await pool().query("delete from rate_limits where expire < $1", [now - forgetEveryMs]);
}

function seconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
