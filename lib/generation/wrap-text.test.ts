import fc from "fast-check";
import { expect, test } from "vitest";
import { documentAssets } from "@/lib/document-assets";
import { wrapText } from "./wrap-text";

const { regular } = documentAssets().typeface;

test("lines break at spaces", () => {
  expect(wrapText(regular, "aa bb cc", 10, regular.widthOf("aa bb", 10))).toEqual(["aa bb", "cc"]);
});

test("a long word breaks after strokes and hyphens", () => {
  const width = regular.widthOf("dust/fume/gas", 10);
  expect(wrapText(regular, "dust/fume/gas/mist", 10, width)).toEqual(["dust/fume/", "gas/mist"]);
});

test("a line break in the text is kept", () => {
  expect(wrapText(regular, "one\n\ntwo", 10, 500)).toEqual(["one", "", "two"]);
});

test("no line is wider than its column and no letter is lost", () => {
  const text = fc.array(fc.stringMatching(/^[a-zA-Zäé0-9,;/()-]{1,30}$/), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(text, fc.integer({ min: 20, max: 300 }), (words, width) => {
      const lines = wrapText(regular, words.join(" "), 10, width);
      expect(lines.join("").replaceAll(" ", "")).toBe(words.join(""));
      for (const line of lines) expect(regular.widthOf(line, 10)).toBeLessThanOrEqual(width + 0.001);
    }),
  );
});
