import { describe, expect, test } from "vitest";
import { type Component, componentOf } from "@/lib/sheet/values";
import { namedComponents, needsNames, sensitisers } from "./named-components";

type Amount = Pick<Component, "concentration_min" | "concentration_max" | "concentration_exact">;

const component = (name: string | null, codes: string[], amount: Partial<Amount> = {}): Component =>
  componentOf({
    chemical_name: name,
    classifications: codes.map((code) => ({ class_code: null, category_code: null, hazard_code: code })),
    ...amount,
  });

/** A substance by its CAS number alone, as sheets print it that leave its classification out. */
const unclassified = (cas: string, amount: Partial<Amount> = {}) => ({
  ...component("as printed", [], amount),
  cas_number: cas,
});

const names = (components: Component[]) => components.map(({ chemical_name }) => chemical_name);

describe("the ingredients that a label names", () => {
  test("are those with a severe hazard that the mixture has", () => {
    const all = [
      component("acid", ["H314"]),
      component("irritant", ["H315"]),
      component("solvent", ["H304"]),
    ];
    expect(names(namedComponents(all, ["H314", "H315"]))).toEqual(["acid"]);
    expect(names(namedComponents(all, ["H304"]))).toEqual(["solvent"]);
    expect(namedComponents(all, ["H315"])).toEqual([]);
  });

  test("stand by their amounts, those that section 2 names first", () => {
    const all = [
      component("one", ["H317"], { concentration_min: 1, concentration_max: 3 }),
      component("two", ["H317"], { concentration_exact: 5 }),
      component("three", ["H317"], { concentration_min: 4 }),
      component("four", ["H317"]),
    ];
    expect(names(namedComponents(all, ["H317"]))).toEqual(["two", "three", "one", "four"]);
    expect(names(namedComponents(all, ["H317"], "Contains: Four"))).toEqual(["four", "two", "three", "one"]);
  });

  test("are four as a rule, more where a hazard would else go unnamed", () => {
    const five = ["H300", "H314", "H317", "H334", "H304"];
    const each = five.map((code) => component(code, [code]));
    expect(names(namedComponents(each, five))).toEqual(five);
    const six = five.slice(0, 4).map((code) => component(code, [code]));
    const abundant = [1, 2].map((n) => component(`more ${n}`, ["H317"], { concentration_exact: 10 * n }));
    expect(names(namedComponents([...six, ...abundant], five.slice(0, 4)))).toEqual([
      "more 2",
      "H300",
      "H314",
      "H334",
    ]);
  });

  test("are the fewest that together have every hazard, and others up to four", () => {
    const all = [
      component("acid", ["H314"], { concentration_exact: 30 }),
      component("both", ["H314", "H317"], { concentration_exact: 2 }),
      component("sensitiser", ["H317"], { concentration_exact: 20 }),
    ];
    expect(names(namedComponents(all, ["H314", "H317"]))).toEqual(["acid", "sensitiser", "both"]);
    const others = [1, 2, 3].map((n) => component(`acid ${n}`, ["H314"], { concentration_exact: 50 + n }));
    expect(names(namedComponents([...all, ...others], ["H314", "H317"]))).toEqual([
      "acid 3",
      "acid 2",
      "acid 1",
      "both",
    ]);
  });

  test("are named once, and none without a name", () => {
    const all = [
      component("epoxy", ["H317"], { concentration_exact: 9 }),
      component("epoxy", ["H317"], { concentration_exact: 8 }),
      component(null, ["H317"], { concentration_exact: 90 }),
    ];
    expect(names(namedComponents(all, ["H317"]))).toEqual(["epoxy"]);
  });

  test("are told by each part of a code that joins several", () => {
    expect(names(namedComponents([component("poison", ["H301+H331"])], ["H300+H310"]))).toEqual(["poison"]);
  });

  test("are told by Annex VI where the sheet prints no codes and there is enough of them", () => {
    const phenol = (amount: Partial<Amount>) => namedComponents([unclassified("108-95-2", amount)], ["H314"]);
    expect(phenol({ concentration_max: 1 })).toHaveLength(1);
    expect(phenol({ concentration_max: 0.9 })).toEqual([]);
    expect(phenol({ concentration_min: 0.1, concentration_max: 2 })).toHaveLength(1);
    expect(phenol({})).toHaveLength(1);
    const printed = { ...unclassified("108-95-2"), ...component("phenol", ["H315"]), cas_number: "108-95-2" };
    expect(namedComponents([printed], ["H314"])).toEqual([]);
  });

  test.each([
    ["55965-84-9", "H317", 0],
    ["584-84-9", "H334", 0],
    ["108-95-2", "H341", 0],
    ["50-00-0", "H350", 0],
    ["872-50-4", "H360", 0],
    ["67-56-1", "H301", 0.1],
    ["110-54-3", "H304", 1],
    ["67-56-1", "H370", 1],
    ["110-54-3", "H373", 1],
  ])("count by Annex VI, %s for %s, from %d per cent on", (cas, hazard, least) => {
    const named = (percent: number) =>
      namedComponents([unclassified(cas, { concentration_exact: percent })], [hazard]);
    expect(named(least + 0.001)).toHaveLength(1);
    expect(named(least)).toHaveLength(1);
    if (least > 0) expect(named(least - 0.001)).toEqual([]);
  });

  test("share a hazard whatever its category", () => {
    for (const [one, other] of [
      ["H300", "H332"],
      ["H314", "H318"],
      ["H340", "H341"],
      ["H350i", "H351"],
      ["H360FD", "H361d"],
      ["H370", "H336"],
      ["H372", "H373"],
      ["EUH380", "EUH431"],
      ["EUH440", "EUH451"],
    ] as const)
      expect(names(namedComponents([component(one, [one])], [other]))).toEqual([one]);
  });
});

test.each([
  [["H225", "H317"], true],
  [["H225+H334"], true],
  [["H225", "H315", "H319", "H410"], false],
  [[], false],
])("a mixture with %s names ingredients: %s", (codes, expected) => {
  expect(needsNames(codes)).toBe(expected);
});

test("those that sensitise skin or airways, and have a name, are what EUH208 names", () => {
  const all = [
    component("skin", ["H317"]),
    component("airways", ["H315", "H334"]),
    component("acid", ["H314"]),
    component(null, ["H317"]),
  ];
  expect(names(sensitisers(all))).toEqual(["skin", "airways"]);
});
