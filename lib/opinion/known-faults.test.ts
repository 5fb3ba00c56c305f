import { expect, test } from "vitest";
import { componentOf } from "@/lib/sheet/values";
import { classOf, findingsOf, opinionOf } from "@/lib/testing/opinion-of";

const oxime = (classes: string[]) =>
  componentOf({
    chemical_name: "Butanone oxime",
    cas_number: "96-29-7",
    ec_number: "202-496-6",
    concentration_exact: 0.5,
    concentration_text: "0.5 %",
    classifications: classes.map(classOf),
  });

test("butanone oxime printed Carc. 2 is harmonised 1B", () => {
  const [finding] = findingsOf(
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
  const naphtha = componentOf({
    chemical_name: "Solvent naphtha (petroleum), light arom.",
    cas_number: "64742-95-6",
    concentration_exact: 30,
    classifications: ["Asp. Tox. 1; H304", "Aquatic Chronic 2; H411"].map(classOf),
  });
  const { findings } = opinionOf({
    classes: ["Asp. Tox. 1; H304", "Aquatic Chronic 2; H411"],
    components: [naphtha],
  });
  expect(findings.filter(({ code }) => code === "harmonised_class_conditional")).toMatchObject([
    { severity: "note" },
  ]);
  expect(findings.filter(({ code }) => code === "harmonised_class_differs")).toEqual([]);
});

test("titanium dioxide's annulled class is never law", () => {
  const dioxide = componentOf({
    chemical_name: "Titanium dioxide",
    cas_number: "13463-67-7",
    concentration_exact: 20,
    classifications: ["Carc. 2; H351"].map(classOf),
  });
  const { findings } = opinionOf({
    classes: ["Carc. 2; H351"],
    components: [dioxide],
    read: { hazard_statements: ["H351", "EUH211"] },
  });
  expect(findings.filter(({ code }) => code === "titanium_dioxide_annulled")).toMatchObject([
    { severity: "note", found: "EUH211, Carc. 2; H351" },
  ]);
  const without = componentOf({ ...dioxide, classifications: ["Eye Irrit. 2; H319"].map(classOf) });
  const silent = opinionOf({ components: [without] }).findings;
  expect(silent.some(({ expected }) => expected?.includes("H351"))).toBe(false);
});

test("hydrochloric acid under the number of water", () => {
  const acid = componentOf({
    chemical_name: "Hydrochloric acid",
    cas_number: "7732-18-5",
    concentration_exact: 30,
  });
  expect(findingsOf({ components: [acid] }, "name_cas_mismatch")).toMatchObject([
    { found: "7732-18-5", expected: "7647-01-0" },
  ]);
  const water = componentOf({ chemical_name: "Wasser", cas_number: "7732-18-5", concentration_exact: 30 });
  expect(findingsOf({ components: [water] }, "name_cas_mismatch")).toEqual([]);
});

test("names and numbers that have slipped by one row", () => {
  const rows = [
    ["Ethanol", "67-56-1"],
    ["Methanol", "67-64-1"],
    ["Acetone", "108-88-3"],
    ["Toluene", "64-17-5"],
  ].map(([chemical_name = null, cas_number = null]) =>
    componentOf({ chemical_name, cas_number, concentration_exact: 20 }),
  );
  expect(findingsOf({ components: rows }, "rows_shifted")).toHaveLength(1);
  const right = rows.map((row, at) =>
    componentOf({ ...row, cas_number: rows.at(at - 1)?.cas_number ?? null }),
  );
  expect(findingsOf({ components: right }, "rows_shifted")).toEqual([]);
});

test("class 6.1 without acute toxicity in section 2", () => {
  const section14 = { text: "UN 2810", un_number: "2810", class: "6.1", packing_group: "III" };
  const given = { classes: ["Skin Irrit. 2; H315"], sections: { section14 } };
  expect(findingsOf(given, "toxic_in_transport_only")).toHaveLength(1);
  expect(findingsOf({ ...given, classes: ["Acute Tox. 3; H301"] }, "toxic_in_transport_only")).toEqual([]);
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
  expect(findingsOf({ sections: { section8 } }, "limit_is_none")).toMatchObject([{ found: "IDLH 300 ppm" }]);
  const twa = { text: section8.text, exposure_limits: [{ ...limit, twa: 25 }] };
  expect(findingsOf({ sections: { section8: twa } }, "limit_is_none")).toEqual([]);
});

test("a UN number of another class", () => {
  const section14 = { text: "UN 1993", un_number: "1993", class: "8", packing_group: "II" };
  expect(findingsOf({ sections: { section14 } }, "transport_class_differs")).toMatchObject([
    { severity: "error", found: "8", expected: "3" },
  ]);
  const right = { ...section14, class: "3" };
  expect(findingsOf({ sections: { section14: right } }, "transport_class_differs")).toEqual([]);
});

test("the signal word that the classes call for", () => {
  const given = { classes: ["Skin Corr. 1B; H314"], read: { signal_word: "Warning" as const } };
  expect(findingsOf(given, "signal_word_differs")).toMatchObject([{ severity: "error", expected: "Danger" }]);
});

test("a component that is subject to authorisation, from 0.1 %", () => {
  const chromate = (percent: number) =>
    componentOf({
      chemical_name: "Strontium chromate",
      cas_number: "7789-06-2",
      concentration_exact: percent,
    });
  const found = (percent: number) => findingsOf({ components: [chromate(percent)] }, "authorisation_list");
  expect(found(2)).toMatchObject([{ severity: "note", expected: "29, 2019-01-22" }]);
  expect(found(0.09)).toEqual([]);
});
