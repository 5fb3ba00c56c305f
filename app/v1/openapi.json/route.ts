import { randomUUID } from "node:crypto";
import { openApiDocument } from "@/lib/api/openapi/openapi";
import { apiVersion } from "@/lib/api/openapi/openapi-version";
import { operations } from "@/lib/api/table";

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
