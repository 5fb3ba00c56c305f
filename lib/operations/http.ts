import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { authenticate, type SessionReader } from "./authenticate";
import { readInput } from "./input";
import { FileReply, isFileOutput, type Operation, Reply, StreamReply } from "./operation";
import { checkPermission } from "./permission";
import { problemResponse, toAppError } from "./problem";
import { findRoute } from "./routing";

/** Answers any request below /v1: the one road every HTTP call takes. */
export async function handle(request: Request, readSession: SessionReader): Promise<Response> {
  const requestId = randomUUID();
  const started = performance.now();
  const { pathname } = new URL(request.url);
  const response = await answer(request, pathname, requestId, readSession).catch((error: unknown) =>
    problemResponse(toAppError(error, requestId), requestId),
  );
  log.info("request", {
    requestId,
    method: request.method,
    path: pathname,
    status: response.status,
    ms: Math.round(performance.now() - started),
  });
  return request.method === "HEAD" ? new Response(null, response) : response;
}

async function answer(
  request: Request,
  pathname: string,
  requestId: string,
  readSession: SessionReader,
): Promise<Response> {
  const route = findRoute(pathname.replace(/^\/v1/, ""));
  if (!route) throw new AppError("not-found", `There is nothing at ${pathname}.`);
  const allow = allowed(Object.keys(route.operations));
  if (request.method === "OPTIONS")
    return new Response(null, { status: 204, headers: { allow, "x-request-id": requestId } });
  const method = request.method === "HEAD" ? "GET" : request.method;
  const operation = Object.values(route.operations).find((candidate) => candidate.method === method);
  if (!operation)
    throw new AppError("method-not-allowed", `${pathname} takes ${allow}, not ${request.method}.`, {
      headers: { allow },
    });
  const context = await authenticate(request, requestId, readSession);
  checkPermission(operation, context.actor);
  const input = await readInput(operation, request, route.values);
  return toResponse(operation, context, await operation.run(context, input));
}

function allowed(methods: string[]): string {
  const all = methods.includes("GET") ? [...methods, "HEAD", "OPTIONS"] : [...methods, "OPTIONS"];
  return all.sort().join(", ");
}

function toResponse(operation: Operation, context: Context, result: unknown): Response {
  const common = { "x-request-id": context.requestId, "cache-control": "private, no-store" };
  if (result instanceof FileReply) return fileResponse(result, common);
  if (result instanceof StreamReply) return streamResponse(result, common);
  const reply = result instanceof Reply ? result : new Reply(operation.status, result);
  return new Response(JSON.stringify(checkOutput(operation, reply.body)), {
    status: reply.status,
    headers: { "content-type": "application/json", ...common },
  });
}

/** Strips what the operation does not declare; an answer that does not fit its own declaration is our fault. */
export function checkOutput(operation: Operation, body: unknown): unknown {
  if (isFileOutput(operation.output)) throw new Error(`${operation.id} answered JSON instead of a file`);
  const parsed = operation.output.safeParse(body);
  if (!parsed.success)
    throw new Error(`${operation.id} answered what it does not declare: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function fileResponse({ file }: FileReply, common: Record<string, string>): Response {
  const name = encodeURIComponent(file.fileName);
  const plain = file.fileName.normalize("NFKD").replace(/[^\w .()+-]/g, "_");
  const byteSize = file.body instanceof Uint8Array ? file.body.byteLength : file.byteSize;
  const body = file.body instanceof Uint8Array ? new Uint8Array(file.body) : file.body;
  return new Response(body, {
    headers: {
      ...common,
      "content-type": file.contentType,
      "content-disposition": `${file.disposition ?? "attachment"}; filename="${plain}"; filename*=UTF-8''${name}`,
      "x-content-type-options": "nosniff",
      ...(byteSize === undefined ? {} : { "content-length": String(byteSize) }),
      ...(file.etag ? { etag: file.etag } : {}),
    },
  });
}

function streamResponse(reply: StreamReply<unknown>, common: Record<string, string>): Response {
  const encoder = new TextEncoder();
  async function* write(): AsyncGenerator<Uint8Array> {
    let separator = '{"data":[';
    for await (const rows of reply.rows) {
      if (!rows.length) continue;
      yield encoder.encode(separator + rows.map((row) => JSON.stringify(reply.row.parse(row))).join(","));
      separator = ",";
    }
    yield encoder.encode(separator === "," ? "]}" : '{"data":[]}');
  }
  const chunks = write();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
  return new Response(body, { headers: { "content-type": "application/json", ...common } });
}
