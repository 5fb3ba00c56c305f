const codes = new Set([
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08006",
  "08001",
  "08003",
]);

/** True when the error says that the database could not be reached, rather than that it refused a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause && depth < 5; depth += 1) {
    if (typeof cause !== "object") return false;
    if ("code" in cause && typeof cause.code === "string" && codes.has(cause.code)) return true;
    if (
      cause instanceof Error &&
      /Connection terminated|DatabaseNotReachable|ConnectionClosed/.test(cause.message)
    )
      return true;
    cause = "cause" in cause ? cause.cause : null;
  }
  return false;
}
