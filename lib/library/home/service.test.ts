import { expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { signedIn, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { harmlessSheet, silentSheet, uploadRead } from "@/lib/testing/read-sheet";
import { attention, awaitingSheet, sheetsToReview } from "./service";

testDatabase();

const today = new Date("2026-11-21T12:00:00Z");

test("what asks for attention is counted, and nothing of another team", async () => {
  const [team, other] = [await testTeam(), await testTeam()];
  await uploadRead(other.client, { product_name: "Theirs", quality_score: 0.1 });
  await uploadRead(team.client, { product_name: "Old", revision_date: "2020-01-01", quality_score: 0.99 });
  await uploadRead(team.client, {
    product_name: "Doubtful",
    revision_date: "2026-01-01",
    quality_score: 0.4,
  });
  const failed = await uploadRead(team.client, {
    product_name: "Undated",
    revision_date: null,
    quality_score: 1,
  });
  await team.client.patch(`/sds/${failed}`, { status: "failed" });
  await team.client.post("/products/create", { display_name: "Awaiting" });
  const context = (await signedIn(team, "reader")).person;
  if (!context) throw new Error("a person was signed in");
  const found = await attention(context, today);
  expect(found).toMatchObject({
    failed: 1,
    doubtful: 1,
    old: 1,
    undated: 1,
    undecided: 3,
    awaiting: 1,
    products: 3,
  });
  expect(found.oldBefore).toBe("2023-11-21");
  expect((await awaitingSheet(context, 1)).products.map(({ name }) => name)).toEqual(["Awaiting"]);
});

test("sheets whose hazards were not read are counted, and the list shows the same", async () => {
  const team = await testTeam();
  for (const sheet of [silentSheet, harmlessSheet, { product_name: "Acetone" }])
    await uploadRead(team.client, sheet);
  const context = (await signedIn(team, "reader")).person;
  if (!context) throw new Error("a person was signed in");
  expect((await attention(context, today)).hazards).toBe(1);
  const filters = [{ field: "hazards", op: "in", value: ["unknown", "doubtful"] }];
  const { body } = await team.client.post("/products", { filters });
  expect(body.data.map(({ sds }: { sds: { product_name: string } }) => sds.product_name)).toEqual(["Silent"]);
});

test("sheets that nobody has released wait, what may be dangerous first and then the oldest", async () => {
  const team = await testTeam();
  const sheets = [
    harmlessSheet,
    { product_name: "Mild", signal_word: "Warning" as const },
    { product_name: "Older" },
    silentSheet,
  ];
  for (const sheet of sheets) await uploadRead(team.client, sheet);
  const released = await uploadRead(team.client, { product_name: "Released" });
  await team.client.post(`/sds/${released}/release`, { accept_open: true, reason: "Known" });
  const context = (await signedIn(team, "reader")).person;
  if (!context) throw new Error("a person was signed in");
  expect((await attention(context, today)).unreleased).toBe(4);
  const waiting = await sheetsToReview(context, 10);
  expect(waiting.map(({ name }) => name)).toEqual(["Older", "Silent", "Mild", "Water"]);
  expect(await sheetsToReview(context, 1)).toHaveLength(1);
  const filters = [{ field: "review_state", op: "neq", value: "released" }];
  expect((await team.client.post("/products", { filters })).body.data).toHaveLength(4);
  expect((await team.client.get("/products/facets")).body.data.review_state).toEqual([
    { value: "unreviewed", count: 4 },
    { value: "released", count: 1 },
  ]);
  expect((await team.client.get("/sds?review_state=released")).body.data).toHaveLength(1);
});

test("the limit for old sheets is the team's", async () => {
  const team = await testTeam();
  await uploadRead(team.client, { revision_date: "2025-01-01" });
  const context = (await signedIn(team, "reader")).person;
  if (!context) throw new Error("a person was signed in");
  expect((await attention(context, today)).old).toBe(0);
  await database().team.update({ where: { id: team.id }, data: { sheetAgeYears: 1 } });
  expect((await attention(context, today)).old).toBe(1);
});
