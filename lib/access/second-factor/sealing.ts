import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { authenticationSecret } from "@/lib/platform/authentication-secret";

const method = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Text that the database alone does not give away: sealed with the secret that sessions are signed with. */
export function seal(text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(method, key(), iv);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64");
}

/** Null where it was sealed with another secret. */
export function unseal(sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv(method, key(), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

function key(): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", authenticationSecret(), "", "second factor", 32));
}
