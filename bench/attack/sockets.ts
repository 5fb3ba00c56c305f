import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { within } from "./ask";
import { line } from "./report";
import type { Target } from "./world";

const sockets = 300;

/** Connections that say a little now and then, so that others are to find no room; and that are to be ended one day. */
export async function attackSockets(target: Target): Promise<void> {
  const { hostname, port, host } = new URL(target.base);
  const kinds = [
    () => "",
    () => `GET /v1/sds HTTP/1.1\r\nHost: ${host}\r\n`,
    () =>
      `POST /v1/sds HTTP/1.1\r\nHost: ${host}\r\nContent-Type: multipart/form-data; boundary=a\r\nContent-Length: 1000000\r\n\r\n`,
  ];
  const open = new Set<Socket>();
  for (let i = 0; i < sockets; i += 1) {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {}).once("close", () => open.delete(socket));
    socket.write(kinds[i % 3]?.() ?? "");
    open.add(socket);
  }
  const drip = setInterval(() => {
    for (const socket of open) socket.write("X");
  }, 2_000);
  await sleep(4_000);
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: 20 }, () => target.ask("GET", "/readyz")));
  const ms = Math.round(performance.now() - started);
  line(
    `others are answered beside ${sockets} slow connections`,
    answers.every(({ status }) => status === 200),
    `20 answers in ${ms} ms`,
    sockets,
  );
  // Headers have a minute, a whole request five; Node looks twice a minute.
  const isEnded = await within(120, async () => open.size <= sockets / 3);
  line("slow headers are ended within two minutes", isEnded, `${open.size} of ${sockets} still open`);
  clearInterval(drip);
  for (const socket of open) socket.destroy();
}
