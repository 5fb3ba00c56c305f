import { expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { harmlessSheet, silentSheet, uploadRead } from "@/lib/testing/read-sheet";
import { unsafeDeriveMissing } from "./service";

testDatabase();

test("documents that were read before are given their state, and only those", async () => {
  const { client } = await testTeam();
  const silent = await uploadRead(client, silentSheet);
  const harmless = await uploadRead(client, harmlessSheet);
  const acetone = await uploadRead(client);
  const states = async () => {
    const rows = await database().document.findMany({ where: { id: { in: [silent, harmless, acetone] } } });
    return [silent, harmless, acetone].map((id) => rows.find((row) => row.id === id)?.hazards);
  };
  const read = ["unknown", "known", "known"];
  expect(await states()).toEqual(read);
  await database().document.updateMany({ where: { id: { in: [silent, acetone] } }, data: { hazards: null } });
  expect(await unsafeDeriveMissing()).toBe(2);
  expect(await states()).toEqual(read);
  expect(await unsafeDeriveMissing()).toBe(0);
});
