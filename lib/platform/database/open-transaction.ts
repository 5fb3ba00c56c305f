import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import type { Prisma } from "./generated/client";

/** A transaction that is open: for Prisma, and the connection it is on, for statements written by hand. */
export type OpenTransaction = {
  tx: Prisma.TransactionClient;
  connection: pg.PoolClient;
  isOpen: boolean;
};
/** A transaction that is about to get its connection. */
export type Beginning = { connection: pg.PoolClient | null };

// Kept on the global object because a development server loads this module anew after every change.
const kept = globalThis as typeof globalThis & {
  sixteenTransactions?: {
    open: AsyncLocalStorage<OpenTransaction>;
    beginning: AsyncLocalStorage<Beginning>;
  };
};
kept.sixteenTransactions ??= { open: new AsyncLocalStorage(), beginning: new AsyncLocalStorage() };
export const { open, beginning } = kept.sixteenTransactions;

/** The transaction that the code at hand runs in; null outside any, and after it has ended. */
export function openTransaction(): OpenTransaction | null {
  const found = open.getStore();
  return found?.isOpen ? found : null;
}
