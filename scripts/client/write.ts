import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import { openApiDocument } from "@/lib/api/openapi/openapi";
import { apiVersion } from "@/lib/api/openapi/openapi-version";
import { operations } from "@/lib/api/table";

/** Writes the TypeScript client of this version into a folder: its types from the OpenAPI document, and the calls. */
export async function writeClient(folder: string): Promise<void> {
  const document = JSON.stringify(openApiDocument(operations, apiVersion()));
  const types = astToString(await openapiTS(document));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "schema.d.ts"), types);
  copyFileSync(join(import.meta.dirname, "client.ts.txt"), join(folder, "client.ts"));
}
