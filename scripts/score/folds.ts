import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { isJudged } from "./faults";
import origins from "./origins.json";
import { type LabelledSheet, truthFolder } from "./sheets";

const Row = z.object({
  field: z.string(),
  f1: z.number(),
  precision: z.number(),
  recall: z.number(),
  wrong: z.number(),
  missing: z.number(),
  files: z.number(),
  perfect: z.number(),
});
const Score = z.object({ scored: z.number(), mean_f1: z.number(), rows: z.array(Row) });
type Row = z.infer<typeof Row>;

/** What the corpus's own script says of an output, for these sheets alone. */
export function scoreOf(
  corpus: string,
  output: string,
  sheets: readonly LabelledSheet[],
): z.infer<typeof Score> {
  const folder = truthFolder(sheets);
  const options = [join(corpus, "score.mjs"), output, "--truth", folder, "--negatives", folder, "--json"];
  const printed = execFileSync(process.execPath, options, { encoding: "utf8", maxBuffer: 2 ** 26 });
  rmSync(folder, { recursive: true });
  return Score.parse(JSON.parse(printed));
}

export type Fold = {
  field: string;
  /** Whether it is known by which sheets the field's rules were made. */
  known: boolean;
  sheets: number;
  makers: number;
  f1: number;
  precision: number;
  recall: number;
  whole: number;
};

/**
 * What each field's rules reach on sheets of makers of which none was at hand when they were written. Where that is not
 * known the field is scored over all sheets, and says so.
 */
export function foldsOf(corpus: string, output: string, labelled: readonly LabelledSheet[]): Fold[] {
  const read = namesIn(output);
  const sheets = labelled.filter(({ name }) => read.has(name));
  const seen = new Set(
    sheets.filter(({ sha256 }) => origins.measured_by.includes(sha256)).map(({ maker }) => maker),
  );
  const unseen = sheets.filter(({ maker }) => !seen.has(maker));
  const byField = (rows: readonly Row[]) => new Map(rows.map((row) => [row.field, row]));
  const [all, other] = [sheets, unseen].map((some) => byField(scoreOf(corpus, output, some).rows));
  return [...(all ?? [])].map(([field, overall]) => {
    const known = !origins.unknown.includes(field);
    const row = known ? other?.get(field) : overall;
    const judged = (known ? unseen : sheets).filter(({ truth }) => isJudged(field, truth));
    return {
      field,
      known,
      sheets: judged.length,
      makers: new Set(judged.map(({ maker }) => maker)).size,
      f1: row?.f1 ?? 0,
      precision: row?.precision ?? 0,
      recall: row?.recall ?? 0,
      whole: row?.perfect ?? 0,
    };
  });
}

/** The sheets that an output holds. */
function namesIn(output: string): Set<string> {
  const lines = readFileSync(output, "utf8").split("\n").filter(Boolean);
  return new Set(
    lines.map((line) => basename(z.object({ file: z.string() }).parse(JSON.parse(line)).file, ".pdf")),
  );
}

export function printFolds(folds: readonly Fold[]): void {
  const percent = (share: number) => (100 * share).toFixed(1).padStart(6);
  console.log(
    `${"field, on makers not seen".padEnd(30)} sheets makers     F1   prec    rec  whole  known by which sheets`,
  );
  for (const { field, known, sheets, makers, f1, precision, recall, whole } of folds.toSorted((a, b) =>
    a.field.localeCompare(b.field),
  ))
    console.log(
      `${field.padEnd(30)} ${String(sheets).padStart(6)} ${String(makers).padStart(6)} ${[f1, precision, recall, whole].map(percent).join(" ")}  ${known ? "yes" : "no: all sheets"}`,
    );
}
