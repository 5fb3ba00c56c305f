import { describe, expect, it } from "vitest";
import { KnownFonts } from "./known-fonts";

type Glyph = { code: number; x: number };

/** A text in one font as PDFium hands it over; a ligature that it takes apart begins twice at one place. */
function page(text: string) {
  const glyphs: Glyph[] = [];
  for (const [x, letter] of [...text].entries()) {
    if (letter === "ﬂ") glyphs.push({ code: 0x66, x }, { code: 0x6c, x });
    else glyphs.push({ code: letter.codePointAt(0) ?? 0, x });
  }
  const isColon = (i: number) => glyphs[i]?.code === 0x3a;
  return {
    codes: glyphs.map(({ code }) => code),
    fontOf: () => ({ name: "Corda", kind: "text" as const }),
    originOf: (i: number): [number, number] => [glyphs[i]?.x ?? -1, 0],
    // Nothing is drawn behind a colon: a space
    inkOf: (i: number) => ({ width: isColon(i - 1) ? 0 : 0.4, height: 0.7 }),
  };
}

function read(text: string, fonts = new KnownFonts()): string {
  const { codes, ...glyphs } = page(text);
  const meant = fonts.lettersMeant(codes, glyphs);
  return codes
    .map((code, i) => meant?.get(i) ?? code)
    .map((letter) => (typeof letter === "string" ? letter : String.fromCodePoint(letter)))
    .join("");
}

describe("letters of a font that is taken for one of the Macintosh", () => {
  it.each([
    ["f¸r Ger‰te der Straﬂe, 20 °C ñ 30 °C", "für Geräte der Straße, 20 °C – 30 °C"],
    ["· donnÈes de sÈcuritÈ, 5 mg/m³", "· données de sécurité, 5 mg/m³"],
    ["Butanolô, ButanolÆ", "Butanol™, Butanol®"],
    ["10 ñ 20 %", "10 – 20 %"],
  ])("are Windows' own: %s", (printed, meant) => {
    expect(read(printed)).toBe(meant);
  });

  it.each([
    "für Geräte ≥ 5 ‰, „geprüft“ – Größe ∞",
    "DONNÉES DE SÉCURITÉ, Élimination, naïve ± 3, ÆTHER, piñata",
    "entﬂammbar, ≤ 10 mg/m³",
  ])("stay as they are where they fit: %s", (printed) => {
    expect(read(printed)).toBe(printed.replaceAll("ﬂ", "fl"));
  });

  it("are known on the next page too", () => {
    const fonts = new KnownFonts();
    read("f¸r", fonts);
    expect(read("3 ñ 5 ÷l", fonts)).toBe("3 – 5 Öl");
  });
});

describe("a glyph that no code stands for", () => {
  it.each([
    ["Sec\ufffdon 1: Iden\ufffdfica\ufffdon", "Section 1: Identification"],
    ["Identi\x1fcation, speci\x1fc, classi\x1fcation", "Identification, specific, classification"],
    ["SecƟon 7: Handling, in baƩery rooms, soŌ soap", "Section 7: Handling, in battery rooms, soft soap"],
    ["Supplier:\ufffdNorthwick", "Supplier: Northwick"],
  ])("is the ligature with which words are known: %j", (printed, meant) => {
    expect(read(printed)).toBe(meant);
  });

  it("is the space when it stands between all words", () => {
    const words =
      "Keep the container tightly closed in a dry and well ventilated place, away from heat and from open fire.";
    expect(read(words.replaceAll(" ", "\ufffd"))).toBe(words);
  });

  it.each(["Northw\ufffdk", "\uf0d8 Section 7", "Latvijā, Ōsaka \uf0b7 a"])(
    "stays lost otherwise: %j",
    (printed) => {
      expect(read(printed)).toContain(printed.match(/\ufffd|\uf0d8|ā/u)?.[0]);
    },
  );
});
