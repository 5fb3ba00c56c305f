import { describe, expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { sectionOf } from "@/lib/fixtures/sections";
import { euEnglish } from "@/lib/fixtures/sheet-contexts";
import type { ReadExposureLimit } from "./limit-entries";
import { readSection8 } from "./section-8";
import { holdsUnreadCountries, holdsUnreadRows, unreadLimits } from "./unread-limits";

const read = (twa: number | null, unit: string, stel: number | null = null): ReadExposureLimit => ({
  value: { substance: "Example", cas_number: null, list: null, twa, stel, ceiling: null, unit },
  sources: [],
  again: [],
});
const unread = (drawing: string, ...limits: ReadExposureLimit[]) =>
  unreadLimits({ lines: typedLines(drawing), sign: "." }, limits);

describe("numbers that are printed among limits and were not read", () => {
  test("are those that no limit has, in whatever kind", () => {
    const drawing = "Example   8 h: 50 ppm (210 mg/m³)   15 min: 100 ppm";
    expect(unread(drawing, read(50, "ppm", 100), read(210, "mg/m³"))).toEqual([]);
    expect(unread(drawing, read(50, "ppm"))).toEqual(["210 mg/m³", "100 ppm"]);
  });

  test("are those that are read less often than they are printed", () => {
    const drawing = `
Example   8 h: 50 ppm
Other     8 h: 50 ppm`;
    expect(unread(drawing, read(50, "ppm"))).toEqual(["50 ppm"]);
    expect(unread(drawing, read(50, "ppm"), read(50, "ppm"))).toEqual([]);
    expect(unread(drawing, { ...read(50, "ppm"), again: [50] })).toEqual([]);
  });

  test("are told where the heading alone has their unit", () => {
    const drawing = `
Substance        TWA       TWA
                 mg/m³     ppm
Example          210       50
Other            2(II)     -`;
    expect(unread(drawing, read(210, "mg/m³"))).toEqual(["50 ppm"]);
  });

  test("are none of what is no limit: by its column, its label or its text", () => {
    const columns = `
Substance        TWA        IDLH
                 mg/m³      mg/m³
Example          210        2500`;
    expect(unread(columns, read(210, "mg/m³"))).toEqual([]);
    expect(unread("NIOSH    US IDLH    700 ppm")).toEqual([]);
    expect(unread("Arbeitnehmer    DNEL    246 mg/m³")).toEqual([]);
    expect(unread("Unit:       mg/m³\nDuration:   8")).toEqual([]);
    const legend = "NE: not established. NIOSH IDLH: example 900 ppm;\nother 1400 ppm.";
    expect(unread(legend)).toEqual([]);
    expect(unread("The limit is 50 ppm TWA, the IDLH is 500 ppm.", read(50, "ppm"))).toEqual([]);
  });
});

test("a list of limits with such numbers is doubtful, and the doubt names them", () => {
  const { findings, problems } = readSection8(
    sectionOf(
      8,
      typedLines(`8.1 Control parameters
Ethanol (64-17-5): TWA 1000 ppm
In the second hall, of the vapour of paints, no more than 20 ppm.`),
    ),
    euEnglish,
  );
  expect(findings.map(({ value }) => value)).toMatchObject([{ substance: "Ethanol", twa: 1000 }]);
  expect(problems).toMatchObject([
    { path: "section8.exposure_limits", message: "Printed among the limits and not read: 20 ppm." },
  ]);
});

describe("rows of which no limit was read", () => {
  const holds = (drawing: string) => holdsUnreadRows({ lines: typedLines(drawing), sign: "." });

  test("have numbers beside a list or a kind, or names below a unit", () => {
    expect(holds("OSHA PEL     15     0.05")).toBe(true);
    expect(
      holds(`
value, mg/m³ (ppm)     8 hours        15 minutes
Examplol
 United Kingdom        221 (50)       442 (100)
 Ireland               210            430`),
    ).toBe(true);
    expect(
      holds(`
Substance              mg/m³
Testene, dust          0.1 i
Examplol               50 | 220`),
    ).toBe(true);
  });

  test("are none without a unit or a kind above them, nor beside labels", () => {
    expect(holds("Edition      2019\nRevision     2020")).toBe(false);
    expect(holds("Limits in mg/m³\nEdition:     2019\nRevision:    2020")).toBe(false);
  });
});

test("rows of countries with numbers alone that nothing was read of are unread, whatever else was read", () => {
  const lines = typedLines(`
Land / Autoriteit     Kwarts     Cristobaliet
België / FOD          0,1        0,05
Nederland / SZW       0,075      0,075
Kaolien: TGG 8 uur 2 mg/m³`);
  const text = { lines, sign: "," } as const;
  const source = (line = lines[3]) => ({ page: 1, rect: line?.rect ?? [0, 0, 0, 0], text: "" }) as const;
  const kaolin = { ...read(2, "mg/m³"), sources: [source()] };
  expect(holdsUnreadCountries(text, [kaolin])).toBe(true);
  expect(holdsUnreadCountries(text, [kaolin, { ...kaolin, sources: [source(lines[1])] }])).toBe(false);
});
