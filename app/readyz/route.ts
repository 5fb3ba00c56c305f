import { randomUUID } from "node:crypto";
import { log } from "@/lib/platform/log";
import { isOperator } from "@/lib/platform/metrics/service";
import { readiness } from "@/lib/platform/readiness/service";

export const dynamic = "force-dynamic";

let wasReady = false;

/** Whether requests can be served. What is wrong is for the log, and for who sends METRICS_TOKEN. */
export async function GET(request: Request): Promise<Response> {
  const requestId = randomUUID();
  const { ready, checks } = await readiness();
  if (wasReady && !ready) log.warn("not ready any more", { requestId, checks });
  wasReady = ready;
  return Response.json(
    {
      status: ready ? "ready" : "not ready",
      ...(isOperator(request.headers.get("authorization")) && { checks }),
    },
    {
      status: ready ? 200 : 503,
      headers: { "x-request-id": requestId, ...(!ready && { "retry-after": "2" }) },
    },
  );
}
