import { expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { documentAssets } from "@/lib/printing/assets";
import { reportPdf } from "./pdf";
import type { Report, ReportBlock } from "./report";

const { typeface } = documentAssets();
const report = (blocks: ReportBlock[]): Report => ({
  title: "Assessment",
  subtitle: "Acetone, lab",
  language: "en",
  footer: "1 March 2026",
  pageWord: "Page",
  blocks,
});
const table = (rows: number): ReportBlock => ({
  kind: "table",
  columns: ["Product", "Inhalation"],
  rows: Array.from({ length: rows }, (_, index) => [
    { text: `Product ${index + 1}` },
    { text: "Level 2", tone: 3 },
  ]),
});

const read = async (blocks: ReportBlock[]) => readPdf(await reportPdf(report(blocks), typeface));

test("every block is on paper in its order", async () => {
  const { pages, title } = await read([
    { kind: "heading", text: "EMKG" },
    { kind: "facts", rows: [["Stock", "20 L"]] },
    { kind: "rating", name: "Skin", box: "Level 3", tone: 4, text: "Ask for advice." },
    { kind: "paragraph", text: "A note.", small: true },
    { kind: "signature", fields: ["Name", "Date"] },
  ]);
  const text = pages[0]?.text ?? "";
  const parts = [
    "Assessment",
    "EMKG",
    "Stock",
    "20 L",
    "Level 3",
    "Skin",
    "Ask for advice.",
    "A note.",
    "Name",
    "Date",
  ];
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(title).toBe("Assessment: Acetone, lab");
});

test("a long table goes on, is one table to those who hear it, and pages are numbered", async () => {
  const { pages, source } = await read([table(120)]);
  expect(pages.length).toBeGreaterThan(2);
  expect(
    pages
      .map(({ text }) => text)
      .join(" ")
      .match(/Product \d+/g),
  ).toHaveLength(120);
  for (const [index, { text }] of pages.entries())
    expect(text).toContain(`Page ${index + 1}/${pages.length}`);
  expect(source.match(/\/S \/Table/g)).toHaveLength(1);
});

test("the same report makes the same bytes", async () => {
  const make = () => reportPdf(report([table(3)]), typeface);
  expect(Buffer.from(await make()).equals(Buffer.from(await make()))).toBe(true);
});

test("a line that nearly fills its column is not broken again, and what stands below it is on paper", async () => {
  const { pages } = await read([
    { kind: "rating", name: "Finding", box: "Abschnitt 12, 14", tone: 3, text: "Text" },
  ]);
  expect(pages[0]?.text).toMatch(/Abschnitt 12,\s+14/);
});
