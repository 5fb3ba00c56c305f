import { beforeEach, expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";

testDatabase();

let team: TestTeam;
let editor: ApiClient;
let product: string;
let place: string;

beforeEach(async () => {
  team = await testTeam();
  editor = await signedIn(team, "editor");
  product = (await editor.post("/products/create", { display_name: "Acetone" })).body.data.id;
  place = (await editor.post("/locations", { name: "Store" })).body.data.id;
  for (const amount of [2.5, 10])
    await editor.post(`/products/${product}/quantities`, { workplace_id: place, amount, unit: "L" });
  const assessment = { exposure: 6, probability: 3, effect: 3 };
  await editor.put(`/products/${product}/workplaces/${place}/recess`, assessment);
  await editor.post(`/products/${product}/workplaces/${place}/recess/sign`);
});

const placement = () => `/workplaces/${place}/products/${product}`;

/** All rows that go with a placement. */
async function rows() {
  const where = { teamId: team.id };
  return Promise.all([
    database().placement.findMany({ where }),
    database().quantityLine.findMany({ where, orderBy: { id: "asc" } }),
    database().assessment.findMany({ where, orderBy: { id: "asc" } }),
  ]);
}

test("a removed placement comes back with its stock and its signed assessments, row for row", async () => {
  const before = await rows();
  expect(before.map((list) => list.length)).toEqual([1, 2, 1]);
  await editor.delete(`${placement()}?force=true`);
  expect((await rows()).flat()).toEqual([]);
  const { status, body } = await editor.post(`${placement()}/restore`);
  expect(status).toBe(200);
  expect(body.data.quantities).toHaveLength(2);
  expect(body.data.recess).toMatchObject({ risk_score: 54 });
  expect(await rows()).toEqual(before);
  expect((await editor.post(`${placement()}/restore`)).status).toBe(409);
});

test("what was removed a second time comes back as it was then", async () => {
  await editor.delete(`${placement()}?force=true`);
  await editor.post(`/workplaces/${place}/products`, { product_ids: [product] });
  expect((await editor.post(`${placement()}/restore`)).status).toBe(409);
  await editor.delete(`${placement()}?force=true`);
  expect((await editor.post(`${placement()}/restore`)).body.data.quantities).toEqual([]);
});

test("nothing comes back to an archived workplace, to a stranger or to a reader", async () => {
  await editor.delete(`${placement()}?force=true`);
  const stranger = await signedIn(await testTeam(), "owner");
  expect((await stranger.post(`${placement()}/restore`)).status).toBe(404);
  expect((await (await signedIn(team, "reader")).post(`${placement()}/restore`)).status).toBe(403);
  await editor.post(`/workplaces/${place}/archive`, { archived: true });
  expect((await editor.post(`${placement()}/restore`)).status).toBe(409);
  await editor.post(`/workplaces/${place}/archive`, { archived: false });
  expect((await editor.post(`${placement()}/restore`)).status).toBe(200);
});

test("a removed stock line comes back with its id, once, while the product is placed there", async () => {
  const [, before] = await rows();
  const line = `/products/${product}/quantities/${before[0]?.id}`;
  expect((await editor.post(`${line}/restore`)).status).toBe(404);
  await editor.delete(line);
  expect((await editor.post(`${line}/restore`)).body.data.id).toBe(before[0]?.id);
  expect((await rows())[1]).toEqual(before);
  expect((await editor.post(`${line}/restore`)).status).toBe(404);
  await editor.delete(line);
  await editor.delete(`${placement()}?force=true`);
  expect((await editor.post(`${line}/restore`)).status).toBe(409);
  const stranger = await signedIn(await testTeam(), "owner");
  expect((await stranger.post(`${line}/restore`)).status).toBe(404);
});

test("an inventory item that is removed comes back as a stock line, and each change moves last_updated", async () => {
  const lastUpdated = async () =>
    Date.parse((await editor.get(`/products/${product}`)).body.data.last_updated);
  const [, [line]] = await rows();
  const before = await rows();
  let last = await lastUpdated();
  const moves = async (write: Promise<{ status: number }>) => {
    expect((await write).status).toBe(200);
    const now = await lastUpdated();
    expect(now).toBeGreaterThan(last);
    last = now;
  };
  await moves(editor.patch(`/inventory/${line?.id}`, { amount: line?.amount?.toNumber() }));
  await moves(editor.delete(`/inventory/${line?.id}`));
  await moves(editor.post(`/products/${product}/quantities/${line?.id}/restore`));
  const ids = ([, lines]: Awaited<ReturnType<typeof rows>>) => lines.map(({ id, amount }) => [id, amount]);
  expect(ids(await rows())).toEqual(ids(before));
  await editor.delete(`/inventory/${line?.id}`);
  const [, [other]] = await rows();
  await editor.delete(`/products/${product}/quantities/${other?.id}`);
  expect((await editor.delete(`/inventory/${other?.id}`)).status).toBe(404);
});

test("what was removed before a table got another column comes back with that column's default", async () => {
  await editor.delete(`${placement()}?force=true`);
  for (const table of ["placements", "quantity_lines", "assessments"])
    await database().$executeRawUnsafe(`alter table ${table} add column shade text not null default 'grey'`);
  expect((await editor.post(`${placement()}/restore`)).status).toBe(200);
  const shades = await database().$queryRaw`
    select shade from quantity_lines where team_id = ${team.id}::uuid
    union all select shade from assessments where team_id = ${team.id}::uuid`;
  for (const table of ["placements", "quantity_lines", "assessments"])
    await database().$executeRawUnsafe(`alter table ${table} drop column shade`);
  expect(shades).toEqual([{ shade: "grey" }, { shade: "grey" }, { shade: "grey" }]);
});
