import { describe, expect, test } from "vitest";
import { candidateListFrom, type KeptCandidateList, numbersOf } from "./candidate-list";
import svhc from "./reach-svhc.json";
import { shippedCandidates } from "./substance-lists";

const head = [
  "Substance name",
  "Description",
  "EC No.",
  "CAS No.",
  "Reason for inclusion",
  "Date of inclusion",
];
const hexane = [
  "n-hexane",
  "",
  "203-777-6",
  "110-54-3",
  "Equivalent level of concern (Article 57(f))",
  "04-Feb-2026",
];
const oxide = [
  "Phosphine oxide",
  null,
  "278-355-8",
  "75980-60-8",
  "Toxic for reproduction (Article 57c)#PBT (Article 57d)",
  "2023-06-14",
];
const above = [["Candidate List of substances of very high concern"], ["Export of 12-Nov-2026 09:20:07"], []];
const inUse: KeptCandidateList = {
  asOf: "2026-10-09",
  entries: [{ name: "Oxide", date: "2023-06-14", reason: "", cas: ["75980-60-8"], ec: [] }],
};
const taken = (rows: (string | null)[][], fileName = "candidate_list_export.xlsx", now = inUse) =>
  candidateListFrom(rows, { fileName, inUse: now });

test("an export is taken with its day, and each substance with its reasons", () => {
  expect(taken([...above, head, hexane, oxide])).toEqual({
    list: {
      asOf: "2026-11-12",
      entries: [
        { name: "n-hexane", date: "2026-02-04", reason: hexane[4], cas: ["110-54-3"], ec: ["203-777-6"] },
        {
          name: "Phosphine oxide",
          date: "2023-06-14",
          reason: "Toxic for reproduction (Article 57c); PBT (Article 57d)",
          cas: ["75980-60-8"],
          ec: ["278-355-8"],
        },
      ],
    },
  });
});

test("the day may be in the file's name, and the columns in any order", () => {
  const turned = (row: readonly (string | null)[]) => [...row].reverse();
  const found = taken([head, oxide].map(turned), "candidate_list_export_2026-12-01.xlsx");
  expect(found).toMatchObject({ list: { asOf: "2026-12-01", entries: [{ cas: ["75980-60-8"] }] } });
});

describe("what is refused, with what is wrong", () => {
  const named = (file: string) => ({ name: `export_${file}.xlsx` });
  test.each([
    [
      "another table",
      [
        ["Name", "CAS No."],
        ["x", "110-54-3"],
      ],
      /no column “Substance name”.*“EC No\.”/,
    ],
    ["a part of the list", [...above, head, hexane], /Of 1 numbers in use only 0/],
    [
      "a wrong CAS number",
      [...above, head, oxide, ["X", "", "", "110-54-4", "x (Article 57c)", "2026-01-01"]],
      /Row 6: 110-54-4 is no CAS number/,
    ],
    [
      "a wrong EC number",
      [...above, head, oxide, ["X", "", "203-777-7", "", "x (Article 57c)", "2026-01-01"]],
      /Row 6: 203-777-7 is no EC number/,
    ],
    [
      "another reason",
      [...above, head, oxide, ["X", "", "", "", "Because", "2026-01-01"]],
      /Row 6: “Because” is no reason/,
    ],
    [
      "no date",
      [...above, head, oxide, ["X", "", "", "", "x (Article 57c)", "31-Feb-2026"]],
      /Row 6: “31-Feb-2026” is no date/,
    ],
    ["no day of the export", [head, oxide], /The day of the export/],
    [
      "an older export",
      [["Export of 01-Oct-2026"], head, oxide],
      /of 2026-10-01, older than the list in use \(2026-10-09\)/,
    ],
  ])("%s", (title, rows, fault) => {
    const found = taken(rows, named("without-a-day").name);
    expect(found, title).toHaveProperty("faults");
    if ("faults" in found) expect(found.faults.join("\n")).toMatch(fault);
  });
});

/** "2026-02-04" as that export writes it. */
const dayIn = (date: string) => {
  const [year = "", month = "", day = ""] = date.split("-");
  const name = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][
    Number(month) - 1
  ];
  return `${day}-${name}-${year}`;
};

test("the full list, which has no members of groups, keeps those that are known", () => {
  const heading = [
    ...["Substance name", "Description", "EC number", "CAS number"],
    ...["Date of inclusion", "Reason for inclusion"],
  ];
  const rows = svhc.entries.map(({ name, ec, cas, date }) => [
    ...[`${name} (group)`, "-", ec.join(", ") || "-", cas.join(", ") || "-", dayIn(date)],
    'Carcinogenic (Article 57a)\n"Mutagenic (Article 57b)"',
  ]);
  const now = shippedCandidates();
  const found = taken([heading, ...rows], "candidate_list_full-2026-11-21.xlsx", now);
  if (!("list" in found)) throw new Error(found.faults.join());
  expect(found.list.asOf).toBe("2026-11-21");
  expect(found.list.entries[0]?.reason).toBe("Carcinogenic (Article 57a); Mutagenic (Article 57b)");
  expect(new Set(numbersOf(found.list))).toEqual(new Set(numbersOf(now)));
  const group = svhc.entries.find(({ members = [] }) => members.some(({ cas }) => cas.length > 0));
  const [number = ""] = group?.members?.flatMap(({ cas }) => cas) ?? [];
  const member = ["One of them", "-", "-", number, "01-Jan-2026", "Carcinogenic (Article 57a)"];
  const whole = taken([heading, ...rows, member], "candidate_list_2026-11-21 13_15_45.xlsx", now);
  if (!("list" in whole)) throw new Error(whole.faults.join());
  const holders = whole.list.entries.filter(({ cas }) => cas.includes(number)).map(({ name }) => name);
  expect(holders).toEqual(["One of them"]);
  const part = taken([heading, ...rows.slice(0, 100)], "candidate_list_full-2026-11-21.xlsx", now);
  expect(part).toMatchObject({ faults: [expect.stringContaining("all substances in scope")] });
});

test("many faults are counted", () => {
  const wrong = Array.from({ length: 30 }, () => ["X", "", "", "110-54-4", "x (Article 57c)", "2026-01-01"]);
  const found = taken([...above, head, oxide, ...wrong]);
  if (!("faults" in found)) throw new Error("it was taken");
  expect(found.faults).toHaveLength(11);
  expect(found.faults.at(-1)).toBe("And 20 more.");
});
