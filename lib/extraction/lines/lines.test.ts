import { describe, expect, it } from "vitest";
import type { Word } from "@/lib/extraction/model";
import { linesOfWords } from "./lines";

/** A word of letters six points wide; `y` is its lower edge. */
function word(text: string, x: number, y: number, size = 10): Word {
  return { text, rect: [x, y, x + 6 * text.length, y + size], size, bold: false };
}

const textsOf = (words: Word[]) => linesOfWords(words, 1).map(({ text }) => text);

describe("lines of words", () => {
  it("keep two lines of a value apart beside a label that stands between them", () => {
    const label = word("Supplier", 50, 694, 14);
    const value = [word("Harbour", 200, 701), word("Road", 250, 701), word("2000", 200, 690)];
    expect(textsOf([label, ...value])).toEqual(["Supplier  Harbour Road", "2000"]);
  });

  it("keep two lines of a small label apart beside a value that overlaps both", () => {
    const small = (text: string, x: number, y: number) => word(text, x, y, 6);
    const label = [
      small("In", 50, 702),
      small("case", 64, 702),
      small("of", 90, 702),
      small("Emergency:", 50, 695),
    ];
    expect(textsOf([...label, word("555-0100", 200, 697, 12)])).toEqual([
      "In case of  555-0100",
      "Emergency:",
    ]);
  });

  it("keep the words of a line together where one of them stands a little higher", () => {
    const line = [word("Tel", 200, 695), word("+39", 224, 695), word("0555", 248, 696)];
    expect(textsOf([word("Supplier", 50, 700, 12), word("MILANO", 200, 702), ...line])).toEqual([
      "Supplier  MILANO",
      "Tel +39 0555",
    ]);
  });

  it("bring the upper of two lines of a cell to what stands at half height beside them", () => {
    const value = [word("Typical", 200, 707), word("63", 250, 707), word("PMCC)", 200, 694)];
    const label = [word("Flash", 50, 700.5), word("Point", 90, 700.5), word("Combustible", 400, 700.5)];
    expect(textsOf([...value, ...label])).toEqual(["Flash Point  Typical 63  Combustible", "PMCC)"]);
  });

  it("stay apart where nothing of the upper line's cell goes on below", () => {
    expect(textsOf([word("Typical", 200, 707), word("Flash", 50, 700.5), word("Colour", 50, 685)])).toEqual([
      "Typical",
      "Flash",
      "Colour",
    ]);
  });

  it("hold raised and lowered marks beside their words", () => {
    const words = [
      word("mg/m", 50, 700),
      word("3", 74, 705, 6),
      word("CO", 100, 700),
      word("2", 112, 699, 6),
    ];
    expect(textsOf(words)).toEqual(["mg/m3  CO 2"]);
  });

  it("hold what is printed twice at one place", () => {
    expect(textsOf([word("Danger", 50, 700), word("Danger", 50.4, 700.3)])).toEqual(["Danger Danger"]);
  });
});

it("a label that nearly reaches its value is parted from it where the lines around it are", () => {
  const label = [
    word("supplier", 50, 712),
    word("of", 101, 712),
    word("the", 116, 712),
    word("data", 137, 712),
  ];
  const words = [
    ...[word("Details", 50, 724), word("EXAMPLE", 166, 724)],
    ...[...label, word("Street", 166, 712)],
    ...[word("sheet:", 50, 700), word("33700", 166, 700)],
  ];
  expect(textsOf(words)).toEqual(["Details  EXAMPLE", "supplier of the data  Street", "sheet:  33700"]);
});
