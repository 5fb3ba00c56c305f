import { expect, test } from "vitest";
import { componentOf } from "@/lib/sheet/values";
import { classOf, opinionOf } from "@/lib/testing/opinion-of";
import { contradictionsOf } from "./contradictions";

const about = (given: Parameters<typeof opinionOf>[0]) => contradictionsOf(opinionOf(given).findings);

test("what excludes something else that was read is held against its values", () => {
  const given = { classes: ["Skin Corr. 1B; H314"], read: { signal_word: "Warning" as const } };
  expect(about(given)["section2.signal_word"]).toContain("Danger");
  const wrong = componentOf({ chemical_name: "X", cas_number: "67-64-2", concentration_exact: 5 });
  expect(Object.keys(about({ components: [wrong] }))).toEqual(["section3.components[0].cas_number"]);
});

test("what the supplier may know better, and what is missing, is no contradiction", () => {
  const irritant = componentOf({
    chemical_name: "Y",
    cas_number: "67-64-1",
    concentration_exact: 50,
    classifications: [classOf("Skin Irrit. 2; H315")],
  });
  const given = { components: [irritant], read: { emergency_contacts: [], revision_date: "2019-01-01" } };
  expect(opinionOf(given).findings.map(({ code }) => code)).toEqual(
    expect.arrayContaining(["class_missing", "emergency_number_missing"]),
  );
  expect(about(given)).toEqual({});
});
