import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { forgetCalls, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, finishReading, testPdf, uploadRead } from "@/lib/testing/read-sheet";
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
