import { randomUUID } from "node:crypto";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { signInOptions } from "@/lib/access/sign-in/options";
import { withSmallBody } from "@/lib/api/road/body";
import { problemResponse, toAppError } from "@/lib/api/road/problem";

type Parameters = { params: Promise<{ nextauth: string[] }> };

/** The address that people typed counts, whether it is the host's name or its number. */
process.env.AUTH_TRUST_HOST ??= "1";

async function answer(request: Request, parameters: Parameters): Promise<Response> {
  const requestId = randomUUID();
  try {
    return await NextAuth(signInOptions())(new NextRequest(await withSmallBody(request)), parameters);
  } catch (error) {
    return problemResponse(toAppError(error, requestId), requestId);
  }
}

export { answer as GET, answer as POST };
