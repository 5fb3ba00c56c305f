import { expect, test } from "vitest";
import { annexEntries } from "@/lib/fixtures/annex-vi";
import { withoutRedundantCodes } from "@/lib/regulation/redundant-statements";
import type { Classification } from "@/lib/sheet/values";
import { labelCodes, labelHazards } from "./label-hazards";

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

test("the flame is optional beside the exploding bomb, unless H241 may be of a class that calls for both (CLP Art. 26)", () => {
  const shown = { pictograms: ["GHS01", "GHS02"], signalWord: null };
  expect(labelHazards(["H200", "H225"], [], shown).optionalPictograms).toEqual(["GHS02"]);
  expect(labelHazards(["H241"], [], shown).optionalPictograms).toEqual([]);
});

test("codes that another implies are left out", () => {
  expect(withoutRedundantCodes(["H314", "H318", "H400", "H410"])).toEqual(["H314", "H410"]);
});

test.each<[string, string[], string[]]>([
  ["of one severity is one statement", ["H225", "H302", "H312", "H331"], ["H225", "H302+H312", "H331"]],
  ["by three routes is one statement", ["H301", "H311", "H331"], ["H301+H311+H331"]],
  ["is not said again beside its combination", ["H301", "H301+H311", "H331"], ["H301+H311+H331"]],
  ["of different severity stays apart", ["H300", "H311", "H332"], ["H300", "H311", "H332"]],
])("acute toxicity %s (CLP Art. 27)", (_name, codes, expected) => {
  expect(labelCodes(codes)).toEqual(expected);
});

test("a combination of the UN system leaves the statement of CLP that is in it", () => {
  expect(labelCodes(["H315+H320"])).toEqual(["H315", "H320"]);
});

test("a class that 2.2 prints no statement for adds no pictogram (Annex I 1.3.3)", () => {
  const aspiration = [{ class_code: "Asp. Tox.", category_code: "1", hazard_code: "H304" }];
  expect(labelHazards(["H222", "H229"], aspiration, nothingShown).pictograms).toEqual(["GHS02"]);
});

test("pressure alone has its signal word (Annex I Table 2.3.2)", () => {
  expect(labelHazards(["H229"], [], nothingShown)).toMatchObject({ signalWord: "Warning", pictograms: [] });
  expect(labelHazards(["H222", "H229"], [], nothingShown).signalWord).toBe("Danger");
});

test.each([
  ["Warning", ["H225"], true],
  ["Warning", ["H226"], false],
  ["Danger", ["H225"], false],
] as const)(
  "a printed %s beside %s is told to be too weak: %s (Art. 20(3))",
  (signalWord, codes, tooWeak) => {
    const hazards = labelHazards(codes, [], { pictograms: [], signalWord });
    expect(hazards).toMatchObject({ signalWord, tooWeak });
  },
);

// Some printed rows of the table contradict the rules of the law itself, e.g. 609-020-00-X.
test("the harmonised labels of Annex VI follow from their classes", () => {
  const judged = annexEntries.filter(({ pictograms }) => pictograms !== null);
  const wrongPictograms = judged.filter((entry) => {
    const { pictograms } = labelHazards(codesOf(entry), classesOf(entry), nothingShown);
    return pictograms.join() !== [...(entry.pictograms ?? [])].sort().join();
  });
  const withSignal = judged.filter(({ signalWord }) => signalWord !== null);
  const wrongSignal = withSignal.filter(
    (entry) => labelHazards(codesOf(entry), classesOf(entry), nothingShown).signalWord !== entry.signalWord,
  );
  expect(judged.length).toBeGreaterThan(3900);
  expect(wrongPictograms.map(({ index }) => index).length).toBeLessThanOrEqual(40);
  expect(wrongSignal.map(({ index }) => index).length).toBeLessThanOrEqual(20);
});

/** Note U: which gas under pressure it is, and with it H280 or H281, the table leaves to the supplier. */
function codesOf({ classes, hazardCodes }: (typeof annexEntries)[number]): string[] {
  return classes.includes("Press. Gas") ? [...hazardCodes, "H280"] : hazardCodes;
}

function classesOf(entry: (typeof annexEntries)[number]): Classification[] {
  return entry.classes.map((name) => {
    const [, class_code = name, category_code = null] = /^(.+) (\d[A-D]?|[A-G])$/.exec(name) ?? [];
    return { class_code, category_code, hazard_code: null };
  });
}
