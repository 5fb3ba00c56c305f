import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { politely } from "./stop-politely.mjs";

test("what is asked is answered to its end, idle connections are closed at once, and nobody new is let in", async () => {
  const asked: ServerResponse[] = [];
  const server = createServer((_, response) => asked.push(response)).listen(0, "127.0.0.1");
  const stop = politely(server);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const idle = connect(port, "127.0.0.1");
  await once(idle, "connect");
  const call = get({ port, host: "127.0.0.1", agent: new Agent({ keepAlive: true }) });
  await once(server, "request");
  const stopped = stop();
  await once(idle, "close");
  const late = connect(port, "127.0.0.1");
  await expect(once(late, "connect")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  asked[0]?.end("to the end");
  const [answer]: IncomingMessage[] = await once(call, "response");
  expect(answer && (await text(answer))).toBe("to the end");
  // The agent would keep its connection: that the server has stopped means that it was closed
  await stopped;
});
