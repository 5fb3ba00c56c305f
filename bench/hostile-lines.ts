import { toExtraction } from "@/lib/extraction/document";
import type { Page, SheetContext } from "@/lib/extraction/model";
import { readers } from "@/lib/extraction/rules/readers";
import { firstSheet } from "@/lib/extraction/sections/first-sheet";
import { hostileLines, hostilePages } from "@/lib/fixtures/hostile-lines";

// How much longer a line of twice the length takes to read, by what it repeats: 2 is linear, 4 is quadratic.
// `npx tsx bench/hostile-lines.ts [length] [name …]`
const [length = "4000", ...chosen] = process.argv.slice(2);
const shownFromMs = 20;

function millisecondsOf(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/** Milliseconds of every stage behind the characters, by its name. */
function stagesOf(pages: Page[]): Record<string, number> {
  const stages: Record<string, number> = {};
  let sheet = firstSheet([]);
  stages.sections = millisecondsOf(() => {
    sheet = firstSheet(pages);
  });
  const context: SheetContext = {
    language: "en",
    words: "en",
    monthFirst: false,
    jurisdiction: "eu",
    pages: sheet.pages,
    sheetsAfter: 0,
  };
  const results = sheet.sections.map((section) => {
    let result = null as ReturnType<NonNullable<(typeof readers)[number]>> | null;
    stages[`section ${section.number}`] = millisecondsOf(() => {
      result = readers[section.number]?.(section, context) ?? null;
    });
    return result;
  });
  const read = {
    findings: results.flatMap((result) => result?.findings ?? []),
    problems: results.flatMap((result) => result?.problems ?? []),
  };
  stages.document = millisecondsOf(() => toExtraction(sheet.sections, context, read));
  return stages;
}

for (const [name, repeated] of Object.entries(hostileLines)) {
  if (chosen.length && !chosen.includes(name)) continue;
  const once = stagesOf(hostilePages(repeated, Number(length)));
  const twice = stagesOf(hostilePages(repeated, 2 * Number(length)));
  const total = (stages: Record<string, number>) =>
    Object.values(stages).reduce((sum, each) => sum + each, 0);
  console.log(`${name.padEnd(22)} ${total(once).toFixed(0)} ms, twice as long ${total(twice).toFixed(0)} ms`);
  for (const [stage, ms] of Object.entries(twice))
    if (ms > shownFromMs)
      console.log(`  ${stage.padEnd(20)} ${ms.toFixed(0)} ms, ratio ${(ms / (once[stage] || 1)).toFixed(1)}`);
}
