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

/** Guesses at a password so many times at once, each from an address that it claims; answers the errors. */
export async function guessPasswords(base: string, email: string, times: number): Promise<(string | null)[]> {
  const csrf = await fetch(`${base}/api/auth/csrf`);
  const { csrfToken } = await csrf.json();
  const cookie = cookiesOf(csrf);
  const guess = async (i: number) => {
    const answer = await fetch(`${base}/api/auth/callback/credentials`, {
      method: "POST",
      headers: { cookie, "x-forwarded-for": `192.0.2.${i}` },
      body: new URLSearchParams({ email, password: `guess ${i}`, csrfToken, json: "true" }),
      redirect: "manual",
    });
    return new URL((await answer.json()).url).searchParams.get("error");
  };
  return Promise.all(Array.from({ length: times }, (_, i) => guess(i)));
}

/** Signs the person of a cookie out, as the button does. */
export async function signOut(base: string, cookie: string): Promise<void> {
  const csrf = await fetch(`${base}/api/auth/csrf`);
  const { csrfToken } = await csrf.json();
  const headers = { cookie: `${cookie}; ${cookiesOf(csrf)}` };
  const body = new URLSearchParams({ csrfToken, json: "true" });
  await fetch(`${base}/api/auth/signout`, { method: "POST", headers, body, redirect: "manual" });
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
