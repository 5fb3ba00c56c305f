import { beforeAll, describe, expect, test } from "vitest";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
let team: TestTeam;
let person: ApiClient;
let path: string;
let product: string;
let inventory: string;
beforeAll(async () => {
  team = await testTeam();
  person = await signedIn(team, "editor");
  const sds_id = await uploadRead(team.client);
  const place = (await team.client.post("/locations", { name: "Lab" })).body.data.id;
  inventory = (await team.client.post(`/locations/${place}/inventory`, { sds_id })).body.data.id;
  product = (await team.client.post("/products")).body.data[0].id;
  path = `/products/${product}/workplaces/${place}`;
});
const answers = {
  physical_form: "liquid",
  amount_value: 2,
  amount_unit: "L",
  boiling_point_c: 56,
  skin_contact: true,
  skin_area: "large",
  skin_duration: "long",
  ventilation: "general",
};

describe("an assessment", () => {
  test("is written by a person in the browser and read by both families", async () => {
    const recess = await person.put(`${path}/recess`, { exposure: 6, probability: 3, effect: 7 });
    expect(recess.status).toBe(200);
    expect(recess.body.data).toMatchObject({ risk_score: 126, state: "draft", signed_by: null });
    const emkg = await person.put(`${path}/emkg`, { assessment_answers: answers });
    expect(emkg.body.data.control_levels).toMatchObject({
      inhalation: 1,
      skin: 2,
      hazard_group: "A",
      not_covered: [],
    });
    const read = (await team.client.get(`/inventory/${inventory}/assessments`)).body.data;
    expect(read.recess).toEqual({
      id: recess.body.data.id,
      exposure: 6,
      probability: 3,
      effect: 7,
      risk_score: 126,
      assessed_by: recess.body.data.assessed_by,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(read.emkg.assessment_answers).toEqual(answers);
    const [entry] = (await team.client.get(`/products/${product}/risk-assessments`)).body.data;
    expect(entry).toMatchObject({
      workplace: { name: "Lab" },
      recess: { risk_score: 126 },
      emkg: { state: "draft" },
    });
    const [placement] = (await team.client.get(`/products/${product}`)).body.data.placements;
    expect(placement.recess.id).toBe(recess.body.data.id);
  });

  test("is a draft until it is signed; after that a new draft takes its place", async () => {
    const before = (await person.put(`${path}/recess`, { exposure: 1, probability: 1, effect: 1 })).body.data;
    const signed = await person.post(`${path}/recess/sign`);
    expect(signed.body.data).toMatchObject({ id: before.id, state: "signed" });
    expect((await person.post(`${path}/recess/sign`)).status).toBe(409);
    const next = (await person.put(`${path}/recess`, { exposure: 10, probability: 10, effect: 100 })).body
      .data;
    expect(next.id).not.toBe(before.id);
    expect(next.risk_score).toBe(10_000);
  });

  test("of steps that the method lacks is refused", async () => {
    const put = (body: object) => person.put(`${path}/recess`, body);
    for (const body of [
      { exposure: 4, probability: 3, effect: 7 },
      { exposure: 6, probability: 2, effect: 7 },
      { exposure: 6, probability: 3, effect: 5 },
      { exposure: 6, probability: 3 },
      { exposure: 6, probability: 3, effect: 7, risk_score: 1 },
    ])
      expect((await put(body)).status).toBe(422);
    const wrong = { assessment_answers: { ...answers, colour: "red" } };
    expect((await person.put(`${path}/emkg`, wrong)).body.errors[0].field).toBe("assessment_answers.colour");
  });

  test("is not written by a key, a reader, or another team's person", async () => {
    const body = { exposure: 1, probability: 1, effect: 1 };
    expect((await team.client.put(`${path}/recess`, body)).status).toBe(403);
    expect((await (await signedIn(team, "reader")).put(`${path}/recess`, body)).status).toBe(403);
    const stranger = await signedIn(await testTeam(), "owner");
    expect((await stranger.put(`${path}/recess`, body)).status).toBe(404);
    expect((await stranger.put(`${path}/emkg`, { assessment_answers: answers })).status).toBe(404);
  });

  test("twenty times at once stays one draft", async () => {
    const answersOf = await Promise.all(
      [1, 2, 3, 6, 10].flatMap((exposure) =>
        [1, 3, 6, 10].map((probability) =>
          person.put(`${path}/recess`, { exposure, probability, effect: 1 }),
        ),
      ),
    );
    expect(new Set(answersOf.map(({ body }) => body.data.id)).size).toBe(1);
  });
});

describe("what a team defines in the browser", () => {
  test("custom field groups are an admin's", async () => {
    const [admin, editor] = [await signedIn(team, "admin"), person];
    const group = { name: "Storage", schema: { type: "object", properties: { shelf: { type: "string" } } } };
    expect((await editor.post("/custom-field-groups", group)).status).toBe(403);
    expect((await team.client.post("/custom-field-groups", group)).status).toBe(403);
    const created = await admin.post("/custom-field-groups", group);
    expect(created.status).toBe(201);
    expect((await admin.post("/custom-field-groups", group)).body.errors[0].field).toBe("name");
    const changed = await admin.put(`/custom-field-groups/${created.body.data.id}`, {
      ...group,
      name: "Shelves",
    });
    expect(changed.body.data).toMatchObject({ name: "Shelves", version: 2 });
    const [schema] = (await team.client.get("/custom-field-schemas")).body.data;
    expect(schema.schema).toMatchObject({ additionalProperties: false });
    for (const wrong of [
      { type: "array" },
      { type: "object", properties: { a: { type: "string", pattern: "(a+)+$" } } },
      { type: "object", properties: { a: { $ref: "#" } } },
      { type: "object", properties: {}, required: ["a"] },
    ])
      expect((await admin.post("/custom-field-groups", { name: "N", schema: wrong })).status).toBe(422);
  });

  test("safety card profiles are an admin's; keys read them", async () => {
    const admin = await signedIn(team, "admin");
    const first = await admin.post("/safety-card-profiles", {
      name: "Plant",
      is_default: true,
      settings: { company: "ACME" },
    });
    expect(first.status).toBe(201);
    expect(first.body.data.settings).toMatchObject({ company: "ACME", phones: [], logo: null });
    const second = await admin.post("/safety-card-profiles", { name: "Office", is_default: true });
    const list = (await team.client.get("/safety-card-profiles")).body.data;
    expect(
      list.map(({ name, is_default }: { name: string; is_default: boolean }) => [name, is_default]),
    ).toEqual([
      ["Office", true],
      ["Plant", false],
    ]);
    const path = `/safety-card-profiles/${second.body.data.id}`;
    expect((await admin.patch(path, { name: "Plant" })).status).toBe(422);
    expect((await admin.patch(path, { settings: { colour: 1 } })).status).toBe(422);
    expect((await team.client.delete(path)).status).toBe(403);
    expect((await admin.delete(path)).body).toEqual({ data: { deleted: true } });
    expect((await admin.delete(path)).status).toBe(404);
  });
});
