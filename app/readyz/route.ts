import { randomUUID } from "node:crypto";
import { readiness } from "@/lib/platform/readiness/service";

export const dynamic = "force-dynamic";

/** Database and storage can be reached and every migration is applied. */
export async function GET(): Promise<Response> {
  const { ready, checks } = await readiness();
  return Response.json(
    { status: ready ? "ready" : "not ready", checks },
    {
      status: ready ? 200 : 503,
      headers: { "x-request-id": randomUUID(), ...(!ready && { "retry-after": "2" }) },
    },
  );
}
