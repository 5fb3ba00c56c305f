import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { criticalPaths } from "@/lib/sheet/critical-paths";
import { forgetCalls, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { silentSheet, uploadRead } from "@/lib/testing/read-sheet";
import { putReview, reviewedValue, type Word } from "@/lib/testing/review";

testDatabase();
beforeEach(forgetCalls);

let team: TestTeam;
beforeAll(async () => {
  team = await testTeam();
});

const put = (id: string, values: Word[], client = team.client) => putReview(client, id, values);
const valueAt = (id: string, path: string, client = team.client) => reviewedValue(client, id, path);
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

test("a value that contradicts a list is not shown as sure, until a person says what is printed", async () => {
  const { client } = await testTeam();
  const read = (un_number: string) => {
    const section14 = { text: "UN 1090", un_number, class: "3", packing_group: "II" };
    return uploadRead(client, { sections: { section14 } });
  };
  const unNumberOf = async (id: string) => {
    const { values } = (await client.get(`/sds/${id}/review`)).body.data;
    return values.find(({ path }: { path: string }) => path === "section14.un_number");
  };
  const reason = expect.stringContaining("not in ADR’s list");
  expect(await unNumberOf(await read("1090"))).not.toMatchObject({ reason });
  const id = await read("9998");
  expect(await unNumberOf(id)).toMatchObject({ state: "doubtful", reason });
  const word = { path: "section14.un_number", state: "corrected", value: "1090" };
  await client.put(`/sds/${id}/review`, { values: [word] });
  expect(await unNumberOf(id)).toMatchObject({ state: "corrected", value: "1090" });
});
