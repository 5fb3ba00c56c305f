import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { database } from "@/lib/platform/database/client";
import { criticalPaths } from "@/lib/sheet/critical-paths";
import { type ApiClient, forgetCalls, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, finishReading, silentSheet, testPdf, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
beforeEach(forgetCalls);

let team: TestTeam;
beforeAll(async () => {
  team = await testTeam();
});

type Word = { path: string; value?: unknown; state: string; note?: string };

const put = (id: string, values: Word[], client: ApiClient = team.client) =>
  client.put(`/sds/${id}/review`, { values });

async function valueAt(id: string, path: string, client: ApiClient = team.client) {
  const { body } = await client.get(`/sds/${id}/review`);
  return body.data.values.find((one: { path: string }) => one.path === path);
}

const statements = "section2.hazard_statements";

test("a review names every critical value, and what was read", async () => {
  const id = await uploadRead(team.client);
  const { status, body } = await team.readOnly.get(`/sds/${id}/review`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ state: "unreviewed", released_by: null, released_at: null });
  expect(body.data.values.map(({ path }: { path: string }) => path)).toEqual(criticalPaths);
  expect(await valueAt(id, "section14.class")).toMatchObject({
    label: "Transport class",
    value: "3",
    read_value: "3",
    state: "read",
    by: null,
    at: null,
    note: null,
    earlier: null,
  });
  expect(await valueAt(id, "section4.inhalation")).toMatchObject({ value: null, state: "missing" });
});

/** What a person makes of each value, and what of it answers show. */
const corrections: Record<(typeof criticalPaths)[number], { value: unknown; shown?: unknown }> = {
  "section1.product_name": { value: "Propanone" },
  "section1.supplier.name": { value: "Other Solvents Ltd" },
  "section1.emergency_contacts": {
    value: [{ phone: "+49 89 19240" }],
    shown: [{ phone: "+49 89 19240", organization: null, country_code: null, hours: null }],
  },
  "section2.signal_word": { value: "Warning" },
  "section2.hazard_statements": {
    value: ["H226", "EUH066"],
    shown: [
      { code: "H226", text: null },
      { code: "EUH066", text: null },
    ],
  },
  "section2.classifications": {
    value: [{ class_code: "Flam. Liq.", category_code: "3", hazard_code: "H226" }],
  },
  "section2.pictograms": { value: ["GHS02"] },
  "section3.components": {
    value: [{ chemical_name: "ethanol", cas_number: "64-17-5", concentration_min: 10 }],
    shown: [
      expect.objectContaining({ cas_number: "64-17-5", concentration_min: 10, concentration_max: null }),
    ],
  },
  "section4.inhalation": { value: "Fresh air." },
  "section4.skin_contact": { value: "Wash with water." },
  "section4.eye_contact": { value: "Rinse for 15 minutes." },
  "section4.ingestion": { value: "Do not induce vomiting." },
  "section8.exposure_limits": {
    value: [{ substance: "acetone", cas_number: "67-64-1", list: "DE", twa: 500, unit: "ppm" }],
    shown: [expect.objectContaining({ substance: "acetone", twa: 500, unit: "ppm", stel: null })],
  },
  "section9.flash_point": {
    value: { value: 25, unit: "°C" },
    shown: { value: 25, unit: "°C", comparator: null, conditions: null, text: "25 °C" },
  },
  "section14.un_number": { value: "1263" },
  "section14.class": { value: "8 (6.1)" },
  "section14.packing_group": { value: "III" },
};

describe.each(criticalPaths)("%s", (path) => {
  const { value, shown = value } = corrections[path];

  test("is corrected, and taken back", async () => {
    const id = await uploadRead(team.client);
    const before = await valueAt(id, path);
    const { status, body } = await put(id, [{ path, value, state: "corrected", note: "Page 2" }]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.state).toBe("in_review");
    const after = await valueAt(id, path);
    expect(after).toMatchObject({ state: "corrected", value: shown, note: "Page 2", by: { kind: "key" } });
    expect(after.read_value).toEqual(before.value);
    expect((await team.client.get(`/sds/${id}`)).body.data.errors).not.toHaveProperty([path]);
    expect((await put(id, [{ path, value: null, state: "read" }])).body.data.state).toBe("unreviewed");
    expect(await valueAt(id, path)).toEqual(before);
  });

  test("is absent when a person says so", async () => {
    const id = await uploadRead(team.client);
    expect((await put(id, [{ path, state: "absent" }])).status).toBe(200);
    const after = await valueAt(id, path);
    expect(after.state).toBe("absent");
    expect([null, []]).toContainEqual(after.value);
  });

  test("is confirmed as it is shown", async () => {
    const id = await uploadRead(team.client);
    await put(id, [{ path, value, state: "corrected" }]);
    const { value: now } = await valueAt(id, path);
    expect((await put(id, [{ path, value: now, state: "confirmed" }])).status).toBe(200);
    expect(await valueAt(id, path)).toMatchObject({ state: "confirmed", value: now });
  });

  test("is refused in another form", async () => {
    const id = await uploadRead(team.client);
    const { status, body } = await put(id, [{ path, value: 7, state: "corrected" }]);
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({
      field: "values[0].value",
      message: expect.stringContaining(path),
    });
    expect((await valueAt(id, path)).by).toBeNull();
  });
});

test.each<[string, Word, string]>([
  ["a statement that does not exist", { path: statements, value: ["H999"], state: "corrected" }, "H225"],
  [
    "a CAS number with a wrong check digit",
    { path: "section3.components", value: [{ cas_number: "67-64-2" }], state: "corrected" },
    "67-64-1",
  ],
  ["an unknown path", { path: "section2.colour", value: "red", state: "corrected" }, statements],
  ["no value", { path: statements, value: null, state: "corrected" }, "absent"],
  ["another value than is shown", { path: statements, value: ["H300"], state: "confirmed" }, "H225"],
  ["a missing value", { path: "section4.inhalation", state: "confirmed" }, "absent"],
  [
    "a code of another class",
    {
      path: "section2.classifications",
      value: [{ class_code: "Flam. Liq.", category_code: "2", hazard_code: "H226" }],
      state: "corrected",
    },
    "H225",
  ],
  ["a prefix", { path: "section14.un_number", value: "UN1263", state: "corrected" }, "1263"],
])("%s is refused with what would be right, and nothing is kept", async (_, word, right) => {
  const id = await uploadRead(team.client);
  const good = { path: "section1.product_name", value: "Good", state: "corrected" };
  const { status, body } = await put(id, [good, word]);
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    { field: expect.stringMatching(/^values\[1\]/), message: expect.stringContaining(right) },
  ]);
  expect((await valueAt(id, "section1.product_name")).state).not.toBe("corrected");
});

test("a path that is named twice is refused", async () => {
  const id = await uploadRead(team.client);
  const word = { path: statements, value: ["H225"], state: "corrected" };
  const { status, body } = await put(id, [word, word]);
  expect(status).toBe(422);
  expect(body.errors).toEqual([{ field: "values[1].path", message: expect.stringContaining("twice") }]);
});

test("a corrected hazard statement holds everywhere", async () => {
  const own = await testTeam();
  const id = await uploadRead(own.client);
  const place = (await own.client.post("/locations", { name: "Shelf" })).body.data.id;
  await own.client.post(`/locations/${place}/inventory`, { sds_id: id });
  await put(
    id,
    [
      { path: statements, value: ["H226", "H304"], state: "corrected" },
      { path: "section1.product_name", value: "Propanone", state: "corrected" },
    ],
    own.client,
  );
  const document = (await own.client.get(`/sds/${id}`)).body.data;
  expect(document).toMatchObject({
    hazard_statements: ["H226", "H304"],
    product_name: "Propanone",
    review_state: "in_review",
  });
  const { data, reviewed } = (await own.client.get(`/sds/${id}/sections?include=sources`)).body;
  expect(data.section2.hazard_statements).toEqual([
    { code: "H226", text: null },
    { code: "H304", text: null },
  ]);
  expect(reviewed).toContainEqual(
    expect.objectContaining({
      path: statements,
      state: "corrected",
      by: expect.objectContaining({ name: "test" }),
    }),
  );
  expect((await own.client.get("/sds?query=propanone")).body.data).toHaveLength(1);
  const filter = (value: string) =>
    own.client.post("/products", { filters: [{ field: "h_codes", op: "in", value: [value] }] });
  expect((await filter("H304")).body.data[0].sds).toMatchObject({
    product_name: "Propanone",
    h_codes: ["H226", "H304"],
  });
  expect((await filter("H336")).body.data).toEqual([]);
  const facets = (await own.client.get("/products/facets")).body.data.h_codes;
  expect(facets.map(({ value }: { value: string }) => value).toSorted()).toEqual(["H226", "H304"]);
  const owner = await signedIn(own, "owner");
  const register = await owner.get("/register?format=csv");
  expect(Buffer.from(register.body).toString()).toContain("H304");
});

test("what is corrected is printed on labels and cards, and a word about the hazards makes them known", async () => {
  const own = await testTeam();
  const id = await uploadRead(own.client, silentSheet);
  const printed = async (kind: string) => {
    const { body } = await own.client.get(`/sds/${id}/${kind}`);
    const { pages } = await readPdf(new Uint8Array(body));
    return pages.map(({ text }) => text).join(" ");
  };
  const before = await printed("clp-label");
  expect(before).not.toContain("Highly flammable");
  const values = [
    { path: statements, value: ["H225", "H301"], state: "corrected" },
    { path: "section2.signal_word", state: "confirmed" },
    { path: "section2.pictograms", value: ["GHS02", "GHS06"], state: "corrected" },
  ];
  expect((await put(id, values, own.client)).status).toBe(200);
  for (const kind of ["clp-label", "safety-card"]) {
    const text = await printed(kind);
    expect(text).toContain("Highly flammable liquid and vapour");
    expect(text).toContain("Toxic if swallowed");
  }
  const hazards = [{ field: "hazards", op: "eq", value: "known" }];
  expect((await own.client.post("/products", { filters: hazards })).body.data).toHaveLength(1);
  expect((await own.client.get(`/sds/${id}`)).body.data.errors).toEqual({});
});

test("an assessment asks for a review when what it rests on is corrected", async () => {
  const own = await testTeam();
  const id = await uploadRead(own.client);
  const owner = await signedIn(own, "owner");
  const product = (await own.client.post("/products")).body.data[0].id;
  const place = (await own.client.post("/locations", { name: "Shelf" })).body.data.id;
  await own.client.post(`/workplaces/${place}/products`, { product_ids: [product] });
  const emkg = `/products/${product}/workplaces/${place}/emkg`;
  const assessment_answers = {
    physical_form: "liquid",
    amount_value: 1,
    amount_unit: "kg",
    skin_contact: true,
    ventilation: "general",
  };
  const before = (await owner.put(emkg, { assessment_answers })).body.data.control_levels;
  expect((await owner.get("/assessments?status=review")).body.data).toEqual([]);
  await put(id, [{ path: statements, value: ["H350", "H310"], state: "corrected" }], own.client);
  expect((await owner.get("/assessments?status=review")).body.data).toHaveLength(1);
  const after = (await owner.put(emkg, { assessment_answers })).body.data.control_levels;
  expect(after).not.toEqual(before);
});

test("a person's word is shown to their team alone", async () => {
  const [own, other] = [await testTeam(), await testTeam()];
  const content = testPdf();
  const id = await uploadRead(own.client, {}, content);
  const theirs = await uploadRead(other.client, {}, content);
  await put(id, [{ path: "section1.product_name", value: "Secret", state: "corrected" }], own.client);
  expect((await valueAt(theirs, "section1.product_name", other.client)).value).toBe("Acetone technical");
  expect((await other.client.get(`/sds/${theirs}`)).body.data.product_name).toBe("Acetone technical");
  expect((await other.client.get(`/sds/${id}/review`)).status).toBe(404);
  expect((await put(id, [{ path: statements, state: "absent" }], other.client)).status).toBe(404);
});

test("the catalogue shows a corrected sheet as it was read", async () => {
  const own = await testTeam("Sharing team", true);
  const name = `Sharable ${randomUUID().slice(0, 8)}`;
  const id = await uploadRead(own.client, { product_name: name });
  await put(id, [{ path: "section1.product_name", value: "Zyxwvut", state: "corrected" }], own.client);
  await put(id, [{ path: statements, value: ["H226"], state: "corrected" }], own.client);
  const found = async (query: string) => (await team.client.post("/catalogue/search", { query })).body.data;
  expect(await found(name)).toEqual([
    expect.objectContaining({ product_name: name, h_codes: ["EUH066", "H225", "H319", "H336"] }),
  ]);
  expect(await found("zyxwvut")).toEqual([]);
});

test("readers look, and change nothing", async () => {
  const id = await uploadRead(team.client);
  const reader = await signedIn(team, "reader");
  for (const client of [reader, team.readOnly]) {
    expect((await client.get(`/sds/${id}/review`)).status).toBe(200);
    expect((await put(id, [{ path: statements, state: "absent" }], client)).status).toBe(403);
    expect((await client.post(`/sds/${id}/release`, { accept_open: true, reason: "x" })).status).toBe(403);
    expect((await client.delete(`/sds/${id}/release`)).status).toBe(403);
  }
});

test("what a person or a key has said stays theirs by name", async () => {
  const id = await uploadRead(team.client);
  const editor = await signedIn(team, "editor");
  await put(id, [{ path: statements, state: "confirmed" }], editor);
  await put(id, [{ path: "section2.signal_word", value: "Warning", state: "corrected" }]);
  expect((await valueAt(id, statements)).by).toMatchObject({
    kind: "user",
    name: expect.stringContaining("@"),
  });
  expect((await valueAt(id, "section2.signal_word")).by).toMatchObject({ kind: "key", name: "test" });
});

describe("reading again", () => {
  const corrected = [{ path: statements, value: ["H226"], state: "corrected" }];

  test("leaves a word that was said of the same reading", async () => {
    const id = await uploadRead(team.client);
    await put(id, corrected);
    await finishReading(id, { product_name: "Acetone pure" });
    expect(await valueAt(id, statements)).toMatchObject({
      state: "corrected",
      value: [{ code: "H226", text: null }],
    });
    expect((await team.client.get(`/sds/${id}`)).body.data).toMatchObject({
      product_name: "Acetone pure",
      hazard_statements: ["H226"],
    });
  });

  test("makes a word doubtful where the sheet reads otherwise, and shows both", async () => {
    const id = await uploadRead(team.client);
    await put(id, corrected);
    await finishReading(id, { hazard_statements: ["H300"] });
    const value = await valueAt(id, statements);
    expect(value).toMatchObject({
      state: "doubtful",
      value: [{ code: "H226", text: null }],
      read_value: [{ code: "H300", text: null }],
      by: { kind: "key" },
    });
    const { data } = (await team.client.get(`/sds/${id}`)).body;
    expect(data.hazard_statements).toEqual(["H226"]);
    expect(data.errors[statements]).toContain("reads otherwise");
  });

  test("ends a release when a value is another one", async () => {
    const id = await uploadRead(team.client);
    await team.client.post(`/sds/${id}/release`, { accept_open: true, reason: "Known product" });
    await finishReading(id);
    expect((await team.client.get(`/sds/${id}`)).body.data.review_state).toBe("released");
    await finishReading(id, { hazard_statements: ["H300"] });
    expect((await team.client.get(`/sds/${id}/review`)).body.data).toMatchObject({
      state: "in_review",
      released_by: null,
    });
  });
});

test("a later revision shows what was said of an earlier one where it differs", async () => {
  const own = await testTeam();
  const first = await uploadRead(own.client);
  await put(first, [{ path: statements, value: ["H226"], state: "corrected" }], own.client);
  const second = await uploadRead(own.client, { revision_date: "2025-01-01" });
  const later = await valueAt(second, statements, own.client);
  expect(later).toMatchObject({
    state: "read",
    earlier: { document_id: first, value: [{ code: "H226", text: null }], by: { kind: "key" } },
  });
  expect((await valueAt(first, statements, own.client)).earlier).toBeNull();
});

describe("a release", () => {
  test("is refused while values are open, and names them", async () => {
    const id = await uploadRead(team.client, silentSheet);
    const { status, body } = await team.client.post(`/sds/${id}/release`);
    expect(status).toBe(409);
    expect(body.open.map(({ path }: { path: string }) => path)).toContain(statements);
    expect(body.open[0]).toEqual(await valueAt(id, body.open[0].path));
    const without = await team.client.post(`/sds/${id}/release`, { accept_open: true });
    expect(without.status).toBe(422);
    expect(without.body.errors).toEqual([{ field: "reason", message: expect.any(String) }]);
  });

  test("keeps who, when, why and what was open; a change ends it", async () => {
    const id = await uploadRead(team.client);
    const wish = { accept_open: true, reason: "Only for the laboratory" };
    const { status, body } = await team.client.post(`/sds/${id}/release`, wish);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: "released",
      released_by: { kind: "key", name: "test" },
      released_at: expect.any(String),
      release_reason: wish.reason,
    });
    expect(body.data.accepted_open).toContain("section4.inhalation");
    const after = await put(id, [{ path: "section4.inhalation", value: "Fresh air.", state: "corrected" }]);
    expect(after.body.data).toMatchObject({ state: "in_review", released_by: null, released_at: null });
  });

  test("needs no reason once all is settled, and is taken back", async () => {
    const id = await uploadRead(team.client);
    const { body } = await team.client.get(`/sds/${id}/review`);
    const made = {
      ...corrections,
      "section2.classifications": {
        value: [{ class_code: "Flam. Liq.", category_code: "2", hazard_code: "H225" }],
      },
    };
    const open = body.data.values.filter(({ state }: Word) => ["missing", "doubtful"].includes(state));
    await put(
      id,
      open.map(({ path }: Word) => ({
        path,
        ...made[path as keyof typeof made],
        shown: undefined,
        state: "corrected",
      })),
    );
    expect((await team.client.post(`/sds/${id}/release`)).body.data.state).toBe("released");
    expect((await team.client.delete(`/sds/${id}/release`)).status).toBeLessThan(300);
    expect((await team.client.get(`/sds/${id}`)).body.data.review_state).toBe("in_review");
    expect((await team.client.delete(`/sds/${id}/release`)).status).toBeLessThan(300);
    expect((await team.client.get(`/sds/${randomUUID()}/review`)).status).toBe(404);
  });
});

test("two people who write at once both have their say", async () => {
  const id = await uploadRead(team.client);
  const [one, other] = [await signedIn(team, "editor"), await signedIn(team, "editor")];
  const answers = await Promise.all([
    put(id, [{ path: statements, value: ["H226"], state: "corrected" }], one),
    put(id, [{ path: "section2.signal_word", value: "Warning", state: "corrected" }], other),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await team.client.get(`/sds/${id}`)).body.data).toMatchObject({
    hazard_statements: ["H226"],
    signal_word: "Warning",
  });
});

test("a sheet that could not be read is filled in by hand", async () => {
  const { body } = await team.client.post("/sds", undefined, { form: fileForm(testPdf()) });
  await database().document.update({
    where: { id: body.id },
    data: { status: "failed", errorCode: "no_text", errorMessage: "Nothing to read." },
  });
  expect((await valueAt(body.id, statements)).state).toBe("missing");
  const words = [
    { path: "section1.product_name", value: "Old drum", state: "corrected" },
    { path: statements, value: ["H314"], state: "corrected" },
    { path: "section2.signal_word", value: "Danger", state: "corrected" },
  ];
  expect((await put(body.id, words)).status).toBe(200);
  expect((await team.client.get(`/sds/${body.id}`)).body.data).toMatchObject({
    status: "completed",
    product_name: "Old drum",
    hazard_statements: ["H314"],
    errors: {},
  });
  expect((await team.client.get(`/sds/${body.id}/clp-label`)).status).toBe(200);
  await put(
    body.id,
    words.map(({ path }) => ({ path, state: "read" })),
  );
  expect((await team.client.get(`/sds/${body.id}`)).body.data).toMatchObject({
    status: "failed",
    errors: { no_text: "Nothing to read." },
  });
});

test("the audit log says from what to what", async () => {
  const own = await testTeam();
  const id = await uploadRead(own.client);
  await put(id, [{ path: statements, value: ["H226"], state: "corrected" }], own.client);
  const owner = await signedIn(own, "owner");
  const { body } = await owner.get(`/audit-events?action=sayValue&target_id=${id}`);
  expect(body.data[0].details).toMatchObject({
    path: statements,
    from: { state: "read", value: expect.arrayContaining([{ code: "H225", text: null }]) },
    to: { state: "corrected", value: [{ code: "H226", text: null }] },
  });
});
