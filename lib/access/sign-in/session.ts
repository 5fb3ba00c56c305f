import { decode } from "next-auth/jwt";
import type { SessionReader } from "@/lib/api/road/authenticate";
import { authenticationSecret } from "@/lib/platform/authentication-secret";
import { sessionCookie } from "./options";
import { contextOfPerson } from "./service";

/** Holds the id of the team that a person works in. */
export const teamCookie = "sixteen-team";

/** The id of the person whose session a cookie header carries, else null. */
export async function personOf(cookies: Map<string, string>): Promise<string | null> {
  const token = cookies.get(sessionCookie());
  if (!token) return null;
  const claims = await decode({ token, secret: authenticationSecret() }).catch(() => null);
  return claims?.sub ?? null;
}

/** Reads who is signed in from a request's cookies. */
export const readSession: SessionReader = async (request, requestId) => {
  const cookies = parseCookies(request.headers.get("cookie") ?? "");
  const userId = await personOf(cookies);
  return userId ? contextOfPerson(userId, cookies.get(teamCookie) ?? null, requestId) : null;
};

function parseCookies(header: string): Map<string, string> {
  const pairs = header.split(/;\s*/).map((pair): [string, string] => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
  });
  return new Map(pairs);
}
