import { beforeAll, expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, testPdf, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();

let team: TestTeam;
beforeAll(async () => {
  team = await testTeam();
});

const [composed, decomposed] = ["Bürogebäude", "Bürogebäude".normalize("NFD")];

test("a name is kept in NFC, and is taken however it was typed", async () => {
  const made = await team.client.post("/locations", { name: decomposed });
  expect(made.body.data.name).toBe(composed);
  expect((await team.client.post("/locations", { name: composed })).status).toBe(422);
  for (const query of [composed, decomposed]) {
    const found = await team.client.get(`/locations?query=${encodeURIComponent(query)}`);
    expect(found.body.data).toHaveLength(1);
  }
});

test("filters and searches find what was typed or read either way", async () => {
  const { client } = team;
  await uploadRead(client, { product_name: `Lösemittel ${decomposed}` });
  const id = (await client.post("/products")).body.data[0].id;
  await client.patch(`/products/${id}`, { display_name: decomposed });
  for (const value of [composed, decomposed])
    for (const filter of [
      { field: "display_name", op: "eq", value },
      { field: "product_name", op: "contains", value },
      { field: "query", op: "matches", value },
    ])
      expect((await client.post("/products", { filters: [filter] })).body.data, filter.field).toHaveLength(1);
});

test("the name of a file that came from a system that takes letters apart is kept in NFC", async () => {
  const form = fileForm(testPdf(), `${decomposed}.pdf`);
  const { id } = (await team.client.post("/sds", undefined, { form })).body;
  expect((await database().document.findUniqueOrThrow({ where: { id } })).fileName).toBe(`${composed}.pdf`);
});

test("no products to place are refused", async () => {
  const { id } = (await team.client.post("/locations", { name: "W" })).body.data;
  const refused = await team.client.post(`/workplaces/${id}/products`, { product_ids: [] });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual([{ field: "product_ids", message: expect.any(String) }]);
});
