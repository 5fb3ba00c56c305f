import { describe, expect, test } from "vitest";
import type { Line } from "@/lib/extraction/model";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { labelledValues, labelsOf } from "./labelled";

const labels = labelsOf({ inhalation: ["Inhalation"], skin: ["Skin contact"], eyes: ["Eye contact"] });

/** Lines that begin with a star are bold. */
function drawn(drawing: string): Line[] {
  return typedLines(drawing).map((line) => {
    if (!line.text.startsWith("*")) return line;
    const cells = line.cells.map(({ rect, words: [first, ...words], text }) => ({
      rect,
      text: text.slice(1),
      words: first ? [{ ...first, text: first.text.slice(1) }, ...words].map(bolder) : [],
    }));
    return { ...line, cells, text: line.text.slice(1), bold: true };
  });
}
const bolder = <One extends object>(word: One) => ({ ...word, bold: true });

const texts = (drawing: string) =>
  labelledValues(drawn(drawing), labels, { gap: 8, loose: false }).map(({ field, text }) => [field, text]);

describe("a heading of words that are not known ends the text above it", () => {
  test("where headings are set out", () => {
    expect(
      texts(`Inhalation
   Fresh air, in case of
   complaints a doctor
Swallowing it
   Drink water
Eye contact
   Rinse with water`),
    ).toEqual([
      ["inhalation", "Fresh air, in case of complaints a doctor"],
      ["eyes", "Rinse with water"],
    ]);
  });
  test("where headings are bold", () => {
    expect(
      texts(`*Inhalation
Fresh air. Call
*Swallowing it
Drink water
*Eye contact
Rinse with water`),
    ).toEqual([
      ["inhalation", "Fresh air. Call"],
      ["eyes", "Rinse with water"],
    ]);
  });
  test("where lines are further apart above headings", () => {
    expect(
      texts(`Skin contact
Wash with water

Inhalation
Fresh air, in case of
complaints a doctor

Swallowing it
Drink water

Eye contact
Rinse with water`),
    ).toEqual([
      ["skin", "Wash with water"],
      ["inhalation", "Fresh air, in case of complaints a doctor"],
      ["eyes", "Rinse with water"],
    ]);
  });
});

test("a numbered heading behind a bullet ends the text above it, whatever it says", () => {
  expect(texts("• Inhalation: Fresh air\n• 4.2 Most grave signs\n   Cough\n• Eye contact: Rinse")).toEqual([
    ["inhalation", "Fresh air"],
    ["eyes", "Rinse"],
  ]);
});

describe("what is no heading of its own stays in the text", () => {
  test("a sentence at the place of headings, and lines of a text that is not set in", () => {
    expect(texts("Inhalation\n   Fresh air\nCall a doctor.\nEye contact\n   Rinse")).toEqual([
      ["inhalation", "Fresh air Call a doctor."],
      ["eyes", "Rinse"],
    ]);
    expect(texts("Inhalation\nFresh air\nRest\nEye contact\nRinse")[0]).toEqual([
      "inhalation",
      "Fresh air Rest",
    ]);
  });
  test("parts of a text that begins with a heading like theirs", () => {
    expect(
      texts("*Inhalation\n*Of dust\nFresh air\n*Of fumes\nOxygen\n*Eye contact\nRinse\n*Skin contact\nWash"),
    ).toEqual([
      ["inhalation", "Of dust Fresh air Of fumes Oxygen"],
      ["eyes", "Rinse"],
      ["skin", "Wash"],
    ]);
  });
});
