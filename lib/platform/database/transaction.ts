import { database } from "./client";
import { Prisma } from "./generated/client";

const attempts = 3;

/**
 * Runs a transaction; one that PostgreSQL ended because of a deadlock or a write conflict is run again. One that
 * takes longer than `timeout` milliseconds is ended.
 */
export async function transaction<Result>(
  run: (tx: Prisma.TransactionClient) => Promise<Result>,
  timeout = 15_000,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database().$transaction(run, { timeout, maxWait: 10_000 });
    } catch (error) {
      if (attempt >= attempts || !isConflict(error)) throw error;
    }
  }
}

function isConflict(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === "P2034" || /40P01|40001|deadlock detected/.test(error.message);
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
