import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { database } from "@/lib/platform/database/client";
import { forgetEnvironment } from "@/lib/platform/environment";
import { log } from "@/lib/platform/log";
import { readiness } from "@/lib/platform/readiness/service";
import { testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { hasRedis, type TestRedis, testRedis } from "@/lib/testing/redis";
import { closeRedis } from "./redis";

testDatabase();

describe.runIf(hasRedis)("with a Redis configured", () => {
  let redis: TestRedis;

  beforeAll(async () => {
    redis = await testRedis();
    process.env.REDIS_URL = redis.url;
    forgetEnvironment();
  });
  afterAll(async () => {
    delete process.env.REDIS_URL;
    forgetEnvironment();
    await closeRedis();
    await redis.stop();
  });

  const remaining = (headers: Headers) =>
    Number(/"library";r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]);

  test("calls are counted there and not in the database", async () => {
    const { client } = await testTeam();
    for (let i = 1; i <= 3; i += 1)
      expect(remaining((await client.get("/workplaces")).headers)).toBe(600 - i);
    expect(await database().rateLimit.count()).toBe(0);
    for (let i = 0; i < 60; i += 1) await client.post("/catalogue/search", { query: "" });
    const refused = await client.post("/catalogue/search", { query: "" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  });

  test("a key that is revoked is refused at the next call, and one that is unknown is not counted", async () => {
    const { id, client } = await testTeam();
    expect((await client.get("/workplaces")).status).toBe(200);
    await database().apiKey.updateMany({ where: { teamId: id }, data: { revokedAt: new Date() } });
    const refused = await client.get("/workplaces");
    expect(refused.status).toBe(401);
    expect(refused.headers.get("ratelimit")).toBeNull();
  });

  test("while Redis is away the database counts, and when it is back Redis does", async () => {
    const { client } = await testTeam();
    const [away, back] = [vi.spyOn(log, "warn").mockReturnValue(), vi.spyOn(log, "info").mockReturnValue()];
    const told = () =>
      [away, back].map(({ mock }) => mock.calls.filter(([message]) => message.startsWith("Redis")).length);
    expect(remaining((await client.get("/workplaces")).headers)).toBe(599);
    await redis.stop();
    expect(remaining((await client.get("/workplaces")).headers)).toBe(599);
    expect(remaining((await client.get("/workplaces")).headers)).toBe(598);
    expect((await readiness()).status).toBe("degraded");
    expect((await readiness()).checks.redis).not.toBe("ok");
    const counted = await database().rateLimit.count();
    expect(counted).toBeGreaterThan(0);
    await redis.start();
    await vi.waitFor(
      async () => {
        expect((await readiness()).checks.redis).toBe("ok");
      },
      { timeout: 15_000, interval: 100 },
    );
    expect(told()).toEqual([1, 0]);
    expect(remaining((await client.get("/workplaces")).headers)).toBe(599);
    expect(remaining((await client.get("/workplaces")).headers)).toBe(598);
    expect(told()).toEqual([1, 1]);
    await redis.stop();
    await client.get("/workplaces");
    expect(told()).toEqual([2, 1]);
    away.mockRestore();
    back.mockRestore();
  });
});
