import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { type ApiClient, forgetCalls, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";

testDatabase();
beforeEach(forgetCalls);

const product = async (client: ApiClient) =>
  (await client.post("/products/create", { display_name: "P" })).body.data.id as string;
const workplace = async (client: ApiClient, name = "W") =>
  (await client.post("/locations", { name })).body.data.id as string;

describe("placing", () => {
  test("is safe to repeat and says what it created", async () => {
    const { client } = await testTeam();
    const [at, one, two] = [await workplace(client), await product(client), await product(client)];
    const place = (product_ids: string[]) => client.post(`/workplaces/${at}/products`, { product_ids });
    const created = (rows: { product_id: string; created: boolean }[]) =>
      Object.fromEntries(rows.map((row) => [row.product_id, row.created]));
    expect(created((await place([one])).body.data)).toEqual({ [one]: true });
    expect(created((await place([one, two, two])).body.data)).toEqual({ [one]: false, [two]: true });
    expect((await client.get("/workplaces")).body.data[0].product_count).toBe(2);
  });

  test("makes the quantity lines that come with it, or nothing at all", async () => {
    const { client } = await testTeam();
    const [at, one, two] = [await workplace(client), await product(client), await product(client)];
    const place = (quantities: object[]) =>
      client.post(`/workplaces/${at}/products`, { product_ids: [one, two], quantities });
    const line = { product_id: one, amount: 2.5, unit: "L", container_count: 4 };
    const refused = [
      await place([line, { ...line, product_id: randomUUID() }]),
      await place([line, { ...line, unit: "bucket" }]),
      await place([line, { ...line, amount: -1 }]),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect(refused[0]?.body.errors[0].field).toBe("quantities[1].product_id");
    expect((await place([{ ...line, recipient_id: randomUUID() }])).status).toBe(404);
    expect((await client.get(`/products/${one}`)).body.data.placements).toEqual([]);

    const [first, second] = (await place([line])).body.data;
    expect(first.quantities).toMatchObject([{ amount: 2.5, unit: "L", container_count: 4, total: 10 }]);
    expect(second.quantities).toEqual([]);
  });

  test("one unknown product places none", async () => {
    const [ours, theirs] = [await testTeam(), await testTeam()];
    const [at, one, other] = [
      await workplace(ours.client),
      await product(ours.client),
      await product(theirs.client),
    ];
    const place = (product_ids: unknown) => ours.client.post(`/workplaces/${at}/products`, { product_ids });
    expect((await place([one, randomUUID()])).status).toBe(404);
    expect((await place([one, other])).status).toBe(404);
    expect((await ours.client.get(`/products/${one}`)).body.data.placements).toEqual([]);
    expect((await place([])).status).toBe(422);
    expect((await place(["x"])).status).toBe(422);
    expect((await place(one)).status).toBe(422);
    expect((await place(Array.from({ length: 101 }, () => randomUUID()))).status).toBe(422);
    expect(
      (await ours.client.post(`/workplaces/${randomUUID()}/products`, { product_ids: [one] })).status,
    ).toBe(404);
    expect((await theirs.client.post(`/workplaces/${at}/products`, { product_ids: [other] })).status).toBe(
      404,
    );
  });

  test("twenty times at once is one placement, created once", async () => {
    const { client } = await testTeam();
    const [at, one] = [await workplace(client), await product(client)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.post(`/workplaces/${at}/products`, { product_ids: [one] })),
    );
    expect(answers.filter(({ body }) => body.data[0].created)).toHaveLength(1);
    expect((await client.get(`/products/${one}`)).body.data.placements).toHaveLength(1);
  });
});

describe("removing a placement", () => {
  test("without force lists what would be lost, with force loses it", async () => {
    const { client } = await testTeam();
    const [at, one] = [await workplace(client), await product(client)];
    await client.post(`/products/${one}/quantities`, {
      workplace_id: at,
      amount: 1.5,
      unit: "L",
      container_count: 4,
    });
    const path = `/workplaces/${at}/products/${one}`;
    for (const query of ["", "?force=false"]) {
      const { status, body } = await client.delete(path + query);
      expect(status).toBe(409);
      expect(body.would_lose).toMatchObject({
        quantity_lines: [{ workplace_id: at, amount: 1.5, total: 6 }],
        recess: null,
        emkg: null,
      });
    }
    expect((await client.delete(`${path}?force=yes`)).status).toBe(422);
    expect((await client.delete(`${path}?force=true`)).body).toEqual({ data: { deleted: true } });
    expect((await client.delete(`${path}?force=true`)).status).toBe(404);
    expect((await client.get(`/products/${one}/quantities`)).body).toEqual({ data: [], totals: [] });
  });

  test("that is empty asks for force as well", async () => {
    const { client } = await testTeam();
    const [at, one] = [await workplace(client), await product(client)];
    await client.post(`/workplaces/${at}/products`, { product_ids: [one] });
    const { status, body } = await client.delete(`/workplaces/${at}/products/${one}`);
    expect(status).toBe(409);
    expect(body.would_lose).toEqual({ quantity_lines: [], recess: null, emkg: null });
  });
});

describe("quantity lines", () => {
  test("add up exactly for each unit", async () => {
    const { client } = await testTeam();
    const [at, one] = [await workplace(client), await product(client)];
    const recipients = (await client.get("/recipient-types")).body.data;
    expect(recipients).toHaveLength(46);
    const add = (body: object) => client.post(`/products/${one}/quantities`, body);
    await add({
      workplace_id: at,
      amount: 0.1,
      unit: "kg",
      container_count: 3,
      recipient_id: recipients[0].id,
    });
    await add({ workplace_id: at, amount: 0.2, unit: "kg" });
    await add({ workplace_id: null, amount: 0.7, unit: "kg" });
    const last = await add({ amount: 2, unit: "L", container_count: 0 });
    expect(last.status).toBe(201);
    expect(last.body.data).toMatchObject({ workplace_id: null, recipient_id: null, total: 0 });
    const list = async (query = "") => (await client.get(`/products/${one}/quantities${query}`)).body;
    const { data, totals } = await list();
    expect(data).toHaveLength(4);
    expect(data[0]).toMatchObject({
      amount: 0.1,
      container_count: 3,
      total: 0.3,
      recipient_id: recipients[0].id,
    });
    expect(totals).toEqual([
      { unit: "kg", amount: 1.2 },
      { unit: "L", amount: 0 },
    ]);
    expect((await list("?workplace_id=none")).data).toHaveLength(2);
    expect((await list(`?workplace_id=${at}`)).totals).toEqual([{ unit: "kg", amount: 0.5 }]);
    expect((await client.get(`/products/${one}`)).body.data.workplace_ids).toEqual([at]);
  });

  test.each([
    [{ unit: "kg" }, 422, "amount"],
    [{ amount: 1 }, 422, "unit"],
    [{ amount: 1, unit: "KG" }, 422, "unit"],
    [{ amount: 1, unit: "g" }, 422, "unit"],
    [{ amount: 1.2345, unit: "kg" }, 422, "amount"],
    [{ amount: -0.001, unit: "kg" }, 422, "amount"],
    [{ amount: null, unit: "kg" }, 422, "amount"],
    [{ amount: 1, unit: "kg", container_count: 0.5 }, 422, "container_count"],
    [{ amount: 1, unit: "kg", recipient_id: "bottle" }, 422, "recipient_id"],
    [{ amount: 1, unit: "kg", recipient_id: randomUUID() }, 404, null],
    [{ amount: 1, unit: "kg", workplace_id: "none" }, 422, "workplace_id"],
    [{ amount: 1, unit: "kg", workplace_id: randomUUID() }, 404, null],
    [{ amount: 1, unit: "kg", total: 5 }, 422, "total"],
  ])("%j is answered %d, naming %s", async (input, status, field) => {
    const { client } = await testTeam();
    const answer = await client.post(`/products/${await product(client)}/quantities`, input);
    expect(answer.status).toBe(status);
    if (field) expect(answer.body.errors[0].field).toBe(field);
  });

  test("change everything but their workplace and go once", async () => {
    const { client } = await testTeam();
    const [one, other] = [await product(client), await product(client)];
    const { id } = (await client.post(`/products/${one}/quantities`, { amount: 1, unit: "kg" })).body.data;
    const path = `/products/${one}/quantities/${id}`;
    const changed = await client.patch(path, { container_count: 2, unit: "lbs" });
    expect(changed.body.data).toMatchObject({ amount: 1, unit: "lbs", container_count: 2, total: 2 });
    expect((await client.patch(path, {})).body).toEqual(changed.body);
    expect((await client.patch(path, { workplace_id: null })).status).toBe(422);
    expect((await client.patch(path, { unit: null })).status).toBe(422);
    expect((await client.patch(`/products/${other}/quantities/${id}`, {})).status).toBe(404);
    expect((await client.delete(`/products/${other}/quantities/${id}`)).status).toBe(404);
    expect((await client.delete(path)).body).toEqual({ data: { deleted: true } });
    expect((await client.delete(path)).status).toBe(404);
  });
});
