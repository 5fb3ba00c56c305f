import { AppError } from "@/lib/platform/errors";

/** Calls a minute and key. A scanning call draws on both budgets. */
const budgets = { library: 600, scan: 60 } as const;
export type Budget = keyof typeof budgets;

export const windowSeconds = 60;

/** A budget of a key as it has been counted: the calls of its minute, and when that ends in milliseconds of the clock. */
export type Counted = { budget: Budget; points: number; expire: number };

/**
 * Adds a call of a key to budgets, whose minute begins with its first call, and answers them in the order given. All
 * instances share it, and of calls at one time each gets a number of its own.
 */
export type CallCounter = (keyId: string, drawn: Budget[], now: number) => Promise<Counted[]>;

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

/** The `RateLimit` header of what was counted. Errors: 429 with the seconds to wait when a budget is used up. */
export function limitHeader(counted: Counted[], now = Date.now()): Record<string, string> {
  if (!counted.length) return {};
  const states = counted.map(({ budget, points, expire }) => ({
    budget,
    remaining: Math.max(0, budgets[budget] - points),
    wait: Math.max(1, Math.ceil((expire - now) / 1000)),
    isExceeded: points > budgets[budget],
  }));
  const headers = { ratelimit: states.map((s) => `"${s.budget}";r=${s.remaining};t=${s.wait}`).join(", ") };
  const exceeded = states.filter((state) => state.isExceeded);
  if (!exceeded.length) return headers;
  const wait = Math.max(...exceeded.map((state) => state.wait));
  const limit = Math.min(...exceeded.map(({ budget }) => budgets[budget]));
  throw new AppError(
    "too-many-requests",
    `This key has used its ${limit} calls of the minute. Wait ${wait} seconds.`,
    { headers: { ...headers, "retry-after": String(wait) } },
  );
}
