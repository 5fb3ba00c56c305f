import { expect, test } from "vitest";
import { printedLines } from "@/lib/fixtures/printed-lines";
import { readComponents } from "./components";

/** "name | CAS | EC | exact concentration" of every component. */
function read(drawing: string): string[] {
  const { lines, rulesOf } = printedLines(drawing);
  return readComponents(lines, rulesOf).map(({ value }) =>
    [value.chemical_name, value.cas_number, value.ec_number, value.concentration_exact].join(" | "),
  );
}

const inTwoTables = (first: string, second: string, heading: string) => `
Ingredient       ${heading}        Concentration
${first}

Ingredient       ${heading}        Classification (CLP)
${second}`;

test("two tables complete each other where name and CAS number agree", () => {
  const drawn = inTwoTables(
    "Xylene           1330-20-7         10 %",
    "Xylene           1330-20-7         Flam. Liq. 3, H226",
    "CAS number",
  );
  expect(read(drawn)).toEqual(["Xylene | 1330-20-7 |  | 10"]);
});

test("substances of one name and two CAS numbers are two components", () => {
  const drawn = inTwoTables(
    "Xylene           1330-20-7         10 %",
    "Xylene           106-42-3          Flam. Liq. 3, H226",
    "CAS number",
  );
  expect(read(drawn)).toEqual(["Xylene | 1330-20-7 |  | 10", "Xylene | 106-42-3 |  | "]);
});

test("substances of one name and two EC numbers are two components", () => {
  const drawn = inTwoTables(
    "Xylene           215-535-7         10 %",
    "Xylene           203-396-5         Flam. Liq. 3, H226",
    "EC number",
  );
  expect(read(drawn)).toEqual(["Xylene |  | 215-535-7 | 10", "Xylene |  | 203-396-5 | "]);
});

test("a substance told again is one component, in another amount or classified by itself two", () => {
  const rows = (...cells: string[]) =>
    read(
      [
        "Ingredient       CAS number        Concentration    Classification",
        ...cells.map((one) => `Xylene           1330-20-7         ${one}`),
      ].join("\n"),
    );
  const xylene = "Xylene | 1330-20-7 |  | 10";
  expect(rows("10 %             H226", "10 %")).toEqual([xylene]);
  expect(rows("10 %             H226", "10 %             H332")).toEqual([xylene, xylene]);
  expect(rows("10 %             H226", "20 %")).toEqual([xylene, "Xylene | 1330-20-7 |  | 20"]);
});

test("a list told again with the classes of the newer law completes the first one", () => {
  const listOf = (classes: readonly string[]) => `
•    Methylmethacrylat                  > 90 - < 97 %
     CAS-Nr. 80-62-6                    EG-Nr. 201-297-1
     ${classes[0]}
•    N,N-Dimethyl-p-toluidin            >= 3 - < 5 %
     CAS-Nr. 99-97-8                    EG-Nr. 202-805-4
     ${classes[1]}`;
  const older = listOf(["F; R11 Xi; R37/38 R43", "T; R23/24/25 R33 R52/53"]);
  const newer = listOf([
    "Hautreizung                        Kategorie 2 H315",
    "Akute Toxizität (Oral)             Kategorie 3 H301",
  ]);
  const { lines, rulesOf } = printedLines(`${older}\n${newer}`);
  const read = readComponents(lines, rulesOf).map(({ value }) => [
    value.cas_number,
    value.concentration_text,
    value.classifications.map(({ hazard_code: code }) => code),
  ]);
  expect(read).toEqual([
    ["80-62-6", "> 90 - < 97 %", ["H315"]],
    ["99-97-8", ">= 3 - < 5 %", ["H301"]],
  ]);
});
