import { expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { documentAssets } from "@/lib/printing/assets";
import { registerPdf } from "./pdf";
import type { RegisterDocument } from "./register-document";
import { MARGIN, PAGE, registerPages, WIDTH } from "./register-rows";

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => [
    { texts: [{ text: `Product ${index + 1}`, look: "bold" as const }] },
    { texts: [{ text: "H225 Highly flammable liquid and vapour." }], pictograms: ["GHS02", "GHS07"] },
    { texts: [{ text: "10 L" }] },
  ]);

const register = (counts: Record<string, number>): RegisterDocument => ({
  title: "Register of hazardous substances",
  subtitle: "Lab, all areas of work",
  note: "Every product that is classified.",
  language: "en",
  footer: "Lab",
  pageWords: "Page {page} of {of}",
  continued: "continued",
  empty: "No product here is classified as hazardous.",
  columns: [
    { title: "Product", share: 0.3 },
    { title: "Statements", share: 0.5 },
    { title: "Amount", share: 0.2, isRight: true },
  ],
  groups: Object.entries(counts).map(([name, count]) => ({ name, rows: rows(count) })),
});

const textOf = async (document: RegisterDocument) =>
  (await readPdf(await registerPdf(document, documentAssets()))).pages.map(({ text }) => text);

test("each page has the head, its number, and the area that goes on", async () => {
  const pages = await textOf(register({ Store: 40, Workshop: 2 }));
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, text] of pages.entries()) {
    expect(text).toContain("Statements");
    expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
  }
  expect(pages[1]).toContain("Store (continued)");
  expect(pages.join(" ").match(/Product \d+/g)).toHaveLength(42);
});

test("a register of nothing says so", async () => {
  const [page, ...others] = await textOf(register({}));
  expect(page).toContain("No product here is classified as hazardous.");
  expect(others).toEqual([]);
});

test("no row leaves its page, and no area's name stands alone at its foot", () => {
  const room = { first: 400, other: 480 };
  const pages = registerPages(register({ A: 7, B: 1, C: 23, D: 4, E: 11 }), documentAssets().typeface, room);
  for (const [index, page] of pages.entries()) {
    const height = page.reduce((sum, row) => sum + row.height, 0);
    expect(height).toBeLessThanOrEqual(index === 0 ? room.first : room.other);
    expect(page.at(-1)?.kind).toBe("row");
  }
  expect(WIDTH + 2 * MARGIN).toBeCloseTo(PAGE.width);
});

test("the same register makes the same bytes", async () => {
  const make = () => registerPdf(register({ Store: 3 }), documentAssets());
  expect(Buffer.from(await make()).equals(Buffer.from(await make()))).toBe(true);
});
