import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: an attack reads what it looks for out of JSON
  json: any;
};

export type Asked = {
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  json?: unknown;
  /** The address of this machine that the call comes from. */
  from?: string;
};

/** A call as it stands: nothing in the path or the headers is put right on the way, no redirect is followed. */
export function ask(
  base: string,
  method: string,
  path: string,
  { headers, body, json, from }: Asked = {},
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const content = json === undefined ? body : JSON.stringify(json);
  const all = {
    ...(json === undefined ? {} : { "content-type": "application/json" }),
    ...(content === undefined ? {} : { "content-length": String(Buffer.byteLength(content)) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path, headers: all, localAddress: from, agent: false },
      (answer) => {
        buffer(answer).then((bytes) => {
          const text = bytes.toString();
          const isJson = answer.headers["content-type"]?.includes("json") && text.length > 0;
          const { statusCode = 0, headers: answered } = answer;
          resolve({
            status: statusCode,
            headers: answered,
            text,
            bytes,
            json: isJson ? JSON.parse(text) : null,
          });
        }, reject);
      },
    );
    sent.setTimeout(120_000, () => sent.destroy(new Error("no answer within two minutes")));
    sent.on("error", reject);
    sent.end(content);
  });
}

/** The status, or the network's error where a refusal came before the whole body was sent. */
export async function statusOf(...call: Parameters<typeof ask>): Promise<number | string> {
  try {
    return (await ask(...call)).status;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}

/** Raw bytes over a socket; what came back within so many milliseconds, or until the other side closed. */
export async function sendRaw(base: string, bytes: string | Buffer, ms = 3_000): Promise<string> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  let seen = "";
  socket.on("data", (chunk) => (seen += chunk.toString("latin1"))).on("error", () => {});
  socket.write(bytes);
  await Promise.race([new Promise((resolve) => socket.once("close", resolve)), sleep(ms)]);
  socket.destroy();
  return seen;
}

/** Waits, calling again, until something is so; false when it is not within so many seconds. */
export async function within(seconds: number, isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + seconds * 1_000;
  for (;;) {
    if (await isSo()) return true;
    if (performance.now() > end) return false;
    await sleep(500);
  }
}
