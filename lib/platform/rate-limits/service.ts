import type { Context } from "@/lib/platform/context";
import { ask } from "@/lib/platform/database/pipeline";
import { pool } from "@/lib/platform/database/pool";
import { log } from "@/lib/platform/log";
import { type Budget, type CallCounter, type Counted, limitHeader, windowSeconds } from "./budgets";
import { redisCounter } from "./redis";

const forgetEveryMs = 5 * 60_000;

/**
 * The statement that adds a call to budgets. `from` gives the id of the key as `key_id`; `budgets`, `now` and `window`
 * are the numbers of the parameters. Each call counts its budgets in one order, so that two calls of a key cannot wait
 * for each other in a circle.
 */
export function countingText(from: string, at: { budgets: string; now: string; window: string }): string {
  return `insert into rate_limits as kept (key, points, expire)
    select budget || ':' || found.key_id, 1, ${at.now}::bigint + ${at.window}
    from ${from} as found, unnest(${at.budgets}::text[]) budget
    on conflict (key) do update set
      points = case when kept.expire <= ${at.now} then 1 else kept.points + 1 end,
      expire = case when kept.expire <= ${at.now} then excluded.expire else kept.expire end
    returning split_part(key, ':', 1) as budget, points, expire::float8 as expire`;
}

/** The values of `countingText`. */
export function countingValues(drawn: Budget[], now: number) {
  return { budgets: drawn, now, window: windowSeconds * 1000 };
}

export const countInDatabase: CallCounter = async (keyId, drawn, now) => {
  const values = countingValues(drawn, now);
  const counted = await ask<Counted>({
    name: "count a call",
    text: countingText("(select $4::text as key_id)", { budgets: "$1", now: "$2", window: "$3" }),
    values: [values.budgets, values.now, values.window, keyId],
  });
  return inOrder(drawn, counted);
};

export function inOrder(drawn: Budget[], counted: Counted[]): Counted[] {
  return drawn.flatMap((budget) => counted.filter((one) => one.budget === budget));
}

let isAway = false;

/** Counts in Redis where one is configured and answers; null: the database is to count. */
export async function countInRedis(keyId: string, drawn: Budget[], now: number): Promise<Counted[] | null> {
  const counter = drawn.length ? await redisCounter() : null;
  if (!counter) return null;
  try {
    const counted = await counter(keyId, drawn, now);
    if (isAway) log.info("Redis is back: calls are counted there again");
    isAway = false;
    return counted;
  } catch (error) {
    if (!isAway)
      log.warn("Redis does not answer: calls are counted in the database until it does", { error });
    isAway = true;
    return null;
  }
}

/** Counts a call of a key that is known already; people in the browser are not limited. Errors: 429. */
export async function countCall(context: Context, drawn: Budget[]): Promise<void> {
  const { actor } = context;
  if (actor.kind !== "key" || !drawn.length) return;
  const now = Date.now();
  limitHeader(
    (await countInRedis(actor.id, drawn, now)) ?? (await countInDatabase(actor.id, drawn, now)),
    now,
  );
}

let forgottenAt = 0;

/** Drops the counts of minutes long over, now and then. */
export async function forgetOldCounts(): Promise<void> {
  const now = Date.now();
  if (now - forgottenAt < forgetEveryMs) return;
  forgottenAt = now;
  await pool().query("delete from rate_limits where expire < $1", [now - forgetEveryMs]);
}
