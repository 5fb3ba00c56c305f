import { expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { signedIn, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";

testDatabase();

test("a person's choices are kept for them alone, the last ones win", async () => {
  const team = await testTeam();
  const [reader, other] = [await signedIn(team, "reader"), await signedIn(team, "reader")];
  expect((await reader.get("/choices/labels")).body.data).toEqual({});
  await reader.put("/choices/labels", { value: { size: "A7", copies: 2 } });
  await reader.put("/choices/labels", { value: { size: "A5", options: ["qr"] } });
  expect((await reader.get("/choices/labels")).body.data).toEqual({ size: "A5", options: ["qr"] });
  expect((await other.get("/choices/labels")).body.data).toEqual({});
  expect((await reader.get("/choices/cards")).body.data).toEqual({});
});

test("nothing is kept of what is empty", async () => {
  const team = await testTeam();
  const reader = await signedIn(team, "reader");
  await reader.put("/choices/labels", { value: { size: "A7" } });
  await reader.put("/choices/labels", { value: {} });
  expect((await reader.get("/choices/labels")).body.data).toEqual({});
  expect(await database().personChoice.count({ where: { teamId: team.id } })).toBe(0);
});

test("choices are short and their names plain", async () => {
  const reader = await signedIn(await testTeam(), "reader");
  expect((await reader.put("/choices/labels", { value: { text: "x".repeat(30_000) } })).status).toBe(422);
  expect((await reader.put("/choices/..%2Flabels", { value: {} })).status).toBe(404);
  expect((await reader.put("/choices/labels", { value: "A7" })).status).toBe(422);
});
