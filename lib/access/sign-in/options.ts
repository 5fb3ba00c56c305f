import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { authenticationSecret } from "@/lib/platform/authentication-secret";
import { environment } from "@/lib/platform/environment";
import { signIn, TooManyAttempts } from "./service";

/** How people sign in: e-mail and password, the session in a signed cookie for thirty days. */
export function signInOptions(): NextAuthOptions {
  return {
    secret: authenticationSecret(),
    session: { strategy: "jwt", maxAge: 30 * 24 * 60 * 60 },
    pages: { signIn: "/sign-in", error: "/sign-in" },
    useSecureCookies: isSecure(),
    providers: [
      Credentials({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        async authorize(credentials, request) {
          if (!credentials?.email || !credentials.password) return null;
          try {
            return await signIn(credentials.email, credentials.password, callerOf(request.headers));
          } catch (error) {
            if (error instanceof TooManyAttempts) throw new Error(`wait:${error.seconds}`);
            throw error;
          }
        },
      }),
    ],
  };
}

export function isSecure(): boolean {
  return environment().BASE_URL.startsWith("https://");
}

export const sessionCookie = () => `${isSecure() ? "__Secure-" : ""}next-auth.session-token`;

function callerOf(headers: Record<string, unknown> | undefined): string {
  const forwarded = headers?.["x-forwarded-for"];
  return typeof forwarded === "string" ? (forwarded.split(",").pop()?.trim() ?? "unknown") : "unknown";
}
