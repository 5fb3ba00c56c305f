/**
 * What the quality score means: for sheets with truth in bands of their score, how many of the values given are wrong
 * and how many are missing. Reads what `npm run extract:score` wrote: npx tsx bench/quality-score.ts [extracted.jsonl]
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { z } from "zod";

const bands = [
  [0, 0.6],
  [0.6, 0.8],
  [0.8, 0.9],
  [0.9, 1],
] as const;
const corpus = resolve("../shared/corpus");
const Extracted = z.object({
  file: z.string(),
  document: z.object({ quality_score: z.number() }).nullable(),
});
const Score = z.object({
  rows: z.array(
    z.object({
      field: z.string(),
      precision: z.number(),
      recall: z.number(),
      wrong: z.number(),
      missing: z.number(),
    }),
  ),
});

const lines = readFileSync(process.argv[2] ?? resolve(".scratch/extracted.jsonl"), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => ({ line, ...Extracted.parse(JSON.parse(line)) }))
  .filter(({ file }) => existsSync(join(corpus, "truth", `${basename(file, ".pdf")}.json`)));
const folder = mkdtempSync(join(tmpdir(), "quality-"));
console.table(bands.map(([from, to]) => measure(from, to)).filter(Boolean));
rmSync(folder, { recursive: true });

function measure(from: number, to: number) {
  const inBand = lines.filter(({ document }) => {
    const score = document?.quality_score ?? -1;
    return score >= from && (score < to || to === 1);
  });
  if (inBand.length === 0) return null;
  const path = join(folder, `${from}.jsonl`);
  writeFileSync(path, inBand.map(({ line }) => line).join("\n"));
  const { rows } = Score.parse(
    JSON.parse(execFileSync("node", [join(corpus, "score.mjs"), path, "--json"], { encoding: "utf8" })),
  );
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const percent = (share: number) => Number((100 * share).toFixed(2));
  return {
    score: `${from} to ${to}`,
    sheets: inBand.length,
    "wrong, % of values given": percent(1 - mean(rows.map(({ precision }) => precision))),
    "missing, % of values printed": percent(1 - mean(rows.map(({ recall }) => recall))),
    wrong: rows.reduce((sum, row) => sum + row.wrong, 0),
    missing: rows.reduce((sum, row) => sum + row.missing, 0),
  };
}
