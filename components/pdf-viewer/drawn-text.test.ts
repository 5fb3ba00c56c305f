import { expect, test } from "vitest";
import { joinedText, slicesIn, wordsIn } from "./drawn-text";

/** A line of letters ten points wide each; a blank is a gap without a size, as PDFium gives ends of lines. */
function run(charStart: number, y: number, text: string) {
  const glyphs = [...text].map((letter, i) => ({
    x: 10 * i,
    y,
    width: letter === "¶" ? 0 : 10,
    height: letter === "¶" ? 0 : 12,
    flags: 0,
  }));
  return { rect: { x: 0, y, width: 10 * text.length, height: 12 }, charStart, glyphs };
}

const page = { runs: [run(0, 0, "Phone 112¶"), run(10, 20, "Fax 113")] };

test("a rectangle over a part of a line holds that part", () => {
  expect(slicesIn(page, { x: 58, y: -2, width: 40, height: 14 })).toEqual([{ charIndex: 6, charCount: 4 }]);
});

test("a rectangle over two lines holds a stretch that goes over the line's end", () => {
  expect(slicesIn(page, { x: -1, y: -1, width: 120, height: 40 })).toEqual([{ charIndex: 0, charCount: 17 }]);
});

test("a rectangle over a column holds a stretch of each line", () => {
  expect(slicesIn(page, { x: -1, y: -1, width: 32, height: 40 })).toEqual([
    { charIndex: 0, charCount: 3 },
    { charIndex: 10, charCount: 3 },
  ]);
});

test("a rectangle over white paper holds nothing", () => {
  expect(slicesIn(page, { x: 300, y: 300, width: 50, height: 50 })).toEqual([]);
});

test("stretches become lines without blanks at their ends", () => {
  expect(joinedText(["Phone  112 \r\n", " Fax 113"])).toBe("Phone 112\nFax 113");
});

test("scanned words in a rectangle keep their lines", () => {
  const word = (text: string, x: number, y: number) => ({ text, rect: { x, y, width: 30, height: 10 } });
  const words = [
    word("Phone", 0, 0),
    word("+49", 40, 1),
    word("621", 80, 0),
    word("Fax", 0, 20),
    word("not", 300, 0),
  ];
  expect(wordsIn(words, { x: -5, y: -5, width: 150, height: 60 })).toBe("Phone +49 621\nFax");
});
