import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { forgetEnvironment } from "@/lib/platform/environment";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { mailServer, readable } from "@/lib/testing/mail-server";
import { invitationMail } from "./mail";
import { unsafeFind } from "./service";

testDatabase();

let server: Awaited<ReturnType<typeof mailServer>>;
let team: TestTeam;
let owner: ApiClient;

beforeAll(async () => {
  server = await mailServer();
  team = await testTeam("Lab & Co");
  owner = await signedIn(team, "owner");
});
beforeEach(() => {
  server.refuse(null);
  server.mails.length = 0;
  configure(server.url());
});
afterAll(async () => {
  configure(null);
  await server.close();
});

function configure(url: string | null): void {
  if (url) Object.assign(process.env, { SMTP_URL: url, MAIL_FROM: "Sheets <sds@example.com>" });
  else for (const name of ["SMTP_URL", "MAIL_FROM"]) delete process.env[name];
  forgetEnvironment();
}

async function invite(email: string) {
  const { body, status } = await owner.post("/invitations", { email, role: "reader" });
  expect(status).toBe(201);
  return body.data;
}
const tokenOf = (url: string) => url.split("/").at(-1) ?? "";

test("an invited person gets the link as text and as HTML, from the sender of the settings", async () => {
  const invited = await invite("new@example.com");
  expect(invited.mail).toEqual({ is_sent: true, error: null });
  expect(invited.mailed_at).toEqual(expect.any(String));
  const [mail, ...others] = server.mails;
  if (!mail) throw new Error("no mail came");
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ from: "sds@example.com", to: ["new@example.com"] });
  const text = readable(mail);
  expect(text).toContain("From: Sheets <sds@example.com>");
  expect(text).toContain("Subject: Invitation to Lab & Co");
  expect(text).toContain("Lab &amp; Co");
  // Whoever has the link has shown that the address is theirs: nobody else is told it.
  expect(invited.url).toBeNull();
  expect(text.match(/\/invite\/[\w-]{32}/g)?.length).toBeGreaterThanOrEqual(3);
  expect(text).toMatch(/text\/plain[\s\S]*text\/html/);
});

test("the mail is in the language of an account, else in that of who invites", async () => {
  await database().user.create({ data: { email: "connu@example.com", language: "fr" } });
  await invite("connu@example.com");
  const inviter = owner.person?.actor.kind === "user" ? owner.person.actor.id : "";
  await database().user.update({ where: { id: inviter }, data: { language: "de", name: "Dr. Eva Öz" } });
  await invite("fremd@example.com");
  await database().user.update({ where: { id: inviter }, data: { language: "en", name: null } });
  const [french, german] = server.mails.map(readable);
  expect(french).toContain("Accepter l’invitation");
  expect(german).toContain("Dr. Eva Öz lädt Sie zu „Lab & Co“ ein");
});

test("a refused mail leaves the invitation valid, says why, and is sent again with a new link", async () => {
  await database().user.create({ data: { email: "full@example.com" } });
  server.refuse("mailbox is full");
  const invited = await invite("full@example.com");
  expect(invited).toMatchObject({ mailed_at: null, mail: { is_sent: false } });
  expect(invited.mail.error).toContain("mailbox is full");
  expect(await unsafeFind(tokenOf(invited.url))).toMatchObject({ email: "full@example.com" });

  server.refuse(null);
  const again = (await owner.post(`/invitations/${invited.id}/send`, {})).body.data;
  expect(again).toMatchObject({ id: invited.id, mail: { is_sent: true, error: null } });
  expect(server.mails.map(({ to }) => to)).toEqual([["full@example.com"]]);
  expect(await unsafeFind(tokenOf(invited.url))).toBeNull();
  expect(await unsafeFind(tokenOf(again.url))).toMatchObject({ email: "full@example.com" });
  const { data } = (await owner.get("/invitations")).body;
  expect(data.filter(({ email }: { email: string }) => email === "full@example.com")).toEqual([
    expect.objectContaining({ mailed_at: expect.any(String) }),
  ]);
});

test("a server that is not there or wants another password is no reason to lose the invitation", async () => {
  configure(server.url("wrong"));
  expect((await invite("a@example.com")).mail.error).toContain("535");
  configure("smtp://127.0.0.1:9");
  await database().user.create({ data: { email: "b@example.com" } });
  const invited = await invite("b@example.com");
  expect(invited.mail).toEqual({ is_sent: false, error: expect.stringContaining("127.0.0.1:9") });
  expect(await unsafeFind(tokenOf(invited.url))).not.toBeNull();
});

test("a link that was not mailed is not told of an address without an account", async () => {
  server.refuse("mailbox is full");
  expect(await invite("nobody.yet@example.com")).toMatchObject({ url: null, mail: { is_sent: false } });
});

test("without a mail server the link is to be copied", async () => {
  configure(null);
  expect(await invite("c@example.com")).toMatchObject({
    url: expect.stringContaining("/invite/"),
    mailed_at: null,
    mail: { is_sent: false, error: null },
  });
  expect(server.mails).toEqual([]);
});

test("an invitation is sent again by its own team's administrators alone", async () => {
  const { id } = await invite("d@example.com");
  const stranger = await signedIn(await testTeam(), "owner");
  expect((await stranger.post(`/invitations/${id}/send`, {})).status).toBe(404);
  expect((await (await signedIn(team, "editor")).post(`/invitations/${id}/send`, {})).status).toBe(403);
});

test("names cannot add a header, a recipient or a tag", () => {
  const mail = invitationMail(
    {
      to: "x@example.com",
      team: "Evil\r\nBcc: y@example.com <b>",
      inviter: "<script>",
      url: "https://sds.example.com/invite/t",
      expiresAt: new Date("2027-01-31"),
    },
    "nl",
  );
  expect(mail.subject).toBe("Uitnodiging voor Evil Bcc: y@example.com <b>");
  expect(mail.html).not.toMatch(/<script>|<b>/);
  expect(mail.text).toContain("31 januari 2027");
});
