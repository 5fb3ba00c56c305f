/** Prisma's and the operating system's names for a database that does not answer. */
const codes = new Set([
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  // No transaction could be started in time, or one took too long and was undone.
  "P2028",
  // Others wrote the same at the same time, however often it was tried.
  "P2034",
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
]);
/** Connections (08), writes in each other's way (40), a full disk (53), a stopped server (57P), input and output (58). */
const states = /^(08|40|53|57P|58)/;

/** True when the database could not be reached or cannot work, rather than that it refused a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause && depth < 5; depth += 1) {
    if (typeof cause !== "object") return false;
    if ("code" in cause && typeof cause.code === "string" && isUnavailable(cause.code)) return true;
    if (cause instanceof Error && saysUnavailable(cause.message)) return true;
    cause = "cause" in cause ? cause.cause : null;
  }
  return false;
}

function isUnavailable(code: string): boolean {
  return codes.has(code) || (/^[0-9A-Z]{5}$/.test(code) && states.test(code));
}

const messages =
  /Connection terminated|due to statement timeout|timeout expired|timeout exceeded when trying to connect|DatabaseNotReachable|ConnectionClosed/;

/** Prisma has no code of its own for most states of PostgreSQL and names them in the message. */
function saysUnavailable(message: string): boolean {
  if (messages.test(message)) return true;
  return isUnavailable(/Code: `([0-9A-Z]{5})`/.exec(message)?.[1] ?? "");
}
