import { expect, test } from "vitest";
import { differencesOf } from "./sheet-diff";

const old = {
  section1: { title: "Identification", page: 1, product_name: "Acetone", text: "Acetone\nVersion 1" },
  section2: { hazard_statements: [{ code: "H225", text: "Flammable" }] },
  section9: {
    density: { value: 0.77, comparator: null, unit: "g/cm³", conditions: null, text: "0.77  g/cm³" },
  },
};

test("sheets that say the same have no differences, whatever their spaces and pages", () => {
  const same = {
    ...old,
    section9: {
      density: { value: 0.77, comparator: null, unit: null, conditions: null, text: "0.77 g/cm³" },
      page: 7,
    },
  };
  expect(differencesOf(old, same)).toEqual([]);
});

test("a statement that is new is added, in the order of the sections", () => {
  const young = {
    ...old,
    section2: { hazard_statements: [...old.section2.hazard_statements, { code: "H319", text: "Irritates" }] },
    section9: {
      density: { value: 0.79, comparator: null, unit: null, conditions: null, text: "0.79 g/cm³" },
    },
  };
  expect(differencesOf(old, young)).toEqual([
    {
      section: 2,
      field: "hazard_statements",
      changes: [{ before: null, after: "H319 · Irritates" }],
      also: [],
    },
    {
      section: 9,
      field: "density",
      changes: [{ before: "0.77  g/cm³", after: "0.79 g/cm³" }],
      also: [],
    },
  ]);
});

test("lines of text that differ are shown without the lines that are the same", () => {
  const young = { ...old, section1: { ...old.section1, text: "Acetone\nVersion 2" } };
  expect(differencesOf(old, young)).toEqual([
    { section: 1, field: "text", changes: [{ before: "Version 1", after: "Version 2" }], also: [] },
  ]);
});

test("a section that is gone takes its fields along", () => {
  expect(differencesOf(old, { section1: old.section1, section2: old.section2 })).toEqual([
    { section: 9, field: "density", changes: [{ before: "0.77  g/cm³", after: null }], also: [] },
  ]);
});

test("an entry that has changed stands beside what it was, whatever comes and goes around it", () => {
  const limits = (...values: string[]) => ({
    section8: { exposure_limits: values.map((text) => ({ text })) },
  });
  const [found] = differencesOf(
    limits("acetone 67-64-1 TRGS 900 1200 mg/m³", "ethanol 64-17-5 TRGS 900 960 mg/m³") as never,
    limits("xylene 1330-20-7 EU 221 mg/m³", "acetone 67-64-1 TRGS 900 800 mg/m³") as never,
  );
  expect(found?.changes).toEqual([
    { before: "acetone 67-64-1 TRGS 900 1200 mg/m³", after: "acetone 67-64-1 TRGS 900 800 mg/m³" },
    { before: "ethanol 64-17-5 TRGS 900 960 mg/m³", after: null },
    { before: null, after: "xylene 1330-20-7 EU 221 mg/m³" },
  ]);
});

test("a change that several sections repeat is told once", () => {
  const sheet = (name: string) => ({ section7: { storage_class: name }, section15: { storage_class: name } });
  expect(differencesOf(sheet("3"), sheet("10"))).toEqual([
    { section: 7, field: "storage_class", changes: [{ before: "3", after: "10" }], also: [15] },
  ]);
});
