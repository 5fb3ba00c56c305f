import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request } from "node:http";

/** The last version that runs on Node 20; `TOOL` names another, which may need Node 22. */
const tool = `@modelcontextprotocol/conformance@${process.env.TOOL ?? "0.1.13"}`;

/** What the protocol asks of every server, and what this one declares. */
const applicable = [
  "server-initialize",
  "ping",
  "tools-list",
  "server-sse-multiple-streams",
  "dns-rebinding-protection",
];

/**
 * Runs the scenarios of the protocol's own conformance tool that apply: `SERVICE_URL=… SERVICE_KEY=… npx tsx
 * conformance/mcp-scenarios.ts`. The tool sends no key, hence a proxy that adds it. docs/mcp.md says why the others
 * do not apply.
 */
async function main(): Promise<void> {
  const target = new URL(process.env.SERVICE_URL ?? "http://localhost:3000");
  const key = process.env.SERVICE_KEY;
  if (!key) throw new Error("set SERVICE_KEY to an API key of the service");
  const proxy = createServer((incoming, answer) => {
    const options = {
      method: incoming.method,
      headers: { ...incoming.headers, authorization: `Bearer ${key}` },
    };
    const forwarded = request(new URL(incoming.url ?? "/", target), options, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    forwarded.on("error", () => answer.writeHead(502).end());
    incoming.pipe(forwarded);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const failed: string[] = [];
  for (const scenario of applicable) {
    const passed = await runScenario(scenario, `http://localhost:${port}/mcp`);
    console.log(`${passed ? "passed" : "FAILED"}  ${scenario}`);
    if (!passed) failed.push(scenario);
  }
  proxy.close();
  if (failed.length) process.exitCode = 1;
}

async function runScenario(scenario: string, url: string): Promise<boolean> {
  const run = spawn("npx", ["--yes", tool, "server", "--url", url, "--scenario", scenario], {
    stdio: process.env.VERBOSE ? "inherit" : "ignore",
  });
  const [code] = await once(run, "exit");
  return code === 0;
}

await main();
