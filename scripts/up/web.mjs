// The web server: Next's own, told by whom each request was sent. Next would believe any X-Forwarded-… and name the
// socket only where there is none; see forwarded.mjs.
// It also leaves out the length of every answer; that of files, which say it in a header of our own, is put back. What Next
// answers by itself, e.g. a redirect of `//`, gets the id that all answers carry.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import next from "next";
import { forwardedBy, pathOf } from "./forwarded.mjs";
import { politely } from "./stop-politely.mjs";

const [mode, hostname, port, way] = process.argv.slice(2);
const putRight = forwardedBy(JSON.parse(way));
const server = createServer((request, response) => {
  request.url = pathOf(request.url ?? "/");
  putRight(request.headers, request.socket.remoteAddress ?? "");
  nameLength(response);
  nameRequest(response);
  handle(request, response).catch((error) => {
    console.error(error);
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  });
});
// Proxies and clients keep a connection for a minute; one that is closed just as they send on it fails a call that they may
// not repeat.
server.keepAliveTimeout = 75_000;
const stop = politely(server);
const app = next({ dev: mode === "dev", hostname, port: Number(port), httpServer: server });
let handle = async (_request, response) => {
  response.writeHead(503, { "retry-after": "1" }).end();
};

function nameLength(response) {
  for (const method of ["setHeader", "appendHeader"]) {
    const write = response[method].bind(response);
    response[method] = (name, value) =>
      write(name.toLowerCase() === "x-file-length" ? "content-length" : name, value);
  }
}

function nameRequest(response) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (...head) => {
    if (!response.hasHeader("x-request-id")) response.setHeader("x-request-id", randomUUID());
    return writeHead(...head);
  };
}

server.once("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
await app.prepare();
handle = app.getRequestHandler();
server.listen(Number(port), hostname);

for (const signal of ["SIGTERM", "SIGINT"])
  process.once(signal, () =>
    stop()
      .then(() => app.close())
      .finally(() => process.exit(0)),
  );
