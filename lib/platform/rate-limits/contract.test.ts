import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetEnvironment } from "@/lib/platform/environment";
import { AppError } from "@/lib/platform/errors";
import { testDatabase } from "@/lib/testing/database";
import { hasRedis, type TestRedis, testRedis } from "@/lib/testing/redis";
import { type CallCounter, type Counted, limitHeader } from "./budgets";
import { closeRedis, redisCounter } from "./redis";
import { countInDatabase } from "./service";

testDatabase();
let redis: TestRedis;

beforeAll(async () => {
  if (!hasRedis) return;
  redis = await testRedis();
  process.env.REDIS_URL = redis.url;
  forgetEnvironment();
});
afterAll(async () => {
  delete process.env.REDIS_URL;
  forgetEnvironment();
  await closeRedis();
  await redis?.stop();
});

const countInRedis: CallCounter = async (...call) => {
  const counter = await redisCounter();
  if (!counter) throw new Error("REDIS_URL is not set");
  return counter(...call);
};

const counters: [string, CallCounter][] = [
  ["the database", countInDatabase],
  ...(hasRedis ? [["Redis", countInRedis] satisfies [string, CallCounter]] : []),
];

describe.each(counters)("%s", (_, count) => {
  const now = 1_795_000_000_123;

  test("counts each budget of a key from one, in the order asked for", async () => {
    const key = randomUUID();
    const at = (points: number, scanned: number): Counted[] => [
      { budget: "library", points, expire: now + 60_000 },
      { budget: "scan", points: scanned, expire: now + 60_000 },
    ];
    expect(await count(key, ["library", "scan"], now)).toEqual(at(1, 1));
    expect(await count(key, ["library"], now + 5)).toEqual(at(2, 0).slice(0, 1));
    expect(await count(key, ["library", "scan"], now + 9)).toEqual(at(3, 2));
    expect(await count(randomUUID(), ["library"], now + 9)).toEqual([
      { budget: "library", points: 1, expire: now + 60_009 },
    ]);
  });

  test("begins a new minute with the first call after the old one, for each budget on its own", async () => {
    const key = randomUUID();
    await count(key, ["library"], now);
    await count(key, ["library", "scan"], now + 30_000);
    expect(await count(key, ["library"], now + 59_999)).toMatchObject([{ points: 3 }]);
    expect(await count(key, ["library", "scan"], now + 60_000)).toEqual([
      { budget: "library", points: 1, expire: now + 120_000 },
      { budget: "scan", points: 2, expire: now + 90_000 },
    ]);
  });

  test("gives calls at one time a number each", async () => {
    const key = randomUUID();
    const counted = await Promise.all(
      Array.from({ length: 200 }, (_call, i) => count(key, i % 2 ? ["library", "scan"] : ["library"], now)),
    );
    const points = counted.map(([library]) => library?.points ?? 0).sort((a, b) => a - b);
    expect(points).toEqual(Array.from({ length: 200 }, (_call, i) => i + 1));
  });

  test("refuses the call after the last one, with the seconds to wait", async () => {
    const key = randomUUID();
    for (let i = 0; i < 60; i += 1) limitHeader(await count(key, ["library", "scan"], now), now);
    const counted = await count(key, ["library", "scan"], now + 500);
    const refusal = (at: number) => {
      try {
        limitHeader(counted, at);
      } catch (error) {
        if (error instanceof AppError) return error.options.headers;
      }
      return null;
    };
    expect(refusal(now + 500)).toMatchObject({
      "retry-after": "60",
      ratelimit: '"library";r=539;t=60, "scan";r=0;t=60',
    });
    expect(refusal(now + 1_000)).toMatchObject({ "retry-after": "59" });
    expect(refusal(now + 59_999)).toMatchObject({ "retry-after": "1" });
  });
});
