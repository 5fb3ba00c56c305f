import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { handleMcp } from "@/lib/api/mcp/mcp";
import { database } from "@/lib/platform/database/client";
import { testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { noSession } from "./authenticate";
import { handle } from "./http";

testDatabase();

/** A call whose body comes a while after its head; `between` happens when both are on their way. */
async function late(path: string, key: string | null, body: unknown, between: () => Promise<unknown>) {
  const sent = new TextEncoder().encode(JSON.stringify(body));
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(sent.subarray(0, 5));
      await sleep(600);
      await between();
      await sleep(600);
      controller.enqueue(sent.subarray(5));
      controller.close();
    },
  });
  const headers = {
    authorization: `Bearer ${key}`,
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
  };
  const init = { method: "POST", headers, body: stream, duplex: "half" } as RequestInit;
  const request = new Request(`http://localhost:3000${path}`, init);
  return path === "/mcp" ? handleMcp(request) : handle(request, noSession);
}

const product = { display_name: "Made late" };
const call = { name: "create_product", arguments: product };
const bodies: [string, unknown][] = [
  ["/v1/products/create", product],
  ["/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params: call }],
];

test.each(bodies)("a body that comes late to %s is taken while its key holds", async (path, body) => {
  const team = await testTeam();
  expect((await late(path, team.client.key, body, async () => undefined)).ok).toBe(true);
  expect(await database().product.count({ where: { teamId: team.id } })).toBe(1);
});

test.each(bodies)("a key that ends while the body is on its way to %s writes nothing", async (path, body) => {
  const team = await testTeam();
  const where = { teamId: team.id };
  const revoke = () => database().apiKey.updateMany({ where, data: { revokedAt: new Date() } });
  expect((await late(path, team.client.key, body, revoke)).status).toBe(401);
  expect(await database().product.count({ where })).toBe(0);
});
