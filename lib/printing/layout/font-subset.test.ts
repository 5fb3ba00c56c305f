import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";
import { expect, test } from "vitest";
import { fontSubsets } from "./font-subset";

const path = createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf");
const bytes = readFileSync(path);
const subsets = fontSubsets(bytes);

function opened(file: Uint8Array): fontkit.Font {
  const font = fontkit.create(Buffer.from(file));
  if (!("layout" in font)) throw new TypeError("not one font");
  return font;
}

const whole = opened(bytes);
const glyphOf = (character: string) => whole.glyphForCodePoint(character.codePointAt(0) ?? 0);

// Simple and compound letters, two scripts more, signs and the empty space.
const text = "Ärger, œuvre: ë ç ß µ Ω Дж °C ≥ ½ → 0123456789";

test("every letter of a subset has its outline, width and box", () => {
  const subset = subsets();
  const letters = [...new Set(text)];
  const numbers = letters.map((letter) => subset.includeGlyph(glyphOf(letter).id));
  const part = opened(subset.encode());
  for (const [index, letter] of letters.entries()) {
    const [glyph, original] = [part.getGlyph(numbers[index] ?? 0), glyphOf(letter)];
    expect(glyph.path.toSVG(), letter).toBe(original.path.toSVG());
    expect(glyph.advanceWidth, letter).toBe(original.advanceWidth);
    if (letter !== " ") expect(glyph.cbox, letter).toEqual(original.cbox);
  }
});

test("glyphs are numbered in the order in which they are asked for, after the one for what is missing", () => {
  const subset = subsets();
  expect([..."abba"].map((letter) => subset.includeGlyph(glyphOf(letter).id))).toEqual([1, 2, 2, 1]);
  expect(subset.includeGlyph(0)).toBe(0);
});

test("the same letters make the same bytes, whatever was made before", () => {
  const made = () => {
    const subset = subsets();
    for (const letter of text) subset.includeGlyph(glyphOf(letter).id);
    return Buffer.from(subset.encode());
  };
  const first = made();
  subsets().includeGlyph(glyphOf("Q").id);
  expect(made().equals(first)).toBe(true);
});

test("the file adds up to the checksum that OpenType asks of a font", () => {
  const subset = subsets();
  subset.includeGlyph(glyphOf("é").id);
  const file = Buffer.from(subset.encode());
  let sum = 0;
  for (let at = 0; at < file.length; at += 4) sum = (sum + file.readUInt32BE(at)) >>> 0;
  expect(sum).toBe(0xb1b0afba);
});

test("a subset is two thirds of one that keeps the instructions", () => {
  const subset = subsets();
  const theirs = whole.createSubset();
  for (const letter of text) {
    subset.includeGlyph(glyphOf(letter).id);
    theirs.includeGlyph(glyphOf(letter));
  }
  expect(subset.encode().length).toBeLessThan(theirs.encode().length * 0.7);
});
