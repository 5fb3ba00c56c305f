import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The program's version, which is the version of its API document too. */
export function apiVersion(): string {
  const manifest = readFileSync(join(process.cwd(), "package.json"), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(manifest)).version;
}
