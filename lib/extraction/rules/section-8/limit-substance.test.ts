import { expect, test } from "vitest";
import { substanceIn } from "./limit-substance";

test.each([
  "CA Québec Provincial (Canada, 2/2024)",
  "%Bereich:60-80",
  "MAK",
  "Examplol 67-64-1 Testene 64-17-5",
  "this dust",
  "diese Dämpfe",
  "een gevaarlijke stof",
  "8.1. Controleparameters",
  "SUVA (CH) Wert",
  "Wert\nSpitzenbegrenzung",
])("%s is no substance", (text) => {
  expect(substanceIn(text)).toBeNull();
});

test.each(["Allyl alcohol", "Diesel fuel"])("%s is one", (text) => {
  expect(substanceIn(text)).toEqual({ name: text, cas: null });
});

test("what a name says of its impurity is no part of it", () => {
  expect(substanceIn("Cement, Cr(VI) <2ppm - CAS: 65997-15-1")).toEqual({
    name: "Cement",
    cas: "65997-15-1",
  });
});

test("a name stands before a bracket of its own, and before its number", () => {
  expect(substanceIn("Quarz (SiO2) 14808-60-7")).toEqual({ name: "Quarz (SiO2)", cas: "14808-60-7" });
});
