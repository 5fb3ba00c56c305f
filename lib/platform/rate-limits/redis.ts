import type { Redis } from "ioredis";
import { environment } from "@/lib/platform/environment";
import { type Budget, type CallCounter, windowSeconds } from "./budgets";

/** How long a call may wait for Redis before the database counts it. */
const answerMs = 250;
/** After an answer that did not come, the next calls do not wait for one as well. */
const restMs = 1_000;
const mostMsBetweenAttempts = 5_000;

/** As in the database: the minute of a budget begins with its first call. The clock is the caller's. */
const script = `
local counted = {}
for i, key in ipairs(KEYS) do
  local now, window = tonumber(ARGV[1]), tonumber(ARGV[2])
  local expire = tonumber(redis.call('HGET', key, 'expire') or '0')
  if expire <= now then
    expire = now + window
    redis.call('HSET', key, 'points', 0, 'expire', string.format('%.0f', expire))
    redis.call('PEXPIRE', key, window * 2)
  end
  counted[i] = { redis.call('HINCRBY', key, 'points', 1), string.format('%.0f', expire) }
end
return counted`;

type Counter = { url: string; count: CallCounter; close(): Promise<void> };

// Kept on the global object because a development server loads this module anew after every change.
const kept = globalThis as typeof globalThis & { sixteenRedis?: Promise<Counter> };

/** The counter of the Redis at REDIS_URL; null when there is none. It throws while Redis does not answer. */
export async function redisCounter(): Promise<CallCounter | null> {
  const { REDIS_URL } = environment();
  const open = await kept.sixteenRedis;
  if (open && open.url === REDIS_URL) return open.count;
  if (open) await closeRedis();
  if (!REDIS_URL) return null;
  kept.sixteenRedis ??= openCounter(REDIS_URL);
  return (await kept.sixteenRedis).count;
}

/** Throws while the Redis at REDIS_URL does not answer. */
export async function checkRedis(): Promise<void> {
  await (await redisCounter())?.("check", [], Date.now());
}

/** Closes the connection, if there is one; the next use opens another. */
export async function closeRedis(): Promise<void> {
  const open = kept.sixteenRedis;
  kept.sixteenRedis = undefined;
  await (await open)?.close();
}

async function openCounter(url: string): Promise<Counter> {
  const { Redis } = await import("ioredis");
  const client = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: answerMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 200, mostMsBetweenAttempts),
  });
  // Whoever counts hears of it; without a listener it would be printed.
  client.on("error", () => undefined);
  await firstAnswer(client);
  let restsUntil = 0;
  return {
    url,
    async count(keyId, drawn, now) {
      if (client.status !== "ready" || performance.now() < restsUntil) throw new Error("Redis is away");
      try {
        return await count(client, keyId, drawn, now);
      } catch (error) {
        restsUntil = performance.now() + restMs;
        throw error;
      }
    },
    close: async () => client.disconnect(),
  };
}

/** The first call after a start waits for the connection, but not for long. */
function firstAnswer(client: Redis): Promise<void> {
  return new Promise((resolve) => {
    client.once("ready", resolve);
    client.once("close", resolve);
  });
}

async function count(client: Redis, keyId: string, drawn: Budget[], now: number) {
  // The braces keep the budgets of a key together in a cluster.
  const keys = drawn.map((budget) => `sixteen:calls:{${keyId}}:${budget}`);
  const answer = await client.eval(script, keys.length, ...keys, now, windowSeconds * 1000);
  const counted = Array.isArray(answer) ? answer : [];
  return drawn.map((budget, i) => ({
    budget,
    points: Number(counted[i]?.[0]),
    expire: Number(counted[i]?.[1]),
  }));
}
