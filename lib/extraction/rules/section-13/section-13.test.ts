import { describe, expect, test } from "vitest";
import type { SheetContext } from "@/lib/extraction/model";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { sectionOf } from "@/lib/fixtures/sections";
import { readSection13 } from "./section-13";

const context: SheetContext = {
  language: "de",
  words: "de",
  monthFirst: false,
  jurisdiction: "eu",
  pages: [],
};

function codes(...text: string[]): unknown {
  const section = sectionOf(13, typedLines(["List of Waste (EWC)", ...text].join("\n")));
  const { findings } = readSection13(section, context);
  return findings.find(({ path }) => path === "waste_codes")?.value;
}

describe("readSection13", () => {
  test.each([
    ["06 03 14", "feste Salze mit Ausnahme derjenigen, die unter", "06 03 11 und 06 03 13 fallen"],
    ["16 05 05", "gases in pressure containers other than those", "mentioned in 16 05 04"],
    ["16 05 05", "gaz en récipients autres que ceux visés à la", "rubrique 16 05 04"],
    ["16 05 05", "niet onder 16 05 04 vallende gassen in", "drukhouders"],
  ])("of the entry %s only its own code is taken", (code, ...text) => {
    expect(codes(`${code}   ${text[0]}`, text[1] ?? "")).toEqual([code]);
  });
  test("codes of several entries are all taken, hazardous ones with their asterisk", () => {
    expect(codes("08 04 09*   adhesives", "15 01 10*   packaging", "20 01 27*   paint")).toEqual([
      "08 04 09*",
      "15 01 10*",
      "20 01 27*",
    ]);
  });
  test("an entry after an exception is taken again", () => {
    expect(codes("08 01 12   waste paint other than in 08 01 11", "15 01 02   plastic packaging")).toEqual([
      "08 01 12",
      "15 01 02",
    ]);
  });
  test("an exception in brackets ends with them", () => {
    expect(codes("pesticides (except 02 01 08) and others", "07 04 13*   solid wastes")).toEqual([
      "07 04 13*",
    ]);
  });
  test("chapters and groups are no codes of waste", () => {
    expect(codes("08 00 00   wastes from coatings", "08 01 00   paint", "08 01 11*   paint")).toEqual([
      "08 01 11*",
    ]);
  });
});
