import { describe, expect, it } from "vitest";
import { printedPages } from "@/lib/fixtures/printed-pages";
import { withoutMargins } from "./margins";

/** The texts that stay on each of the drawn pages, one in the array for each page. */
function bodies(drawing: string): string[][] {
  return withoutMargins(printedPages(drawing)).map((page) => page.lines.map(({ text }) => text));
}

const header = (page: number) => `Safety data sheet  Page ${page} of 3
Revised on: 21.08.2015
Replaces the version of: 28.04.2014
Universal cleaner 1 L
Article: 1653
Made for: Example GmbH
Sheet number 4711
Language: EN
Country: DE
In force from: 21.08.2015
Printed on: 26.08.2015
Version: 13
`;

describe("running headers and footers", () => {
  it("are set aside as deep as all their lines recur, on a page where they stand lower too", () => {
    const pages = [1, 2, 3].map((page) => `${page === 2 ? "\n" : ""}${header(page)}Body ${"abc"[page - 1]}`);
    expect(bodies(pages.join("\f"))).toEqual([["Body a"], ["Body b"], ["Body c"]]);
  });

  it("end where something stands that does not recur, so that what recurs further down stays", () => {
    const page = (number: number) =>
      `Header\n\n\n\n\n\n\n\n\n\n\n\n\nText ${"abc"[number]}\nNo data available`;
    expect(bodies([0, 1, 2].map(page).join("\f"))).toEqual([
      ["Text a", "No data available"],
      ["Text b", "No data available"],
      ["Text c", "No data available"],
    ]);
  });

  it("of two pages stand at one height, from the page's edge on", () => {
    const page = (number: number) =>
      `Example sheet  Page ${number} of 2\nNo data available\nText ${"ab"[number - 1]}\nNo data available`;
    expect(bodies([page(1), `Title\n${page(2)}`].join("\f"))[0]).toHaveLength(4);
    expect(bodies([page(1), page(2).replace("No data available", "Other")].join("\f"))).toEqual([
      ["No data available", "Text a", "No data available"],
      ["Other", "Text b", "No data available"],
    ]);
  });

  it("of two pages are the first lines of both, though one page begins lower", () => {
    const page = (number: number) =>
      `Example sheet  Page ${number} of 2\nVersion 2\nText ${"ab"[number - 1]}`;
    expect(bodies([page(1), `\n\n${page(2)}`].join("\f"))).toEqual([["Text a"], ["Text b"]]);
  });

  it("a footer begins with the page's own number, though its words wrap otherwise on that page", () => {
    const blank = "\n".repeat(60);
    const wrapped = "Wipes  1 of 3\nReady to use\nsurface cleaner";
    const plain = (page: number) => `Wipes  ${page} of 3\nReady to use surface cleaner`;
    expect(
      bodies([`A${blank}${wrapped}`, `B${blank}${plain(2)}`, `C${blank}${plain(3)}`].join("\f")),
    ).toEqual([["A"], ["B"], ["C"]]);
  });

  it("a phrase for what is not known stays where it ends a page, as it does in the middle of pages", () => {
    const page = (text: string, at: number) =>
      `${text}${"\n".repeat(30)}No more is known${"\n".repeat(24 + 2 * at)}Text ${text}\nNo more is known\nSheet 4711`;
    const texts = ["a", "b", "c"];
    expect(bodies(texts.map(page).join("\f"))).toEqual(
      texts.map((text) => [text, "No more is known", `Text ${text}`, "No more is known"]),
    );
  });

  it("a page number at the head leaves the foot of the page alone", () => {
    const page = (number: number) =>
      `Page ${number} of 3${"\n".repeat(62)}Last words of ${"abc"[number - 1]}`;
    expect(bodies([1, 2, 3].map(page).join("\f"))).toEqual([
      ["Last words of a"],
      ["Last words of b"],
      ["Last words of c"],
    ]);
  });

  it("of a scan are recognised though each page's are misread otherwise", () => {
    const heads = [
      "Safety Data Sheet  Harbour Ltd.",
      "Safety Dala Sheet  Harbour Ltd,",
      ". Safely Data Sheet  Harbour Lid.",
    ];
    const pages = printedPages(heads.map((head, i) => `${head}\nBody ${"abc"[i]}`).join("\f"));
    const scans = pages.map((page) => ({ ...page, ocr: true }));
    expect(withoutMargins(scans).map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ["Body a"],
      ["Body b"],
      ["Body c"],
    ]);
    expect(withoutMargins(pages)).toEqual(pages);
  });
});
