/**
 * Extracts every made sheet (product × layout × language) and prints which fields differ from what stands in
 * them, most frequent first. Usage: npx tsx bench/made-sheets.ts [--layout NAME] [--all]
 */
import { parseArgs } from "node:util";
import { extract } from "@/lib/extraction/extract";
import { differences } from "@/lib/fixtures/differences";
import { expectedOf } from "@/lib/fixtures/expected";
import { makeSheet } from "@/lib/fixtures/make-sheet";
import { products } from "@/lib/fixtures/products";
import { layouts } from "@/lib/fixtures/sheet-options";
import { labelLanguages } from "@/lib/printing/layout/languages";

const { values } = parseArgs({
  options: { layout: { type: "string" }, all: { type: "boolean", default: false } },
});

const faults = new Map<string, string[]>();
let sheets = 0;
let faultless = 0;
for (const [layoutName, layout] of Object.entries(layouts)) {
  if (values.layout && values.layout !== layoutName) continue;
  for (const [product, data] of Object.entries(products)) {
    for (const language of labelLanguages) {
      const options = { ...layout, language };
      const found = differences(await extract(await makeSheet(data, options)), expectedOf(data, options));
      sheets += 1;
      faultless += found.length === 0 ? 1 : 0;
      for (const difference of found) {
        const field = difference.split(":")[0] ?? "";
        faults.set(field, [
          ...(faults.get(field) ?? []),
          `${product} ${layoutName} ${language} ${difference}`,
        ]);
      }
    }
  }
}

console.log(`${sheets} sheets, ${faultless} without a fault`);
for (const [field, list] of [...faults].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`${field}: ${list.length}`);
  for (const line of values.all ? list : list.slice(0, 3)) console.log(`  ${line}`);
}
