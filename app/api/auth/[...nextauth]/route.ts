import NextAuth from "next-auth";
import { signInOptions } from "@/lib/access/sign-in/options";

type Parameters = { params: Promise<{ nextauth: string[] }> };

/** The address that people typed counts, whether it is the host's name or its number. */
process.env.AUTH_TRUST_HOST ??= "1";

const answer = (request: Request, parameters: Parameters): Promise<Response> =>
  NextAuth(signInOptions())(request, parameters);

export { answer as GET, answer as POST };
