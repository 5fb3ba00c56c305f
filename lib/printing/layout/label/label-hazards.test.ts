import { expect, test } from "vitest";
import { annexEntries } from "@/lib/fixtures/annex-vi";
import { withoutRedundantCodes } from "@/lib/regulation/redundant-statements";
import { labelHazards, type ProductClass, withCombinedCodes } from "./label-hazards";

const nothingShown = { pictograms: [], signalWord: null };

test.each<[string, string[], string[], string[]]>([
  ["skull and crossbones replaces the exclamation mark", ["H301", "H315"], [], ["GHS06"]],
  ["corrosion replaces the exclamation mark of irritation", ["H314", "H319"], [], ["GHS05"]],
  ["corrosion leaves the exclamation mark of another hazard", ["H314", "H302"], [], ["GHS05", "GHS07"]],
  ["respiratory sensitisation replaces that of skin sensitisation", ["H334", "H317"], [], ["GHS08"]],
  ["a pictogram that the sheet alone shows is kept", ["H225"], ["GHS02", "GHS07"], ["GHS02", "GHS07"]],
  ["one that the sheet forgot is added", ["H225", "H411"], ["GHS02"], ["GHS02", "GHS09"]],
  ["a code that depends on its category adds none", ["H221"], [], []],
])("%s", (_name, codes, shown, expected) => {
  expect(labelHazards(codes, [], { pictograms: shown, signalWord: null }).pictograms).toEqual(expected);
});

test("the gas cylinder is optional beside the flame", () => {
  const hazards = labelHazards(["H220", "H280"], [], nothingShown);
  expect(hazards.pictograms).toEqual(["GHS02", "GHS04"]);
  expect(hazards.optionalPictograms).toEqual(["GHS04"]);
});

test("codes that another implies are left out", () => {
  expect(withoutRedundantCodes(["H314", "H318", "H400", "H410"])).toEqual(["H314", "H410"]);
});

test("acute toxicity of one severity becomes one statement", () => {
  expect(withCombinedCodes(["H225", "H302", "H312", "H331"])).toEqual(["H225", "H302+H312", "H331"]);
});

// Some printed rows of the table contradict the rules of the law itself, e.g. 609-020-00-X.
test("the harmonised labels of Annex VI follow from their classes", () => {
  const judged = annexEntries.filter(({ pictograms }) => pictograms !== null);
  const wrongPictograms = judged.filter((entry) => {
    const { pictograms } = labelHazards(entry.hazardCodes, classesOf(entry), nothingShown);
    return pictograms.join() !== [...(entry.pictograms ?? [])].sort().join();
  });
  const withSignal = judged.filter(({ signalWord }) => signalWord !== null);
  const wrongSignal = withSignal.filter(
    (entry) =>
      labelHazards(entry.hazardCodes, classesOf(entry), nothingShown).signalWord !== entry.signalWord,
  );
  expect(judged.length).toBeGreaterThan(3900);
  expect(wrongPictograms.map(({ index }) => index).length).toBeLessThanOrEqual(40);
  expect(wrongSignal.map(({ index }) => index).length).toBeLessThanOrEqual(20);
});

function classesOf(entry: (typeof annexEntries)[number]): ProductClass[] {
  return entry.classes.map((name) => {
    const [, classCode = name, category = null] = /^(.+) (\d[A-D]?|[A-G])$/.exec(name) ?? [];
    return { classCode, category, code: null };
  });
}
