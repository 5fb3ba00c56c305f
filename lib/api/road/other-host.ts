import type { FileWarning } from "@/lib/api/operation";
import { environment } from "@/lib/platform/environment";

/**
 * Warns where an answer holds a signed address of ours that begins otherwise than the address that was asked: whoever asked
 * may not reach it. Behind a proxy that tells nobody the host it was asked by, the warning is one too many.
 */
export function otherHostWarnings(request: Request, body: string): FileWarning[] {
  const { CONNECT_URL, BASE_URL } = environment();
  const asked = request.headers.get("x-forwarded-host") ?? request.headers.get("host");
  const own = [CONNECT_URL, BASE_URL].map((url) => new URL(url).host);
  if (!asked || own.includes(asked) || !body.includes(`"${CONNECT_URL}/files/`)) return [];
  // What was asked is not repeated: it is whatever the caller wrote
  const message = `The address in this answer begins with ${CONNECT_URL}, which is not what was asked. If it cannot be reached, have BASE_URL or CONNECT_URL set.`;
  return [{ code: "other_host", message, subject: CONNECT_URL }];
}
