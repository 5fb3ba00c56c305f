import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** False where Debian's redis-server is not installed; tests that need it then say so and end. */
export const hasRedis = !spawnSync("redis-server", ["--version"]).error;
if (!hasRedis) console.warn("redis-server is not installed: counting calls in Redis is not tested here.");

export type TestRedis = { url: string; start(): Promise<void>; stop(): Promise<void> };

/** A Redis that keeps nothing, on a port of its own, with a password. */
export async function testRedis(): Promise<TestRedis> {
  const port = await freePort();
  let server: ReturnType<typeof spawn> | null = null;
  const start = async () => {
    const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--requirepass", "secret"];
    server = spawn("redis-server", settings, { stdio: ["ignore", "pipe", "inherit"] });
    for await (const line of server.stdout ?? []) if (String(line).includes("Ready to accept")) return;
  };
  const stop = async () => {
    if (!server) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
    server = null;
  };
  await start();
  return { url: `redis://:secret@127.0.0.1:${port}`, start, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("no port");
  return address.port;
}
