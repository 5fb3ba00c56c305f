import { environment } from "@/lib/platform/environment";

/** Holds the id of the team that a person works in. */
export const teamCookie = "sixteen-team";

/** Whether cookies travel over HTTPS alone. */
export function isSecure(): boolean {
  return environment().BASE_URL.startsWith("https://");
}

/** Where next-auth keeps the address to go on to. */
export function wayOnCookie(): string {
  return `${isSecure() ? "__Secure-" : ""}next-auth.callback-url`;
}
