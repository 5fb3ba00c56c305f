import { setTimeout } from "node:timers/promises";
import { client } from "./client";
import { Prisma } from "./generated/client";
import { type Beginning, beginning, open, openTransaction } from "./open-transaction";

type Run<Result> = (tx: Prisma.TransactionClient) => Promise<Result>;

const attempts = 5;
/** Those that were in each other's way begin again this many milliseconds apart at most, longer each time. */
const pause = 40;

/**
 * Runs a transaction, or as part of the one that is open already: all of it is kept, or nothing. `database()` and
 * `pool()` are in it too while it runs. One that PostgreSQL ended because of a deadlock or a write conflict is run
 * again; one that takes longer than `timeout` milliseconds is ended.
 */
export async function transaction<Result>(run: Run<Result>, timeout = 15_000): Promise<Result> {
  const around = openTransaction();
  if (around) return run(around.tx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await begin(run, timeout);
    } catch (error) {
      if (attempt >= attempts || !isConflict(error)) throw error;
      await setTimeout(Math.random() * pause * attempt);
    }
  }
}

function begin<Result>(run: Run<Result>, timeout: number): Promise<Result> {
  const begun: Beginning = { connection: null };
  const running = async (tx: Prisma.TransactionClient) => {
    const { connection } = begun;
    if (!connection) throw new Error("a transaction has begun without a connection of the pool");
    const here = { tx, connection, isOpen: true };
    try {
      return await open.run(here, () => run(tx));
    } finally {
      here.isOpen = false;
    }
  };
  return beginning.run(begun, () => client().$transaction(running, { timeout, maxWait: 10_000 }));
}

const conflicts = /40P01|40001|deadlock detected/;

/** Heard from Prisma, or from the connection itself. */
function isConflict(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError)
    return error.code === "P2034" || conflicts.test(error.message);
  return error instanceof Error && "code" in error && conflicts.test(String(error.code));
}

/** True when a row of that kind is there already (a unique key refused it). */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}

/** True when a row refers to one that is not there (a foreign key refused it). */
export function isMissingReference(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === "P2003" || /23503/.test(`${error.message} ${JSON.stringify(error.meta)}`);
}
