import { beforeEach, expect, test } from "vitest";
import { foldText } from "@/lib/holdings/documents/columns";
import { database } from "@/lib/platform/database/client";
import { forgetCalls, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
beforeEach(forgetCalls);

async function search({ client }: TestTeam, value: string): Promise<string[]> {
  const filters = [{ field: "query", op: "matches", value }];
  const answer = await client.post("/products", { filters, sort: "product_name", size: 100 });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body.meta.total).toBe(answer.body.data.length);
  return answer.body.data.map((product: { sds: { product_name: string } }) => product.sds.product_name);
}

async function withSheets(...names: string[]): Promise<TestTeam> {
  const team = await testTeam();
  for (const product_name of names) await uploadRead(team.client, { product_name, components: [] });
  return team;
}

test("a search finds words of the sheet and of the team's own name together, without case or accents", async () => {
  const team = await withSheets("Bremsenreiniger Spezial", "Äther rein");
  const filters = [{ field: "product_name", op: "contains", value: "spezial" }];
  const [product] = (await team.client.post("/products", { filters })).body.data;
  await team.client.patch(`/products/${product.id}`, { display_name: "Werkstatt Größe 2" });
  expect(await search(team, "spezial werkstatt")).toEqual(["Bremsenreiniger Spezial"]);
  expect(await search(team, "grosse REINIGER")).toEqual(["Bremsenreiniger Spezial"]);
  expect(await search(team, "ather")).toEqual(["Äther rein"]);
  await team.client.patch(`/products/${product.id}`, { display_name: null });
  expect(await search(team, "werkstatt")).toEqual([]);
});

test("a misspelt word stands for the words most like it, also inside longer ones", async () => {
  const team = await withSheets("Bremsenreiniger", "Isopropanol 70%", "Hydraulic oil");
  expect(await search(team, "breksenreiniger")).toEqual(["Bremsenreiniger"]);
  expect(await search(team, "reinigr")).toEqual(["Bremsenreiniger"]);
  expect(await search(team, "isoprpanol 70")).toEqual(["Isopropanol 70%"]);
  expect(await search(team, "hydrualic oli")).toEqual([]);
  expect(await search(team, "hydrualic oil")).toEqual(["Hydraulic oil"]);
  expect(await search(team, "zzzzzzz")).toEqual([]);
});

test("a word that the team has as it stands is not taken for another", async () => {
  const team = await withSheets("Ethanol", "Methanol");
  expect(await search(team, "methanol")).toEqual(["Methanol"]);
  expect(await search(team, "metanol")).toEqual(["Methanol"]);
});

test("the words of another team are no spellings", async () => {
  await withSheets("Cyclohexanone");
  const team = await withSheets("Water");
  expect(await search(team, "cyclohexanoe")).toEqual([]);
});

test("a sheet read anew is found by its new words and no longer by the old ones", async () => {
  const team = await withSheets("Oldname");
  await database().document.updateMany({
    where: { teamId: team.id },
    data: { productName: "Newname", searchText: foldText("Newname") },
  });
  expect(await search(team, "newname")).toEqual(["Newname"]);
  expect(await search(team, "newnmae")).toEqual(["Newname"]);
  expect(await search(team, "oldname")).toEqual([]);
});

test("a product renamed while its sheet is read anew keeps the new half of both", async () => {
  const team = await withSheets("Start");
  const [product] = (await team.client.post("/products")).body.data;
  for (let i = 0; i < 10; i += 1) {
    await Promise.all([
      team.client.patch(`/products/${product.id}`, { display_name: `Shelf name${i}x` }),
      database().document.updateMany({ where: { teamId: team.id }, data: { searchText: `printed${i}x` } }),
    ]);
    expect(await search(team, `name${i}x printed${i}x`)).toEqual([expect.any(String)]);
  }
});

test("characters that mean something in a pattern stand for themselves", async () => {
  const team = await withSheets("Mix 50% a_b", "Mix 500 acb");
  expect(await search(team, "50%")).toEqual(["Mix 50% a_b"]);
  expect(await search(team, "a_b")).toEqual(["Mix 50% a_b"]);
  expect(await search(team, "\\")).toEqual([]);
});
