import type { QueryConfig } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Context } from "@/lib/context";
import { pool } from "@/lib/database/pool";
import { AppError } from "@/lib/errors";

/** Calls a minute and key. A scanning call draws on both budgets. */
export const budgets = { library: 600, scan: 60 } as const;
export type Budget = keyof typeof budgets;

const windowSeconds = 60;

type State = { budget: Budget; remaining: number; msBeforeNext: number; isExceeded: boolean };

let limiters: Record<Budget, RateLimiterPostgres> | null = null;

/** The budgets a call of this class draws on. */
export function budgetsOf(limit: "none" | "library" | "scan"): Budget[] {
  if (limit === "none") return [];
  return limit === "scan" ? ["library", "scan"] : ["library"];
}

/** The `RateLimit-Policy` header of a class of calls. */
export function policyHeader(drawn: Budget[]): Record<string, string> {
  if (!drawn.length) return {};
  const policies = drawn.map((budget) => `"${budget}";q=${budgets[budget]};w=${windowSeconds}`);
  return { "ratelimit-policy": policies.join(", ") };
}

/**
 * Counts a call of an API key; people in the browser are not limited. Returns the `RateLimit` header.
 * Errors: 429 with the seconds to wait when a budget is used up.
 */
export async function countCall(context: Context, drawn: Budget[]): Promise<Record<string, string>> {
  const { actor } = context;
  if (actor.kind !== "key" || !drawn.length) return {};
  const states = await Promise.all(drawn.map((budget) => consume(budget, actor.id)));
  const headers = {
    ratelimit: states.map((s) => `"${s.budget}";r=${s.remaining};t=${seconds(s.msBeforeNext)}`).join(", "),
  };
  const exceeded = states.filter((state) => state.isExceeded);
  if (!exceeded.length) return headers;
  const wait = seconds(Math.max(...exceeded.map((state) => state.msBeforeNext)));
  const limit = exceeded.map(({ budget }) => budgets[budget]).sort((a, b) => a - b)[0];
  throw new AppError(
    "too-many-requests",
    `This key has used its ${limit} calls of the minute. Wait ${wait} seconds.`,
    { headers: { ...headers, "retry-after": String(wait) } },
  );
}

async function consume(budget: Budget, keyId: string): Promise<State> {
  const result = await limiter(budget)
    .consume(keyId)
    .catch((error: unknown) => {
      if (error instanceof RateLimiterRes) return error;
      throw error;
    });
  const isExceeded = result.consumedPoints > budgets[budget];
  return {
    budget,
    remaining: Math.max(0, budgets[budget] - result.consumedPoints),
    msBeforeNext: result.msBeforeNext,
    isExceeded,
  };
}

function limiter(budget: Budget): RateLimiterPostgres {
  limiters ??= { library: newLimiter("library"), scan: newLimiter("scan") };
  return limiters[budget];
}

function newLimiter(budget: Budget): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: { query: (statement: QueryConfig) => pool().query(statement) },
    storeType: "client",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: budget,
    points: budgets[budget],
    duration: windowSeconds,
  });
}

function seconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
