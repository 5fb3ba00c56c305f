import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/platform/database/generated/client";
import { databaseUrl } from "./connection";

// Kept on the global object because a development server loads this module anew after every change.
const kept = globalThis as typeof globalThis & { sixteenDatabase?: PrismaClient };

/** The database client of this process, made on first use: `next build` loads modules without a database. */
export function database(): PrismaClient {
  kept.sixteenDatabase ??= new PrismaClient({ adapter: new PrismaPg(poolSettings()) });
  return kept.sixteenDatabase;
}

/** Closes the connections, if there are any; the next use opens new ones. */
export async function closeDatabase(): Promise<void> {
  const client = kept.sixteenDatabase;
  kept.sixteenDatabase = undefined;
  await client?.$disconnect();
}

function poolSettings() {
  return {
    connectionString: databaseUrl(),
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  };
}
