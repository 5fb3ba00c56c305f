import { beforeAll, expect, test } from "vitest";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { harmlessSheet, silentSheet, uploadRead } from "@/lib/testing/read-sheet";
import { unsafeFindByDoorToken } from "./service";

testDatabase();

let team: TestTeam;
let editor: ApiClient;
let workplace: string;
let product: string;

beforeAll(async () => {
  team = await testTeam();
  editor = await signedIn(team, "editor");
  await uploadRead(team.client, { product_name: "Acetone" });
  product = (await team.client.post("/products")).body.data[0].id;
  workplace = (await team.client.post("/locations", { name: "Store" })).body.data.id;
  const line = { workplace_id: workplace, amount: 2.5, unit: "L", container_count: 4 };
  await team.client.post(`/products/${product}/quantities`, line);
  await team.client.post(`/products/${product}/quantities`, { ...line, unit: "kg", container_count: 1 });
});

test("a workplace tells its products, totals by unit and hazards together", async () => {
  const { body } = await editor.get(`/workplaces/${workplace}`);
  expect(body.data.workplace).toMatchObject({ name: "Store", product_count: 1 });
  expect(body.data.products[0].product.sds.product_name).toBe("Acetone");
  expect(body.data.products[0]).toMatchObject({ recess: "missing", emkg: "missing" });
  expect(body.data.totals).toEqual([
    { unit: "kg", amount: 2.5 },
    { unit: "L", amount: 10 },
  ]);
  expect(body.data.hazards.h_codes.length).toBeGreaterThan(0);
  expect(body.data.hazards.h_codes[0].count).toBe(1);
});

test("a workplace tells which storage classes come together and what TRGS 510 says of them", async () => {
  const peroxide = await uploadRead(team.client, {
    product_name: "Catalyst",
    hazard_statements: ["H242", "H314", "EUH031"],
    ghs_pictograms: ["GHS02", "GHS05"],
    sections: { ...harmlessSheet.sections, section2: { title: "", page: 1, text: "", subsections: [] } },
  });
  const place = (await team.client.post("/locations", { name: "Both" })).body.data.id;
  await team.client.post(`/locations/${place}/inventory`, { sds_id: peroxide, amount: 1, unit: "kg" });
  await team.client.post(`/workplaces/${place}/products`, { product_ids: [product] });
  const { storing } = (await editor.get(`/workplaces/${place}`)).body.data;
  expect(storing).toMatchObject({
    groups: [
      { classes: ["3"], products: [{ name: "Acetone", is_derived: false }] },
      { classes: ["5.2"], products: [{ name: "Catalyst", is_derived: true }] },
    ],
    pairs: [{ a: 0, b: 1, say: "separate", rule: null, certainty: "high" }],
    unknown: [],
    without_acids: [{ name: "Catalyst" }],
  });
});

test("a sheet whose hazards were not read has no storage class, and the workplace tells that it was not", async () => {
  const other = await testTeam();
  const place = (await other.client.post("/locations", { name: "Silent store" })).body.data.id;
  const plain = { title: "", page: 1, text: "", subsections: [] };
  for (const sheet of [silentSheet, harmlessSheet]) {
    const sds_id = await uploadRead(other.client, {
      ...sheet,
      sections: { section15: plain, ...sheet.sections },
    });
    await other.client.post(`/locations/${place}/inventory`, { sds_id, amount: 1, unit: "kg" });
  }
  const { data } = (await (await signedIn(other, "reader")).get(`/workplaces/${place}`)).body;
  expect(data.products.map(({ hazards }: { hazards: string }) => hazards)).toEqual(["unknown", "known"]);
  expect(data.storing.unknown).toMatchObject([{ name: "Silent" }]);
  expect(data.storing.groups).toMatchObject([{ classes: ["10", "12"], products: [{ name: "Water" }] }]);
});

test("an archived product is not counted among the contents", async () => {
  await editor.patch(`/products/${product}`, { archived: true });
  const { body } = await editor.get(`/workplaces/${workplace}`);
  expect(body.data).toMatchObject({ products: [], totals: [] });
  await editor.patch(`/products/${product}`, { archived: false });
});

test("a workplace with products is not archived; an empty one leaves the lists and comes back", async () => {
  expect((await editor.post(`/workplaces/${workplace}/archive`, { archived: true })).status).toBe(409);
  const { id } = (await team.client.post("/locations", { name: "Empty" })).body.data;
  expect((await editor.post(`/workplaces/${id}/archive`, { archived: true })).status).toBe(200);
  const names = async () =>
    (await team.client.get("/workplaces")).body.data.map(({ name }: { name: string }) => name);
  expect(await names()).toEqual(["Both", "Store"]);
  await editor.post(`/workplaces/${id}/archive`, { archived: false });
  expect(await names()).toEqual(["Both", "Empty", "Store"]);
});

test("the code at the door stays the same and leads to its workplace alone", async () => {
  const first = (await editor.get(`/workplaces/${workplace}/door-link`)).body.data;
  expect((await editor.get(`/workplaces/${workplace}/door-link`)).body.data).toEqual(first);
  expect(first.is_open).toBe(false);
  const found = await unsafeFindByDoorToken(first.url.split("/").at(-1));
  expect(found?.workplace.id).toBe(workplace);
  for (const token of ["", "short", "a".repeat(16)]) expect(await unsafeFindByDoorToken(token)).toBeNull();
});

test("another team's workplace is not found", async () => {
  const stranger = await signedIn(await testTeam(), "owner");
  for (const path of ["", "/door-link"])
    expect((await stranger.get(`/workplaces/${workplace}${path}`)).status).toBe(404);
  expect((await stranger.post(`/workplaces/${workplace}/archive`, { archived: true })).status).toBe(404);
});
