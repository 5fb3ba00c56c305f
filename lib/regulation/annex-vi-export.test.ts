import { describe, expect, test } from "vitest";
import { annexViFrom, isAnnexVi, type KeptAnnexVi } from "./annex-vi-export";
import type { AnnexEntry } from "./substance-lists";

const entryOf = (index: string, fields: Partial<AnnexEntry> = {}): AnnexEntry => ({
  index,
  name: "x",
  cas: [],
  ec: [],
  classes: ["Carc. 2"],
  h: ["H351"],
  notes: [],
  scl: [],
  deletedSince: false,
  ...fields,
});
const inUse: KeptAnnexVi = { asOf: "2026-05-01", entries: [entryOf("001-001-00-9")] };

/** ECHA's table of an ATP: titles in two lines, groups of columns above. */
const ofAtp = (...rows: (string | null)[][]) => [
  ["Annex VI to CLP, ATP 24", null],
  [
    "Index No",
    "International Chemical Identification",
    "EC No",
    "CAS No",
    "Classification",
    null,
    "Labelling",
    null,
    null,
    "Specific Conc. Limits, M-factors and ATE",
    "Notes",
    "ATP inserted/ATP Updated",
  ],
  [
    null,
    null,
    null,
    null,
    "Hazard Class and Category Code(s)",
    "Hazard Statement Code(s)",
    "Pictogram, Signal Word Code(s)",
    "Hazard statement Code(s)",
    "Suppl. Hazard statement Code(s)",
    null,
    null,
    null,
  ],
  ...rows,
];
/** Its table with the history of each entry. */
const ofHistory = (...rows: (string | null)[][]) => [
  [
    "Index No",
    "ATP",
    "CELEX",
    "Chemical Name",
    "EC No",
    "CAS No",
    "Hazard Class and Category Code(s)",
    "Classification Hazard Statement Code(s)",
    "Labelling Pictogram, Signal Word Code(s)",
    "Labelling Hazard Statement Code(s)",
    "Labelling Suppl. Hazard Statement Code(s)",
    "M, SCL, ATE",
    "Notes",
    "Comment",
    "In application",
    "EUR-Lex Link",
  ],
  ...rows,
];
const hydrogen = [
  "001-001-00-9",
  "hydrogen",
  "215-605-7",
  "1333-74-0",
  "Flam. Gas 1A\nPress. Gas",
  "H220",
  "GHS02\nGHS04\nDgr",
  "H220",
  null,
  null,
  "U",
  "ATP24",
];
const taken = (records: (string | null)[][], fileName = "annex_vi_2026-11-20.xlsx") =>
  annexViFrom(records, { fileName, inUse });

describe("ECHA's table of an ATP", () => {
  test("gives classes, codes, limits and notes line by line", () => {
    const acid = [
      "016-020-00-8",
      "sulphuric acid\n... %",
      "231-639-5",
      "7664-93-9",
      "Skin Corr. 1A",
      "H314",
      "GHS05\nDgr",
      "H314",
      null,
      "*\nSkin Corr. 1A; H314:\nC ≥ 15 %\nSkin Irrit. 2; H315: 5 % ≤\nC < 15 %\noral: ATE = 500 mg/kg",
      "B",
      "CLP00",
    ];
    expect(taken(ofAtp(hydrogen, acid))).toEqual({
      list: {
        asOf: "2026-11-20",
        entries: [
          entryOf("001-001-00-9", {
            name: "hydrogen",
            cas: ["1333-74-0"],
            ec: ["215-605-7"],
            classes: ["Flam. Gas 1A", "Press. Gas"],
            h: ["H220"],
            notes: ["U"],
          }),
          entryOf("016-020-00-8", {
            name: "sulphuric acid ... %",
            cas: ["7664-93-9"],
            ec: ["231-639-5"],
            classes: ["Skin Corr. 1A"],
            h: ["H314"],
            notes: ["B"],
            scl: [
              "Skin Corr. 1A; H314: C ≥ 15 %",
              "Skin Irrit. 2; H315: 5 % ≤ C < 15 %",
              "oral: ATE = 500 mg/kg",
            ],
          }),
        ],
      },
    });
  });

  test("keeps titanium dioxide's annulled class out, and numbers that fail their check digit", () => {
    const dioxide = [
      "022-006-00-2",
      "titanium dioxide",
      "236-675-5",
      "13463-67-7",
      "Carc. 2",
      "H351",
      null,
      null,
      null,
      null,
      null,
      "ATP14",
    ];
    const wrong = [...hydrogen.slice(0, 2), "215-605-8", "1333-74-1", ...hydrogen.slice(4)];
    expect(taken(ofAtp(dioxide, wrong))).toMatchObject({
      list: { entries: [{ index: "001-001-00-9", cas: [], ec: [] }] },
    });
  });

  test.each([
    ["an index that is none", [["1-2", ...hydrogen.slice(1)]], "Row 4: “1-2” is no index number."],
    [
      "a code that is none",
      [[...hydrogen.slice(0, 5), "R12", ...hydrogen.slice(6)]],
      "Row 4: “R12” is no hazard statement.",
    ],
    ["a part of the table", [["002-001-00-9", ...hydrogen.slice(1)]], "only 0 are in the file"],
  ])("is refused with %s", (_, rows, fault) => {
    const answer = taken(ofAtp(...rows));
    expect("faults" in answer && answer.faults.join()).toContain(fault);
  });

  test("is refused without a day, and when it is older than the table in use", () => {
    expect(taken(ofAtp(hydrogen), "annex_vi_clp_table_atp24_en.xlsx")).toMatchObject({
      faults: [expect.stringContaining("day of the export")],
    });
    expect(taken(ofAtp(hydrogen), "annex_vi_2026-04-30.xlsx")).toMatchObject({
      faults: [expect.stringContaining("older than the table in use")],
    });
  });
});

test("of ECHA's history the row counts that applied last on the day of the export", () => {
  const row = (classes: string, applies: string | null) => [
    "001-001-00-9",
    "ATP06",
    "32014R0605",
    "x",
    "-",
    "-",
    classes,
    "H351",
    null,
    null,
    null,
    "M = 10",
    "-",
    null,
    applies,
    null,
  ];
  const answer = taken(
    ofHistory(row("Carc. 2", "2015-04-01"), row("Carc. 1B", "2024-09-01"), row("Carc. 1A", "2027-05-01")),
  );
  expect(answer).toMatchObject({
    list: { entries: [{ classes: ["Carc. 1B"], scl: ["M = 10"], notes: [], cas: [] }] },
  });
});

test("another table is none", () => {
  expect(isAnnexVi([["Substance name", "EC No.", "CAS No.", "Reason for inclusion"]])).toBe(false);
  expect(isAnnexVi(ofHistory())).toBe(true);
});
