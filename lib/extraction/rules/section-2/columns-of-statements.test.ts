import { expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { withColumnsOfStatements } from "./columns-of-statements";

const read = (drawing: string) => withColumnsOfStatements(typedLines(drawing)).map(({ text }) => text);

test("statements of two kinds in columns beside each other are read one column after the other", () => {
  expect(
    read(`Carcinogenicity - Category 1A
Hazard Statements            Precautionary Statements
May cause cancer.            Obtain special instructions before use.
Harmful if swallowed.        Do not eat, drink or smoke when using this product.
                             Store locked up.
What reaches over both columns of statements stands below them.`),
  ).toEqual([
    "Carcinogenicity - Category 1A",
    "Hazard Statements",
    "May cause cancer.",
    "Harmful if swallowed.",
    "Precautionary Statements",
    "Obtain special instructions before use.",
    "Do not eat, drink or smoke when using this product.",
    "Store locked up.",
    "What reaches over both columns of statements stands below them.",
  ]);
});

test("a label with its statements beside it is no heading of columns", () => {
  const drawing = `Hazard Statements            H350 May cause cancer.
Precautionary Statements     P201 Obtain special instructions before use.`;
  expect(read(drawing)).toEqual(typedLines(drawing).map(({ text }) => text));
});

const HAZARDS = `Hazard     Hazard Classification          Signal     Hazard Statement(s)
Symbol                                    Word
           Carcinogenicity - 2            DANGER     Suspected of causing cancer.
           Specific Target Organ                     Causes damage to organs
           Toxicity - 1                              through prolonged or repeated exposure.
Precautionary Statement(s):
Prevention               Response                      Storage/Disposal
Wear protective          If on skin: Wash with         Store locked up.
gloves.                  plenty of water.
2(c) Hazards not otherwise classified: None known`;

test("so are the columns of a table of hazards, and precautions by what they are for", () => {
  expect(read(HAZARDS)).toEqual([
    "Hazard",
    "Symbol",
    "Hazard Classification",
    "Carcinogenicity - 2",
    "Specific Target Organ",
    "Toxicity - 1",
    "Signal",
    "Word",
    "DANGER",
    "Hazard Statement(s)",
    "Suspected of causing cancer.",
    "Causes damage to organs",
    "through prolonged or repeated exposure.",
    "Precautionary Statement(s):",
    "Prevention",
    "Wear protective",
    "gloves.",
    "Response",
    "If on skin: Wash with",
    "plenty of water.",
    "Storage/Disposal",
    "Store locked up.",
    "2(c) Hazards not otherwise classified: None known",
  ]);
});

test("a code in a row of such a table shows whose class it is, so its rows stay", () => {
  const drawing = `Hazard Classification     Hazard Statement
Carc. 2                   H351 Suspected of causing cancer.
Skin Irrit. 2             H315 Causes skin irritation.`;
  expect(read(drawing)).toEqual(typedLines(drawing).map(({ text }) => text));
});

test("cells of a heading that lie over each other head no columns", () => {
  const lines = typedLines("Prevention    Response\nWear gloves.    Rinse.");
  const [heading, ...below] = lines;
  const over = heading?.cells.map((cell) => ({ ...cell, rect: [0, 0, 200, 10] as const })) ?? [];
  const given = [{ ...heading, cells: over } as (typeof lines)[number], ...below];
  expect(withColumnsOfStatements(given).map(({ text }) => text)).toEqual(given.map(({ text }) => text));
});
