import { expect, test } from "vitest";
import { withKindsInWords } from "./keyed-limits";

const box = (text: string) => ({
  left: 0,
  right: 100,
  top: 0,
  bottom: 10,
  text,
  source: { page: 1, rect: [0, 0, 100, 10] as const, text },
  isLoose: false,
});
const texts = (...printed: string[]) => withKindsInWords(printed.map(box)).map(({ text }) => text);

test("numbers of kinds that a heading explains are replaced by its words, and remarks left out", () => {
  expect(
    texts(
      "1. Langzeit-Arbeitsplatzgrenzwert\n2. Kurzzeit-Arbeitsplatzgrenzwert\n5. Bemerkung",
      "1. 1 mg/m³\n2. 2 mg/m³\n5. Y, EU, DFG",
      "TRGS 900 (DE)",
    ),
  ).toEqual([
    "",
    "Langzeit-Arbeitsplatzgrenzwert: 1 mg/m³\nKurzzeit-Arbeitsplatzgrenzwert: 2 mg/m³",
    "TRGS 900 (DE)",
  ]);
});

test("without such a heading cells stay as they are", () => {
  expect(texts("1. Value", "1. 1 mg/m³")).toEqual(["1. Value", "1. 1 mg/m³"]);
});
