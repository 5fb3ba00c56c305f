import { createHmac, timingSafeEqual } from "node:crypto";
import { authenticationSecret } from "./authentication-secret";
import { environment } from "./environment";
import { AppError } from "./errors";

export const downloadSeconds = 5 * 60;
export const uploadSeconds = 15 * 60;

export type SignedUrl = { url: string; expiresAt: Date };

/** A URL that carries its own right: for one method on one path, until it expires. */
export function signUrl(method: "GET" | "PUT", path: string, seconds: number): SignedUrl {
  const expires = Math.floor(Date.now() / 1000) + seconds;
  const signature = signatureOf(method, path, expires);
  return {
    url: `${environment().CONNECT_URL}${path}?expires=${expires}&signature=${signature}`,
    expiresAt: new Date(expires * 1000),
  };
}

/** Errors: 403 for a URL that is altered, expired, or meant for another method. */
export function checkSignedUrl(method: string, url: URL): void {
  const expires = url.searchParams.get("expires") ?? "";
  const given = Buffer.from(url.searchParams.get("signature") ?? "");
  const expected = Buffer.from(signatureOf(method, url.pathname, Number(expires)));
  const isGenuine =
    /^\d{1,12}$/.test(expires) && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isGenuine) throw new AppError("forbidden", "The signature of this URL is not valid.");
  if (Number(expires) * 1000 <= Date.now())
    throw new AppError("forbidden", "This URL has expired. Request a fresh one.");
}

function signatureOf(method: string, path: string, expires: number): string {
  return createHmac("sha256", authenticationSecret())
    .update(`signed-url\n${method}\n${path}\n${expires}`)
    .digest("base64url");
}
