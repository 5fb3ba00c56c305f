import { expect, test } from "vitest";
import type { Finding, Page } from "@/lib/extraction/model";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { withUnsureWords } from "./unsure-words";

/** A scan's page on which OCR was not sure of some words. */
function pageOf(text: string, unsure: string[], ocr = true): Page {
  const lines = typedLines(text).map((line) => ({
    ...line,
    cells: line.cells.map((cell) => ({
      ...cell,
      words: cell.words.map((word) => ({ ...word, sureness: unsure.includes(word.text) ? 30 : 90 })),
    })),
  }));
  return { number: 1, width: 600, height: 800, lines, margins: [], rules: [], ocr };
}

function findingOn(page: Page, section: number, path: string, value: Finding["value"]): Finding {
  const [line] = page.lines;
  if (!line) throw new Error("the page has a line");
  return { section, path, value, confidence: 0.9, sources: [{ page: 1, rect: line.rect, text: line.text }] };
}

test("a telephone number with digits that OCR was not sure of is kept back, a sure one is not", () => {
  const page = pageOf("Tel. +49 4921 5577-0", ["5577-0"]);
  const phone = findingOn(page, 1, "supplier.phone", "+49 4921 5577-0");
  expect(withUnsureWords([phone], [page])[0]?.confidence).toBe(0.4);
  expect(withUnsureWords([phone], [pageOf("Tel. +49 4921 5577-0", ["Tel."])])).toEqual([phone]);
});

test("a component whose concentration is unsure stays without it", () => {
  const page = pageOf("Ethanol  64-17-5  21 - 30 %", ["21"]);
  const value = { cas_number: "64-17-5", concentration_min: 21, concentration_text: "21 - 30 %" };
  const component = findingOn(page, 3, "components[0]", value);
  const text = findingOn(page, 3, "components[0].concentration_text", "21 - 30 %");
  const [whole, single] = withUnsureWords([component, text], [page]);
  expect(whole?.value).toMatchObject({
    cas_number: "64-17-5",
    concentration_min: null,
    concentration_text: null,
  });
  expect(single?.confidence).toBe(0.4);
});

test("a concentration whose decimal point was lost is kept back", () => {
  const page = pageOf("Ethanol  64-17-5  >01 - <1 %", []);
  const text = findingOn(page, 3, "components[0].concentration_text", ">01 - <1 %");
  expect(withUnsureWords([text], [page])[0]?.confidence).toBe(0.4);
});

test("codes and printed pages are left alone", () => {
  const page = pageOf("H225", ["H225"]);
  const code = findingOn(page, 2, "hazard_statements[0].code", "H225");
  expect(withUnsureWords([code], [page])).toEqual([code]);
  const printed = pageOf("Tel. 5577-0", ["5577-0"], false);
  const phone = findingOn(printed, 1, "supplier.phone", "5577-0");
  expect(withUnsureWords([phone], [printed])).toEqual([phone]);
});
