import { afterAll, expect, test } from "vitest";
import { extract } from "@/lib/extraction/extract";
import type { Progress, Rect } from "@/lib/extraction/model";
import { makeSheet } from "@/lib/fixtures/make-sheet";
import { products } from "@/lib/fixtures/products";
import { scanOf } from "@/lib/fixtures/scan-sheet";
import { layouts } from "@/lib/fixtures/sheet-options";
import { endOcr } from "./ocr-readers";

afterAll(endOcr);

test("a scan whose pages lie on their side is read, and its reading tells how far it has come", async () => {
  const sheet = await makeSheet(products.acetone, { ...layouts.open, language: "en" });
  const told: Progress[] = [];
  const result = await extract(await scanOf(sheet, 1), (progress) => told.push(progress));
  const original = await extract(sheet);
  if (result.status !== "completed" || original.status !== "completed")
    throw new Error("a sheet was refused");
  const { product_name, cas_number, signal_word, hazard_statements } = original.document;
  expect(result.document).toMatchObject({ product_name, cas_number, signal_word, hazard_statements });
  expect(result.ocr).toBe(true);
  expect(Object.keys(result.sections)).toEqual(Object.keys(original.sections));
  expect(result.sources.length).toBeGreaterThan(0);
  const named = result.sources.find(({ path }) => path === "section1.product_name");
  const onItsPage = result.scanned?.find(({ page }) => page === named?.page)?.words ?? [];
  expect(onItsPage.filter(({ text, rect }) => text === "Acetone" && isWithin(rect, named?.rect))).not.toEqual(
    [],
  );
  expect(original.scanned).toBeUndefined();
  expect(told[0]).toEqual({ pagesRead: 0, pageCount: result.pages });
  expect(told).toEqual([...told].sort((a, b) => a.pagesRead - b.pagesRead));
}, 180_000);

/** Whether a word's middle lies where a value was read. */
function isWithin([x0, y0, x1, y1]: Rect, place: Rect | undefined): boolean {
  const [left, bottom, right, top] = place ?? [0, 0, 0, 0];
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x > left && x < right && y > bottom && y < top;
}
