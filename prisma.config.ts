import { defineConfig } from "prisma/config";

process.env.CHECKPOINT_DISABLE ??= "1";
// `generate` runs no engine but looks for one, and would download it.
if (process.argv.includes("generate")) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  // Only Prisma's own commands that work on a database read this; the program has lib/platform/database/connection.ts.
  ...(process.env.DATABASE_URL ? { datasource: { url: process.env.DATABASE_URL } } : {}),
});
