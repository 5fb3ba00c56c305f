import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { createTeam } from "@/lib/access/teams/service";
import { line } from "./report";
import { forgetCounts, newMember, newPerson, type Person, type Target } from "./world";

/** Guessing, sessions that ought to have ended, and codes that were used before. */
export async function attackSignIn(target: Target): Promise<void> {
  const { owner, teamId } = await newTeam();
  await attackPasswords(target, owner);
  await forgetCounts();
  await attackSessions(target, teamId);
  await forgetCounts();
  await attackCodes(target);
  await forgetCounts();
}

async function newTeam(): Promise<{ owner: Person; teamId: string }> {
  const owner = newPerson();
  const { teamId } = await createTeam({ name: `Doors ${randomUUID()}`, ...owner });
  return { owner, teamId };
}

/** Four hundred guesses at once at one account, each claiming another address; then its owner, from elsewhere. */
async function attackPasswords(target: Target, owner: Person): Promise<void> {
  const guesses = Array.from({ length: 400 }, (_, i) =>
    target.signIn({ ...owner, password: `guess number ${i}` }, {}, { headers: forwarded(i) }),
  );
  const errors = (await Promise.all(guesses)).map(({ error, cookie }) => (cookie ? "IN" : error));
  const checked = errors.filter((error) => error === "CredentialsSignin").length;
  const others = errors.filter((error) => error !== "CredentialsSignin" && !error?.startsWith("wait:"));
  line(
    "of 400 simultaneous guesses at one account ten are checked",
    checked <= 10,
    `${checked} checked`,
    400,
  );
  line("the others are told to wait", others.length === 0, others.slice(0, 3).join() || "all wait:…");
  const right = await target.signIn(owner);
  line(
    "the right password does not go through from the guesser's address",
    right.cookie === null,
    String(right.error),
  );
  const elsewhere = await target.signIn(owner, {}, { from: "127.0.0.9" });
  line("the owner signs in from another address", elsewhere.cookie !== null, String(elsewhere.error));
  const unknown = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      target.signIn({ email: `${i}@example.com`, password: "x".repeat(4_000) }),
    ),
  );
  const told = new Set(unknown.map(({ error }) => error?.replace(/\d+/, "")));
  line(
    "unknown accounts are answered as known ones",
    [...told].every((error) => /^(CredentialsSignin|wait:)$/.test(String(error))),
    [...told].join(),
    40,
  );
  const csrf = await target.ask("POST", "/api/auth/callback/credentials", {
    body: new URLSearchParams({ ...owner, csrfToken: "x", json: "true" }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
    from: "127.0.0.8",
  });
  const cookies = (csrf.headers["set-cookie"] ?? []).join();
  line("signing in without the page's token", !cookies.includes("session-token"), csrf.status);
}

const forwarded = (i: number) => ({
  "x-forwarded-for": `198.51.${i >> 8}.${i & 255}`,
  "x-real-ip": `198.51.100.${i & 255}`,
  forwarded: `for=198.51.100.${i & 255}`,
  "cf-connecting-ip": `198.51.100.${i & 255}`,
  "true-client-ip": `198.51.100.${i & 255}`,
});

async function attackSessions(target: Target, teamId: string): Promise<void> {
  const opens = async (cookie: string) => (await target.asPerson(cookie, "GET", "/profile")).status;
  const one = await newMember(target, teamId, "owner");
  const csrf = await target.ask("GET", "/api/auth/csrf", { headers: { cookie: one.cookie } });
  const token = (csrf.headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
  const form = { "content-type": "application/x-www-form-urlencoded" };
  await target.ask("POST", "/api/auth/signout", {
    body: "csrfToken=x",
    headers: { ...form, cookie: one.cookie },
  });
  line("signing somebody out from another site", (await opens(one.cookie)) === 200, "still signed in");
  await target.ask("POST", "/api/auth/signout", {
    body: new URLSearchParams({ csrfToken: csrf.json.csrfToken, json: "true" }).toString(),
    headers: { ...form, cookie: `${one.cookie}; ${token}` },
  });
  const afterOut = await opens(one.cookie);
  line("a kept cookie after signing out", afterOut === 401, afterOut);
  await attackAfterChanges(target, teamId, opens);
  for (const [what, cookie] of Object.entries(forgedCookies()))
    line(`a cookie with ${what}`, (await opens(cookie)) === 401, "401");
}

async function attackAfterChanges(
  target: Target,
  teamId: string,
  opens: (cookie: string) => Promise<number>,
): Promise<void> {
  const person = await newMember(target, teamId, "owner");
  const second = await target.cookieOf(person);
  const json = { current_password: person.password, new_password: `new ${randomUUID()}` };
  const changed = await target.asPerson(person.cookie, "PATCH", "/profile", { json });
  const after = await opens(second);
  line(
    "another browser's cookie after the password changed",
    after === 401,
    `${changed.status}, then ${after}`,
  );
  const old = await target.signIn(person);
  line("the old password", old.cookie === null, String(old.error));
  const owner = await newMember(target, teamId, "owner");
  const member = await newMember(target, teamId, "editor");
  const page = await target.ask("GET", "/products", { headers: { cookie: member.cookie } });
  const removed = await target.asPerson(owner.cookie, "DELETE", `/members/${member.userId}`);
  const gone = await opens(member.cookie);
  line(
    "a cookie after its person was taken out of the team",
    gone === 401,
    `${removed.status}, then ${gone}`,
  );
  const after2 = await target.ask("GET", "/products", { headers: { cookie: member.cookie } });
  line(
    "… and its pages",
    page.status === 200 && after2.status === 307,
    `${page.status}, then ${after2.status}`,
  );
  const everywhere = await target.cookieOf(owner);
  await target.asPerson(owner.cookie, "DELETE", "/sessions");
  const ended = await opens(everywhere);
  line("a cookie after signing out everywhere", ended === 401, ended);
}

function forgedCookies(): Record<string, string> {
  const none = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
  const claims = Buffer.from(JSON.stringify({ sub: randomUUID(), sid: randomUUID() })).toString("base64url");
  const name = "next-auth.session-token";
  return {
    "an unsigned token": `${name}=${none}.${claims}.`,
    nothing: `${name}=`,
    "a malformed value": `${name}=%E0%A4%A`,
    "a very long value": `${name}=${"a".repeat(6_000)}`,
    "five parts of nothing": `${name}=....`,
    "parts in chunks": `${name}.0=ey; ${name}.1=ey; ${name}.999999=ey`,
  };
}

/** A code of an authenticator app is taken once, and cannot be guessed. */
async function attackCodes(target: Target): Promise<void> {
  const { teamId } = await newTeam();
  const person = await newMember(target, teamId, "owner");
  const begun = await target.asPerson(person.cookie, "POST", "/second-factor", {
    json: { current_password: person.password },
  });
  const totp = new TOTP({ secret: Secret.fromBase32(begun.json.data.secret) });
  const step = totp.counter();
  const code = (delta: number) => totp.generate({ timestamp: (step + delta) * 30_000 });
  const confirmed = await target.asPerson(person.cookie, "POST", "/second-factor/confirm", {
    json: { code: code(0) },
  });
  const recovery: string[] = confirmed.json.data.recovery_codes;
  const without = await target.signIn(person);
  line(
    "a password without its code",
    without.cookie === null && without.error === "code",
    String(without.error),
  );
  const used = await target.signIn(person, { code: code(0) });
  line("a code that was used to confirm", used.cookie === null, String(used.error));
  const many = await Promise.all(Array.from({ length: 8 }, () => target.signIn(person, { code: code(1) })));
  const entered = many.filter(({ cookie }) => cookie).length;
  line("one code, eight times at once, lets in once", entered === 1, `${entered} let in`, 8);
  await forgetCounts();
  const again = await target.signIn(person, { code: code(1) });
  line("a code that was used to sign in", again.cookie === null, String(again.error));
  const twice = await Promise.all(
    Array.from({ length: 6 }, () => target.signIn(person, { code: recovery[0] ?? "" })),
  );
  const recovered = twice.filter(({ cookie }) => cookie).length;
  line("one recovery code, six times at once, lets in once", recovered === 1, `${recovered} let in`, 6);
  await forgetCounts();
  const guesses = await Promise.all(
    Array.from({ length: 60 }, (_, i) => target.signIn(person, { code: String(i).padStart(6, "0") })),
  );
  const checked = guesses.filter(({ error }) => error === "CredentialsSignin").length;
  line(
    "of 60 guesses at a code, with the right password, ten are checked",
    checked <= 10,
    `${checked} checked`,
    60,
  );
}
