import { expect, test } from "vitest";
import { extract } from "@/lib/extraction/extract";
import { decisions, fieldValues } from "./plan/settings";
import { stock } from "./plan/stock";
import { demoFile, demoSheetNames, demoSheets, lookOf } from "./sheets";

const sound = demoSheetNames.filter((name) => name !== "paintStripper");

test("the sheets are of all four languages", () => {
  expect(new Set(demoSheetNames.map((name) => lookOf(name).language))).toEqual(
    new Set(["en", "nl", "de", "fr"]),
  );
});

test.each(sound)("the sheet %s is read without a doubt", async (name) => {
  const { bytes } = await demoFile(name);
  const found = await extract(bytes);
  if (found.status === "failed") throw new Error(found.error.code);
  const data = demoSheets[name];
  expect(found.document).toMatchObject({
    product_name: data.name,
    revision_date: data.revisionDate,
    signal_word: data.signalWord,
    ghs_pictograms: data.pictograms,
    supplier: { name: data.supplier.name },
  });
  const codes = [...data.classifications.map(([, , code]) => code), ...data.hazardStatements];
  expect([...found.document.hazard_statements].sort()).toEqual([...new Set(codes)].sort());
  expect(found.document.quality_score).toBeGreaterThan(0.85);
});

test("what is planned is about sheets that exist, and each stands somewhere or is decided on", () => {
  const placed = Object.values(stock).flatMap((lines) => lines.map(([sheet]) => sheet));
  for (const sheet of [...placed, ...Object.keys(decisions), ...Object.keys(fieldValues)])
    expect(demoSheetNames).toContain(sheet);
});
