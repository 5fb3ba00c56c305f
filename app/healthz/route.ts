import { randomUUID } from "node:crypto";

export const dynamic = "force-dynamic";

/** The process is up. */
export function GET(): Response {
  return Response.json({ status: "ok" }, { headers: { "x-request-id": randomUUID() } });
}
