import { randomUUID } from "node:crypto";
import { openApiDocument } from "@/lib/operations/openapi";
import { apiVersion } from "@/lib/operations/openapi-version";
import { operations } from "@/lib/operations/table";

export const dynamic = "force-dynamic";

export function GET(): Response {
  return Response.json(openApiDocument(operations, apiVersion()), {
    headers: {
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=300",
      "x-request-id": randomUUID(),
    },
  });
}
