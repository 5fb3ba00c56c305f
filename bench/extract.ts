/**
 * Milliseconds a sheet, the ratio to `pdftotext -bbox-layout` on the same files in the same run, and peak memory.
 * Usage: npx tsx bench/extract.ts FILE.pdf …   (poppler-utils for the comparison)
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { extract } from "@/lib/extraction/extract";
import { endOcr } from "@/lib/extraction/ocr";
import { pagesOf } from "@/lib/extraction/pages";

type Row = { file: string; total: number; engine: number; poppler: number; pages: number; ocr: boolean };

const warmUps = 3;

async function main(files: string[]): Promise<void> {
  for (const file of files.slice(0, warmUps)) await extract(readFileSync(file));
  const rows: Row[] = [];
  const memory: number[] = [];
  for (const file of files) {
    const row = await measure(file);
    if (row) rows.push(row);
    memory.push(process.memoryUsage.rss() / 2 ** 20);
  }
  report(
    "text sheets",
    rows.filter(({ ocr }) => !ocr),
  );
  report(
    "scans",
    rows.filter(({ ocr }) => ocr),
  );
  const half = Math.floor(memory.length / 2);
  console.log(
    `memory: first half at most ${peak(memory.slice(0, half))} MB, second half ${peak(memory.slice(half))} MB`,
  );
  await endOcr();
}

async function measure(file: string): Promise<Row | null> {
  const bytes = readFileSync(file);
  const [engine] = await timed(() => pagesOf(bytes));
  const [total, result] = await timed(() => extract(bytes));
  const [poppler] = await timed(async () => {
    execFileSync("pdftotext", ["-bbox-layout", file, "-"], {
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 2 ** 28,
    });
  });
  return result.status === "completed"
    ? { file, total, engine, poppler, pages: result.pages, ocr: result.ocr }
    : null;
}

async function timed<Result>(run: () => Promise<Result>): Promise<[number, Result]> {
  const started = performance.now();
  const result = await run();
  return [performance.now() - started, result];
}

function report(name: string, rows: Row[]): void {
  if (!rows.length) return;
  const sum = (pick: (row: Row) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const quantile = (part: number) =>
    rows.map(({ total }) => total).sort((a, b) => a - b)[
      Math.min(rows.length - 1, Math.floor(part * rows.length))
    ] ?? 0;
  const [total, engine, poppler, pages] = [
    sum((r) => r.total),
    sum((r) => r.engine),
    sum((r) => r.poppler),
    sum((r) => r.pages),
  ];
  console.log(`${name}: ${rows.length} sheets, ${pages} pages`);
  console.log(
    `  p50 ${quantile(0.5).toFixed(0)} ms, p95 ${quantile(0.95).toFixed(0)} ms a sheet; ${(total / pages).toFixed(1)} ms a page`,
  );
  console.log(`  of this, pages and their lines: ${((100 * engine) / total).toFixed(0)} %`);
  console.log(
    `  pdftotext -bbox-layout: ${(poppler / pages).toFixed(1)} ms a page; ratio ${(total / poppler).toFixed(2)}`,
  );
}

function peak(megabytes: number[]): string {
  return Math.max(0, ...megabytes).toFixed(0);
}

await main(process.argv.slice(2));
