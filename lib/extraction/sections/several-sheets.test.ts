import { describe, expect, test } from "vitest";
import { printedPages } from "@/lib/fixtures/printed-pages";
import { furtherSheetPages } from "./first-sheet";

const titles = [
  "Identification",
  "Hazards identification",
  "Composition/information on ingredients",
  "First aid measures",
  "Fire-fighting measures",
  "Accidental release measures",
  "Handling and storage",
  "Exposure controls/personal protection",
  "Physical and chemical properties",
  "Stability and reactivity",
  "Toxicological information",
  "Ecological information",
];

const heading = (number: number) => `SECTION ${number}: ${titles[number - 1]}`;
const body = (number: number) => `What is said\nof it in\nfour lines\nof section ${number}`;

/** Three pages of four sections each, with these lines above the headings. */
function sheet(above: (page: number) => string = (page) => `Page ${page} of 3`): string[] {
  return [1, 2, 3].map((page) => {
    const sections = [1, 2, 3, 4].map((i) => 4 * (page - 1) + i);
    return `${above(page)}\n${sections.map((number) => `${heading(number)}\n${body(number)}`).join("\n")}`;
  });
}

const startsIn = (pages: string[]) => furtherSheetPages(printedPages(pages.join("\f")));

test("each sheet of a file begins on its own page", () => {
  expect(startsIn([...sheet(), ...sheet(), ...sheet()])).toEqual([4, 7]);
});

test("a cover before the first sheet is part of it, a page between two of the one before", () => {
  expect(startsIn(["Two sheets", ...sheet(), "Notes", ...sheet()])).toEqual([6]);
});

describe("it is one sheet where", () => {
  const contents = titles.map((_, i) => heading(i + 1)).join("\n");
  const scenario = ["1. Exposure scenario", "2. Operational conditions", "3. Exposure", "4. Guidance"]
    .map((title) => `${title}\nof workers\nand consumers\nas described\nin the annex`)
    .join("\n");
  const all = sheet().join("\n");

  test.each([
    ["it stands by itself", sheet()],
    ["the first heading is printed again on each page", sheet(() => heading(1))],
    ["a table of contents stands before it", [contents, ...sheet()]],
    ["a table of contents stands behind it", [...sheet(), contents]],
    ["exposure scenarios follow", [...sheet(), scenario, scenario, scenario]],
    ["the headings are printed twice, in turn", sheet(() => `${heading(1)}\n${heading(1)}`)],
    ["a second one begins low on a page", [`${all}\n${all}`]],
    ["a part of a sheet follows", [...sheet(), ...sheet().slice(0, 1)]],
  ])("%s", (_, pages) => {
    expect(startsIn(pages)).toEqual([]);
  });
});
