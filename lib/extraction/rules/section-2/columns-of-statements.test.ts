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
