/**
 * Milliseconds a sheet, the ratios to PDFium handing over the characters of the same pages and to
 * `pdftotext -bbox-layout`, all in the same run, processor time a page for scans, and the most memory
 * that this process, and any reader of pictures, has had.
 * Usage: node --no-regexp-tier-up --import tsx bench/extract.ts FILE.pdf …   (poppler-utils for the comparison)
 */
import { execFileSync, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { extract } from "@/lib/extraction/extract";
import { eachPage, withPdfFile } from "@/lib/extraction/glyphs/pdf-file";
import { callsOf, memoryOf } from "@/lib/extraction/glyphs/pdfium-calls";
import { createExtractor } from "@/lib/extraction/isolated";
import { pagesOf } from "@/lib/extraction/lines/pages";
import { endOcr } from "@/lib/extraction/pictures/ocr-readers";
import { busyMs, peakMb } from "./processes";

type Row = {
  total: number;
  /** Processor time of all processes, in milliseconds. */
  busy: number;
  lines: number;
  characters: number;
  poppler: number;
  pages: number;
  ocr: boolean;
};

async function main(files: string[]): Promise<void> {
  const rows = [...(await inProcess(files, 0)), ...(await inProcess(files, 1))];
  report(
    "text sheets",
    rows.filter(({ ocr }) => !ocr),
  );
  report(
    "scans",
    rows.filter(({ ocr }) => ocr),
  );
  await reportMemory(files);
}

/**
 * A worker reads sheet after sheet, none twice, and the first ones also pay for compiling what reads them: every
 * other file is measured by a process that has read the rest.
 */
function inProcess(files: string[], half: number): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const started = fork(process.argv[1] ?? "", [`--half=${half}`, ...files]);
    started.once("message", (rows: Row[]) => resolve(rows));
    started.once("exit", (code) => reject(new Error(`measuring ended with ${code}`)));
  });
}

async function measureHalf(half: number, files: string[]): Promise<void> {
  const isOwn = (_: string, i: number) => i % 2 === half;
  for (const file of files.filter((name, i) => !isOwn(name, i))) await extract(readFileSync(file));
  const rows = await measure(files.filter(isOwn));
  endOcr();
  process.send?.(rows, () => process.disconnect());
}

/** Reads the files once more as the worker has them read, in a process that nothing else is measured in. */
async function reportMemory(files: string[]): Promise<void> {
  const extractor = createExtractor({ timeoutMs: 300_000, totalMs: 1_200_000, maxMemoryMb: 1_536 });
  let [sheets, pictures] = [0, 0];
  for (const file of files) {
    await extractor.extract(readFileSync(file));
    sheets = Math.max(sheets, peakMb("extraction/child"));
    pictures = Math.max(pictures, peakMb("extraction/ocr-process"));
  }
  console.log(
    `memory: at most ${sheets.toFixed(0)} MB in the process that reads sheets, ${pictures.toFixed(0)} MB in a reader of pictures`,
  );
  await extractor.close();
}

/**
 * Sheet after sheet is read, as a worker does, so that nobody collects another's garbage; PDFium alone goes through
 * them before and after, as a machine's speed changes.
 */
async function measure(files: string[]): Promise<Row[]> {
  const sheets = files.map((file) => readFileSync(file));
  const before = await timedEach(sheets, charactersAlone);
  const busy: number[] = [];
  const read = await timedEach(sheets, async (bytes) => {
    const from = busyMs();
    const result = await extract(bytes);
    busy.push(busyMs() - from);
    return result;
  });
  const after = await timedEach(sheets, charactersAlone);
  const lines = await timedEach(sheets, (bytes) => withPdfFile(bytes, (file) => pagesOf(file)));
  const poppler = await timedEach(files, async (file) => {
    execFileSync("pdftotext", ["-bbox-layout", file, "-"], {
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 2 ** 28,
    });
  });
  const timeOf = (all: readonly (readonly [number, unknown])[], i: number) => all[i]?.[0] ?? 0;
  return read.flatMap(([total, result], i): Row[] => {
    if (result.status !== "completed") return [];
    const { pages, ocr } = result;
    return [
      {
        total,
        busy: busy[i] ?? 0,
        lines: ocr ? 0 : timeOf(lines, i),
        characters: (timeOf(before, i) + timeOf(after, i)) / 2,
        poppler: timeOf(poppler, i),
        pages,
        ocr,
      },
    ];
  });
}

/** What PDFium needs to hand over every character with its place, and the font of each piece of text. */
async function charactersAlone(bytes: Uint8Array): Promise<void> {
  await withPdfFile(bytes, ({ pdfium, ...file }) => {
    const scratch = pdfium.pdfium.wasmExports.malloc(256);
    return eachPage({ pdfium, ...file }, async (page) => {
      handedOver(pdfium, page, scratch);
    }).finally(() => pdfium.pdfium.wasmExports.free(scratch));
  });
}

function handedOver(pdfium: WrappedPdfiumModule, page: number, scratch: number) {
  const calls = callsOf(pdfium);
  const text = calls.FPDFText_LoadPage(page);
  const fonts = new Map<number, { name: string; size: number; rise: number }>();
  const characters = Array.from({ length: calls.FPDFText_CountChars(text) }, (_, i) => {
    const code = calls.FPDFText_GetUnicode(text, i);
    calls.FPDFText_GetLooseCharBox(text, i, scratch);
    calls.FPDFText_GetCharOrigin(text, i, scratch + 32, scratch + 40);
    const { HEAPF32, HEAPF64 } = memoryOf(pdfium);
    const at = scratch >> 2;
    const object = calls.FPDFText_GetTextObject(text, i);
    if (!fonts.has(object)) fonts.set(object, fontAt(pdfium, text, i, scratch));
    const box = [HEAPF32[at], HEAPF32[at + 1], HEAPF32[at + 2], HEAPF32[at + 3]];
    return { code, box, baseline: HEAPF64[(scratch + 40) >> 3], font: fonts.get(object) };
  });
  calls.FPDFText_ClosePage(text);
  return characters;
}

function fontAt(pdfium: WrappedPdfiumModule, text: number, index: number, scratch: number) {
  const calls = callsOf(pdfium);
  const length = calls.FPDFText_GetFontInfo(text, index, scratch + 128, 120, 0);
  calls.FPDFText_GetMatrix(text, index, scratch + 64);
  const { HEAPU8, HEAPF32 } = memoryOf(pdfium);
  const name = Buffer.from(HEAPU8.slice(scratch + 128, scratch + 127 + length)).toString("latin1");
  return { name, size: calls.FPDFText_GetFontSize(text, index), rise: HEAPF32[(scratch + 64) >> 2] ?? 0 };
}

async function timed<Result>(run: () => Promise<Result>): Promise<[number, Result]> {
  const started = performance.now();
  const result = await run();
  return [performance.now() - started, result];
}

async function timedEach<Item, Result>(all: readonly Item[], run: (one: Item) => Promise<Result>) {
  const times: [number, Result][] = [];
  for (const one of all) times.push(await timed(() => run(one)));
  return times;
}

function report(name: string, rows: Row[]): void {
  if (!rows.length) return;
  const sum = (pick: (row: Row) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const quantile = (part: number) =>
    rows.map(({ total }) => total).sort((a, b) => a - b)[
      Math.min(rows.length - 1, Math.floor(part * rows.length))
    ] ?? 0;
  const [total, characters, poppler, pages] = [
    sum((r) => r.total),
    sum((r) => r.characters),
    sum((r) => r.poppler),
    sum((r) => r.pages),
  ];
  const each = (milliseconds: number) => `${(milliseconds / pages).toFixed(1)} ms a page`;
  console.log(`${name}: ${rows.length} sheets, ${pages} pages`);
  console.log(
    `  p50 ${quantile(0.5).toFixed(0)} ms, p95 ${quantile(0.95).toFixed(0)} ms a sheet; ${each(total)}, processor ${each(sum((r) => r.busy))}`,
  );
  if (rows.every(({ ocr }) => ocr)) return;
  console.log(`  of this, pages and their lines: ${((100 * sum((r) => r.lines)) / total).toFixed(0)} %`);
  console.log(`  PDFium, characters alone: ${each(characters)}; ratio ${(total / characters).toFixed(2)}`);
  console.log(`  pdftotext -bbox-layout: ${each(poppler)}; ratio ${(total / poppler).toFixed(2)}`);
}

const [first, ...others] = process.argv.slice(2);
const half = /^--half=(\d)$/.exec(first ?? "")?.[1];
await (half ? measureHalf(Number(half), others) : main(process.argv.slice(2)));
