import { afterEach, beforeEach, expect, test } from "vitest";
import { unsafeDeriveMissing } from "@/lib/holdings/opinion/service";
import { database } from "@/lib/platform/database/client";
import { xlsxBytes } from "@/lib/platform/spreadsheets/xlsx";
import { harmonisedSubstance } from "@/lib/regulation/annex-vi";
import { listVersions } from "@/lib/regulation/list-overview";
import {
  type AnnexEntry,
  shippedAnnexVi,
  shippedCandidates,
  tables,
  takeAnnexVi,
  takeCandidateList,
} from "@/lib/regulation/substance-lists";
import { testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";
import { followLists, unsafeTakeList } from "./service";

testDatabase();
beforeEach(() => database().takenList.deleteMany());
afterEach(() => {
  takeCandidateList(null);
  takeAnnexVi(null);
});

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
  const taken = await unsafeTakeList(await exportFile(), "candidate_list_export_2026-11-21.xlsx");
  expect(taken).toMatchObject({ as_of: "2026-11-21", added: ["acetone"] });
  expect(taken.entries).toBe(taken.before.entries + 1);
  expect(tables()).toMatchObject({ candidatesAsOf: "2026-11-21" });
  expect((await codes()).join()).toContain("candidate_list");
  const columns = async () => {
    const { opinion, candidateList } = await database().document.findUniqueOrThrow({ where: { id } });
    return { opinion, candidateList };
  };
  expect(await columns()).toEqual({ opinion: null, candidateList: null });
  expect(await unsafeDeriveMissing()).toBeGreaterThan(0);
  expect(await columns()).toEqual({ opinion: expect.any(String), candidateList: true });
  // Another process has the list of the release until it looks.
  takeCandidateList(null);
  expect(tables().candidates.has("67-64-1")).toBe(false);
  expect(await followLists()).toBe(true);
  expect(tables().candidates.has("67-64-1")).toBe(true);
  expect(await followLists()).toBe(false);
});

test("a file with a fault changes nothing, and the list before stays", async () => {
  await unsafeTakeList(await exportFile(), "export_2026-11-21.xlsx");
  const wrong = await exportFile([["X", "", "67-64-2", "Toxic (Article 57c)", "2026-11-20"]]);
  await expect(unsafeTakeList(wrong, "export_2026-11-22.xlsx")).rejects.toThrow("67-64-2 is no CAS number");
  await expect(unsafeTakeList(await exportFile([]), "export_2026-11-01.xlsx")).rejects.toThrow("older");
  const noTable = new TextEncoder().encode("%PDF-1.7");
  await expect(unsafeTakeList(noTable, "export_2026-11-22.xlsx")).rejects.toThrow();
  expect(tables().candidatesAsOf).toBe("2026-11-21");
  expect(await database().takenList.count()).toBe(1);
});

const tableHead = [
  "Index No",
  "International Chemical Identification",
  "EC No",
  "CAS No",
  "Hazard Class and Category Code(s)",
  "Hazard Statement Code(s)",
  "Specific Conc. Limits, M-factors",
  "Notes",
];

/** Annex VI that came with the release as ECHA exports it, in which acetone is a carcinogen. */
async function tableFile(): Promise<Uint8Array> {
  const lines = (texts: readonly string[]) => texts.join("\n") || "-";
  const rows = shippedAnnexVi().entries.flatMap(
    ({ index, name, cas, ec, classes, h, scl, notes, deletedSince }) => {
      if (deletedSince) return [];
      const isAcetone = cas.includes("67-64-1");
      return [
        [
          index,
          name ?? "-",
          lines(ec),
          lines(cas),
          lines(isAcetone ? ["Carc. 1B"] : classes),
          lines(isAcetone ? ["H350"] : h),
          lines(scl),
          lines(notes),
        ],
      ];
    },
  );
  async function* batches() {
    yield rows;
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of xlsxBytes("Table 3", tableHead, batches())) pieces.push(piece);
  return Buffer.concat(pieces);
}

test("a newer Annex VI is used by every process, and by what is derived from it", async () => {
  expect(harmonisedSubstance("67-64-1")?.codes).toContain("H225");
  const before = shippedAnnexVi().entries.filter(({ deletedSince }) => !deletedSince);
  const taken = await unsafeTakeList(await tableFile(), "annex_vi_2026-11-21.xlsx");
  expect(taken).toMatchObject({
    list: "annex-vi",
    as_of: "2026-11-21",
    entries: before.length,
    added: [],
    changed: [expect.stringContaining("acetone")],
  });
  expect(tables().annexVi.get("67-64-1")).toMatchObject([{ classes: ["Carc. 1B"] }]);
  const others = (entries: readonly AnnexEntry[]) =>
    entries.flatMap(({ index, classes, h, cas }) => (cas.includes("67-64-1") ? [] : [[index, classes, h]]));
  expect(others(tables().entries)).toEqual(others(before));
  expect(harmonisedSubstance("67-64-1")?.codes).toEqual(new Set(["H350"]));
  expect(listVersions().find(({ name }) => name === "CLP Annex VI, Table 3")?.version).toBe("2026-11-21");
  takeAnnexVi(null);
  expect(await followLists()).toBe(true);
  expect(tables().annexVi.get("67-64-1")).toMatchObject([{ classes: ["Carc. 1B"] }]);
  await expect(unsafeTakeList(await tableFile(), "annex_vi_2026-05-01.xlsx")).rejects.toThrow("older");
});
