import { createHash } from "node:crypto";
import { AppError } from "@/lib/platform/errors";

/** The strong ETag of an answer: the same for `{ "data": x }` and for x, as lists and single answers hold the same rows. */
export function etagOf(body: unknown): string {
  return hashed(JSON.stringify(unwrapped(body)) ?? "");
}

/** The strong ETag of bytes. */
export function etagOfBytes(bytes: Uint8Array): string {
  return hashed(bytes);
}

function hashed(content: string | Uint8Array): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
}

/** The x of `{ "data": x }`; anything else as it is. */
export function unwrapped(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("data" in body)) return body;
  return Object.keys(body).length === 1 ? body.data : body;
}

/** Whether If-None-Match names the ETag (RFC 9110, 13.1.2): weak ones are compared as if they were strong. */
export function isNamed(header: string | null, etag: string): boolean {
  return header !== null && names(header).some((name) => name === "*" || name.replace(/^W\//, "") === etag);
}

/** Errors: 412 when If-Match does not name the current ETag (RFC 9110, 13.1.1). */
export function requireMatch(ifMatch: string, etag: string): void {
  if (names(ifMatch).some((name) => name === "*" || name === etag)) return;
  throw new AppError(
    "precondition-failed",
    "It has changed since it was read. Read it again, and repeat the change with its new ETag in If-Match.",
    { headers: { etag } },
  );
}

/** A list of entity tags, of which each may hold commas itself. */
function names(header: string): string[] {
  return header.match(/(?:W\/)?"[^"]*"|[^\s,]+/g) ?? [];
}
