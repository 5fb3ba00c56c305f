import { randomUUID } from "node:crypto";
import type { SessionReader } from "@/lib/access/sign-in/session";
import { transportSecurity } from "@/lib/platform/environment";
import { AppError } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";
import { noteRequest } from "@/lib/platform/metrics/service";
import { budgetsOf, limitHeader, policyHeader } from "@/lib/platform/rate-limits/budgets";
import { authenticate, recheckLater } from "./authenticate";
import { readInput } from "./input";
import { perform } from "./perform";
import { checkPermission } from "./permission";
import { problemResponse, toAppError } from "./problem";
import { toResponse } from "./response";
import { findRoute } from "./routing";

/** Answers any request below /v1: the one road every HTTP call takes. */
export async function handle(request: Request, readSession: SessionReader): Promise<Response> {
  const requestId = randomUUID();
  const started = performance.now();
  const { pathname } = new URL(request.url);
  const gathered: Gathered = { operation: "none", headers: {} };
  const response = await answer(request, pathname, requestId, readSession, gathered).catch((error: unknown) =>
    problemResponse(toAppError(error, requestId), requestId, gathered.headers),
  );
  const milliseconds = performance.now() - started;
  const { operation } = gathered;
  noteRequest({ operation, method: request.method, status: response.status }, milliseconds);
  log.info("request", {
    requestId,
    method: request.method,
    path: pathname,
    status: response.status,
    ms: Math.round(milliseconds),
  });
  if (request.method !== "HEAD") return response;
  await response.body?.cancel();
  return new Response(null, response);
}

/** What is known of a call on its way, so that a refusal carries and tells it as well. */
type Gathered = { operation: string; headers: Record<string, string> };

async function answer(
  request: Request,
  pathname: string,
  requestId: string,
  readSession: SessionReader,
  gathered: Gathered,
): Promise<Response> {
  const { headers } = gathered;
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
  gathered.operation = operation.id;
  const drawn = budgetsOf(operation.limit);
  const { context, counted } = await authenticate(request, requestId, readSession, drawn);
  const stillCurrent = recheckLater(() => authenticate(request, requestId, readSession, []));
  if (counted.length) Object.assign(headers, policyHeader(drawn));
  Object.assign(headers, limitHeader(counted));
  checkPermission(operation, context.actor);
  const input = await readInput(operation, request, route.values);
  const current = (await stillCurrent()) ?? context;
  checkPermission(operation, current.actor);
  const outcome = await perform(operation, current, input, {
    idempotencyKey: request.headers.get("idempotency-key"),
    ifMatch: request.headers.get("if-match"),
  });
  return toResponse(outcome, request, {
    "x-request-id": requestId,
    "cache-control": "private, no-store",
    ...transportSecurity(),
    ...headers,
  });
}

function allowed(methods: string[]): string {
  const all = methods.includes("GET") ? [...methods, "HEAD", "OPTIONS"] : [...methods, "OPTIONS"];
  return all.sort().join(", ");
}
