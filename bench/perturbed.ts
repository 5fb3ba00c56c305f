/**
 * What is read of sheets whose layout was changed in ways that change nothing for a reader: how many values are kept,
 * lost, other ones or new, by perturbation and field, and what the corpus's truth says of them. Writes
 * .scratch/perturbed/: the output of each perturbation, as score.mjs reads it, and all differences.
 * Usage: npx tsx bench/perturbed.ts [--every 3] [--offset 0] [--perturbation NAME] [--show FIELD] FILE.pdf …
 */
import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { ReadSheet } from "@/lib/extraction/model";
import { type Difference, differences } from "./perturbed/differences";
import { judgements } from "./perturbed/judgement";
import { perturbations } from "./perturbed/perturbations";
import { type Random, randomOf } from "./perturbed/random";
import { type Printed, printed, readingOfPages } from "./perturbed/reading";
import { renamedPages, renamedReading, renamings } from "./perturbed/unknown-names";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: "string", default: "1" },
    offset: { type: "string", default: "0" },
    perturbation: {
      type: "string",
      multiple: true,
      default: Object.keys({ ...perturbations, ...renamings }),
    },
    show: { type: "string" },
    corpus: { type: "string", default: resolve("../shared/corpus") },
    output: { type: "string", default: ".scratch/perturbed" },
  },
});
type Tally = { kept: number; differences: (Difference & { sheet: string })[] };
const tallies = new Map<string, Tally>(
  options.perturbation.map((name) => [name, { kept: 0, differences: [] }]),
);

async function perturb(file: string): Promise<boolean> {
  const sheet = await printed(file);
  if (!sheet) return false;
  const was = readingOfPages(sheet.pages, sheet.pictures);
  write("unperturbed", { file, ...was });
  for (const [name, tally] of tallies) {
    const { pages, expected } = perturbed(name, sheet, was, randomOf(`${name} ${basename(file)}`));
    const is = readingOfPages(pages, sheet.pictures);
    write(name, { file, ...is });
    const { kept, differences: own } = differences(expected, is);
    tally.kept += kept;
    for (const one of own) {
      tally.differences.push({ sheet: basename(file, ".pdf"), ...one });
      write("differences", { perturbation: name, sheet: basename(file, ".pdf"), ...one });
    }
  }
  return true;
}

/** The pages of a perturbation, and what is to be read of them. */
function perturbed(name: string, sheet: Printed, was: ReadSheet, random: Random) {
  const rename = renamings[name]?.(was);
  if (rename) return { pages: renamedPages(sheet.pages, rename), expected: renamedReading(was, rename) };
  const change = perturbations[name];
  if (!change) throw new Error(`There is no perturbation ${name}`);
  return { pages: change(sheet, random), expected: was };
}

function write(name: string, { sources: _, ...row }: Record<string, unknown>): void {
  appendFileSync(outputOf(name), `${JSON.stringify(row)}\n`);
}

const outputOf = (name: string) => join(options.output, `${name}.jsonl`);

/** Wrong and missing values by the corpus's truth. */
function reportTruth(): void {
  const names = ["unperturbed", ...tallies.keys()].filter((name) => !(name in renamings));
  const found = judgements(new Map(names.map((name) => [name, outputOf(name)])), options.corpus);
  console.table([...found].map(([perturbation, judgement]) => ({ perturbation, ...judgement })));
}

function report(): void {
  console.table(
    [...tallies].map(([perturbation, { kept, differences: found }]) => {
      const of = (kind: string) => found.filter((one) => one.kind === kind);
      const wrong = of("wrong");
      return {
        perturbation,
        kept,
        lost: of("lost").length,
        wrong: wrong.length,
        undoubted: wrong.filter(({ isDoubted }) => !isDoubted).length,
        new: of("new").length,
        sheets: new Set([...wrong, ...of("new")].map(({ sheet }) => sheet)).size,
      };
    }),
  );
  const all = [...tallies].flatMap(([perturbation, { differences: found }]) =>
    found.map((one) => ({ perturbation, ...one })),
  );
  const fields = [...new Set(all.map(({ field }) => field))].map((field) => {
    const own = all.filter((one) => one.field === field);
    const of = (kind: string) => own.filter((one) => one.kind === kind).length;
    return {
      field,
      lost: of("lost"),
      wrong: of("wrong"),
      new: of("new"),
      sheets: new Set(own.map(({ sheet }) => sheet)).size,
    };
  });
  console.table(fields.sort((a, b) => b.wrong + b.new - a.wrong - a.new || b.lost - a.lost));
  const shown = all.filter(
    ({ field, kind }) => kind !== "lost" && options.show && field.includes(options.show),
  );
  for (const { perturbation, sheet, field, kind, was, is } of shown)
    console.log(
      `${perturbation} · ${sheet} · ${field} ${kind}\n  ${JSON.stringify(was)}\n  ${JSON.stringify(is)}`,
    );
}

rmSync(options.output, { recursive: true, force: true });
mkdirSync(options.output, { recursive: true });
let read = 0;
for (const [i, file] of positionals.entries())
  if (i % Number(options.every) === Number(options.offset) && (await perturb(file))) read++;
console.log(`${read} sheets`);
report();
if (read) reportTruth();
