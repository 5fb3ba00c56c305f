import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { unsafeContextOfDoor } from "@/lib/library/contents/service";
import { acknowledge, cardsAt } from "@/lib/printing/approved/service";
import { endMakers } from "@/lib/printing/processes/pool";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
afterAll(endMakers);
let team: TestTeam;
let editor: ApiClient;
let hall: string;
let store: string;
let product: string;
let card: string;

beforeAll(async () => {
  team = await testTeam();
  editor = await signedIn(team, "editor");
  const place = async (name: string) => (await team.client.post("/locations", { name })).body.data.id;
  [hall, store] = [await place("Hall"), await place("Store")];
  const sheets = [
    await uploadRead(team.client, { product_name: "Solvent" }),
    await uploadRead(team.client, { product_name: "Bare" }),
  ];
  for (const sds_id of sheets) await team.client.post(`/locations/${hall}/inventory`, { sds_id });
  const request = { language: "en", workplace_id: hall };
  card = (await editor.post(`/sds/${sheets[0]}/safety-cards`, request)).body.data.id;
  product = (await team.client.get(`/safety-cards?sds_id=${sheets[0]}`)).body.data[0].product_id;
});

test("who stands at the door reads the cards that hold there, and says so with a name alone", async () => {
  const door = await unsafeContextOfDoor({ id: hall, teamId: team.id }, crypto.randomUUID());
  expect((await cardsAt(door, hall, product)).map(({ id }) => id)).toEqual([card]);
  expect(await cardsAt(door, store, product)).toEqual([]);
  await expect(acknowledge(door, card, "P. Pieters", store)).rejects.toMatchObject({ code: "not-found" });
  const noted = await acknowledge(door, card, "J. Jansen", hall);
  expect(noted.acknowledgements).toMatchObject([{ name: "J. Jansen" }]);
});

test("the list of instructions names who was instructed, and products without a card", async () => {
  const csv = await editor.get(`/workplaces/${hall}/instructions?format=csv&language=nl`);
  const text = Buffer.from(csv.body).toString("utf8");
  expect(text).toContain("J. Jansen");
  expect(text).toMatch(/Bare.*geen goedgekeurde kaart/);
  const pdf = await editor.get(`/workplaces/${hall}/instructions?language=de`);
  const page = (await readPdf(new Uint8Array(pdf.body))).pages[0]?.text ?? "";
  for (const said of ["Solvent", "J. Jansen", "keine freigegebene Betriebsanweisung"])
    expect(page).toContain(said);
  const other = await signedIn(await testTeam(), "owner");
  expect((await other.get(`/workplaces/${hall}/instructions`)).status).toBe(404);
});
