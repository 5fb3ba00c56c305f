import { describe, expect, test } from "vitest";
import type { Finding } from "@/lib/extraction/model";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { sectionOf } from "@/lib/fixtures/sections";
import { withSubstanceNumbers } from "./limit-substances";

const component = (i: number, chemical_name: string, cas_number: string) => ({
  section: 3,
  path: `components[${i}]`,
  value: { chemical_name, cas_number },
  confidence: 0.95,
  sources: [],
});
const limitOf = (substance: string) => ({
  section: 8,
  path: "exposure_limits[0]",
  value: { substance, cas_number: null, twa: 2 },
  confidence: 0.75,
  sources: [],
});

const numberedLimit = (substance: string, cas_number: string) => ({
  ...limitOf(substance),
  value: { substance, cas_number, twa: 2 },
});

test.each([
  ["Peroxyde d'hydrogène en solution aqueuse", "peroxyde d'hydrogène"],
  ["Hydrogen peroxide, aqueous solution 35 %", "Hydrogen peroxide"],
  ["Waterstofperoxide oplossing", "Waterstofperoxide"],
  ["Example, anhydrous", "Example"],
  ["Example, mixed isomers, pure", "Example"],
  ["Exempel, mengsel van isomeren, zuiver", "Exempel"],
])("%s has the number of the substance that is sold so", (name, substance) => {
  const [, limit] = withSubstanceNumbers([component(0, name, "7722-84-1"), limitOf(substance)]);
  expect(limit?.value).toMatchObject({ cas_number: "7722-84-1" });
});

test("an abbreviation has the number of the one substance that begins with its letters", () => {
  const gas = component(0, "Liquefied petroleum gas (propellant)", "68476-85-7");
  const others = [component(1, "Liquid paraffin grade", "8042-47-5")];
  const numberOf = (components: Finding[]) =>
    withSubstanceNumbers([...components, limitOf("LPG")]).at(-1)?.value;
  expect(numberOf([gas])).toMatchObject({ cas_number: "68476-85-7" });
  expect(numberOf([gas, ...others])).toMatchObject({ cas_number: null });
});

test.each([
  ["SODIUM HYDROXIDE (CAUSTIC SODA)", "1310-73-2"],
  ["sodium hydroxide", "1310-73-2"],
  ["Sodium hydroxide - Respirable fraction.", "1310-73-2"],
  ["Sodium hydroxide - Fume. - Total particulate.", "1310-73-2"],
  ["Sodium hydroxide - as Na", "1310-73-2"],
  ["Sodium hydroxide - Inhalable fraction. - as Na(I)", "1310-73-2"],
  ["Sodium hydroxide, vapour", "1310-73-2"],
  ["Sodium hydroxide, respirable dust", "1310-73-2"],
  ["Base: Sodium hydroxide", "1310-73-2"],
  ["Sodium hydroxide, dust of a kind", null],
  ["Sodium hydroxide - solution", null],
  ["Sodium", null],
  // Two components have the name
  ["oil mist", null],
])("a limit of %s has the number %s", (substance, expected) => {
  const components = [
    component(0, "Sodium hydroxide; lye", "1310-73-2"),
    component(1, "Oil mist", "64742-54-7"),
    component(2, "Oil mist", "64742-65-0"),
  ];
  const limit = withSubstanceNumbers([...components, limitOf(substance)]).at(-1);
  expect(limit?.value).toMatchObject({ cas_number: expected, twa: 2 });
});

test.each([
  ["Sulfuric acid", "7664-93-9"],
  ["Tin", "7440-31-5"],
  ["Lead, inorganic dusts and fumes, as Pb", "7439-92-1"],
  ["Kwarts", "14808-60-7"],
  ["Talc (pur)", "14807-96-6"],
  ["Lead, tetraethyl, as Pb", null],
])(
  "a limit of %s has the number of what holds it, or of what is called so elsewhere: %s",
  (substance, expected) => {
    const known = [
      component(0, "Electrolyte (Sulfuric Acid)", "7664-93-9"),
      component(1, "A Sn (Tin)", "7440-31-5"),
      component(2, "Lead (impurity)", "7439-92-1"),
      component(3, "Talc (pur), fraction alvéolaire", "14807-96-6"),
      numberedLimit("Silica, kristallijn: kwarts", "14808-60-7"),
    ];
    const limit = withSubstanceNumbers([...known, limitOf(substance)]).at(-1);
    expect(limit?.value).toMatchObject({ cas_number: expected });
  },
);

test.each([
  ["2-Propanol", "67-63-0"],
  ["Butane: all isomers: n-butane", "106-97-8"],
  ["Respirable crystalline silica", "14808-60-7"],
  ["Hexane (other isomers)", null],
  ["Butane, isomers (butaan)", "106-97-8"],
  ["n-Hexane, metal", "110-54-3"],
  // Another place of the same group
  ["1-Propanol", null],
])("a limit of %s has the number of what is spelt otherwise: %s", (substance, expected) => {
  const known = [
    component(0, "propaan-2-ol", "67-63-0"),
    component(1, "butaan", "106-97-8"),
    component(2, "Crystalline silica (quartz), respirable fraction", "14808-60-7"),
    component(3, "n-hexane", "110-54-3"),
  ];
  const limit = withSubstanceNumbers([...known, limitOf(substance)]).at(-1);
  expect(limit?.value).toMatchObject({ cas_number: expected });
});

test("a limit that has its substance's number alone has the component's name", () => {
  const numbered = numberedLimit("1310-73-2", "1310-73-2");
  const limit = withSubstanceNumbers([component(0, "Sodium hydroxide", "1310-73-2"), numbered]).at(-1);
  expect(limit?.value).toMatchObject({ substance: "Sodium hydroxide", cas_number: "1310-73-2" });
});

describe("what is left as it was read", () => {
  const lye = component(0, "Sodium hydroxide", "1310-73-2");
  const first = (components: unknown[], limit: Finding) =>
    withSubstanceNumbers([...(components as Finding[]), limit]).at(-1);

  test.each<[string, Finding]>([
    ["a limit with a number of its own", numberedLimit("Sodium hydroxide", "1305-62-0")],
    ["a number that no component has", numberedLimit("1305-62-0", "1305-62-0")],
    ["a limit of nothing", { ...limitOf(""), value: { substance: null, cas_number: null } }],
    ["what is no limit", { ...limitOf("Sodium hydroxide"), path: "limits_of_others[0]" }],
    ["a limit of another section", { ...limitOf("Sodium hydroxide"), section: 11 }],
    ["a limit without members", { ...limitOf("Sodium hydroxide"), value: "Sodium hydroxide" }],
  ])("is %s", (_, limit) => {
    expect(first([lye], limit)).toEqual(limit);
  });

  test.each<[string, unknown]>([
    ["without a number", { ...lye, value: { chemical_name: "Sodium hydroxide", cas_number: null } }],
    ["without a name", { ...lye, value: { chemical_name: null, cas_number: "1310-73-2" } }],
    ["without members", { ...lye, value: null }],
    ["of another section", { ...lye, section: 15 }],
    ["of another list", { ...lye, path: "impurities[0]" }],
    ["that is part of one", { ...lye, path: "components[0].alias" }],
  ])("is a limit of a component %s", (_, one) => {
    expect(first([one], limitOf("Sodium hydroxide"))?.value).toMatchObject({ cas_number: null });
  });

  test("is a limit whose substance has a name of two letters, which may stand for anything", () => {
    const components = [component(0, "CO", "630-08-0"), component(1, "TDI", "584-84-9")];
    expect(first(components, limitOf("CO"))?.value).toMatchObject({ cas_number: null });
    expect(first(components, limitOf("TDI"))?.value).toMatchObject({ cas_number: "584-84-9" });
  });
});

test("one component that stands in the list twice is one", () => {
  const twice = [0, 1].map((i) => component(i, "Sodium hydroxide", "1310-73-2"));
  const limit = withSubstanceNumbers([...twice, limitOf("Caustic soda; sodium hydroxide")]).at(-1);
  expect(limit?.value).toMatchObject({ cas_number: "1310-73-2" });
});

test.each([
  ["Benzene", "71-43-2"],
  ["n-Hexane - vapour", "110-54-3"],
  ["Formaldehyde", "50-00-0"],
  // Annex VI knows it, the sheet prints no number of it
  ["Toluene", null],
  // One entry for several substances tells the name of each
  ["o-xylene", "95-47-6"],
  ["xylene", null],
])("a limit of %s has the number %s that the sheet prints elsewhere", (substance, expected) => {
  const remarks = typedLines("Contains benzene and n-hexane, CAS # 71-43-2, 110-54-3, 95-47-6; (50-00-0).");
  const [limit] = withSubstanceNumbers([limitOf(substance)], [sectionOf(3, remarks)]);
  expect(limit?.value).toMatchObject({ cas_number: expected });
});

test("a component's name ends where its use begins", () => {
  const quartz = component(0, "Crystalline silica (quartz) - sand and aggregate", "14808-60-7");
  const limit = withSubstanceNumbers([quartz, limitOf("Crystalline Silica (quartz)")]).at(-1);
  expect(limit?.value).toMatchObject({ cas_number: "14808-60-7" });
});
