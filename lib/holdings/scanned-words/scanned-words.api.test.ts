import { expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { signedIn, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";

testDatabase();

const scanned = [{ page: 2, words: [{ text: "112", rect: [10, 20, 30, 32] }] }];

test("the words of pages that are pictures are there for the team that holds the sheet, and for no other", async () => {
  const team = await testTeam();
  const id = await uploadRead(team.client);
  const path = `/sds/${id}/scanned-words`;
  const person = await signedIn(team, "reader");
  expect((await person.get(path)).body).toEqual({ data: [] });
  await database().extraction.updateMany({ data: { scanned } });
  expect((await person.get(path)).body).toEqual({ data: scanned });
  const other = await signedIn(await testTeam(), "owner");
  expect((await other.get(path)).status).toBe(404);
});
