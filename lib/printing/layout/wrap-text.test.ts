import fc from "fast-check";
import { expect, test } from "vitest";
import { documentAssets } from "@/lib/printing/assets";
import { typefaceIn } from "./syllables";
import { textSetter, wrapText } from "./wrap-text";

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
      expect(lettersOf(lines)).toBe(lettersOf(words));
      for (const line of lines) expect(regular.widthOf(line, 10)).toBeLessThanOrEqual(width + 0.001);
    }),
  );
});

// What is wider than a line is divided with a hyphen.
const lettersOf = (texts: string[]) => texts.join("").replace(/[ -]/g, "");

test("a word divides where it says it may, with a hyphen, and shows none elsewhere", () => {
  const width = regular.widthOf("Wassergefährdungs-", 10);
  const word = "Wassergefährdungs\u00ADklasse";
  expect(wrapText(regular, word, 10, width)).toEqual(["Wassergefährdungs-", "klasse"]);
  expect(wrapText(regular, word, 10, 2 * width)).toEqual(["Wassergefährdungsklasse"]);
});

test("a word wider than its column divides with a hyphen, a number without", () => {
  expect(wrapText(regular, "nnnnnnnn", 10, regular.widthOf("nnnnnn", 10))).toEqual(["nnnnn-", "nnn"]);
  expect(wrapText(regular, "000000000", 10, regular.widthOf("000000", 10))).toEqual(["000000", "000"]);
});

test.each([
  ["nl", "ademhalingsmoeilijkheden", ["ademhalingsmoeilijkhe-", "den"]],
  ["de", "Kontaktlinsenbehälter", ["Kontaktlin-", "senbehälter"]],
  ["fr", "professionnellement", ["profession-", "nellement"]],
  ["en", "decontamination", ["decontam-", "ination"]],
] as const)(
  "what is wider than its column breaks between syllables of its language: %s",
  (language, word, lines) => {
    const face = typefaceIn(documentAssets().typeface, language).regular;
    const [first = ""] = lines;
    // Room for a letter more than the syllables.
    const width = face.widthOf(`${first.slice(0, -1)}n-`, 10);
    expect(wrapText(face, word, 10, width)).toEqual(lines);
  },
);

test("the names of substances still break after their marks first", () => {
  const face = typefaceIn(documentAssets().typeface, "en").regular;
  const name = "4,4'-methylenediphenyldiisocyanate";
  const [first] = wrapText(face, name, 10, face.widthOf("4,4'-methylene", 10));
  expect(first).toBe("4,4'-");
});

test("a no-break space joins", () => {
  expect(wrapText(regular, "aa 5\u00A0L", 10, regular.widthOf("aa 5", 10))).toEqual(["aa", "5\u00A0L"]);
});

test("each line has the width of its place", () => {
  const width = (text: string) => regular.widthOf(text, 10);
  const widthOfLine = (line: number) => (line === 0 ? width("aa") : width("bb cc dd"));
  const lines = textSetter(regular).linesIn("aa bb cc dd ee", 10, widthOfLine);
  expect(lines.map(({ text }) => text)).toEqual(["aa", "bb cc dd", "ee"]);
});

test("lines that are known are the same as broken anew", () => {
  const text = "P280 Wear protective gloves/protective clothing/eye protection/face protection, dust/fume.";
  const setter = textSetter(regular);
  for (let index = 0; index < 300; index++) {
    const width = 40 + ((index * 37.3) % 200);
    expect(setter.lines(text, 10, width)).toEqual(setter.linesIn(text, 10, () => width));
  }
});

test("a CAS number stays on one line where a line holds it", () => {
  const width = regular.widthOf("CAS 1330-", 10);
  expect(wrapText(regular, "CAS 1330-20-7", 10, width)).toEqual(["CAS", "1330-20-7"]);
});

test("a name wider than its column divides after a mark", () => {
  const width = regular.widthOf("benzisothiazol-3(2H", 10);
  expect(wrapText(regular, "1,2-benzisothiazol-3(2H)-one", 10, width)).toEqual([
    "1,2-",
    "benzisothiazol-",
    "3(2H)-one",
  ]);
});

test("no line begins with what closes or follows a word", () => {
  const width = regular.widthOf("aaaa bbbb", 10);
  expect(wrapText(regular, "aaaa bbbb : cccc", 10, width)).toEqual(["aaaa", "bbbb :", "cccc"]);
});
