/**
 * On how many sheets and makers each rule fires, and how often the truth agrees with what it gives. Reads what
 * `npm run extract:score` wrote: npx tsx bench/rules.ts [--least SHEETS] [--field NAME]
 */
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { type Fault, faultsOf, isJudged } from "../scripts/score/faults";
import { labelledSheets } from "../scripts/score/sheets";
import { fieldOfPath, isFaulty } from "../scripts/score/values";

const { values: options } = parseArgs({
  options: { least: { type: "string", default: "1" }, field: { type: "string", default: "" } },
});
const corpus = resolve("../shared/corpus");
const output = resolve(".scratch/extracted.jsonl");
const Read = z.object({
  file: z.string(),
  document: z.unknown(),
  sections: z.unknown(),
  sources: z
    .array(z.object({ path: z.string(), rule: z.string().optional(), absent: z.boolean().optional() }))
    .optional(),
});

const sheets = new Map(labelledSheets(corpus, resolve("bench/truth")).map((sheet) => [sheet.name, sheet]));
const faults = new Map<string, Fault[]>();
for (const fault of faultsOf(corpus, output, [...sheets.values()]))
  faults.set(fault.name, [...(faults.get(fault.name) ?? []), fault]);

type Tally = { sheets: Set<string>; makers: Set<string>; judged: number; right: number };
const rules = new Map<string, Tally>();
for (const line of readFileSync(output, "utf8").split("\n").filter(Boolean)) {
  const { file, sections, sources = [] } = Read.parse(JSON.parse(line));
  const name = basename(file, ".pdf");
  const sheet = sheets.get(name);
  const byPath = new Map(sources.map((source) => [source.path, source]));
  for (const [path, { rule = "unnamed", absent }] of byPath) {
    const tally = rules.get(rule) ?? { sheets: new Set(), makers: new Set(), judged: 0, right: 0 };
    rules.set(rule, tally);
    tally.sheets.add(name);
    tally.makers.add(sheet?.maker ?? name);
    const field = fieldOfPath(path);
    if (!sheet || !field || !isJudged(field, sheet.truth)) continue;
    tally.judged += 1;
    const own = faults.get(name) ?? [];
    const isWrong = absent
      ? own.some((fault) => fault.field === field)
      : isFaulty({ path, field, sections, faults: own });
    if (!isWrong) tally.right += 1;
  }
}

console.table(
  [...rules]
    .filter(([rule, { sheets: on }]) => on.size >= Number(options.least) && rule.includes(options.field))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([rule, { sheets: on, makers, judged, right }]) => ({
      rule,
      sheets: on.size,
      makers: makers.size,
      "values judged": judged,
      "right, %": judged > 0 ? Number(((100 * right) / judged).toFixed(1)) : null,
    })),
);
