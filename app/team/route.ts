import { randomUUID } from "node:crypto";
import { cookies } from "next/headers";
import { isSecure, teamCookie } from "@/lib/access/sign-in/cookies";
import { checkOrigin } from "@/lib/api/road/authenticate";
import { withSmallBody } from "@/lib/api/road/body";
import { problemResponse, toAppError } from "@/lib/api/road/problem";
import { Id } from "@/lib/api/values";
import { AppError } from "@/lib/platform/errors";

/** Chooses the team a person works in; whether they are in it is checked at every request. */
export async function POST(request: Request): Promise<Response> {
  const requestId = randomUUID();
  try {
    checkOrigin(request);
    (await cookies()).set(teamCookie, await teamOf(request), {
      httpOnly: true,
      sameSite: "lax",
      secure: isSecure(),
      path: "/",
      maxAge: 365 * 24 * 60 * 60,
    });
    return new Response(null, { status: 303, headers: { location: "/", "x-request-id": requestId } });
  } catch (error) {
    return problemResponse(toAppError(error, requestId), requestId);
  }
}

async function teamOf(request: Request): Promise<string> {
  const form = await (await withSmallBody(request)).formData().catch(() => null);
  const team = Id.safeParse(form?.get("team"));
  if (!team.success) throw new AppError("bad-request", "Send a form whose member team is the id of a team.");
  return team.data;
}
