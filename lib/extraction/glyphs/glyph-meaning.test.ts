import { describe, expect, it } from "vitest";
import { fontKind, meaningOf } from "./glyph-meaning";

describe("a glyph's meaning", () => {
  it.each([
    ["a hyphen at the end of a line", 0x02, "Arial", "-"],
    ["at least, in the Symbol font", 0xb3, "ABCDEF+SymbolMT", "≥"],
    ["at least, in a symbol font's private place", 0xf0b3, "CIDFont+F5", "≥"],
    ["at most, in a symbol font's private place", 0xf0a3, "SymbolMT", "≤"],
    ["at least, in the free clone of the Symbol font", 0xb3, "HRATTS+StandardSymbolsPS", "≥"],
    ["a bullet of the free clone of ZapfDingbats", 0x6c, "BGYJUR+D050000L", "•"],
    ["a hyphen without break", 0x2011, "Arial", "-"],
    ["a minus", 0x2212, "Arial", "-"],
    ["a degree that is written as an ordinal", 0xba, "Arial", "°"],
    ["a cube in a text font", 0xb3, "Arial", "³"],
    ["a bullet of Wingdings", 0xf0d8, "Wingdings", "•"],
    ["a ligature", 0xfb03, "Times", "ffi"],
    ["a picture in a maker's own font", 0xf091, "DRSymb21", ""],
    ["a space without break", 0xa0, "Arial", null],
    ["an invisible joiner", 0x200d, "Arial", ""],
  ])("of %s is read", (_, code, font, meaning) => {
    expect(meaningOf(code, fontKind(font))).toBe(meaning);
  });
});
