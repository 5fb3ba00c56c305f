import { describe, expect, test } from "vitest";
import { storageClasses, storingTogether } from "@/lib/regulation/storing-together";
import { type StoredProduct, storingNotes } from "./pairs";
import { type StoredSheet, storageClassOf } from "./storage-class";

const sheet = (over: Partial<StoredSheet> = {}): StoredSheet => ({
  printedClass: null,
  hazardCodes: [],
  mayHaveMoreHazards: false,
  transportClass: null,
  unNumber: null,
  physicalState: "liquid",
  flashPoint: null,
  ...over,
});

describe("two storage classes", () => {
  test.each([
    ["3", "2A", "separate", null],
    ["3", "5.1A", "separate", null],
    ["3", "6.1B", "separate", null],
    ["3", "5.1B", "restricted", null],
    ["3", "12", "allowed", null],
    ["5.2", "3", "separate", null],
    ["5.2", "8B", "separate", null],
    ["5.2", "11", "restricted", "1"],
    ["5.2", "12", "allowed", null],
    ["5.2", "5.2", "restricted", "1"],
    ["6.1A", "4.3", "separate", null],
    ["12", "4.3", "restricted", "6"],
    ["12", "1", "separate", null],
    ["2A", "2A", "restricted", "3"],
    ["8B", "8B", "allowed", null],
    ["8A", "8B", "allowed", null],
    ["2B", "11", "check", null],
    ["5.1B", "11", "check", null],
  ])("%s and %s: %s", (a, b, say, rule) => {
    expect(storingTogether(a, b)).toMatchObject({ say, rule });
    expect(storingTogether(b, a)).toEqual(storingTogether(a, b));
  });

  test("of a class that nobody knows are to be looked up", () => {
    expect(storingTogether("9", "3").say).toBe("check");
  });

  test("that are allowed or separated name their source and how sure it is", () => {
    for (const a of storageClasses)
      for (const b of storageClasses) {
        const { say, certainty, source } = storingTogether(a, b);
        expect([certainty === null, source === null]).toEqual([say === "check", say === "check"]);
      }
  });
});

describe("the storage class of a sheet", () => {
  test.each<[string, Partial<StoredSheet>, string[] | null]>([
    ["is the printed one", { printedClass: "8B", hazardCodes: ["H225"] }, ["8B"]],
    ["is printed with words around", { printedClass: "LGK 5.1 B" }, ["5.1B"]],
    ["is printed with what it means", { printedClass: "10 (Brennbare Flüssigkeiten)" }, ["10"]],
    ["is printed with a gap", { printedClass: "8 A" }, ["8A"]],
    [
      "is printed with the rule",
      { printedClass: "Lagerklasse (TRGS 510): 6.1 D - nicht brennbar" },
      ["6.1D"],
    ],
    ["is none where the printed one is of an older rule", { printedClass: "3A", physicalState: null }, null],
    ["of a desensitised solid is 4.1A", { hazardCodes: ["H207", "H228"], physicalState: "solid" }, ["4.1A"]],
    ["of a desensitised liquid is open", { hazardCodes: ["H206", "H226"], physicalState: "liquid" }, null],
    ["of ammonium nitrate is 5.1C", { hazardCodes: ["H272"], unNumber: "1942" }, ["5.1C"]],
    ["of a fertiliser of it is 5.1C", { hazardCodes: ["H272"], unNumber: "2067" }, ["5.1C"]],
    ["is one of four when 10-13 is printed", { printedClass: "10-13" }, ["10", "11", "12", "13"]],
    ["of a toxic flammable liquid is 3", { hazardCodes: ["H225", "H301", "H311", "H331"] }, ["3"]],
    ["of a corrosive flammable liquid is 3", { hazardCodes: ["H226", "H314"] }, ["3"]],
    ["of an aerosol is 2B, whatever burns in it", { hazardCodes: ["H222", "H229", "H336"] }, ["2B"]],
    ["of an oxidising gas is 2A", { hazardCodes: ["H270", "H280"], physicalState: "gas" }, ["2A"]],
    ["of a strong oxidiser is 5.1A", { hazardCodes: ["H271", "H314"] }, ["5.1A"]],
    ["of an oxidiser goes before its toxicity", { hazardCodes: ["H272", "H330"] }, ["5.1B"]],
    ["of an organic peroxide is 5.2", { hazardCodes: ["H242", "H314"] }, ["5.2"]],
    ["of a toxic acid goes by its toxicity", { hazardCodes: ["H300", "H310", "H314"] }, ["6.1A", "6.1B"]],
    ["of an acid whose burning is unknown is one of two", { hazardCodes: ["H314"] }, ["8A", "8B"]],
    ["of an acid with a flash point is 8A", { hazardCodes: ["H314"], flashPoint: 105 }, ["8A"]],
    ["of a combined statement is that of its parts", { hazardCodes: ["H301+H311"] }, ["6.1C", "6.1D"]],
    ["of what can explode as a peroxide is open", { hazardCodes: ["H240"] }, ["4.1A", "5.2"]],
    ["of an infectious substance is that of its transport", { transportClass: "6.2" }, ["6.2"]],
    ["of a liquid that burns is 10", { hazardCodes: ["H315"], flashPoint: 140 }, ["10"]],
    ["of a solid is 11 or 13", { physicalState: "solid", hazardCodes: ["H319"] }, ["11", "13"]],
    ["does not follow from a weak long-term effect", { hazardCodes: ["H351"] }, null],
    [
      "of a liquid whose hazards were not read is unknown",
      { flashPoint: 140, mayHaveMoreHazards: true },
      null,
    ],
    ["does not follow from doubtful hazards", { hazardCodes: ["H225"], mayHaveMoreHazards: true }, null],
    ["is the printed one, whatever was read", { printedClass: "3", mayHaveMoreHazards: true }, ["3"]],
    ["of a gas without statements is unknown", { physicalState: "gas" }, null],
  ])("%s", (_, over, classes) => {
    const found = storageClassOf(sheet(over));
    expect(found?.classes ?? null).toEqual(classes);
    if (found) expect(found.isDerived).toBe(!over.printedClass);
  });
});

describe("the notes on a workplace", () => {
  const product = (name: string, over: Partial<StoredSheet> | null): StoredProduct => ({
    id: name,
    name,
    sheet: over && sheet(over),
  });
  const notes = storingNotes([
    product("Acetone", { printedClass: "3" }),
    product("Ethanol", { hazardCodes: ["H225"] }),
    product("Catalyst", { printedClass: "5.2" }),
    product("Bleach", { printedClass: "8B", hazardCodes: ["H314", "EUH031"] }),
    product("Acid", { hazardCodes: ["H314"] }),
    product("Ordered", null),
  ]);

  test("group products by class and mark what is derived", () => {
    expect(notes.groups.map(({ classes }) => classes.join("/"))).toEqual(["3", "5.2", "8A/8B", "8B"]);
    expect(notes.groups[0]?.products).toEqual([
      { id: "Acetone", name: "Acetone", isDerived: false },
      { id: "Ethanol", name: "Ethanol", isDerived: true },
    ]);
    expect(notes.unknown).toEqual([{ id: "Ordered", name: "Ordered" }]);
  });

  test("name the graver pairs first, and a pair of what may be meant when all agree", () => {
    const named = notes.pairs.map(({ a, b, say }) => `${a} ${b} ${say}`);
    expect(named).toEqual([
      "0 1 separate",
      "1 2 separate",
      "1 3 separate",
      "0 0 allowed",
      "0 2 allowed",
      "0 3 allowed",
      "2 3 allowed",
    ]);
  });

  test("name what must be kept from acids", () => {
    expect(notes.withoutAcids.map(({ name }) => name)).toEqual(["Bleach"]);
  });
});
