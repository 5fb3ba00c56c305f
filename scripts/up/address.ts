import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { environment } from "@/lib/platform/environment";
import type { Supervised } from "./supervised";

const readyLimitMs = 120_000;

/** Throws a message for the operator when the web server could not listen where it should. */
export async function requireFreePort(): Promise<void> {
  const { HOST, PORT } = environment();
  const code = await new Promise<string | null>((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(PORT, HOST, () => probe.close(() => resolve(null)));
  });
  if (code === "EADDRINUSE")
    throw new Error(`Port ${PORT} on ${HOST} is in use by another program. Choose another one with PORT=…`);
  if (code === "EACCES")
    throw new Error(`This user may not listen on port ${PORT}. Choose one above 1023 with PORT=…`);
  if (code) throw new Error(`Nothing can listen on ${HOST}, port ${PORT} (${code}). Check HOST and PORT.`);
}

/** Resolves when the web server says that all it needs is there, or when this process was told to stop. */
export async function untilReady(told: AbortSignal, web: Supervised | undefined): Promise<void> {
  const deadline = Date.now() + readyLimitMs;
  let failure: string | null = null;
  let answer = "no answer";
  web?.firstEnd.then((how) => {
    failure = how;
  });
  while (!told.aborted) {
    if (failure) throw new Error(`The web server ended (${failure}). What it printed above says why.`);
    if (Date.now() > deadline)
      throw new Error(`Not ready after ${readyLimitMs / 1000} s. /readyz says: ${answer}`);
    try {
      const response = await fetch(`${localAddress()}/readyz`, { signal: AbortSignal.timeout(10_000) });
      answer = await response.text();
      if (response.ok) return;
    } catch {
      answer = "no answer";
    }
    await sleep(50);
  }
}

function localAddress(): string {
  const { HOST, PORT } = environment();
  const host = HOST === "0.0.0.0" || HOST === "::" ? "localhost" : HOST.includes(":") ? `[${HOST}]` : HOST;
  return `http://${host}:${PORT}`;
}

/** What is to be said where the service listens for others too, whose links would lead to their own machine; else null. */
export function addressWarning({ HOST, BASE_URL }: { HOST: string; BASE_URL: string }): string | null {
  const isLocal = (host: string) => /^(localhost|127\..*|\[?::1\]?)$/.test(host);
  if (isLocal(HOST) || !isLocal(new URL(BASE_URL).hostname)) return null;
  return `Others can reach this service (HOST=${HOST}), but links in its answers begin with ${BASE_URL}. Set BASE_URL to the address that they use.`;
}
