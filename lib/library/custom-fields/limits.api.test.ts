import { expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { signedIn, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";

testDatabase();

/** A group of so many fields, of all kinds in turn. */
function group(name: string, fields: number) {
  const kinds = [
    { type: "string", enum: ["a", "b"] },
    { type: "number" },
    { type: "string", format: "date" },
    { type: "boolean" },
    { type: "array", items: { type: "string" } },
  ] as const;
  const properties = Object.fromEntries(
    Array.from({ length: fields }, (_, i) => [`field_${i}`, kinds[i % kinds.length]]),
  );
  return { name, schema: { type: "object" as const, properties } };
}

test("a group has a hundred fields at most, a team three hundred, and the refusal names the limit", async () => {
  const team = await testTeam();
  const admin = await signedIn(team, "admin");
  const tooMany = await admin.post("/custom-field-groups", group("Large", 101));
  expect(tooMany.status).toBe(422);
  expect(tooMany.body.errors).toEqual([
    { field: "schema.properties", message: "a group may have at most 100 fields; this one has 101" },
  ]);
  const made = [];
  for (const name of ["A", "B", "C"]) made.push(await admin.post("/custom-field-groups", group(name, 100)));
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
  const beyond = await admin.post("/custom-field-groups", group("D", 1));
  expect(beyond.body.errors[0]).toEqual({
    field: "schema.properties",
    message: "a team may have at most 300 custom fields; its other groups have 300, this one 1",
  });
  const [first] = made;
  const replaced = await admin.put(`/custom-field-groups/${first?.body.data.id}`, group("A", 100));
  expect(replaced.status).toBe(200);
  const long = { type: "object", properties: { a: { type: "string", enum: ["x".repeat(200_000)] } } };
  expect(
    (await admin.put(`/custom-field-groups/${first?.body.data.id}`, { name: "A", schema: long })).status,
  ).toBe(422);
});

test("facets answer for all the fields that a team may have, and for one that has more from before", async () => {
  const { client, id: teamId } = await testTeam();
  await uploadRead(client);
  const [{ id: product }] = (await client.post("/products")).body.data;
  const { name, schema } = group("Old", 8_000);
  const { id } = await database().customFieldGroup.create({ data: { teamId, name, schema } });
  const values = { field_0: "b", field_1: 2, field_2: "2026-01-31", field_3: true, field_4: ["x", "y"] };
  expect((await client.patch(`/products/${product}/custom-fields`, { [id]: values })).status).toBe(200);
  const facets = (await client.get("/products/facets")).body.data;
  expect(facets).toMatchObject({
    signal_word: [{ value: "Danger", count: 1 }],
    [`custom.${id}.field_0`]: [{ value: "b", count: 1 }],
    [`custom.${id}.field_1`]: { min: 2, max: 2 },
    [`custom.${id}.field_3`]: [{ value: true, count: 1 }],
    [`custom.${id}.field_299`]: [],
  });
  expect(Object.keys(facets).filter((one) => one.startsWith("custom."))).toHaveLength(300);
});
