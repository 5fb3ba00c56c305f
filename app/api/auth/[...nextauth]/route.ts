import { randomUUID } from "node:crypto";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { isSecure, wayOnCookie } from "@/lib/access/sign-in/cookies";
import { signInOptions } from "@/lib/access/sign-in/options";
import { isAddress } from "@/lib/access/sign-in/way-on";
import { withSmallBody } from "@/lib/api/road/body";
import { problemResponse, toAppError } from "@/lib/api/road/problem";
import { AppError } from "@/lib/platform/errors";

type Parameters = { params: Promise<{ nextauth: string[] }> };

/** The address that people typed counts, whether it is the host's name or its number. */
process.env.AUTH_TRUST_HOST ??= "1";

async function answer(request: Request, parameters: Parameters): Promise<Response> {
  const requestId = randomUUID();
  try {
    checkWords(new URL(request.url));
    checkWayOn(new NextRequest(request.url, { headers: request.headers }));
    const asked = new NextRequest(await withSmallBody(request));
    const answered: Response = await NextAuth(signInOptions())(asked, parameters);
    const { status, headers } = answered;
    const response = new Response(answered.body, { status, headers });
    response.headers.set("x-request-id", requestId);
    return response;
  } catch (error) {
    return problemResponse(toAppError(error, requestId), requestId);
  }
}

/** next-auth puts an error of the address into a header, which takes no other characters. */
function checkWords({ pathname, searchParams }: URL): void {
  if (/^[\w:./-]*$/.test(pathname + (searchParams.get("error") ?? ""))) return;
  throw new AppError("bad-request", "This address is not one of signing in.");
}

/** To next-auth an address to go on to that is none is a fault of the settings. A cookie that holds one is forgotten. */
function checkWayOn(request: NextRequest): void {
  const name = wayOnCookie();
  const wanted = [request.cookies.get(name)?.value, request.nextUrl.searchParams.get("callbackUrl")];
  if (wanted.every((one) => !one || isAddress(one))) return;
  throw new AppError("bad-request", "The address to go on to is none.", {
    headers: {
      "set-cookie": `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`,
    },
  });
}

export { answer as GET, answer as POST };
