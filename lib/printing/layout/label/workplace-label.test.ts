import { expect, test } from "vitest";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { labelFaults } from "@/lib/fixtures/label-faults";
import { products } from "@/lib/fixtures/products";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { documentAssets } from "@/lib/printing/assets";
import { type LabelOptions, labelContent } from "./content";
import { type LabelPage, pagesOfKind } from "./label-kinds";
import type { LabelLayoutOptions } from "./label-setting";
import { layoutLabel } from "./layout";
import { labelPdf } from "./pdf";

const assets = documentAssets();
const legible = { pictogramSide: 10, tightPictogramSide: 10, xHeight: 0.9 };
const paint = extractedFrom(products.paint, "en");

function laid(options: LabelOptions, sizing: Omit<LabelLayoutOptions, "typeface">, source = paint) {
  const content = labelContent(source, { ...options, kind: sizing.kind ?? "supply" });
  const layout = layoutLabel(content, { ...sizing, typeface: assets.typeface });
  if ("error" in layout) throw new Error(layout.error.message);
  return layout;
}

test("a vessel's label has product, pictograms, signal word and hazards, and nothing of the package", () => {
  const supplied = labelContent(paint, { language: "de" });
  const content = labelContent(paint, { language: "de", kind: "workplace" });
  expect(content).toMatchObject({
    productName: supplied.productName,
    pictograms: supplied.pictograms,
    signalWord: supplied.signalWord,
    hazardStatements: supplied.hazardStatements,
    precautionaryStatements: [],
    contains: null,
    supplier: [],
    ufi: null,
  });
  expect(supplied.precautionaryStatements).not.toEqual([]);
});

test("a vessel's label says that hazards are not known", () => {
  const silent = extractedFrom(products.paint, "en");
  silent.document.hazard_statements = [];
  const content = labelContent(silent, { language: "en", kind: "workplace" });
  expect(content.hazardWarning).not.toBeNull();
  expect(content.warnings.some(({ code }) => code.startsWith("hazards_"))).toBe(true);
});

const sized = (["workplace", "pipe"] as const).flatMap((kind) =>
  pagesOfKind[kind].map((size): [typeof kind, LabelPage] => [kind, size]),
);
test.each(sized)("a label of a %s on %s has nothing cut, overlapping or too small", (kind, size) => {
  const seen: string[] = [];
  for (const data of Object.values(products)) {
    for (const secondLanguage of [null, "fr"] as const) {
      const content = labelContent(extractedFrom(data, "en"), { language: "de", kind, secondLanguage });
      const layout = layoutLabel(content, { size, kind, flow: "left", typeface: assets.typeface });
      if ("error" in layout) continue;
      expect(labelFaults(layout, legible)).toEqual([]);
      seen.push(content.productName);
    }
  }
  expect(seen).not.toEqual([]);
});

test("the arrow stands at the end that a pipe's content flows to, and nothing stands on it", async () => {
  for (const flow of ["left", "right"] as const) {
    const layout = laid({ language: "nl" }, { kind: "pipe", size: "250x50", flow });
    const arrow = layout.items.find((item) => item.kind === "arrow");
    const others = layout.items.filter((item) => item.kind !== "arrow");
    const isBeyond = others.every(({ rect }) =>
      flow === "left"
        ? rect.x >= (arrow?.rect.x ?? 0) + (arrow?.rect.width ?? 0)
        : rect.x + rect.width <= (arrow?.rect.x ?? 0),
    );
    expect(isBeyond).toBe(true);
    const { pages } = await readPdf(await labelPdf([layout], assets));
    expect(Math.round(((pages[0]?.width ?? 0) * 25.4) / 72)).toBe(250);
  }
});

test("what does not fit a pipe's label is offered the next pipe size", () => {
  const content = labelContent(paint, { language: "de", kind: "pipe", secondLanguage: "fr" });
  const layout = layoutLabel(content, {
    size: { widthMm: 60, heightMm: 20 },
    kind: "pipe",
    typeface: assets.typeface,
  });
  expect(layout).toMatchObject({
    error: { code: "does_not_fit", fitsOn: expect.stringMatching(/^\d+x\d+$/) },
  });
});

test("a bilingual label says the same in both, the statements of one language together (CLP Art. 17(2), 32(4))", async () => {
  const layout = laid({ language: "nl", secondLanguage: "de" }, { size: "A5" });
  const { content } = layout;
  const codes = (of: typeof content) =>
    [of.hazardStatements, of.precautionaryStatements].map((all) => all.map(({ code }) => code));
  expect(content.second && codes(content.second)).toEqual(codes(content));
  const text = (await readPdf(await labelPdf([layout], assets))).pages[0]?.text ?? "";
  const last = content.precautionaryStatements.at(-1)?.text.slice(0, 12) ?? "";
  const first = content.second?.hazardStatements[0]?.text.slice(0, 12) ?? "";
  expect(text).toContain(`${content.signalWord} / ${content.second?.signalWord}`);
  expect(text.indexOf(last)).toBeGreaterThan(0);
  expect(text.indexOf(first)).toBeGreaterThan(text.indexOf(last));
});

test("a second language that is the first one adds nothing", () => {
  expect(labelContent(paint, { language: "nl", secondLanguage: "nl" })).toEqual(
    labelContent(paint, { language: "nl" }),
  );
});
