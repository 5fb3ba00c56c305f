import { describe, expect, test } from "vitest";
import { criticalPaths } from "./critical-paths";
import { type CriticalValue, criticalValues, type KeptReading, KeptSource } from "./critical-values";
import type { Sections } from "./schema";
import { summaryOf } from "./stored";
import type { SheetSummary } from "./summary";

type Case = { document?: Partial<SheetSummary>; sections?: Sections; sources?: KeptSource[] };

function reading({ document = {}, sections = {}, sources = [] }: Case): KeptReading {
  return { document: summaryOf(document), sections, sources };
}

const at = (path: string, one: Case): CriticalValue | undefined =>
  criticalValues(reading(one)).find((value) => value.path === path);
const stateAt = (path: string, one: Case) => at(path, one)?.state;
const source = (path: string, over: Partial<KeptSource> = {}): KeptSource => ({
  path,
  page: 2,
  rect: [0, 0, 10, 10],
  ...over,
});

const statements = "section2.hazard_statements";
const unclassified = { section2: { classifications: [], pictograms: [] } };

describe("criticalValues", () => {
  test("of a sheet of which nothing was read are all missing", () => {
    const values = criticalValues({ document: null, sections: {}, sources: [] });
    expect(values.map(({ path }) => path)).toEqual(criticalPaths);
    expect(values.every(({ state, reason }) => state === "missing" && reason !== null)).toBe(true);
  });

  test("have where they were read, and the least confidence there", () => {
    const sources = [
      source("section2.hazard_statements[0]", { confidence: 0.99 }),
      source("section2.hazard_statements[1]", { confidence: 0.9, page: 3 }),
    ];
    expect(at(statements, { document: { hazard_statements: ["H315", "H319"] }, sources })).toEqual({
      path: statements,
      state: "read",
      reason: null,
      derived: false,
      confidence: 0.9,
      source: { page: 2, rect: [0, 0, 10, 10] },
    });
  });

  test("are doubtful where an error names them or a part of them", () => {
    const errors = { "section3.components[1].cas_number": "The check digit is wrong." };
    const component = { chemical_name: "Example" } as SheetSummary["components"][number];
    const one = { document: { errors }, sections: { section3: { components: [component] } } };
    expect(at("section3.components", one)).toMatchObject({
      state: "doubtful",
      reason: "The check digit is wrong.",
    });
  });

  test("that were not read are missing with the reading's own words, never absent", () => {
    const errors = { "section1.product_name": '"Exa" may stand here.' };
    expect(at("section1.product_name", { document: { errors } })).toMatchObject({
      state: "missing",
      reason: '"Exa" may stand here.',
    });
  });

  test("that are right too seldom are doubtful", () => {
    const sources = [source("section2.hazard_statements[0]", { confidence: 0.7 })];
    expect(at(statements, { document: { hazard_statements: ["H315"] }, sources })).toMatchObject({
      state: "doubtful",
      reason: "Of values read like this one, about 70 in 100 were right.",
    });
  });

  test("are missing where an emergency contact has no telephone number", () => {
    const contact = { phone: null, organization: "Example centre", country_code: null, hours: null };
    const withPhone = { ...contact, phone: "112" };
    const path = "section1.emergency_contacts";
    const of = (contacts: (typeof contact | typeof withPhone)[]) => ({
      document: {},
      sections: { section1: { emergency_contacts: contacts } },
    });
    expect(stateAt(path, of([contact]))).toBe("missing");
    expect(stateAt(path, of([contact, withPhone]))).toBe("read");
  });

  test.each([0.8, undefined])("with a confidence of %s need no second look", (confidence) => {
    const sources = [source("section2.hazard_statements[0]", { confidence })];
    expect(at(statements, { document: { hazard_statements: ["H315"] }, sources })).toMatchObject({
      state: "read",
      confidence: confidence ?? null,
    });
  });

  test("that are missing are not derived, whatever their place says", () => {
    const sources = [source("section1.product_name", { derived: "From the file's name." })];
    expect(at("section1.product_name", { document: {}, sources })).toMatchObject({
      state: "missing",
      derived: false,
      source: { page: 2 },
    });
  });

  test("that follow from something else say from what", () => {
    const derived = "H225 follows from the class that is printed.";
    const sources = [source("section2.hazard_statements[0]", { derived })];
    expect(at(statements, { document: { hazard_statements: ["H225"] }, sources })).toMatchObject({
      state: "read",
      derived: true,
      reason: derived,
    });
  });

  test("are absent where the words of the sheet say so", () => {
    const sources = [source("section9.flash_point"), source("section9.flash_point", { absent: true })];
    expect(stateAt("section9.flash_point", { document: {}, sources })).toBe("absent");
    expect(stateAt("section9.flash_point", { document: {} })).toBe("missing");
  });
});

test.each<[Partial<Record<keyof KeptSource, unknown>>, boolean]>([
  [{}, true],
  [{ page: 0 }, false],
  [{ page: 1, confidence: 0, absent: true }, true],
  [{ confidence: 1 }, true],
  [{ confidence: 1.1 }, false],
  [{ confidence: -0.1 }, false],
  [{ rect: [0, 0, 10] }, false],
  [{ absent: false }, false],
])("a place with %o is one: %s", (over, expected) => {
  expect(KeptSource.safeParse({ ...source("section9.flash_point"), ...over }).success).toBe(expected);
});

describe("hazard statements", () => {
  test.each<[string, Case]>([
    ["a pictogram", { document: { ghs_pictograms: ["GHS02"] } }],
    ["a signal word", { document: { signal_word: "Danger" } }],
    ["a class", { sections: { section2: { classifications: [flammable()] } } }],
    ["a flash point", { sections: { section9: { flash_point: celsius(12) } } }],
    ["a class of transport", { sections: { section14: { class: "8", un_number: "1824" } } }],
  ])("are doubtful where %s calls for one that was not read, missing where none was", (_, one) => {
    const codes = { ...one, document: { ...one.document, hazard_statements: ["H412"] } };
    expect(stateAt(statements, codes)).toBe("doubtful");
    expect(stateAt(statements, { ...one, document: { ...one.document } })).toBe("missing");
    const none = { ...one, sections: { ...one.sections, section2: { classifications: [] } } };
    if (!one.sections?.section2)
      expect(stateAt(statements, { ...none, document: { ...one.document } })).toBe("doubtful");
  });

  test("are absent where the sheet says that it is not classified", () => {
    const one = { document: {}, sections: unclassified };
    expect(stateAt(statements, one)).toBe("absent");
    expect(stateAt("section2.classifications", one)).toBe("absent");
    expect(stateAt("section2.pictograms", one)).toBe("absent");
    expect(at("section2.signal_word", one)).toMatchObject({ state: "absent", derived: true });
  });

  test("that call for no signal word and pictogram leave these absent", () => {
    const harmful = { document: { hazard_statements: ["H412"] } };
    expect(stateAt("section2.signal_word", harmful)).toBe("absent");
    expect(stateAt("section2.pictograms", harmful)).toBe("absent");
    const corrosive = { document: { hazard_statements: ["H412", "H314"] } };
    expect(stateAt("section2.signal_word", corrosive)).toBe("missing");
    expect(stateAt("section2.pictograms", corrosive)).toBe("missing");
  });

  test.each([
    ["H411", "absent", "missing"],
    ["H205", "missing", "absent"],
    // Its signal word depends on its category
    ["H228", "missing", "missing"],
    ["H999", "missing", "missing"],
  ])("%s without a signal word: %s, without a pictogram: %s", (code, signal, pictograms) => {
    const one = { document: { hazard_statements: [code] } };
    expect([stateAt("section2.signal_word", one), stateAt("section2.pictograms", one)]).toEqual([
      signal,
      pictograms,
    ]);
  });

  test("that were not read leave what they call for missing", () => {
    for (const path of ["section2.signal_word", "section2.pictograms", "section2.classifications"])
      expect(stateAt(path, { document: {}, sections: { section2: {} } })).toBe("missing");
  });

  test("say why nothing more is called for", () => {
    const harmful = { document: { hazard_statements: ["H412", "H413"] } };
    expect(at("section2.signal_word", harmful)?.reason).toBe("H412, H413 calls for none.");
    const none = { document: {}, sections: { section2: { classifications: [] } } };
    expect(at("section2.pictograms", none)?.reason).toBe(
      "The sheet says that the product is not classified.",
    );
    const printed = { document: {}, sections: { section2: { signal_word: null } } };
    expect(at("section2.signal_word", printed)).toMatchObject({ state: "absent", derived: false });
  });
});

describe("transport", () => {
  const modes = { adr: { un_number: "1950", class: "2.1" } };

  test("is absent where section 14 is read without a number and without an error, else missing", () => {
    expect(stateAt("section14.un_number", { document: {}, sections: { section14: {} } })).toBe("absent");
    expect(stateAt("section14.un_number", { document: {} })).toBe("missing");
    const errors = { "section14.un_number": "Not found: The UN number." };
    expect(stateAt("section14.un_number", { document: { errors }, sections: { section14: {} } })).toBe(
      "missing",
    );
  });

  test("has a class for all modes, and packing groups only where the class has some", () => {
    const aerosol = { document: { hazard_statements: ["H222"] }, sections: { section14: { modes } } };
    expect(stateAt("section14.class", aerosol)).toBe("read");
    expect(at("section14.packing_group", aerosol)).toMatchObject({ state: "absent", derived: true });
    const liquid = { section14: { modes: { adr: { un_number: "1263", class: "3" } } } };
    expect(stateAt("section14.packing_group", { document: {}, sections: liquid })).toBe("missing");
    const both = { section14: { class: "2.2", modes: { imdg: { class: "3" } } } };
    expect(stateAt("section14.packing_group", { document: {}, sections: both })).toBe("missing");
    const gas = { section14: { class: "2.2", modes: { imdg: { class: "2.1" } } } };
    expect(at("section14.packing_group", { document: {}, sections: gas })?.reason).toBe(
      "Class 2.2 has no packing groups.",
    );
  });

  test("of a mode of its own is read, and what it lacks is missing", () => {
    const sections = { section14: { modes: { adr: { packing_group: "II" }, imdg: { class: "3" } } } };
    expect(stateAt("section14.packing_group", { document: {}, sections })).toBe("read");
    expect(stateAt("section14.un_number", { document: {}, sections })).toBe("missing");
  });

  test("that a sheet calls free has no packing group, unless an error says that the number was not found", () => {
    const sections = { section14: {} };
    const path = "section14.packing_group";
    expect(at(path, { document: {}, sections })).toMatchObject({ state: "absent", derived: false });
    const errors = { "section9.ph": "Impossible.", "section14.un_number": "Not found: The UN number." };
    expect(stateAt(path, { document: { errors }, sections })).toBe("missing");
  });
});

test("the composition need not be named where the mixture is not classified", () => {
  expect(at("section3.components", { document: {}, sections: unclassified })).toMatchObject({
    state: "absent",
    derived: true,
  });
  expect(stateAt("section3.components", { document: {}, sections: { section2: {} } })).toBe("missing");
  expect(stateAt("section8.exposure_limits", { document: {} })).toBe("missing");
});

test.each([
  ["DNEL workers, inhalation 5 mg/m³", "absent"],
  ["1333-86-4 carbon black TWA 3 mg/m³", "missing"],
  ["", "absent"],
])("exposure limits that were not read, of a section 8 with %j, are %s", (text, state) => {
  const sections = { section8: { text: `Control parameters\n${text}` } };
  expect(stateAt("section8.exposure_limits", { document: {}, sections })).toBe(state);
});

function flammable() {
  return { class_code: "Flam. Liq.", category_code: "2", hazard_code: "H225" };
}

function celsius(value: number) {
  return { value, comparator: null, unit: "°C", conditions: null, text: `${value} °C` };
}
