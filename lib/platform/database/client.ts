import { PrismaPg } from "@prisma/adapter-pg";
import { type Prisma, PrismaClient } from "@/lib/platform/database/generated/client";
import { openTransaction } from "./open-transaction";
import { closeLine } from "./pipeline";
import { closePool, connections } from "./pool";

// Kept on the global object because a development server loads this module anew after every change.
const kept = globalThis as typeof globalThis & { sixteenDatabase?: PrismaClient };

/** The database as the code at hand sees it: inside a transaction, that transaction. */
export function database(): Prisma.TransactionClient {
  return openTransaction()?.tx ?? client();
}

/** The client of this process, made on first use: `next build` loads modules without a database. */
export function client(): PrismaClient {
  kept.sixteenDatabase ??= new PrismaClient({ adapter: new PrismaPg(connections()) });
  return kept.sixteenDatabase;
}

/** Closes the connections, if there are any; the next use opens new ones. */
export async function closeDatabase(): Promise<void> {
  const closing = kept.sixteenDatabase;
  kept.sixteenDatabase = undefined;
  await closing?.$disconnect();
  await Promise.all([closePool(), closeLine()]);
}
