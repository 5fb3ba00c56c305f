import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";

testDatabase();
let team: TestTeam;
beforeAll(async () => {
  team = await testTeam();
});

describe("a location", () => {
  test("is created with its optional fields null and its list empty", async () => {
    const { status, body } = await team.client.post("/locations", { name: " Cabinet 1 " });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      name: "Cabinet 1",
      type: null,
      description: null,
      ventilation: null,
      process_category: null,
      tags: [],
      inventory_count: 0,
    });
  });

  test.each([
    [{}, "name"],
    [{ name: "" }, "name"],
    [{ name: "   " }, "name"],
    [{ name: 5 }, "name"],
    [{ name: null }, "name"],
    [{ name: "x".repeat(201) }, "name"],
    [{ name: "CABINET 1" }, "name"],
    [{ name: "a", type: "garage" }, "type"],
    [{ name: "a", tags: "x" }, "tags"],
    [{ name: "a", ventilation: "x".repeat(201) }, "ventilation"],
    [{ name: "a", colour: "red" }, "colour"],
    [{ name: "a", inventory_count: 3 }, "inventory_count"],
    [{ name: "a\u0000" }, "name"],
  ])("%o is refused, naming %s", async (input, field) => {
    const { status, body } = await team.client.post("/locations", input);
    expect(status).toBe(422);
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
  });

  test("keeps everything when nothing is changed", async () => {
    const { body } = await team.client.post("/locations", { name: "Quiet", tags: ["a", "b", "a"] });
    expect(body.data.tags).toEqual(["a", "b"]);
    const again = await team.client.patch(`/locations/${body.data.id}`, {});
    expect(again.status).toBe(200);
    expect(again.body).toEqual(body);
  });

  test("takes its own name in another case and refuses another's", async () => {
    const { body } = await team.client.post("/locations", { name: "Hall" });
    expect((await team.client.patch(`/locations/${body.data.id}`, { name: "HALL" })).body.data.name).toBe(
      "HALL",
    );
    expect((await team.client.patch(`/locations/${body.data.id}`, { name: "quiet" })).status).toBe(422);
    expect((await team.client.patch(`/locations/${body.data.id}`, { type: null, tags: [] })).status).toBe(
      200,
    );
  });

  test("is not found under another team's key, an unknown or a malformed id", async () => {
    const { body } = await team.client.post("/locations", { name: "Ours" });
    const other = await testTeam();
    expect((await other.client.patch(`/locations/${body.data.id}`, { name: "Theirs" })).status).toBe(404);
    expect((await team.client.patch(`/locations/${randomUUID()}`, {})).status).toBe(404);
    expect((await team.client.patch("/locations/1", {})).status).toBe(404);
    expect((await other.client.post("/locations", { name: "Ours" })).status).toBe(201);
  });

  test("must not name its id in the body", async () => {
    const { body } = await team.client.post("/locations", { name: "Ids" });
    const change = { locationId: randomUUID() };
    expect((await team.client.patch(`/locations/${body.data.id}`, change)).status).toBe(422);
  });
});

describe("the list of locations", () => {
  test("filters by type, by no type and by text, and pages", async () => {
    const { client } = await testTeam();
    for (const [name, type] of [
      ["B", "room"],
      ["a", null],
      ["C 100%", "room"],
      ["d", "drawer"],
    ])
      await client.post("/locations", { name, type, description: name === "d" ? "beneath B" : null });
    const names = async (query: string) =>
      (await client.get(`/locations?${query}`)).body.data.map((row: { name: string }) => row.name);
    expect(await names("")).toEqual(["a", "B", "C 100%", "d"]);
    expect(await names("type=room")).toEqual(["B", "C 100%"]);
    expect(await names("type=null")).toEqual(["a"]);
    expect(await names("query=b")).toEqual(["B", "d"]);
    expect(await names("query=100%25")).toEqual(["C 100%"]);
    expect(await names("query=_")).toEqual([]);
    const page = await client.get("/locations?page=2&per_page=3");
    expect(page.body.meta).toEqual({ page: 2, per_page: 3, total: 4, has_more: false });
  });

  test.each([
    ["per_page=0", "per_page"],
    ["per_page=101", "per_page"],
    ["per_page=abc", "per_page"],
    ["per_page=1.5", "per_page"],
    ["page=0", "page"],
    ["page=-1", "page"],
    ["type=garage", "type"],
    ["colour=red", "colour"],
    ["page=1&page=2", "page"],
    ["page=", "page"],
  ])("?%s is refused, naming %s", async (query, field) => {
    const { status, body } = await team.client.get(`/locations?${query}`);
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe(field);
  });
});

test("workplaces are the same records", async () => {
  const { client } = await testTeam();
  const { body } = await client.post("/locations", { name: "Lab" });
  const { data } = (await client.get("/workplaces")).body;
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ id: body.data.id, name: "Lab", product_count: 0 });
});
