import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { runNode } from "./run.mjs";
import { hashOfFiles } from "./sources.mjs";

const stamp = "lib/platform/database/generated/.stamp";

/** Generates the database client, unless it was generated from this very schema. */
export async function ensureClient() {
  const wanted = hashOfFiles(["prisma/schema.prisma", "node_modules/prisma/package.json"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Generating the database client …");
  await runNode(["node_modules/prisma/build/index.js", "generate"]);
  writeFileSync(stamp, wanted);
}
