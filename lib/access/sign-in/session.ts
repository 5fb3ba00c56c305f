import { NextRequest } from "next/server";
import { getToken } from "next-auth/jwt";
import { z } from "zod";
import * as sessions from "@/lib/access/sessions/service";
import { Id } from "@/lib/api/values";
import { authenticationSecret } from "@/lib/platform/authentication-secret";
import type { Context } from "@/lib/platform/context";
import { environment } from "@/lib/platform/environment";
import { isSecure, teamCookie } from "./cookies";
import { contextIn } from "./service";

/** Who is signed in: their teams by name, and the one they chose, which they may not be in. */
export type SignedIn = {
  userId: string;
  sessionId: string;
  teams: sessions.TeamOfPerson[];
  chosenTeamId: string | null;
};

/** Gives the context of the signed-in person of a request, or null when nobody is signed in. */
export type SessionReader = (request: Request, requestId: string) => Promise<Context | null>;

/** What a session's token says; it opens nothing when the session has ended. */
const Claims = z.object({ sub: Id, sid: Id });

/** The session that a token names, when it is one of ours. */
export function sessionNamed(token: unknown): { sessionId: string; userId: string } | null {
  const claims = Claims.safeParse(token);
  return claims.success ? { sessionId: claims.data.sid, userId: claims.data.sub } : null;
}

/** Who is signed in by a request's Cookie header; null when nobody is. */
export async function signedIn(cookie: string | null): Promise<SignedIn | null> {
  // Only the cookies: of a whole request, an API key would be taken for a token.
  const req = new NextRequest(environment().BASE_URL, { headers: { cookie: cookie ?? "" } });
  const token = await getToken({ req, secret: authenticationSecret(), secureCookie: isSecure() });
  const named = sessionNamed(token);
  const teams = named && (await sessions.find(named.sessionId, named.userId));
  if (!teams) return null;
  return { ...named, teams, chosenTeamId: req.cookies.get(teamCookie)?.value ?? null };
}

/** Their context in the team they chose, or in their first one; null without a team. */
export function contextOf(
  { userId, sessionId, teams, chosenTeamId }: SignedIn,
  requestId: string,
): Context | null {
  const context = contextIn(teams, chosenTeamId, userId, requestId);
  if (context?.actor.kind !== "user") return context;
  return { ...context, actor: { ...context.actor, sessionId } };
}

/** Reads who is signed in from a request's cookies. */
export const readSession: SessionReader = async (request, requestId) => {
  const person = await signedIn(request.headers.get("cookie"));
  return person && contextOf(person, requestId);
};
