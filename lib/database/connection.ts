import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { environment } from "@/lib/environment";

const Runtime = z.object({ databaseUrl: z.string() });

/** DATABASE_URL, else the address that the running instance wrote into DATA_DIR/runtime.json. */
export function databaseUrl(): string {
  const { DATABASE_URL, DATA_DIR } = environment();
  if (DATABASE_URL) return DATABASE_URL;
  const file = join(DATA_DIR, "runtime.json");
  if (!existsSync(file))
    throw new Error("No database: set DATABASE_URL, or start the application with `npm run up`.");
  return Runtime.parse(JSON.parse(readFileSync(file, "utf8"))).databaseUrl;
}
