import { beforeEach, expect, test } from "vitest";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { defaultView } from "./service";

testDatabase();

let team: TestTeam;
let editor: ApiClient;
let reader: ApiClient;

beforeEach(async () => {
  team = await testTeam();
  [editor, reader] = [await signedIn(team, "editor"), await signedIn(team, "reader")];
});

const view = (name: string, shared = false) => ({
  screen: "products",
  name,
  query: "sort=sku&dir=asc",
  shared,
});
const names = async (client: ApiClient) =>
  (await client.get("/views?screen=products")).body.data.map(({ name }: { name: string }) => name);

test("a view is seen by its maker alone until it is shared", async () => {
  const { id } = (await editor.post("/views", view("Solvents"))).body.data;
  expect(await names(editor)).toEqual(["Solvents"]);
  expect(await names(reader)).toEqual([]);
  await editor.patch(`/views/${id}`, { shared: true });
  expect((await reader.get("/views")).body.data).toMatchObject([
    { name: "Solvents", mine: false, may_change: false, owner: expect.stringContaining("@example.com") },
  ]);
  const stranger = await signedIn(await testTeam(), "owner");
  expect(await names(stranger)).toEqual([]);
  for (const call of [stranger.patch(`/views/${id}`, { name: "x" }), stranger.delete(`/views/${id}`)])
    expect((await call).status).toBe(404);
});

test("a shared view is changed by its maker and by owners and admins, by nobody else", async () => {
  const { id } = (await editor.post("/views", view("Shared", true))).body.data;
  for (const role of ["editor", "reader"] as const) {
    const other = await signedIn(team, role);
    expect((await other.patch(`/views/${id}`, { name: "Mine now" })).status).toBe(403);
    expect((await other.delete(`/views/${id}`)).status).toBe(403);
  }
  const admin = await signedIn(team, "admin");
  expect((await admin.patch(`/views/${id}`, { name: "Renamed" })).body.data.name).toBe("Renamed");
  expect((await editor.patch(`/views/${id}`, { query: "q=acetone" })).body.data.query).toBe("q=acetone");
  expect((await admin.delete(`/views/${id}`)).status).toBe(200);
  expect(await names(editor)).toEqual([]);
});

test("a reader keeps views and shares none", async () => {
  const { id } = (await reader.post("/views", view("Mine"))).body.data;
  expect((await reader.post("/views", view("For all", true))).status).toBe(403);
  expect((await reader.patch(`/views/${id}`, { shared: true })).status).toBe(403);
  expect((await reader.patch(`/views/${id}`, { name: "Renamed" })).status).toBe(200);
});

test("nobody has two views of one name, and a view holds nothing but what a list shows", async () => {
  await editor.post("/views", view("Solvents"));
  expect((await editor.post("/views", view("Solvents"))).status).toBe(422);
  expect((await reader.post("/views", view("Solvents"))).status).toBe(201);
  expect((await editor.post("/views", { ...view("Odd"), query: "open=x" })).status).toBe(422);
});

test("the list opens with the view that the person chose, while there is one", async () => {
  const person = editor.person;
  if (!person) throw new Error("an editor is a person");
  expect(await defaultView(person, "products")).toBeNull();
  const { id } = (await editor.post("/views", view("First"))).body.data;
  await editor.put("/choices/products.view", { value: { default: id } });
  expect(await defaultView(person, "products")).toMatchObject({ id, query: "sort=sku&dir=asc" });
  await editor.delete(`/views/${id}`);
  expect(await defaultView(person, "products")).toBeNull();
});
