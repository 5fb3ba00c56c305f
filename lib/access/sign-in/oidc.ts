import type { OAuthConfig } from "next-auth/providers/oauth";
import { z } from "zod";
import { environment } from "@/lib/platform/environment";

/** What a provider says of a person; some write booleans as text. */
export const OidcClaims = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
});
export type OidcClaims = z.infer<typeof OidcClaims>;

export const oidcId = "oidc";

/** What the button of the configured provider names; null without one. */
export function oidcName(): string | null {
  const { OIDC_ISSUER, OIDC_NAME } = environment();
  return OIDC_ISSUER ? OIDC_NAME : null;
}

/** The OpenID Connect provider of the settings, as any is that publishes its configuration; none without one. */
export function oidcProviders(): OAuthConfig<OidcClaims>[] {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = environment();
  if (!OIDC_ISSUER) return [];
  return [
    {
      id: oidcId,
      name: OIDC_NAME,
      type: "oauth",
      wellKnown: `${OIDC_ISSUER}/.well-known/openid-configuration`,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      authorization: { params: { scope: "openid email profile" } },
      idToken: true,
      checks: ["pkce", "state", "nonce"],
      userinfo: { request: ({ client, tokens }) => claimsOf(client, tokens) },
      // Whose account it is here is decided when their e-mail is looked up.
      profile: ({ sub }) => ({ id: sub }),
    },
  ];
}

type Request = Parameters<NonNullable<Extract<OAuthConfig<OidcClaims>["userinfo"], object>["request"]>>[0];

/** Many providers put the e-mail into the token that they sign, others tell it only when asked. */
async function claimsOf(client: Request["client"], tokens: Request["tokens"]): Promise<OidcClaims> {
  const signed = "claims" in tokens && typeof tokens.claims === "function" ? tokens.claims() : {};
  const known = OidcClaims.safeParse(signed);
  if (known.success && known.data.email) return known.data;
  const asked = client.issuer.metadata.userinfo_endpoint
    ? await client.userinfo(String(tokens.access_token))
    : {};
  return OidcClaims.parse({ ...asked, ...signed });
}
