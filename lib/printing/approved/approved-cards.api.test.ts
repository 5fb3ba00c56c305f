import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { endMakers } from "@/lib/printing/processes/pool";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { silentSheet, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
afterAll(endMakers);
let team: TestTeam;
let editor: ApiClient;
let id: string;
let workplace: string;

beforeAll(async () => {
  team = await testTeam();
  editor = await signedIn(team, "editor");
  id = await uploadRead(team.client, { product_name: "Solvent" });
  workplace = (await team.client.post("/locations", { name: "Hall 3" })).body.data.id;
});

const approve = (wish: object = {}) =>
  editor.post(`/sds/${id}/safety-cards`, { language: "en", workplace_id: workplace, ...wish });
const listed = async (query = `sds_id=${id}`) =>
  (await team.readOnly.get(`/safety-cards?${query}`)).body.data as { id: string; status: string }[];
const textOf = async (card: string) =>
  (await readPdf(new Uint8Array((await team.readOnly.get(`/safety-cards/${card}/file`)).body))).pages[0]
    ?.text;

test("an approved card is kept as it was, with who answers for it; the next version takes its place", async () => {
  const first = await approve({ valid_until: "2099-12-31", filled: { number: "BA 4711" } });
  expect(first.status).toBe(201);
  expect(first.body.data).toMatchObject({
    version: 1,
    status: "approved",
    workplace: { id: workplace, name: "Hall 3" },
    valid_until: "2099-12-31",
    changes: null,
    acknowledgements: [],
  });
  const text = await textOf(first.body.data.id);
  expect(text).toContain("BA 4711");
  for (const said of ["Approved by:", "Version: 1", "31/12/2099"]) expect(text).toContain(said);
  const second = await approve();
  expect(second.body.data.version).toBe(2);
  const all = new Map((await listed()).map((card) => [card.id, card.status]));
  expect(all.get(first.body.data.id)).toBe("superseded");
  expect(all.get(second.body.data.id)).toBe("approved");
  expect(await textOf(first.body.data.id)).toBe(text);
});

test("cards for other workplaces and languages have versions of their own", async () => {
  const everywhere = await approve({ workplace_id: null, language: "de" });
  expect(everywhere.body.data).toMatchObject({ version: 1, workplace: null, status: "approved" });
});

test("a worker is instructed once by name, and never by a card that holds no more", async () => {
  const { data: card } = (await approve({ language: "nl" })).body;
  const reader = await signedIn(team, "reader");
  const path = `/safety-cards/${card.id}/acknowledgements`;
  const once = await reader.post(path, { name: "  J. Jansen " });
  const again = await reader.post(path, { name: "J. Jansen" });
  expect(again.body.data.acknowledgements).toEqual(once.body.data.acknowledgements);
  expect(once.body.data.acknowledgements).toEqual([{ name: "J. Jansen", at: expect.any(String) }]);
  expect((await reader.delete(`/safety-cards/${card.id}`)).status).toBe(403);
  expect((await editor.delete(`/safety-cards/${card.id}`)).body.data.status).toBe("withdrawn");
  expect((await reader.post(path, { name: "P. Pieters" })).status).toBe(409);
  expect((await editor.delete(`/safety-cards/${card.id}`)).status).toBe(409);
});

test("a correction that changes the card makes it outdated and says what; taken back, it holds again", async () => {
  const { data: card } = (await approve({ language: "fr" })).body;
  const said = (value: string) => ({
    values: [{ path: "section2.signal_word", value, state: "corrected" }],
  });
  expect((await team.client.put(`/sds/${id}/review`, said("Warning"))).status).toBe(200);
  const [outdated] = (await listed(`sds_id=${id}&status=outdated`)).filter((one) => one.id === card.id);
  expect(outdated).toMatchObject({
    changes: {
      went: [expect.stringContaining("Danger")],
      came: [expect.stringContaining("Attention")],
    },
  });
  await team.client.put(`/sds/${id}/review`, said("Danger"));
  expect((await listed()).find((one) => one.id === card.id)?.status).toBe("approved");
});

test("what is refused: a day that has passed, another team's workplace, sheet or card", async () => {
  expect((await approve({ valid_until: "2001-01-01" })).status).toBe(422);
  const other = await testTeam();
  const place = (await other.client.post("/locations", { name: "W" })).body.data.id;
  expect((await approve({ workplace_id: place })).status).toBe(404);
  const stranger = await signedIn(other, "owner");
  expect((await stranger.post(`/sds/${id}/safety-cards`, { language: "en" })).status).toBe(404);
  const [card] = await listed();
  expect((await other.client.get(`/safety-cards/${card?.id}/file`)).status).toBe(404);
  expect((await other.client.get(`/safety-cards?sds_id=${id}`)).status).toBe(404);
  expect((await other.client.get("/safety-cards")).body.data).toEqual([]);
});

test("a card of a sheet whose hazards are unknown says so when it is approved", async () => {
  const silent = await uploadRead(team.client, silentSheet);
  const { body } = await editor.post(`/sds/${silent}/safety-cards`, { language: "en" });
  expect(await textOf(body.data.id)).toContain("Hazards not known");
});
