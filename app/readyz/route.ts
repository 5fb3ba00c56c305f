import { randomUUID } from "node:crypto";
import { log } from "@/lib/platform/log";
import { isOperator } from "@/lib/platform/metrics/service";
import { readiness } from "@/lib/platform/readiness/service";

export const dynamic = "force-dynamic";

let wasReady = false;

/** Whether requests can be served. What is wrong is for the log, and for who sends METRICS_TOKEN. */
export async function GET(request: Request): Promise<Response> {
  const requestId = randomUUID();
  const { status, checks } = await readiness();
  const ready = status !== "not ready";
  if (wasReady && !ready) log.warn("not ready any more", { requestId, checks });
  wasReady = ready;
  const forOperator = isOperator(request.headers.get("authorization")) && { status, checks };
  return Response.json(
    { status: ready ? "ready" : status, ...forOperator },
    {
      status: ready ? 200 : 503,
      headers: { "x-request-id": requestId, ...(!ready && { "retry-after": "2" }) },
    },
  );
}
