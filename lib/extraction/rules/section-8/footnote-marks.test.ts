import { expect, test } from "vitest";
import type { Line, Word } from "@/lib/extraction/model";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { withoutFootnoteMarks } from "./footnote-marks";

/** A line whose words behind "^" are small and raised. */
function lineOf(text: string): Line {
  const raised = ({ text: printed, rect: [left, bottom, right, top], ...word }: Word): Word =>
    printed.startsWith("^")
      ? { ...word, text: printed.slice(1), size: 6, rect: [left, bottom + 4, right, top] }
      : { ...word, text: printed, rect: [left, bottom, right, top] };
  const [line] = typedLines(text);
  if (!line) throw new Error(text);
  return {
    ...line,
    cells: line.cells.map((cell) => ({
      ...cell,
      text: cell.text.replaceAll("^", ""),
      words: cell.words.map(raised),
    })),
  };
}

test.each([
  ["Iron oxide     5 ^7     10 ^8", "Iron oxide  5  10"],
  ["Manganese     0.1 ^10 , 0.02 ^7     5 CL ^11", "Manganese  0.1 , 0.02  5 CL"],
  ["Xylene     50 100     5 mg/m³", "Xylene  50 100  5 mg/m³"],
  ["Copper ^2     1", "Copper 2  1"],
])("%s is read as %s", (printed, read) => {
  expect(
    withoutFootnoteMarks(lineOf(printed))
      .cells.map(({ text }) => text)
      .join("  "),
  ).toBe(read);
});
