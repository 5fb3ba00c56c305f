import { expect, test } from "vitest";
import type { Component } from "@/lib/sheet/values";
import { componentOf } from "@/lib/sheet/values";
import { classOf, findingsOf, type GivenSheet, opinionOf } from "@/lib/testing/opinion-of";
import { isUfi } from "./checks/company";
import { findingCodes, messageLanguages, worstOf } from "./finding";
import catalogue from "./findings.json";

test("what rests on a doubtful value is at most a warning, and says so", () => {
  const errors = { "section2.signal_word": "The signal word may be misread." };
  const given = { classes: ["Skin Corr. 1B; H314"], read: { signal_word: "Warning" as const, errors } };
  const [finding] = findingsOf(given, "signal_word_differs");
  expect(finding?.severity).toBe("warning");
  expect(finding?.message).toContain(catalogue.doubt.en);
});

test("a carcinogen that section 2 does not name is an error, one below its limit nothing", () => {
  const given = { classes: ["Eye Irrit. 2; H319"] };
  const carcinogen = (percent: number) =>
    componentOf({
      chemical_name: "X",
      cas_number: "120-71-8",
      concentration_exact: percent,
      classifications: ["Carc. 1B; H350"].map(classOf),
    });
  expect(findingsOf({ ...given, components: [carcinogen(0.1)] }, "cmr_class_missing")).toMatchObject([
    { severity: "error", expected: "Carc. 1B; H350" },
  ]);
  expect(findingsOf({ ...given, components: [carcinogen(0.09)] }, "cmr_class_missing")).toEqual([]);
});

test("computed and printed that agree give no error and no warning about them", () => {
  const lye = componentOf({
    chemical_name: "Sodium hydroxide",
    cas_number: "1310-73-2",
    concentration_min: 5,
    concentration_max: 10,
    concentration_text: "5 - 10 %",
    classifications: ["Skin Corr. 1A; H314", "Met. Corr. 1; H290"].map(classOf),
  });
  const opinion = opinionOf({
    classes: ["Skin Corr. 1A; H314", "Met. Corr. 1; H290"],
    components: [lye],
    read: { signal_word: "Danger", ghs_pictograms: ["GHS05"] },
  });
  expect(opinion.findings.filter(({ code }) => code.startsWith("class_"))).toEqual([]);
  expect(opinion.findings.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(opinion.classifications).toMatchObject([
    { classCode: "Skin Corr.", category: "1A", certainty: "certain", because: ["Sodium hydroxide"] },
    { classCode: "Eye Dam.", category: "1", certainty: "certain" },
  ]);
});

test("a range that holds a limit gives a possibility; below an excluded end there is none", () => {
  const sensitiser = (text: string, min: number | null, max: number) =>
    componentOf({
      chemical_name: "S",
      cas_number: "2634-33-5",
      concentration_text: text,
      concentration_min: min,
      concentration_max: max,
      classifications: ["Skin Sens. 1B; H317"].map(classOf),
      specific_limits: ["Skin Sens. 1B; H317: C ≥ 1 %"],
    });
  const certaintyOf = (one: Component) =>
    opinionOf({ components: [one] }).classifications.find(({ code }) => code === "H317")?.certainty;
  expect(certaintyOf(sensitiser("0.5 - 2 %", 0.5, 2))).toBe("possible");
  expect(certaintyOf(sensitiser("1 - 2 %", 1, 2))).toBe("certain");
  expect(certaintyOf(sensitiser(">= 0.5 - < 1 %", 0.5, 1))).toBeUndefined();
});

test("what cannot be computed is named with its reason", () => {
  const reasons = (given: GivenSheet) => opinionOf(given).notComputable.map(({ reason }) => reason);
  expect(reasons({})).toEqual(["not_read"]);
  expect(
    reasons({
      sections: { section3: { kind: "substance", components: [componentOf({ cas_number: "67-64-1" })] } },
    }),
  ).toEqual(["substance", "physical_hazards"]);
  expect(
    reasons({ components: [componentOf({ chemical_name: "Perfume", concentration_exact: 5 })] }),
  ).toEqual(["component_not_identified", "physical_hazards"]);
  expect(reasons({ components: [componentOf({ cas_number: "67-64-1" })] })).toEqual([
    "concentration_unknown",
    "physical_hazards",
  ]);
});

test("a check character of a UFI", () => {
  expect(isUfi("XA38-K0TW-E009-048S")).toBe(true);
  expect(isUfi("XA38-K0TW-E009-049S")).toBe(false);
  const section1 = { ufi: "XA38-K0TW-E009-049S" };
  expect(findingsOf({ sections: { section1 } }, "ufi_invalid")).toMatchObject([{ severity: "error" }]);
});

test("a sheet of another law is told apart and not measured by that of the Union", () => {
  const section2 = { text: "29 CFR 1910.1200", classifications: ["Skin Corr. 1B; H314"].map(classOf) };
  const read = { signal_word: "Warning" as const, hazard_statements: ["H314"], revision_date: "2015-06-01" };
  const { findings } = opinionOf({
    components: [componentOf({ cas_number: "96-29-7", classifications: [classOf("Carc. 2; H351")] })],
    sections: { section2 },
    read,
  });
  const codes = new Map(findings.map(({ code, severity }) => [code, severity]));
  expect(codes.get("not_of_union")).toBe("note");
  // The UN system has the same signal words everywhere.
  expect(codes.get("signal_word_differs")).toBe("warning");
  expect(codes.has("form_before_2020_878") || codes.has("harmonised_class_differs")).toBe(false);
});

test.each([
  ["en", "1 June 2015"],
  ["nl", "1 juni 2015"],
  ["de", "1. Juni 2015"],
  ["fr", "1 juin 2015"],
] as const)("a day is written as people of the language do: %s", (language, day) => {
  const read = { revision_date: "2015-06-01" };
  const [finding] = opinionOf({ read }, language).findings.filter(
    ({ code }) => code === "form_before_2020_878",
  );
  expect(finding).toMatchObject({ found: "2015-06-01" });
  expect(finding?.message).toContain(day);
});

test("every code has its message in four languages with the same gaps", () => {
  const gaps = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const code of findingCodes) {
    const { message } = catalogue.findings[code];
    for (const language of messageLanguages) {
      expect(message[language].length, `${code} ${language}`).toBeGreaterThan(10);
      expect(gaps(message[language]), `${code} ${language}`).toEqual(gaps(message.en));
    }
  }
});

test("no finding at all is none", () => {
  expect(worstOf([])).toBe("none");
  expect(worstOf([{ severity: "note" }, { severity: "warning" }])).toBe("warning");
});

test("diisocyanates from 0.1 % ask for training, and a carcinogen is for professional users alone", () => {
  const mdi = (percent: number | null) =>
    componentOf({ chemical_name: "MDI", cas_number: "101-68-8", concentration_exact: percent });
  const found = (percent: number | null) =>
    findingsOf({ components: [mdi(percent)] }, "training_for_diisocyanates");
  expect(found(0.1)).toMatchObject([{ severity: "note", paths: ["section3.components[0]"] }]);
  // What is not printed may be as much.
  expect(found(null)).toHaveLength(1);
  expect(found(0.09)).toEqual([]);
  const code = "professional_users_only";
  expect(findingsOf({ classes: ["Repr. 1B; H360FD"] }, code)).toMatchObject([{ found: "H360FD" }]);
  expect(findingsOf({ classes: ["Repr. 2; H361d"] }, code)).toEqual([]);
});

test("a chronic factor that Annex VI does not set may be as great as the acute one", () => {
  const permethrin = componentOf({
    chemical_name: "Permethrin",
    cas_number: "52645-53-1",
    concentration_exact: 0.1,
    classifications: ["Aquatic Acute 1; H400", "Aquatic Chronic 1; H410"].map(classOf),
  });
  const given = { classes: ["Aquatic Acute 1; H400", "Aquatic Chronic 1; H410"], components: [permethrin] };
  expect(findingsOf(given, "class_not_explained")).toEqual([]);
  const chronic = opinionOf(given).classifications.filter(({ classCode }) => classCode === "Aquatic Chronic");
  expect(chronic).toMatchObject([{ category: "1", certainty: "possible" }]);
});

test("a code of two categories is explained by the milder one", () => {
  const acid = componentOf({
    chemical_name: "Hydrofluoric acid",
    cas_number: "7664-39-3",
    concentration_min: 5,
    concentration_max: 7,
    classifications: [classOf("Acute Tox. 1; H310")],
  });
  expect(findingsOf({ classes: ["Acute Tox. 2; H310"], components: [acid] }, "class_not_explained")).toEqual(
    [],
  );
  const weak = { ...acid, concentration_min: 0.1, concentration_max: 0.2 };
  expect(
    findingsOf({ classes: ["Acute Tox. 2; H310"], components: [weak] }, "class_not_explained"),
  ).toHaveLength(1);
});

test("of a class nothing is said where specific limits are printed that were not read, unless it is CMR", () => {
  const found = (given: string, text: string, section11 = "") => {
    const alcohol = componentOf({
      chemical_name: "Ethanol",
      cas_number: "64-17-5",
      concentration_exact: 30,
      classifications: [classOf(given)],
    });
    const section3 = { kind: "mixture" as const, components: [alcohol], text };
    const { findings } = opinionOf({
      classes: ["Flam. Liq. 2; H225"],
      components: [alcohol],
      sections: { section3, section11: { text: section11 } },
    });
    return findings.map(({ code }) => code).filter((code) => /^(?:cmr|class)_/.test(code));
  };
  const irritant = "Eye Irrit. 2; H319";
  expect(found(irritant, "Ethanol 64-17-5 30 %")).toEqual(["class_missing"]);
  expect(found(irritant, "Ethanol 64-17-5 30 %\nSCL\n>= 50 % 2; H319")).toEqual([]);
  expect(found(irritant, "Ethanol 64-17-5 30 %", "64-17-5: Spezifischer Konzentrationsgrenzwert")).toEqual(
    [],
  );
  expect(found(irritant, "64-17-5 30 %", "64-17-5: none 67-64-1: SCL")).toEqual(["class_missing"]);
  expect(found("Carc. 2; H351", "Ethanol 64-17-5 30 %\nSCL")).toEqual(["class_possible"]);
});

test("the condition of a note that section 3 shows is not asked for", () => {
  const oil = componentOf({
    chemical_name: "Distillates",
    cas_number: "64742-54-7",
    concentration_exact: 50,
    classifications: [classOf("Asp. Tox. 1; H304")],
  });
  const found = (text: string) =>
    findingsOf(
      { components: [oil], sections: { section3: { kind: "mixture", components: [oil], text } } },
      "harmonised_class_conditional",
    ).length;
  expect(found("64742-54-7")).toBe(1);
  expect(found("64742-54-7 (IP 346 DMSO extract < 3 %)")).toBe(0);
});

const possibleOf = (given: GivenSheet) => findingsOf(given, "class_possible").map(({ expected }) => expected);
const of = (name: string, range: [number, number], classes: string[]) =>
  componentOf({
    chemical_name: name,
    cas_number: "64-17-5",
    concentration_min: range[0],
    concentration_max: range[1],
    concentration_text: `${range[0]} - ${range[1]} %`,
    classifications: classes.map(classOf),
  });

test("a legend that excludes the upper ends of all ranges is heeded", () => {
  const components = [of("X", [10, 20], ["STOT SE 3; H335"])];
  const withText = (text: string) => possibleOf({ components, sections: { section3: { components, text } } });
  expect(withText("m% - Bereich: x – y")).toEqual(["STOT SE 3; H335"]);
  expect(withText("m% - Bereich: x – y ≜ x ≥ – < y")).toEqual([]);
});

test("corrosion that follows from the pH needs no component that explains it", () => {
  const components = [of("X", [5, 10], ["Acute Tox. 4; H302"])];
  const unexplained = (ph: { value: number; comparator: "<" | ">" | null }) =>
    findingsOf(
      {
        classes: ["Skin Corr. 1B; H314"],
        components,
        sections: { section9: { ph: { ...ph, unit: null, conditions: null, text: "" } } },
      },
      "class_not_explained",
    ).map(({ found }) => found);
  expect(unexplained({ value: 3, comparator: null })).toEqual(["H314"]);
  expect(unexplained({ value: 1.5, comparator: "<" })).toEqual([]);
  expect(unexplained({ value: 12, comparator: ">" })).toEqual([]);
  expect(unexplained({ value: 1.5, comparator: ">" })).toEqual(["H314"]);
});

test("a substance whose number stands in two entries of the candidate list is one finding", () => {
  const fibres = componentOf({
    chemical_name: "Refractory ceramic fibres",
    cas_number: "142844-00-6",
    concentration_min: 60,
    concentration_max: 100,
  });
  const found = findingsOf({ components: [fibres] }, "candidate_list_not_said");
  expect(found).toHaveLength(1);
  expect(found[0]?.expected).toMatch(/Aluminosilicate .* \/ .*Aluminosilicate/);
});

test("a legend that names where classes were taken from follows no law of the Union", () => {
  const codes = (text: string) =>
    opinionOf({ sections: { section2: { text, classifications: [] } } }).findings.map(({ code }) => code);
  const legend = "3. Classification drawn from Regulation (EU) No 1272/2008 - Annex VI; 4. C&L";
  expect(codes(legend)).toContain("not_of_union");
  expect(codes(`Regulation (EC) No 1272/2008 ${legend}`)).not.toContain("not_of_union");
});

test("a sensitising mixture names its other sensitisers, from the concentration that may elicit a reaction", () => {
  const sensitiser = (chemical_name: string, cas_number: string, percent: number) =>
    componentOf({
      chemical_name,
      cas_number,
      concentration_exact: percent,
      classifications: ["Skin Sens. 1; H317"].map(classOf),
    });
  const section2 = (classes: string[], text: string) => ({
    section2: {
      text: `Regulation (EC) No 1272/2008. ${text}`,
      classifications: classes.map(classOf),
    },
    section3: { kind: "mixture" as const, text: "3.2" },
  });
  const unnamedIn = (classes: string[], text: string, percent = 0.2) => {
    const components = [
      sensitiser("Limonene X", "5989-27-5", 2),
      sensitiser("Citral Y", "5392-40-5", percent),
    ];
    const sections = {
      ...section2(classes, text),
      section3: { ...section2(classes, text).section3, components },
    };
    return findingsOf({ classes, components, sections }, "further_sensitiser_not_named").map(
      ({ message }) => /does not name (.*)\.$/.exec(message)?.[1],
    );
  };
  const isOne = ["Skin Sens. 1; H317"];
  expect(unnamedIn(isOne, "Contains: limonene x.")).toEqual(["Citral Y"]);
  expect(unnamedIn(isOne, "Contains: limonene x, citral.")).toEqual([]);
  expect(unnamedIn(isOne, "Contains: limonene x, 5392-40-5.")).toEqual([]);
  expect(unnamedIn(isOne, "EUH208 Contains citral-like. May produce an allergic reaction.")).toEqual([]);
  expect(unnamedIn(isOne, "Contains: limonene x.", 0.09)).toEqual([]);
  expect(unnamedIn(["Eye Irrit. 2; H319"], "Contains: limonene x.")).toEqual([]);
});
