import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { unsafeContextOfDoor } from "@/lib/library/contents/service";
import { endMakers } from "@/lib/printing/processes/pool";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";
import { cardsAt } from "./service";

testDatabase();
afterAll(endMakers);
let team: TestTeam;
let editor: ApiClient;
let hall: string;
let ids: string[];

beforeAll(async () => {
  team = await testTeam();
  editor = await signedIn(team, "editor");
  hall = (await team.client.post("/locations", { name: "Hall" })).body.data.id;
  ids = [
    await uploadRead(team.client, { product_name: "Solvent" }),
    await uploadRead(team.client, { product_name: "Thinner" }),
  ];
  for (const sds_id of ids) await team.client.post(`/locations/${hall}/inventory`, { sds_id });
});

const approve = (wish: object = {}) =>
  editor.post("/safety-cards", {
    name: "Degreasers",
    sds_ids: ids,
    workplace_id: hall,
    language: "en",
    ...wish,
  });
type Card = { id: string; status: string; sheets: { product_id: string; name: string }[] };
const listed = async (query: string): Promise<Card[]> =>
  (await team.readOnly.get(`/safety-cards?${query}`)).body.data;

test("one card holds for all its products: at the door, in the list of instructions, and until the next version", async () => {
  const first = await approve();
  expect(first.status).toBe(201);
  expect(first.body.data).toMatchObject({
    name: "Degreasers",
    version: 1,
    status: "approved",
    sds_id: ids[0],
  });
  const sheets: Card["sheets"] = first.body.data.sheets;
  expect(sheets.map(({ name }) => name)).toEqual(["Solvent", "Thinner"]);
  const { body } = await editor.get(`/safety-cards/${first.body.data.id}/file`);
  const text = (await readPdf(new Uint8Array(body))).pages.map((page) => page.text).join(" ");
  for (const said of ["Degreasers", "Solvent", "Thinner", "Version: 1"]) expect(text).toContain(said);

  const door = await unsafeContextOfDoor({ id: hall, teamId: team.id }, crypto.randomUUID());
  for (const { product_id } of sheets)
    expect((await cardsAt(door, hall, product_id)).map(({ id }) => id)).toEqual([first.body.data.id]);
  await editor.post(`/safety-cards/${first.body.data.id}/acknowledgements`, { name: "J. Jansen" });
  const csv = await editor.get(`/workplaces/${hall}/instructions?format=csv`);
  const lines = Buffer.from(csv.body).toString("utf8").split("\n");
  for (const name of ["Solvent", "Thinner"])
    expect(lines.filter((line) => line.includes(name) && line.includes("J. Jansen"))).toHaveLength(1);

  const second = await approve({ sds_ids: [...ids].reverse() });
  expect(second.body.data.version).toBe(2);
  const states = new Map((await listed(`sds_id=${ids[1]}`)).map(({ id, status }) => [id, status]));
  expect([states.get(first.body.data.id), states.get(second.body.data.id)]).toEqual([
    "superseded",
    "approved",
  ]);
});

test("a card of one product and that of its group do not take each other's place", async () => {
  const own = (await editor.post(`/sds/${ids[0]}/safety-cards`, { language: "en", workplace_id: hall })).body
    .data;
  expect(own.version).toBe(1);
  await approve();
  const states = (await listed(`sds_id=${ids[0]}&status=approved`)).map(({ id }) => id);
  expect(states).toContain(own.id);
  expect(states).toHaveLength(2);
});

test("a correction of any of its sheets makes it outdated; taken back, it holds again", async () => {
  const { id } = (await approve({ language: "de" })).body.data;
  const say = (value: string) =>
    team.client.put(`/sds/${ids[1]}/review`, {
      values: [{ path: "section2.hazard_statements", value: [value], state: "corrected" }],
    });
  const before = (await team.client.get(`/sds/${ids[1]}`)).body.data.hazard_statements;
  await say("H300");
  const [card] = (await listed(`sds_id=${ids[0]}&status=outdated`)).filter((one) => one.id === id);
  expect(card).toMatchObject({
    changes: { came: expect.arrayContaining([expect.stringContaining("(H300)")]) },
  });
  await team.client.put(`/sds/${ids[1]}/review`, {
    values: [{ path: "section2.hazard_statements", value: before, state: "corrected" }],
  });
  expect((await listed(`sds_id=${ids[0]}`)).find((one) => one.id === id)?.status).toBe("approved");
});

test("a draft of a group is made, with its blanks", async () => {
  const draft = { group: { name: "Degreasers", sds_ids: ids }, language: "en" };
  const { status, body } = await editor.post("/safety-card-drafts", draft);
  expect(status).toBe(200);
  expect((await readPdf(new Uint8Array(body))).pages[0]?.text).toContain("Degreasers");
  const blanks = (await editor.post("/safety-card-drafts/blanks", draft)).body.data;
  expect(blanks.map(({ key }: { key: string }) => key)).toContain("storagePlace");
});

test("what is refused: a sheet twice, none, another team's", async () => {
  expect((await approve({ sds_ids: [ids[0], ids[0]] })).status).toBe(422);
  expect((await approve({ sds_ids: [] })).status).toBe(422);
  const other = await testTeam();
  const strange = await uploadRead(other.client, { product_name: "Other" });
  expect((await approve({ sds_ids: [ids[0], strange] })).status).toBe(404);
  const stranger = await signedIn(other, "owner");
  expect((await stranger.post("/safety-cards", { name: "X", sds_ids: ids, language: "en" })).status).toBe(
    404,
  );
  const draft = { group: { name: "X", sds_ids: [strange] }, language: "en" };
  expect((await editor.post("/safety-card-drafts", draft)).status).toBe(404);
});
