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
    { section: 2, field: "hazard_statements", removed: [], added: ["H319 · Irritates"] },
    { section: 9, field: "density", removed: ["0.77  g/cm³"], added: ["0.79 g/cm³"] },
  ]);
});

test("lines of text that differ are shown without the lines that are the same", () => {
  const young = { ...old, section1: { ...old.section1, text: "Acetone\nVersion 2" } };
  expect(differencesOf(old, young)).toEqual([
    { section: 1, field: "text", removed: ["Version 1"], added: ["Version 2"] },
  ]);
});

test("a section that is gone takes its fields along", () => {
  expect(differencesOf(old, { section1: old.section1, section2: old.section2 })).toEqual([
    { section: 9, field: "density", removed: ["0.77  g/cm³"], added: [] },
  ]);
});
