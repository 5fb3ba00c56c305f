import { expect, test } from "vitest";
import { sectionsOf, summaryOf } from "./stored";

test("a value of a form that sections do not have counts as not read", () => {
  const stored = {
    section2: { signal_word: "DANGER", hazard_statements: [{ code: "H225", text: null }], colour: "red" },
    section9: { flash_point: { value: "12", text: "12 °C" }, odour: "sweet" },
    section17: { odour: "sweet" },
  };
  expect(sectionsOf(stored)).toEqual({
    section2: { hazard_statements: [{ code: "H225", text: null }] },
    section9: { odour: "sweet" },
  });
});

test.each([null, undefined, [], "text", { section1: null }])("%j holds no sections", (stored) => {
  expect(sectionsOf(stored)).toEqual({});
});

test("a summary that lacks members has them empty, never invented", () => {
  expect(summaryOf({ product_name: "Acetone", signal_word: "Gefahr" })).toMatchObject({
    product_name: "Acetone",
    signal_word: null,
    hazard_statements: [],
    components: [],
  });
  expect(summaryOf(null)).toBeNull();
});
