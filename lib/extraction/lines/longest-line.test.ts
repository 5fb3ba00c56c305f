import { expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { longestLine, partedLine } from "./longest-line";

const [ordinary] = typedLines("Flash point:  -17 °C");

test("a line that a page is wide enough for stays as it is", () => {
  expect(ordinary && partedLine(ordinary)).toEqual([ordinary]);
});

test.each([
  ["one word", "1-".repeat(100_000)],
  ["many words", "an ".repeat(70_000).trim()],
  ["many cells", "1  ".repeat(70_000).trim()],
])("an endless line of %s goes on in lines that can be read, and nothing is lost", (_, text) => {
  const lines = typedLines(text).flatMap(partedLine);
  expect(Math.max(...lines.map((line) => line.text.length))).toBeLessThanOrEqual(longestLine);
  const letters = (given: string) => given.replaceAll(/\s/g, "");
  expect(letters(lines.map((line) => line.text).join(""))).toBe(letters(text));
});
