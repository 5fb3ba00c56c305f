/**
 * What the second opinion says of sheets that were read before: findings by code and severity, and how long a sheet takes.
 * Usage: npx tsx bench/opinion.ts OUTPUT.jsonl [--code CODE]
 * OUTPUT.jsonl is what `npm run --silent extract -- FILES…` prints; with --code each finding of that code is listed.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { worstOf } from "@/lib/opinion/finding";
import { opinionOn } from "@/lib/opinion/opinion";
import { tables } from "@/lib/regulation/substance-lists";
import { sectionsOf, summaryOf } from "@/lib/sheet/stored";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { code: { type: "string" } } });
const Line = z.object({ file: z.string(), document: z.unknown(), sections: z.unknown() });

const lists = tables();
const byCode = new Map<string, number>();
const byState = new Map<string, number>();
const taken: number[] = [];
const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

for (const text of readFileSync(positionals[0] ?? "", "utf8").split("\n")) {
  if (text === "") continue;
  const { file, document, sections } = Line.parse(JSON.parse(text));
  const read = summaryOf(document);
  if (!read) continue;
  const whole = sectionsOf(sections);
  // Processor time is the measure on a machine that does other things too.
  const before = process.cpuUsage();
  const { findings } = opinionOn(read, whole, { lists });
  const { user, system } = process.cpuUsage(before);
  taken.push((user + system) / 1000);
  add(byState, worstOf(findings));
  for (const { code, severity, message, found, expected } of findings) {
    add(byCode, `${severity.padEnd(8)}${code}`);
    if (code === values.code)
      console.log(`${basename(file)} [${severity}] ${message} | ${found} | ${expected}`);
  }
}

taken.sort((a, b) => a - b);
const at = (share: number) => (taken[Math.floor(taken.length * share)] ?? 0).toFixed(1);
for (const [code, count] of [...byCode].sort((a, b) => b[1] - a[1]))
  console.log(`${String(count).padStart(5)} ${code}`);
console.log(
  `${taken.length} sheets: ${[...byState].map(([state, count]) => `${state} ${count}`).join(", ")}`,
);
console.log(`processor ms a sheet: median ${at(0.5)}, 95 % ${at(0.95)}, longest ${taken.at(-1)?.toFixed(1)}`);
