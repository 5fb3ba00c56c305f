import { expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { sectionOf } from "@/lib/fixtures/sections";
import { euEnglish } from "@/lib/fixtures/sheet-contexts";
import { readSection8 } from "./section-8";

const read = (line: string) =>
  readSection8(sectionOf(8, typedLines(line)), euEnglish).findings.find(({ path }) => path === "respiratory")
    ?.value;

test.each([
  [
    "Respiratory protection necessary at: Aerosol or mist formation.",
    "Respiratory protection necessary at: Aerosol or mist formation.",
  ],
  ["Respiratory protection: Filter A, if vapours form.", "Filter A, if vapours form."],
  ["Respiratory protection (general): Filter A, if vapours form.", "Filter A, if vapours form."],
])("%s", (printed, expected) => {
  expect(read(printed)).toBe(expected);
});
