import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import * as sessions from "@/lib/access/sessions/service";
import { authenticationSecret } from "@/lib/platform/authentication-secret";
import { log } from "@/lib/platform/log";
import { TooManyGuesses } from "@/lib/platform/rate-limits/guesses";
import { clientAddress } from "./client-address";
import { isSecure } from "./cookies";
import { OidcClaims, oidcId, oidcProviders } from "./oidc";
import { personOfVerified, signIn } from "./service";
import { sessionNamed } from "./session";
import { wayOn } from "./way-on";

/** How people sign in: e-mail and password, or the provider of the settings. The cookie names a session, and opens nothing once that has ended. */
export function signInOptions(): NextAuthOptions {
  return {
    secret: authenticationSecret(),
    session: { strategy: "jwt", maxAge: sessions.lastsDays * 24 * 60 * 60 },
    pages: { signIn: "/sign-in", error: "/sign-in" },
    useSecureCookies: isSecure(),
    providers: [
      Credentials({
        credentials: { email: { type: "email" }, password: { type: "password" }, code: { type: "text" } },
        authorize: (credentials, request) => authorize(credentials, request.headers?.["x-forwarded-for"]),
      }),
      ...oidcProviders(),
    ],
    callbacks: {
      redirect: async ({ url, baseUrl }) => wayOn(url, baseUrl),
      /** Who comes from a provider is the person here who has the e-mail that it has verified. */
      async signIn({ user, account, profile }) {
        if (account?.provider !== oidcId) return true;
        const claims = OidcClaims.safeParse(profile);
        if (!claims.success || claims.data.email_verified !== true) return "/sign-in?error=EmailNotVerified";
        const person = await personOfVerified(claims.data);
        if (!person) return "/sign-in?error=NoAccount";
        user.id = person.id;
        return true;
      },
      /** Called when somebody has signed in, and when their browser asks for its session. */
      async jwt({ token, user, account }) {
        if (user) return { sub: user.id, sid: await sessions.open(user.id, account?.provider === oidcId) };
        const named = sessionNamed(token);
        if (!named || !(await sessions.find(named.sessionId, named.userId)))
          throw new Error("This session has ended.");
        return token;
      },
    },
    events: {
      async signOut({ token }) {
        const named = sessionNamed(token);
        if (named) await sessions.end(named.sessionId);
      },
    },
  };
}

/** What is thrown here becomes part of an address: a word for the form, never what went wrong inside. */
async function authorize(
  credentials: Record<"email" | "password" | "code", unknown> | undefined,
  forwarded: unknown,
) {
  const { email, password, code } = credentials ?? {};
  if (typeof email !== "string" || typeof password !== "string" || !email || !password) return null;
  const address = clientAddress(typeof forwarded === "string" ? forwarded : null);
  const found = await signIn(email, password, address, typeof code === "string" ? code.trim() : "").catch(
    (error: unknown) => {
      if (error instanceof TooManyGuesses) throw new Error(`wait:${error.seconds}`);
      log.error("signing in failed", { error });
      throw new Error("unavailable");
    },
  );
  if (found === "code") throw new Error("code");
  return found;
}
