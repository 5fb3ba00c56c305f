import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { database } from "@/lib/platform/database/client";
import { endMakers } from "@/lib/printing/processes/pool";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { type SheetText, uploadRead } from "@/lib/testing/read-sheet";
import { countUnanswered } from "./service";

testDatabase();
afterAll(endMakers);

let team: TestTeam;
let editor: ApiClient;
beforeAll(async () => {
  team = await testTeam();
  editor = await signedIn(team, "editor");
});

/** Its UN number belongs to another class. */
const faulty: SheetText = {
  sections: { section14: { text: "UN 1993", page: 7, un_number: "1993", class: "8", packing_group: "II" } },
  supplier: { name: "Example Solvents Ltd", address: null, phone: null, email: "sds@example.com" },
};
const transport = { code: "transport_class_differs" };

test("a draft is composed in the sheet's language or another, and nothing is kept", async () => {
  const id = await uploadRead(team.client, { ...faulty, language: "de" });
  const { body } = await editor.post(`/sds/${id}/letters/draft`, {});
  expect(body.data).toMatchObject({
    language: "de",
    recipient: "Example Solvents Ltd",
    recipient_email: "sds@example.com",
  });
  expect(body.data.text).toContain("Abschnitt 14, Seite 7: UN 1993 gehört zur Klasse 3");
  const french = await editor.post(`/sds/${id}/letters/draft`, { language: "fr" });
  expect(french.body.data.text).toContain("Rubrique 14, page 7");
  expect((await editor.get(`/sds/${id}/letters`)).body.data).toEqual([]);
});

test("one finding alone is asked about, and none that the opinion does not have", async () => {
  const id = await uploadRead(team.client, faulty);
  const { findings } = (await editor.post(`/sds/${id}/letters/draft`, {})).body.data;
  const chosen = findings.filter(({ code }: { code: string }) => code === transport.code);
  const { body } = await editor.post(`/sds/${id}/letters/draft`, { findings: chosen });
  expect(body.data.findings).toEqual(chosen);
  expect(body.data.text).not.toContain("2.");
  const unknown = { findings: [{ code: "ufi_invalid", paths: ["section1.ufi"] }] };
  expect((await editor.post(`/sds/${id}/letters/draft`, unknown)).status).toBe(422);
});

test("a letter is kept with who wrote it, printed, closed with the answer and opened again", async () => {
  const id = await uploadRead(team.client, faulty);
  const words = { text: "Please tell us the class of UN 1993.\n\nThank you.", recipient_email: null };
  const { status, body } = await editor.post(`/sds/${id}/letters`, words);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    status: "open",
    document_id: id,
    created_by: { kind: "user" },
    ...words,
  });
  const path = `/sds/${id}/letters/${body.data.id}`;
  const { pages } = await readPdf(new Uint8Array((await editor.get(`${path}/pdf`)).body));
  expect(pages[0]?.text).toContain("Please tell us the class of UN 1993.");
  const closed = (await editor.patch(path, { status: "answered", note: "It is 3." })).body.data;
  expect(closed).toMatchObject({ status: "answered", note: "It is 3.", revision_id: null });
  expect(closed.answered_by.id).toBe(body.data.created_by.id);
  const again = (await editor.patch(path, { status: "open" })).body.data;
  expect(again).toMatchObject({ status: "open", answered_at: null, answered_by: null, note: "It is 3." });
  const owner = await signedIn(team, "owner");
  const { data: events } = (await owner.get(`/audit-events?target_id=${id}`)).body;
  expect(events.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(["createLetter", "changeLetter"]),
  );
});

test("a later revision closes a letter by itself", async () => {
  const ours = await testTeam();
  const dated = (revision_date: string) => uploadRead(ours.client, { ...faulty, revision_date });
  const id = await dated("2023-01-01");
  await ours.client.post(`/sds/${id}/letters`, {});
  const status = async () => (await ours.client.get(`/sds/${id}/letters`)).body.data[0];
  await dated("2022-01-01");
  expect(await status()).toMatchObject({ status: "open", revision_id: null });
  const later = await dated("2025-01-01");
  expect(await status()).toMatchObject({ status: "answered", revision_id: later, answered_by: null });
  expect((await ours.client.get("/letters?status=open")).body).toMatchObject({
    data: [],
    meta: { total: 0 },
  });
});

test("letters without an answer for 30 days are reminded of, the oldest first", async () => {
  const ours = await testTeam();
  const id = await uploadRead(ours.client, faulty);
  const made = async (subject: string, at: string) => {
    const { body } = await ours.client.post(`/sds/${id}/letters`, { subject });
    await database().letter.update({ where: { id: body.data.id }, data: { createdAt: new Date(at) } });
  };
  await made("Younger", "2026-01-20T00:00:00Z");
  await made("Older", "2026-01-01T00:00:00Z");
  const { person: context } = await signedIn(ours, "reader");
  if (!context) throw new Error("a person was signed in");
  expect(await countUnanswered(context, new Date("2026-02-10T00:00:00Z"))).toBe(1);
  expect(await countUnanswered(context, new Date("2026-03-10T00:00:00Z"))).toBe(2);
  const { data } = (await ours.client.get("/letters?status=open&min_age_days=30")).body;
  expect(data.map(({ subject }: { subject: string }) => subject)).toEqual(["Older", "Younger"]);
});

test("where there is nothing to ask there is no letter", async () => {
  const { client } = await testTeam();
  const id = await uploadRead(client);
  const { findings } = (await client.get(`/sds/${id}/opinion`)).body.data;
  expect(findings.filter(({ severity }: { severity: string }) => severity === "error")).toEqual([]);
  const asked = findings.filter(
    ({ severity, question }: { severity: string; question: string | null }) =>
      severity !== "note" && question !== null,
  );
  const { status } = await client.post(`/sds/${id}/letters/draft`, {});
  expect(status).toBe(asked.length > 0 ? 200 : 409);
});
