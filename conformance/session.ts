import type { Answer, Service } from "./service";

/** Signs a person in as a browser does and gives the cookie of the session. */
export async function signIn(base: string, person: { email: string; password: string }): Promise<string> {
  const csrf = await fetch(`${base}/api/auth/csrf`);
  const { csrfToken } = await csrf.json();
  const body = new URLSearchParams({ ...person, csrfToken, json: "true" });
  const headers = { cookie: cookiesOf(csrf) };
  const answer = await fetch(`${base}/api/auth/callback/credentials`, {
    method: "POST",
    headers,
    body,
    redirect: "manual",
  });
  const cookie = cookiesOf(answer);
  if (!cookie.includes("session-token")) throw new Error(`signing in was answered with ${answer.status}`);
  return cookie;
}

/** A call of the web application's own pages. */
export function callAsPerson(
  service: Service,
  cookie: string,
  method: string,
  path: string,
  json?: unknown,
): Promise<Answer> {
  const headers = { cookie, "sec-fetch-site": "same-origin" };
  return service.call(method, path, { key: null, headers, json });
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
