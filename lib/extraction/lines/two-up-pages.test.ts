import { expect, test } from "vitest";
import { printedPages } from "@/lib/fixtures/printed-pages";
import { inReadingOrder } from "./pages";
import { singlePages } from "./two-up-pages";

/** Two pages beside each other on wide paper. */
const sheets = (drawing: string) =>
  printedPages(drawing).map(({ margins: _, ...page }) => ({ ...page, width: 842, height: 595 }));

const textsOf = (drawing: string) =>
  inReadingOrder(singlePages(sheets(drawing))).map(({ lines }) => lines.map(({ text }) => text));

const column = 78;
const beside = (left: string, right: string) => left.padEnd(column) + right;
const heads = [
  beside("Harbour Coatings GmbH", "Harbour Coatlngs GmbH"),
  beside("Safety Data Sheet   Page 1 of 4", "Safety Data Sheet   Page 2 of 4"),
].join("\n");

test("two pages on one sheet are read one after the other", () => {
  const body = [
    beside("1. Identification", "3. Composition"),
    beside("Product name: Deck varnish", "Xylene   1330-20-7   10 - 25 %"),
    "2. Hazards",
  ].join("\n");
  expect(textsOf(`${heads}\n${body}`)).toEqual([
    [
      "Harbour Coatings GmbH",
      "Safety Data Sheet  Page 1 of 4",
      "1. Identification",
      "Product name: Deck varnish",
      "2. Hazards",
      "Harbour Coatlngs GmbH",
      "Safety Data Sheet  Page 2 of 4",
      "3. Composition",
      "Xylene  1330-20-7  10 - 25 %",
    ],
  ]);
});

test("a wide page with a table across it stays one page", () => {
  const drawing = [
    "Safety data sheet  Deck varnish",
    beside("Component", "Hazards"),
    beside("Xylene", "Flam. Liq. 3, H226"),
  ].join("\n");
  expect(singlePages(sheets(drawing))).toEqual(sheets(drawing));
});
