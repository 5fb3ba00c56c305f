import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { endMakers } from "@/lib/printing/processes/pool";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { harmlessSheet, silentSheet, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
afterAll(endMakers);

let team: TestTeam;
let reader: ApiClient;
let store: string;

beforeAll(async () => {
  team = await testTeam();
  reader = await signedIn(team, "reader");
  await uploadRead(team.client, { product_name: "Acetone" });
  await uploadRead(team.client, harmlessSheet);
  const { body } = await team.client.post("/products", { sort: "product_name" });
  store = (await team.client.post("/locations", { name: "Store" })).body.data.id;
  const line = { workplace_id: store, amount: 5, unit: "L", container_count: 3 };
  await team.client.post(`/products/${body.data[0].id}/quantities`, line);
  await team.client.post(`/products/${body.data[0].id}/quantities`, { amount: 1, unit: "kg" });
});

async function lines(query: string): Promise<string[]> {
  const { body, status } = await reader.get(`/register?format=csv${query}`);
  expect(status).toBe(200);
  return new TextDecoder().decode(body).trim().split("\r\n");
}

test("the register has what is hazardous, by area of work with its amounts, and nothing else", async () => {
  const [head = "", first = "", second = "", ...rest] = await lines("");
  expect(head).toContain("Area of work,Product,Manufacturer");
  expect(first).toMatch(/^Store,Acetone,/);
  expect(first).toContain(",15,L,");
  expect(second).toMatch(/^,Acetone,/);
  expect(second).toContain(",1,kg,");
  expect(rest).toEqual([]);
});

test("the register of one workplace has that alone, in the language asked for", async () => {
  const all = await lines(`&workplace_id=${store}&language=de`);
  expect(all).toHaveLength(2);
  expect(all[0]).toContain("Arbeitsbereich,Bezeichnung");
});

test.each([
  ["en", "Register of hazardous substances", "Store", "Page 1 of 1"],
  ["nl", "Register van gevaarlijke stoffen", "Zonder werkgebied", "Pagina 1 van 1"],
  ["de", "Gefahrstoffverzeichnis", "H225 Flüssigkeit und Dampf leicht entzündbar.", "Seite 1 von 1"],
  ["fr", "Registre des substances dangereuses", "Sans zone de travail", "Page 1 sur 1"],
])("the register on paper is written in %s", async (language, title, text, page) => {
  const { body, headers, status } = await reader.get(`/register?format=pdf&language=${language}`);
  expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const { pages } = await readPdf(new Uint8Array(body));
  for (const expected of [title, "Acetone", "15 L", text, page]) expect(pages[0]?.text).toContain(expected);
  expect(pages[0]?.text).not.toContain("Water");
});

test("the register on paper of one workplace names it and holds nothing else", async () => {
  const { body } = await reader.get(`/register?format=pdf&workplace_id=${store}`);
  const text = (await readPdf(new Uint8Array(body))).pages[0]?.text ?? "";
  expect(text).toMatch(/Team .*, Store/);
  expect(text).not.toContain("1 kg");
});

test("another team's workplace is not found", async () => {
  const stranger = await signedIn(await testTeam(), "owner");
  expect((await stranger.get(`/register?workplace_id=${store}`)).status).toBe(404);
});

test("a product whose hazards were not read is kept, and says so in each form of the register", async () => {
  const other = await testTeam();
  await uploadRead(other.client, silentSheet);
  await uploadRead(other.client, harmlessSheet);
  const member = await signedIn(other, "reader");
  const csv = new TextDecoder().decode((await member.get("/register?format=csv&language=de")).body);
  expect(csv).toContain("Silent");
  expect(csv).toContain("Nicht gelesen: siehe Datenblatt");
  expect(csv).not.toContain("Water");
  const { body } = await member.get("/register?format=pdf&language=fr");
  expect((await readPdf(new Uint8Array(body))).pages[0]?.text).toContain("Non lu : voir la fiche");
});
