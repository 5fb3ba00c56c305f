import { expect, test } from "vitest";
import type { FindingValue } from "@/lib/extraction/model";
import { sectionOf } from "@/lib/fixtures/sections";
import { euEnglish } from "@/lib/fixtures/sheet-contexts";
import { componentOf } from "@/lib/sheet/values";
import { toExtraction } from "./document";

const section = sectionOf(2);

/** What becomes of a signal word that was read with this confidence: what is shown, where, and the doubts. */
function readWith(confidence: number) {
  const sources = [{ page: 1, rect: [0, 0, 1, 1], text: "Danger" } as const];
  const finding = { section: 2, path: "signal_word", value: "Danger", confidence, sources };
  const read = toExtraction([section], euEnglish, { findings: [finding], problems: [] });
  return {
    shown: [read.document.signal_word, read.sections.section2?.signal_word ?? null],
    places: read.sources.length,
    doubts: read.problems.filter(({ code }) => code === "doubt").map(({ path }) => path),
  };
}

test.each([0.5, 0.51, 1])("a value that was read with a confidence of %d is shown as read", (confidence) => {
  expect(readWith(confidence)).toEqual({ shown: ["Danger", "Danger"], places: 1, doubts: [] });
});

test.each([0.499, 0.3, 0])("a value that was read with a confidence of %d is a doubt only", (confidence) => {
  const doubts = ["section2.signal_word"];
  expect(readWith(confidence)).toEqual({ shown: [null, null], places: 0, doubts });
});

test("of a substance's rows the one that is all of it tells the product's number", () => {
  const sources = [{ page: 1, rect: [0, 0, 1, 1], text: "Example" } as const];
  const read = (path: string, value: FindingValue) => ({ section: 3, path, value, confidence: 1, sources });
  const numberOf = (kind: string) => {
    const findings = [
      read("kind", kind),
      read("components[0]", componentOf({ cas_number: "68512-91-4", concentration_exact: 100 })),
      read("components[1]", componentOf({ cas_number: "74-98-6", concentration_min: 90 })),
    ];
    return toExtraction([sectionOf(3)], euEnglish, { findings, problems: [] }).document.cas_number;
  };
  expect(numberOf("substance")).toBe("68512-91-4");
  expect(numberOf("mixture")).toBeNull();
});
