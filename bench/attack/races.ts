import { randomUUID } from "node:crypto";
import { database } from "@/lib/platform/database/client";
import type { Answer } from "./ask";
import { filePart, formBody } from "./forms";
import { line } from "./report";
import { forgetCounts, newMember, newSheet, newSide, type Target, untilRead } from "./world";

const times = 12;
const atOnce = <T>(run: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, i) => run(i)));

/** The same thing at once, twelve times; and people of lesser roles who want more. */
export async function attackRaces(target: Target): Promise<void> {
  const side = await newSide(target, "Races");
  const { key, cookie, ids, teamId } = side;
  const told = (what: string, answers: Answer[], isHeld: boolean) =>
    line(
      what,
      isHeld,
      answers
        .map(({ status }) => status)
        .sort()
        .join(),
      times,
    );
  const count = (answers: Answer[], status: number) => answers.filter((one) => one.status === status).length;
  const idempotency = { "idempotency-key": randomUUID() };
  const name = `Once ${randomUUID()}`;
  const made = await atOnce(() =>
    target.withKey(key, "POST", "/locations", { json: { name }, headers: idempotency }),
  );
  const places = await database().workplace.count({ where: { teamId, name } });
  told(
    "one Idempotency-Key at once makes one workplace",
    made,
    places === 1 && made.every(({ status }) => [201, 409].includes(status)),
  );
  const other = await target.withKey(key, "POST", "/locations", {
    json: { name: "other" },
    headers: idempotency,
  });
  line("the same key with another body", [409, 422].includes(other.status), other.status);
  const removals = await atOnce(() => target.withKey(key, "DELETE", `/inventory/${ids.inventoryId}`));
  told("one line of stock removed at once is removed once", removals, count(removals, 404) === times - 1);
  await untilRead(teamId);
  const release = { json: { accept_open: true, reason: "raced" } };
  const releases = await atOnce(() => target.asPerson(cookie, "POST", `/sds/${ids.sdsId}/release`, release));
  const lines = await database()
    .release.count({ where: { teamId } })
    .catch(() => -1);
  told(
    `releases of one sheet at once (${lines} kept)`,
    releases,
    releases.every(({ status }) => status < 500) && lines <= 1,
  );
  const sheet = Buffer.from(await newSheet());
  const uploads = await atOnce(() => target.withKey(key, "POST", "/sds", formBody([filePart(sheet)])));
  const documents = new Set(uploads.map(({ json }) => json?.id));
  told(
    `one file uploaded at once (${documents.size} documents)`,
    uploads,
    uploads.every(({ status }) => status < 500) && documents.size === 1,
  );
  const runs = await atOnce(() =>
    target.withKey(key, "POST", `/uploads/${ids.upload_id}/ingest`, { json: {} }),
  );
  const runIds = new Set(runs.flatMap(({ json }) => json?.data?.run_id ?? []));
  told(
    `one upload ingested at once (${runIds.size} runs)`,
    runs,
    runs.every(({ status }) => status < 500) && runIds.size === 1,
  );
  await raceOwners(target);
  await forgetCounts();
  await wantMore(target, teamId, ids);
}

/** Two owners take each other's role and membership at once: somebody has to stay. */
async function raceOwners(target: Target): Promise<void> {
  let without = 0;
  for (let round = 0; round < 4; round += 1) {
    const side = await newSide(target, "Owners");
    const { userId: first } = await database().membership.findFirstOrThrow({
      where: { teamId: side.teamId, role: "owner" },
    });
    const second = await newMember(target, side.teamId, "owner");
    await Promise.all([
      round % 2
        ? target.asPerson(side.cookie, "DELETE", `/members/${second.userId}`)
        : target.asPerson(side.cookie, "PATCH", `/members/${second.userId}`, { json: { role: "reader" } }),
      round % 2
        ? target.asPerson(second.cookie, "DELETE", `/members/${first}`)
        : target.asPerson(second.cookie, "PATCH", `/members/${first}`, { json: { role: "reader" } }),
    ]);
    if ((await database().membership.count({ where: { teamId: side.teamId, role: "owner" } })) === 0)
      without += 1;
  }
  line(
    "two owners who end each other at once leave one",
    without === 0,
    `${without} of 4 teams without an owner`,
    8,
  );
}

/** Roles that are taken rather than given. */
async function wantMore(target: Target, teamId: string, ids: Record<string, string>): Promise<void> {
  for (const role of ["reader", "editor", "admin"] as const) {
    const person = await newMember(target, teamId, role);
    const call = (method: string, path: string, json: unknown) =>
      target.asPerson(person.cookie, method, path, { json });
    const answers = await Promise.all([
      call("PATCH", `/members/${person.userId}`, { role: "owner" }),
      call("POST", "/invitations", { email: `${randomUUID()}@example.com`, role: "owner" }),
      call("PATCH", "/profile", { name: "x", role: "owner" }),
      call("PATCH", "/profile", { name: "x", memberships: [{ role: "owner" }] }),
      call("PATCH", "/profile", { email: "other@example.com" }),
      call("POST", "/api-keys", { name: "x", team_id: ids.teamId, scopes: ["admin"] }),
    ]);
    const now = await database().membership.findFirstOrThrow({ where: { teamId, userId: person.userId } });
    const taken = answers.filter(({ status }) => status < 300).length;
    line(
      `a ${role} who wants to be owner`,
      taken === 0 && now.role === role,
      answers.map(({ status }) => status).join(),
      answers.length,
    );
  }
  const owners = await database().membership.findMany({ where: { teamId, role: "owner" } });
  const admin = await newMember(target, teamId, "admin");
  const reader = await newMember(target, teamId, "reader");
  const link = await target.asPerson(admin.cookie, "POST", `/members/${owners[0]?.userId}/password-link`, {
    json: {},
  });
  line(
    "an admin who wants the owner's password link",
    link.status >= 400 && link.status < 500,
    `${link.status} ${link.text.slice(0, 100)}`,
  );
  const ended = await target.asPerson(admin.cookie, "DELETE", `/members/${owners[0]?.userId}`);
  line("an admin who removes the owner", ended.status >= 400, ended.status);
  const keys = await target.asPerson(reader.cookie, "GET", "/api-keys", {});
  line("a reader who looks at the keys", keys.status === 403, keys.status);
}
