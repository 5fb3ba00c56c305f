import { expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { transaction } from "@/lib/platform/database/transaction";
import { type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { place } from "./service";

testDatabase();

async function productOf({ client }: TestTeam): Promise<string> {
  return (await client.post("/products/create", { display_name: "P" })).body.data.id;
}

async function workplaceOf({ client }: TestTeam, name = "W"): Promise<string> {
  return (await client.post("/locations", { name })).body.data.id;
}

async function updatedAt(id: string): Promise<Date> {
  return (await database().product.findUniqueOrThrow({ where: { id } })).lastUpdated;
}

test("placing moves a product's last_updated once, and leaves what is there already", async () => {
  const team = await testTeam();
  const [productId, workplaceId] = [await productOf(team), await workplaceOf(team)];
  const placed = () => transaction((tx) => place(tx, team.id, [{ productId, workplaceId }]));
  const before = await updatedAt(productId);
  expect(await placed()).toEqual([productId]);
  const after = await updatedAt(productId);
  expect(after.getTime()).toBeGreaterThan(before.getTime());
  expect(await placed()).toEqual([]);
  expect(await updatedAt(productId)).toEqual(after);
});

test("many at once, in whatever order, end as one placement each", async () => {
  const team = await testTeam();
  const products = [await productOf(team), await productOf(team), await productOf(team)];
  const workplaces = [await workplaceOf(team, "A"), await workplaceOf(team, "B")];
  const wanted = products.flatMap((productId) =>
    workplaces.map((workplaceId) => ({ productId, workplaceId })),
  );
  const calls = Array.from({ length: 10 }, (_, i) => (i % 2 ? wanted : wanted.toReversed()));
  const placed = await Promise.all(calls.map((at) => transaction((tx) => place(tx, team.id, at))));
  expect(placed.filter((ids) => ids.length > 0)).toHaveLength(1);
  expect(await database().placement.count({ where: { teamId: team.id } })).toBe(wanted.length);
});

test("another team's product is not placed, and its workplace takes nothing", async () => {
  const [ours, theirs] = [await testTeam(), await testTeam()];
  const at = { productId: await productOf(theirs), workplaceId: await workplaceOf(ours) };
  expect(await transaction((tx) => place(tx, ours.id, [at]))).toEqual([]);
  const into = { productId: await productOf(ours), workplaceId: await workplaceOf(theirs) };
  await expect(transaction((tx) => place(tx, ours.id, [into]))).rejects.toThrow();
  for (const { id: teamId } of [ours, theirs])
    expect(await database().placement.count({ where: { teamId } })).toBe(0);
});
