import { expect, test } from "vitest";
import { unsafeAccept, unsafeFind } from "@/lib/access/invitations/service";
import { signIn } from "@/lib/access/sign-in/service";
import { database } from "@/lib/platform/database/client";
import { ApiClient, signedIn, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";

testDatabase();

const from = { address: "192.0.2.1" };
const tokenOf = (url: string) => url.split("/").at(-1) ?? "";

test("an invited person names a password and is in the team with the role they were given", async () => {
  const team = await testTeam();
  const admin = await signedIn(team, "admin");
  const { body } = await admin.post("/invitations", { email: "New.Person@Example.com", role: "editor" });
  const token = tokenOf(body.data.url);
  expect(await unsafeFind(token)).toMatchObject({
    email: "new.person@example.com",
    role: "editor",
    userId: null,
  });
  const weak = unsafeAccept(token, { ...from, signedInId: null, name: "N", password: "short" });
  await expect(weak).rejects.toThrow("12 to 200");
  await unsafeAccept(token, { ...from, signedInId: null, name: "New", password: "a long password" });
  expect(await signIn("new.person@example.com", "a long password", "test")).toMatchObject({ name: "New" });
  const members = (await admin.get("/members")).body.data;
  expect(members).toContainEqual(
    expect.objectContaining({ email: "new.person@example.com", role: "editor" }),
  );
  await expect(
    unsafeAccept(token, { ...from, signedInId: null, name: null, password: "a long password" }),
  ).rejects.toThrow();
  expect((await admin.get("/invitations")).body.data).toEqual([]);
});

test("an account that exists is joined only by the person who is signed in to it", async () => {
  const [team, other] = [await testTeam(), await testTeam()];
  const person = (await signedIn(other, "owner")).person;
  const id = person?.actor.kind === "user" ? person.actor.id : "";
  const { email } = await database().user.findUniqueOrThrow({ where: { id } });
  const owner = await signedIn(team, "owner");
  const { body } = await owner.post("/invitations", { email, role: "reader" });
  const token = tokenOf(body.data.url);
  await expect(
    unsafeAccept(token, { ...from, signedInId: null, name: null, password: "a long password" }),
  ).rejects.toThrow("Sign in");
  await unsafeAccept(token, { ...from, signedInId: id, name: null, password: null });
  expect(await database().membership.count({ where: { userId: id } })).toBe(2);
});

test("a withdrawn invitation leads nowhere; a second one of the same address ends the first", async () => {
  const owner = await signedIn(await testTeam(), "owner");
  const invite = async () =>
    (await owner.post("/invitations", { email: "x@example.com", role: "reader" })).body.data;
  const first = await invite();
  const second = await invite();
  expect(await unsafeFind(tokenOf(first.url))).toBeNull();
  expect((await owner.delete(`/invitations/${second.id}`)).status).toBe(200);
  expect(await unsafeFind(tokenOf(second.url))).toBeNull();
});

test("links are guessed at a hundred times by an address at most, and counted before they are looked up", async () => {
  const owner = await signedIn(await testTeam(), "owner");
  const { body } = await owner.post("/invitations", { email: "y@example.com", role: "reader" });
  const person = { signedInId: null, address: "192.0.2.77", name: null, password: "a long password" };
  const guesses = Array.from({ length: 120 }, (_, i) => unsafeAccept(`guess-${i}`, person));
  const outcomes = (await Promise.allSettled(guesses)).map((one) => "reason" in one && one.reason.code);
  expect(outcomes.filter((code) => code === "not-found")).toHaveLength(100);
  expect(outcomes.filter((code) => code === "too-many-requests")).toHaveLength(20);
  const token = tokenOf(body.data.url);
  await expect(unsafeAccept(token, person)).rejects.toMatchObject({ code: "too-many-requests" });
  await unsafeAccept(token, { ...person, address: "192.0.2.78" });
});

test("the last owner stays, and an admin makes no owners", async () => {
  const team = await testTeam();
  const [owner, admin, editor] = [
    await signedIn(team, "owner"),
    await signedIn(team, "admin"),
    await signedIn(team, "editor"),
  ];
  const members: { id: string; role: string }[] = (await owner.get("/members")).body.data;
  const idOf = (role: string) => members.find((member) => member.role === role)?.id;
  expect((await owner.patch(`/members/${idOf("owner")}`, { role: "admin" })).status).toBe(409);
  expect((await owner.delete(`/members/${idOf("owner")}`)).status).toBe(409);
  expect((await admin.patch(`/members/${idOf("editor")}`, { role: "owner" })).status).toBe(403);
  expect((await admin.delete(`/members/${idOf("owner")}`)).status).toBe(403);
  expect((await admin.post("/invitations", { email: "o@example.com", role: "owner" })).status).toBe(403);
  expect((await editor.patch(`/members/${idOf("admin")}`, { role: "reader" })).status).toBe(403);
  expect((await owner.patch(`/members/${idOf("editor")}`, { role: "reader" })).status).toBe(200);
  expect((await admin.delete(`/members/${idOf("editor")}`)).status).toBe(200);
});

test("a key is shown once, works, and ends when it is revoked", async () => {
  const team = await testTeam();
  const admin = await signedIn(team, "admin");
  const { body } = await admin.post("/api-keys", { name: "ERP", read_only: true });
  const client = new ApiClient(body.data.key);
  expect((await client.get("/workplaces")).status).toBe(200);
  const listed = (await admin.get("/api-keys")).body.data.find(
    ({ id }: { id: string }) => id === body.data.id,
  );
  expect(listed).toMatchObject({ name: "ERP", read_only: true, revoked_at: null });
  expect(listed.last_used_at).not.toBeNull();
  expect(JSON.stringify(listed)).not.toContain(body.data.key);
  expect((await admin.delete(`/api-keys/${body.data.id}`)).status).toBe(200);
  expect((await client.get("/workplaces")).status).toBe(401);
  const stranger = await signedIn(await testTeam(), "owner");
  expect((await stranger.delete(`/api-keys/${body.data.id}`)).status).toBe(404);
  expect((await (await signedIn(team, "editor")).get("/api-keys")).status).toBe(403);
});

test("a team's settings are read by all and changed by admins", async () => {
  const team = await testTeam("Before");
  const [admin, reader] = [await signedIn(team, "admin"), await signedIn(team, "reader")];
  const unreleased = { labels: "stop", cards: "nothing", signatures: "warning", register: "warning" };
  const change = {
    name: "After",
    enrichments: ["cmr"],
    sheet_age_years: 5,
    country: "NL",
    share_catalogue: true,
    require_second_factor: true,
    unreleased,
  };
  expect((await reader.patch("/team", change)).status).toBe(403);
  expect((await admin.patch("/team", change)).body.data).toEqual(change);
  expect((await reader.get("/team")).body.data).toEqual(change);
  expect((await admin.patch("/team", { enrichments: ["astrology"] })).status).toBe(422);
});

test("a person changes their own name, language and form of dates, and the password only knowing the old one", async () => {
  const reader = await signedIn(await testTeam(), "reader");
  expect((await reader.patch("/profile", { name: "Ada", language: "de" })).body.data).toMatchObject({
    name: "Ada",
    language: "de",
  });
  expect((await reader.patch("/profile", { date_form: "ymd" })).body.data).toMatchObject({
    language: "de",
    date_form: "ymd",
  });
  expect((await reader.patch("/profile", { date_form: "dd.mm" })).status).toBe(422);
  const wrong = { current_password: "not it", new_password: "a new password" };
  expect((await reader.patch("/profile", wrong)).status).toBe(422);
});

test("an administrator sees which keys somebody made who is no longer in the team", async () => {
  const team = await testTeam();
  const [owner, admin] = [await signedIn(team, "owner"), await signedIn(team, "admin")];
  await admin.post("/api-keys", { name: "Theirs" });
  await owner.post("/api-keys", { name: "Ours" });
  const id = admin.person?.actor.kind === "user" ? admin.person.actor.id : "";
  const left = async () => {
    const { data } = (await owner.get("/api-keys")).body;
    return data.flatMap((key: { name: string; has_maker_left: boolean }) =>
      key.has_maker_left ? key.name : [],
    );
  };
  expect(await left()).toEqual([]);
  await owner.delete(`/members/${id}`);
  expect(await left()).toEqual(["Theirs"]);
});

test("a person's keys end with them where whoever takes them out wishes it, and no others", async () => {
  const team = await testTeam();
  const [owner, staying] = [await signedIn(team, "owner"), await signedIn(team, "admin")];
  await staying.post("/api-keys", { name: "Of who stays" });
  const leave = async (query: string) => {
    const leaving = await signedIn(team, "admin");
    const { key } = (await leaving.post("/api-keys", { name: "Of who leaves" })).body.data;
    const id = leaving.person?.actor.kind === "user" ? leaving.person.actor.id : "";
    const made = (await owner.get("/api-keys")).body.data.filter(
      (one: { created_by_id: string }) => one.created_by_id === id,
    );
    expect(made).toHaveLength(1);
    expect((await owner.delete(`/members/${id}${query}`)).status).toBe(200);
    return (await new ApiClient(key).get("/workplaces")).status;
  };
  expect(await leave("")).toBe(200);
  expect(await leave("?end_keys=false")).toBe(200);
  expect(await leave("?end_keys=true")).toBe(401);
  const ended = (await owner.get("/api-keys")).body.data.filter(
    (one: { revoked_at: string | null }) => one.revoked_at,
  );
  expect(ended).toHaveLength(1);
});
