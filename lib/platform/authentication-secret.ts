import { environment } from "./environment";
import { keptSecret } from "./kept-secret";

/** What sessions and links are signed with: AUTH_SECRET, or the secret generated into DATA_DIR on first use. */
export function authenticationSecret(): string {
  const { AUTH_SECRET, DATA_DIR } = environment();
  return AUTH_SECRET ?? keptSecret(DATA_DIR, "auth-secret");
}
