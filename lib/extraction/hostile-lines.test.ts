import { expect, test } from "vitest";
import { hostileLines, hostilePages } from "@/lib/fixtures/hostile-lines";
import { euEnglish } from "@/lib/fixtures/sheet-contexts";
import { toExtraction } from "./document";
import { readers } from "./rules/readers";
import { firstSheet } from "./sections/first-sheet";

/** Patterns that take the square of a text's length would need minutes for these. */
const limitMs = 10_000;

test.each(Object.entries(hostileLines))(
  "a sheet of 100 kB of %s is read to its end",
  (_, repeated) => {
    const { pages, sections } = firstSheet(hostilePages(repeated, 2_500));
    const context = { ...euEnglish, pages };
    const results = sections.map((section) => readers[section.number]?.(section, context));
    const read = {
      findings: results.flatMap((result) => result?.findings ?? []),
      problems: results.flatMap((result) => result?.problems ?? []),
    };
    expect(toExtraction(sections, context, read)).toMatchObject({ status: "completed" });
  },
  limitMs,
);
