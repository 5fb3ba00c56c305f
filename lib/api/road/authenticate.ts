import { contextOfKey } from "@/lib/access/keys/service";
import type { SessionReader } from "@/lib/access/sign-in/session";
import type { Context } from "@/lib/platform/context";
import { environment } from "@/lib/platform/environment";
import { AppError } from "@/lib/platform/errors";
import type { Budget, Counted } from "@/lib/platform/rate-limits/budgets";

export const noSession: SessionReader = async () => null;

/** Who calls, and what of a key's budgets the call has counted. */
export type Caller = { context: Context; counted: Counted[] };

/** Finds out who calls: an API key in either header, which draws on the budgets, else the browser session. */
export async function authenticate(
  request: Request,
  requestId: string,
  readSession: SessionReader,
  drawn: Budget[],
): Promise<Caller> {
  const key = keyOf(request.headers);
  if (key !== null) {
    const caller = await contextOfKey(key, requestId, drawn);
    if (!caller) throw unauthorized();
    return caller;
  }
  const context = await readSession(request, requestId);
  if (!context) throw unauthorized();
  checkOrigin(request);
  checkTeam(request, context);
  return { context, counted: [] };
}

/** A caller is believed for so long without being looked up again. */
const believedMs = 1_000;

/**
 * A body may be minutes on its way, in which its sender may lose the key, the membership or the role. To ask once the
 * body is there: who calls now, or null when it came at once. Errors: 401 when it is nobody any more.
 */
export function recheckLater(lookUp: () => Promise<Caller>): () => Promise<Context | null> {
  const started = performance.now();
  return async () => (performance.now() - started > believedMs ? (await lookUp()).context : null);
}

function keyOf(headers: Headers): string | null {
  const authorization = headers.get("authorization");
  if (authorization !== null) return /^Bearer\s+(\S+)$/i.exec(authorization.trim())?.[1] ?? "";
  return headers.get("x-api-key");
}

/** A write with the session's cookie must come from our own pages (cross-site request forgery). */
export function checkOrigin(request: Request): void {
  if (["GET", "HEAD", "OPTIONS"].includes(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const host = request.headers.get("host");
  const own = [new URL(environment().BASE_URL).origin, `http://${host}`, `https://${host}`];
  if (site === "same-origin" || (site === null && origin !== null && own.includes(origin))) return;
  throw new AppError(
    "forbidden",
    "A write with a browser session must come from the application's own pages.",
  );
}

/** A page says which team it shows; in another tab the person may have chosen another since. */
function checkTeam(request: Request, { team }: Context): void {
  const shown = request.headers.get("x-team");
  if (shown === null || shown === team.id) return;
  throw new AppError(
    "conflict",
    `The page shows another team than the one that is chosen now, ${team.name}. Nothing was done; load the page anew.`,
    { extra: { team_changed: true } },
  );
}

function unauthorized(): AppError {
  return new AppError(
    "unauthorized",
    "Send a valid API key in the header Authorization: Bearer <API_KEY> (X-API-Key is accepted as well).",
    { headers: { "www-authenticate": "Bearer" } },
  );
}
