import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { forgetEnvironment } from "@/lib/platform/environment";
import { readiness } from "@/lib/platform/readiness/service";
import { type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { closeDatabase, database } from "./client";
import { transaction } from "./transaction";
import { isDatabaseUnavailable } from "./unavailable";
import { watchTimes } from "./watch";

testDatabase();
Object.assign(watchTimes, { everyMs: 200, limitMs: 1_000 });

/** A way to the database that can be stopped as SIGSTOP stops it: connections stay open and nothing comes. */
type Way = { freeze(): void; thaw(): void; close(): Promise<unknown>; address: string };
let way: Way;
let team: TestTeam;
let direct = "";

beforeEach(async () => {
  team = await testTeam();
  direct = process.env.DATABASE_URL ?? "";
  way = await openWay(new URL(direct));
  await closeDatabase();
  await settle(way.address);
});
afterEach(async () => {
  await settle(direct);
  await way.close();
});

async function settle(url: string): Promise<void> {
  await closeDatabase();
  process.env.DATABASE_URL = url;
  forgetEnvironment();
}

async function openWay(to: URL): Promise<Way> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server: Server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("data", (chunk) => other.write(chunk)).on("error", () => undefined);
      one.on("close", () => other.destroy());
      if (isFrozen) one.pause();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    address: direct.replace(`:${to.port}/`, `:${port}/`),
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      return once(server, "close");
    },
  };
}

test("a frozen database is answered 503 with Retry-After, reads and writes alike, and heals by itself", async () => {
  expect((await team.client.get("/workplaces")).status).toBe(200);
  way.freeze();
  const calls = [
    team.client.get("/workplaces"),
    team.client.post("/locations", { name: "While it is frozen" }),
    team.client.get("/sds"),
  ];
  expect((await readiness()).status).toBe("not ready");
  for (const answer of await Promise.all(calls)) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
  }
  way.thaw();
  await expect.poll(() => team.client.get("/workplaces").then((answer) => answer.status)).toBe(200);
  expect(await database().workplace.count({ where: { teamId: team.id } })).toBe(0);
});

test("what was written before the database froze is undone, not kept after its refusal", async () => {
  const writing = transaction(async (tx) => {
    await tx.workplace.create({ data: { teamId: team.id, name: "Begun", nameKey: "begun" } });
    way.freeze();
    await tx.workplace.count();
  });
  expect(isDatabaseUnavailable(await writing.catch((error: unknown) => error))).toBe(true);
  way.thaw();
  await settle(direct);
  expect(await database().workplace.count({ where: { teamId: team.id } })).toBe(0);
});
