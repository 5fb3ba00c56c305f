import { afterEach, beforeEach, expect, test } from "vitest";
import { unsafeDeriveMissing } from "@/lib/holdings/opinion/service";
import { database } from "@/lib/platform/database/client";
import { xlsxBytes } from "@/lib/platform/spreadsheets/xlsx";
import { shippedCandidates, tables, takeCandidateList } from "@/lib/regulation/substance-lists";
import { testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";
import { followLists, unsafeTakeCandidateList } from "./service";

testDatabase();
beforeEach(() => database().takenList.deleteMany());
afterEach(() => takeCandidateList(null));

const head = ["Substance name", "EC No.", "CAS No.", "Reason for inclusion", "Date of inclusion"];
const acetone = ["acetone", "200-662-2", "67-64-1", "Toxic for reproduction (Article 57c)", "2026-11-20"];

/** The list that came with the release as ECHA exports it, with acetone, which is on no list, added to it. */
async function exportFile(rows = [acetone]): Promise<Uint8Array> {
  const held = shippedCandidates().entries.map(({ name, date, cas, ec }) => [
    name,
    ec.join("\n") || "-",
    cas.join("\n") || "-",
    "Carcinogenic (Article 57a)",
    date,
  ]);
  async function* batches() {
    yield [...held, ...rows];
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of xlsxBytes("list", head, batches())) pieces.push(piece);
  return Buffer.concat(pieces);
}

test("a newer list is used by every process, and what lists show follows", async () => {
  const { client } = await testTeam();
  const id = await uploadRead(client);
  const codes = async () =>
    (await client.get(`/sds/${id}/opinion`)).body.data.findings.map(({ code }: { code: string }) => code);
  expect(await codes()).not.toContain("candidate_list_not_said");
  const taken = await unsafeTakeCandidateList(await exportFile(), "candidate_list_export_2026-11-21.xlsx");
  expect(taken).toMatchObject({ as_of: "2026-11-21", added: ["acetone"] });
  expect(taken.entries).toBe(taken.before.entries + 1);
  expect(tables()).toMatchObject({ candidatesAsOf: "2026-11-21" });
  expect((await codes()).join()).toContain("candidate_list");
  expect((await database().document.findFirst({ where: { id } }))?.opinion).toBeNull();
  expect(await unsafeDeriveMissing()).toBeGreaterThan(0);
  // Another process has the list of the release until it looks.
  takeCandidateList(null);
  expect(tables().candidates.has("67-64-1")).toBe(false);
  expect(await followLists()).toBe(true);
  expect(tables().candidates.has("67-64-1")).toBe(true);
  expect(await followLists()).toBe(false);
});

test("a file with a fault changes nothing, and the list before stays", async () => {
  await unsafeTakeCandidateList(await exportFile(), "export_2026-11-21.xlsx");
  const wrong = await exportFile([["X", "", "67-64-2", "Toxic (Article 57c)", "2026-11-20"]]);
  await expect(unsafeTakeCandidateList(wrong, "export_2026-11-22.xlsx")).rejects.toThrow(
    "67-64-2 is no CAS number",
  );
  await expect(unsafeTakeCandidateList(await exportFile([]), "export_2026-11-01.xlsx")).rejects.toThrow(
    "older",
  );
  const noTable = new TextEncoder().encode("%PDF-1.7");
  await expect(unsafeTakeCandidateList(noTable, "export_2026-11-22.xlsx")).rejects.toThrow();
  expect(tables().candidatesAsOf).toBe("2026-11-21");
  expect(await database().takenList.count()).toBe(1);
});
