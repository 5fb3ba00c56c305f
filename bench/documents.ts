/**
 * How fast labels, cards and registers are made, beside the bare renderer drawing one line on a page of the same size; with
 * --all also sets every Annex VI substance × size × language and reports what is cut, overlaps or is too small.
 * Usage: npx tsx bench/documents.ts [--all]
 */
import { createRequire } from "node:module";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { Document, Font, Page, renderToBuffer, Text } from "@react-pdf/renderer";
import { createElement } from "react";
import { annexEntries, documentOfEntry } from "@/lib/fixtures/annex-vi";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { labelFaults } from "@/lib/fixtures/label-faults";
import { products } from "@/lib/fixtures/products";
import { documentAssets, signPictures } from "@/lib/printing/assets";
import { type LabelOptions, labelContent } from "@/lib/printing/layout/label/content";
import { labelMinimum } from "@/lib/printing/layout/label/label-size";
import { type LabelLayout, layoutLabel } from "@/lib/printing/layout/label/layout";
import { labelPdf } from "@/lib/printing/layout/label/pdf";
import { labelLanguages } from "@/lib/printing/layout/languages";
import { openPdf } from "@/lib/printing/layout/pdf-writer";
import { cardContent } from "@/lib/printing/layout/safety-card/content";
import { cardPdf } from "@/lib/printing/layout/safety-card/pdf";
import { defaultProfile } from "@/lib/printing/layout/safety-card/profile";
import { cardWord, signsOf } from "@/lib/printing/layout/safety-card/word";
import type { MakingTask } from "@/lib/printing/processes/make";
import { endMakers, makeApart } from "@/lib/printing/processes/pool";
import { registerDocument } from "@/lib/workplaces/register/document";
import type { RegisterEntry } from "@/lib/workplaces/register/rows";

const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });
const started = performance.now();
const assets = documentAssets();
console.log(`assets read: ${(performance.now() - started).toFixed(0)} ms`);

const sources = Object.values(products).map((data) => extractedFrom(data, "en"));
const sizes = ["A4", "A5", "A6", "A7"] as const;
const options: LabelOptions = { language: "de", qrUrl: "https://sds.example.com/q/4f9a3b7c2d1e" };

function sourceAt(index: number) {
  const source = sources[index % sources.length];
  if (!source) throw new Error("no product");
  return source;
}

function labelLayout(index: number): LabelLayout {
  const layout = layoutLabel(labelContent(sourceAt(index), options), {
    size: "A6",
    typeface: assets.typeface,
  });
  if ("error" in layout) throw new Error(layout.error.message);
  return layout;
}

function bareLine(): Promise<Uint8Array> {
  const pdf = openPdf({ title: "Line", language: "en", typeface: assets.typeface });
  pdf.addPage(298, 420);
  pdf.marked({ tag: "P" }, () => pdf.text("One line of text on the same page", 20, 40, 10, "regular"));
  return pdf.bytes();
}

// Both lines are set in the embedded typeface that labels are set in.
Font.register({
  family: "DejaVu",
  src: createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"),
});

function reactLine(): Promise<unknown> {
  const text = createElement(Text, { style: { fontFamily: "DejaVu" } }, "One line of text on the same page");
  return renderToBuffer(createElement(Document, null, createElement(Page, { size: "A6" }, text)));
}

async function measure(name: string, run: (index: number) => Promise<unknown>, times = 200): Promise<number> {
  const taken: number[] = [];
  const warm = Math.min(60, times / 2);
  let before = process.cpuUsage();
  for (let index = 0; index < times; index++) {
    if (index === warm) before = process.cpuUsage();
    const start = performance.now();
    await run(index);
    taken.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  // Processor time is the measure on a machine that does other things too.
  const cpu = (user + system) / 1000 / (times - warm);
  const [first = 0, hundredth = 0] = [taken[0], taken[99]];
  const sorted = taken.slice(warm).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const figures = { first, hundredth, p50: at(0.5), p95: at(0.95), cpu };
  const text = Object.entries(figures).map(([key, value]) => `${key} ${value.toFixed(1)}`);
  console.log(`${name}: ${text.join(", ")} ms, ${(1000 / at(0.5)).toFixed(0)} a second`);
  return cpu;
}

function taskOf(count: number): MakingTask {
  return {
    kind: "labels",
    labels: Array.from({ length: count }, (_, index) => ({ source: sourceAt(index), options, copies: 1 })),
    sizing: { size: "A6" },
    printing: {},
  };
}

/** As the API makes them: in a process of their own, while this one has to answer others. */
async function measureBatch(): Promise<void> {
  const started = performance.now();
  await makeApart(taskOf(1));
  console.log(`process started and first label made: ${(performance.now() - started).toFixed(0)} ms`);
  const task = taskOf(100);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  const made = await makeApart(task);
  const taken = performance.now() - start;
  delay.disable();
  const kilobytes = made.kind === "file" ? made.bytes.length / 1024 : 0;
  console.log(`batch of 100 labels: ${taken.toFixed(0)} ms, ${kilobytes.toFixed(0)} KB`);
  console.log(`longest wait of other work meanwhile: ${(delay.max / 1e6).toFixed(1)} ms`);
}

function cardTask(index: number): MakingTask {
  const options = { language: "de", profile: defaultProfile } as const;
  const of = { cards: [{ source: sourceAt(index), options }], group: null };
  return { kind: "card", of, filled: {}, format: "pdf" };
}

/** The register of four areas of work, as the API makes it. */
async function measureRegister(count: number): Promise<void> {
  const places = ["Labor", "Lager", "Lackiererei", "Werkstatt"];
  const entries = places.flatMap((place) =>
    Array.from({ length: count / places.length }, (_, index) => registerEntry(index, place)),
  );
  const today = "2026-03-01";
  const register = registerDocument(entries, { team: "Waterhoven", workplace: null, today }, "de");
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const [start, before] = [performance.now(), process.cpuUsage()];
  const made = await makeApart({ kind: "register", register });
  const taken = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  delay.disable();
  const kilobytes = made.kind === "file" ? made.bytes.length / 1024 : 0;
  const cpu = ((user + system) / 1000).toFixed(0);
  console.log(`register of ${count} rows: ${taken.toFixed(0)} ms, cpu ${cpu} ms, ${kilobytes.toFixed(0)} KB`);
  console.log(`longest wait of other work meanwhile: ${(delay.max / 1e6).toFixed(1)} ms`);
}

function registerEntry(index: number, workplace: string): RegisterEntry {
  const { document } = sourceAt(index);
  return {
    workplace,
    product: `${document.product_name} ${index}`,
    manufacturer: document.supplier.name,
    cas_number: document.cas_number,
    component_cas: document.components.flatMap(({ cas_number }) => cas_number ?? []),
    reach: [],
    signal_word: document.signal_word,
    hazards: "known",
    h_codes: document.hazard_statements,
    pictograms: document.ghs_pictograms,
    amount: index,
    unit: "L",
    storage_class: "3",
    water_hazard_class: "WGK 2",
    un_number: "UN 1263",
    revision_date: document.revision_date,
    file_name: `${document.product_name} ${index}.pdf`,
    document_id: `${workplace} ${index}`,
  };
}

const bare = await measure("bare line", bareLine);
const react = await measure("bare line with @react-pdf/renderer", reactLine);
const label = await measure("label A6", (index) => labelPdf([labelLayout(index)], assets));
console.log(
  `label / bare line: ${(label / bare).toFixed(2)}, with @react-pdf: ${(label / react).toFixed(2)}`,
);
const card = (index: number) => cardContent(sourceAt(index), { language: "de", profile: defaultProfile });
await measure("card, PDF", (index) => cardPdf(card(index), assets));
await measure(
  "card, Word",
  async (index) => cardWord(card(index), await signPictures(signsOf(card(index))), assets.typeface),
  100,
);
await measureBatch();
await measure("label A6 in a process", () => makeApart(taskOf(1)));
await measure("card, PDF, in a process", (index) => makeApart(cardTask(index)));
for (const rows of values.all ? [100, 1000, 5000] : [100, 1000]) await measureRegister(rows);
await endMakers();
console.log(`memory: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
if (values.all) setEverySubstance();

function setEverySubstance(): void {
  const start = performance.now();
  let faults = 0;
  for (const size of sizes) {
    const minimum = labelMinimum(size, "2008");
    if (!minimum) throw new Error("no least measures");
    let set = 0;
    const unfitting: string[] = [];
    for (const entry of annexEntries) {
      for (const language of labelLanguages) {
        const content = labelContent({ document: documentOfEntry(entry), sections: {} }, { language });
        const layout = layoutLabel(content, { size, typeface: assets.typeface });
        set += 1;
        if ("error" in layout)
          unfitting.push(`${entry.index} ${language}: ${layout.error.content.join(", ")}`);
        else faults += report(labelFaults(layout, minimum), `${entry.index} ${size} ${language}`);
      }
    }
    console.log(`${size}: ${set} labels, ${unfitting.length} do not fit`);
    for (const line of unfitting.slice(0, 5)) console.log(`  ${line}`);
  }
  console.log(`${faults} faults, ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

function report(faults: string[], where: string): number {
  for (const fault of faults) console.log(`FAULT ${where}: ${fault}`);
  return faults.length;
}
