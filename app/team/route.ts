import { cookies } from "next/headers";
import { isSecure } from "@/lib/access/sign-in/options";
import { teamCookie } from "@/lib/access/sign-in/session";

/** Chooses the team a person works in; whether they are in it is checked at every request. */
export async function POST(request: Request): Promise<Response> {
  const team = (await request.formData()).get("team");
  if (typeof team !== "string") return new Response("team is missing", { status: 400 });
  (await cookies()).set(teamCookie, team, {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(),
    path: "/",
    maxAge: 365 * 24 * 60 * 60,
  });
  return new Response(null, { status: 303, headers: { location: "/" } });
}
