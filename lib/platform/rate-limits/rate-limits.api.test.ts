import { beforeEach, describe, expect, test, vi } from "vitest";
import { database } from "@/lib/platform/database/client";
import { forgetEnvironment } from "@/lib/platform/environment";
import { log } from "@/lib/platform/log";
import { forgetCalls, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { closeRedis } from "./redis";
import { countInRedis, forgetOldCounts } from "./service";

testDatabase();
beforeEach(forgetCalls);

const remaining = (headers: Headers, budget: string) =>
  Number(new RegExp(`"${budget}";r=(\\d+)`).exec(headers.get("ratelimit") ?? "")?.[1]);

describe("a key's calls", () => {
  test("are counted on every Library API answer, refusals included, and never on the Document API", async () => {
    const { client, readOnly } = await testTeam();
    const first = await client.get("/workplaces");
    expect(first.headers.get("ratelimit-policy")).toBe('"library";q=600;w=60');
    expect(remaining(first.headers, "library")).toBe(599);
    const refused = await client.get("/products/x");
    expect(refused.status).toBe(404);
    expect(remaining(refused.headers, "library")).toBe(598);
    const forbidden = await readOnly.post("/products/create", {});
    expect(forbidden.status).toBe(403);
    expect(remaining(forbidden.headers, "library")).toBe(599);
    const { headers } = await client.get("/sds");
    expect([headers.get("ratelimit"), headers.get("ratelimit-policy")]).toEqual([null, null]);
  });

  test("that scan share a budget of 60, which counts towards the 600 as well", async () => {
    const { client } = await testTeam();
    const scans = [
      () => client.post("/products", { size: 1 }),
      () => client.get("/products/facets"),
      () => client.post("/catalogue/search", { query: "" }),
    ];
    for (let i = 0; i < 60; i += 1) expect((await scans[i % 3]?.())?.status).toBe(200);
    const refused = await client.get("/products/facets");
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ title: "Too Many Requests", status: 429 });
    expect(remaining(refused.headers, "scan")).toBe(0);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    const other = await client.get("/workplaces");
    expect(other.status).toBe(200);
    expect(remaining(other.headers, "library")).toBe(600 - 62);

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + (wait - 1) * 1000 - 50 });
    expect((await client.get("/products/facets")).status).toBe(429);
    vi.setSystemTime(Date.now() + 1050);
    expect((await client.get("/products/facets")).status).toBe(200);
    vi.useRealTimers();
  });

  test("beyond 600 a minute are refused, and another key's are not", async () => {
    const { client, readOnly } = await testTeam();
    for (let i = 0; i < 30; i += 1)
      await Promise.all(Array.from({ length: 20 }, () => client.get("/recipient-types")));
    const refused = await client.get("/recipient-types");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect((await readOnly.get("/recipient-types")).status).toBe(200);
    expect((await client.get("/sds")).status).toBe(200);
  });
});

describe("a Redis", () => {
  const toldAfter = async (calls: number) => {
    const told = vi.spyOn(log, "warn").mockReturnValue();
    for (let i = 0; i < calls; i += 1) expect(await countInRedis("key", ["library"], 1)).toBeNull();
    const times = told.mock.calls.length;
    told.mockRestore();
    return times;
  };

  test("that nobody has set up is not missed", async () => {
    expect(await toldAfter(1)).toBe(0);
  });

  test("that does not answer is told of once", async () => {
    vi.stubEnv("REDIS_URL", "redis://127.0.0.1:1");
    forgetEnvironment();
    expect(await toldAfter(3)).toBe(1);
    vi.unstubAllEnvs();
    forgetEnvironment();
    await closeRedis();
  });
});

test("the counts of minutes long over are dropped, and looked for every five minutes", async () => {
  const old = () => database().rateLimit.create({ data: { key: "over", expire: 1 } });
  const left = () => database().rateLimit.count({ where: { key: "over" } });
  const inMinutes = (minutes: number) =>
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });
  await old();
  inMinutes(60);
  await forgetOldCounts();
  expect(await left()).toBe(0);
  await old();
  inMinutes(4);
  await forgetOldCounts();
  expect(await left()).toBe(1);
  inMinutes(1);
  await forgetOldCounts();
  expect(await left()).toBe(0);
  vi.useRealTimers();
});
