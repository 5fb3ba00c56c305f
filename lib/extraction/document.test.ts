import { expect, test } from "vitest";
import { sectionOf } from "@/lib/fixtures/sections";
import { euEnglish } from "@/lib/fixtures/sheet-contexts";
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
