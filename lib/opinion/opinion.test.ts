import { expect, test } from "vitest";
import { tables } from "@/lib/regulation/substance-lists";
import type { Sections } from "@/lib/sheet/schema";
import { summaryOf } from "@/lib/sheet/stored";
import type { SheetSummary } from "@/lib/sheet/summary";
import type { Component } from "@/lib/sheet/values";
import { isUfi } from "./checks/company";
import { findingCodes, messageLanguages, worstOf } from "./finding";
import catalogue from "./findings.json";
import { opinionOn } from "./opinion";

const component = (given: Partial<Component>): Component => ({
  chemical_name: null,
  cas_number: null,
  ec_number: null,
  index_number: null,
  reach_registration_number: null,
  concentration_min: null,
  concentration_max: null,
  concentration_exact: null,
  concentration_text: null,
  classifications: [],
  specific_limits: [],
  m_factors: [],
  acute_toxicity_estimates: [],
  ...given,
});

const classOf = (text: string) => {
  const [name = "", hazard_code = null] = text.split("; ");
  const at = name.lastIndexOf(" ");
  return { class_code: name.slice(0, at), category_code: name.slice(at + 1), hazard_code };
};

type Given = {
  classes?: string[];
  components?: Component[];
  sections?: Sections;
  read?: Partial<SheetSummary>;
};

/** A sheet of the Union of 2024 whose label says what its classes say. */
function sheet({ classes = [], components = [], sections = {}, read = {} }: Given) {
  const codes = classes.map((text) => text.split("; ")[1] ?? "");
  const summary = summaryOf({
    revision_date: "2024-05-01",
    hazard_statements: codes,
    components,
    emergency_contacts: [{ phone: "+49 30 19240", organization: null, country_code: "DE", hours: null }],
    ...read,
  });
  if (!summary) throw new Error("no summary");
  const whole: Sections = {
    section2: { text: "Regulation (EC) No 1272/2008", classifications: classes.map(classOf) },
    section3: { kind: "mixture", components, text: "3.2" },
    ...sections,
  };
  return opinionOn(summary, whole, { lists: tables() });
}

const found = (given: Given, code: string) => sheet(given).findings.filter((one) => one.code === code);

const oxime = (classes: string[]) =>
  component({
    chemical_name: "Butanone oxime",
    cas_number: "96-29-7",
    ec_number: "202-496-6",
    concentration_exact: 0.5,
    concentration_text: "0.5 %",
    classifications: classes.map(classOf),
  });

test("butanone oxime printed Carc. 2 is harmonised 1B", () => {
  const [finding] = found(
    { components: [oxime(["Carc. 2; H351", "Skin Sens. 1; H317"])] },
    "harmonised_class_differs",
  );
  expect(finding).toMatchObject({
    severity: "error",
    article: "CLP Art. 4(3), Annex VI Table 3",
    sections: [3],
    paths: ["section3.components[0].classifications"],
  });
  expect(finding?.expected).toContain("Carc. 1B; H350");
});

test("a harmonised class under a note is never unconditional", () => {
  const naphtha = component({
    chemical_name: "Solvent naphtha (petroleum), light arom.",
    cas_number: "64742-95-6",
    concentration_exact: 30,
    classifications: ["Asp. Tox. 1; H304", "Aquatic Chronic 2; H411"].map(classOf),
  });
  const { findings } = sheet({
    classes: ["Asp. Tox. 1; H304", "Aquatic Chronic 2; H411"],
    components: [naphtha],
  });
  expect(findings.filter(({ code }) => code === "harmonised_class_conditional")).toMatchObject([
    { severity: "note" },
  ]);
  expect(findings.filter(({ code }) => code === "harmonised_class_differs")).toEqual([]);
});

test("titanium dioxide's annulled class is never law", () => {
  const dioxide = component({
    chemical_name: "Titanium dioxide",
    cas_number: "13463-67-7",
    concentration_exact: 20,
    classifications: ["Carc. 2; H351"].map(classOf),
  });
  const { findings } = sheet({
    classes: ["Carc. 2; H351"],
    components: [dioxide],
    read: { hazard_statements: ["H351", "EUH211"] },
  });
  expect(findings.filter(({ code }) => code === "titanium_dioxide_annulled")).toMatchObject([
    { severity: "note", found: "EUH211, Carc. 2; H351" },
  ]);
  const without = component({ ...dioxide, classifications: ["Eye Irrit. 2; H319"].map(classOf) });
  const silent = sheet({ components: [without] }).findings;
  expect(silent.some(({ expected }) => expected?.includes("H351"))).toBe(false);
});

test("hydrochloric acid under the number of water", () => {
  const acid = component({
    chemical_name: "Hydrochloric acid",
    cas_number: "7732-18-5",
    concentration_exact: 30,
  });
  expect(found({ components: [acid] }, "name_cas_mismatch")).toMatchObject([
    { found: "7732-18-5", expected: "7647-01-0" },
  ]);
  const water = component({ chemical_name: "Wasser", cas_number: "7732-18-5", concentration_exact: 30 });
  expect(found({ components: [water] }, "name_cas_mismatch")).toEqual([]);
});

test("names and numbers that have slipped by one row", () => {
  const rows = [
    ["Ethanol", "67-56-1"],
    ["Methanol", "67-64-1"],
    ["Acetone", "108-88-3"],
    ["Toluene", "64-17-5"],
  ].map(([chemical_name = null, cas_number = null]) =>
    component({ chemical_name, cas_number, concentration_exact: 20 }),
  );
  expect(found({ components: rows }, "rows_shifted")).toHaveLength(1);
  const right = rows.map((row, at) => component({ ...row, cas_number: rows.at(at - 1)?.cas_number ?? null }));
  expect(found({ components: right }, "rows_shifted")).toEqual([]);
});

test("class 6.1 without acute toxicity in section 2", () => {
  const section14 = { text: "UN 2810", un_number: "2810", class: "6.1", packing_group: "III" };
  const given = { classes: ["Skin Irrit. 2; H315"], sections: { section14 } };
  expect(found(given, "toxic_in_transport_only")).toHaveLength(1);
  expect(found({ ...given, classes: ["Acute Tox. 3; H301"] }, "toxic_in_transport_only")).toEqual([]);
});

test("a limit that is an IDLH", () => {
  const limit = {
    substance: "Ammonia",
    cas_number: "7664-41-7",
    list: null,
    twa: 300,
    stel: null,
    unit: "ppm",
  };
  const section8 = { text: "Ammonia: TWA 25 ppm, IDLH: 300 ppm", exposure_limits: [limit] };
  expect(found({ sections: { section8 } }, "limit_is_none")).toMatchObject([{ found: "IDLH 300 ppm" }]);
  const twa = { text: section8.text, exposure_limits: [{ ...limit, twa: 25 }] };
  expect(found({ sections: { section8: twa } }, "limit_is_none")).toEqual([]);
});

test("a UN number of another class", () => {
  const section14 = { text: "UN 1993", un_number: "1993", class: "8", packing_group: "II" };
  expect(found({ sections: { section14 } }, "transport_class_differs")).toMatchObject([
    { severity: "error", found: "8", expected: "3" },
  ]);
  const right = { ...section14, class: "3" };
  expect(found({ sections: { section14: right } }, "transport_class_differs")).toEqual([]);
});

test("the signal word that the classes call for", () => {
  const given = { classes: ["Skin Corr. 1B; H314"], read: { signal_word: "Warning" as const } };
  expect(found(given, "signal_word_differs")).toMatchObject([{ severity: "error", expected: "Danger" }]);
});

test("what rests on a doubtful value is at most a warning, and says so", () => {
  const errors = { "section2.signal_word": "The signal word may be misread." };
  const given = { classes: ["Skin Corr. 1B; H314"], read: { signal_word: "Warning" as const, errors } };
  const [finding] = found(given, "signal_word_differs");
  expect(finding?.severity).toBe("warning");
  expect(finding?.message).toContain(catalogue.doubt.en);
});

test("a carcinogen that section 2 does not name is an error, one below its limit nothing", () => {
  const given = { classes: ["Eye Irrit. 2; H319"] };
  const carcinogen = (percent: number) =>
    component({
      chemical_name: "X",
      cas_number: "120-71-8",
      concentration_exact: percent,
      classifications: ["Carc. 1B; H350"].map(classOf),
    });
  expect(found({ ...given, components: [carcinogen(0.1)] }, "cmr_class_missing")).toMatchObject([
    { severity: "error", expected: "Carc. 1B; H350" },
  ]);
  expect(found({ ...given, components: [carcinogen(0.09)] }, "cmr_class_missing")).toEqual([]);
});

test("computed and printed that agree give no error and no warning about them", () => {
  const lye = component({
    chemical_name: "Sodium hydroxide",
    cas_number: "1310-73-2",
    concentration_min: 5,
    concentration_max: 10,
    concentration_text: "5 - 10 %",
    classifications: ["Skin Corr. 1A; H314", "Met. Corr. 1; H290"].map(classOf),
  });
  const opinion = sheet({
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
    component({
      chemical_name: "S",
      cas_number: "2634-33-5",
      concentration_text: text,
      concentration_min: min,
      concentration_max: max,
      classifications: ["Skin Sens. 1B; H317"].map(classOf),
      specific_limits: ["Skin Sens. 1B; H317: C ≥ 1 %"],
    });
  const certaintyOf = (one: Component) =>
    sheet({ components: [one] }).classifications.find(({ code }) => code === "H317")?.certainty;
  expect(certaintyOf(sensitiser("0.5 - 2 %", 0.5, 2))).toBe("possible");
  expect(certaintyOf(sensitiser("1 - 2 %", 1, 2))).toBe("certain");
  expect(certaintyOf(sensitiser(">= 0.5 - < 1 %", 0.5, 1))).toBeUndefined();
});

test("what cannot be computed is named with its reason", () => {
  const reasons = (given: Given) => sheet(given).notComputable.map(({ reason }) => reason);
  expect(reasons({})).toEqual(["not_read"]);
  expect(
    reasons({
      sections: { section3: { kind: "substance", components: [component({ cas_number: "67-64-1" })] } },
    }),
  ).toEqual(["substance", "physical_hazards"]);
  expect(reasons({ components: [component({ chemical_name: "Perfume", concentration_exact: 5 })] })).toEqual([
    "component_not_identified",
    "physical_hazards",
  ]);
  expect(reasons({ components: [component({ cas_number: "67-64-1" })] })).toEqual([
    "concentration_unknown",
    "physical_hazards",
  ]);
});

test("a check character of a UFI", () => {
  expect(isUfi("XA38-K0TW-E009-048S")).toBe(true);
  expect(isUfi("XA38-K0TW-E009-049S")).toBe(false);
  const section1 = { ufi: "XA38-K0TW-E009-049S" };
  expect(found({ sections: { section1 } }, "ufi_invalid")).toMatchObject([{ severity: "error" }]);
});

test("a sheet of another law is told apart and not measured by that of the Union", () => {
  const section2 = { text: "29 CFR 1910.1200", classifications: ["Skin Corr. 1B; H314"].map(classOf) };
  const read = { signal_word: "Warning" as const, hazard_statements: ["H314"], revision_date: "2015-06-01" };
  const { findings } = sheet({ components: [oxime(["Carc. 2; H351"])], sections: { section2 }, read });
  const found = new Map(findings.map(({ code, severity }) => [code, severity]));
  expect(found.get("not_of_union")).toBe("note");
  // The UN system has the same signal words everywhere.
  expect(found.get("signal_word_differs")).toBe("warning");
  expect(found.has("form_before_2020_878") || found.has("harmonised_class_differs")).toBe(false);
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
