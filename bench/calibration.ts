/**
 * What the confidence of values and the quality of sheets mean, on sheets of makers that the calibration did not know.
 * Reads what `npm run extract:score` wrote: npx tsx bench/calibration.ts [--output FILE] [--write]. With --write the
 * tables of lib/extraction/arbitrate/confidence are made anew from all sheets.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { probabilityOf, qualityOf } from "@/lib/extraction/arbitrate/confidence/probability";
import { confidenceOf } from "@/lib/extraction/arbitrate/confidence/told";
import { judgedSheets } from "../scripts/score/examples";
import { calibrate, type Example, foldOf } from "../scripts/score/fit";
import { grouped, labelledSheets } from "../scripts/score/sheets";

const { values: options } = parseArgs({
  options: {
    output: { type: "string", default: ".scratch/extracted.jsonl" },
    write: { type: "boolean", default: false },
  },
});
const folds = 6;
const bands = [0, 0.8, 0.9, 0.95, 0.98, 1];
const qualityBands = [0, 0.6, 0.8, 0.9, 1];
/**
 * The expected share of wrong values at which a sheet's quality is 0.9. What is expected is cautious: sheets of that
 * quality and more, which also lack nothing and contradict nothing, are to hold at most one wrong value in 100.
 */
const wrongAtNine = 0.025;

const sheets = judgedSheets(
  resolve("../shared/corpus"),
  resolve(options.output),
  labelledSheets(resolve("../shared/corpus"), resolve("bench/truth")),
);
const examples = sheets.flatMap(({ values }) => values);

type Told = Example & { rate: number; said: number };
const told: Told[] = [];
const graded: { quality: number; values: readonly Example[] }[] = [];
for (let fold = 0; fold < folds; fold++) {
  const model = calibrate(examples.filter(({ maker }) => foldOf(maker, folds) !== fold));
  const rateOf = ({ features }: Pick<Example, "features">) =>
    probabilityOf(features, { ...model, wrongAtNine });
  for (const { sheet, values, unjudged, missing, quality } of sheets) {
    if (foldOf(sheet.maker, folds) !== fold) continue;
    for (const value of values) {
      const one = rateOf(value);
      told.push({ ...value, rate: one.rate, said: confidenceOf(one) });
    }
    const rates = [...values, ...unjudged].map((value) => rateOf(value).rate);
    graded.push({ quality: Math.min(quality, qualityOf(rates, missing, { wrongAtNine })), values });
  }
}

console.log(
  `${examples.length} values of ${sheets.length} sheets, ${new Set(examples.map(({ maker }) => maker)).size} makers`,
);
console.table(
  bands.slice(0, -1).map((from, i) =>
    row(
      `${from} to ${bands[i + 1]}`,
      told.filter((one) => within(one.said, from, bands[i + 1] ?? 1)),
    ),
  ),
);
console.table([
  row(
    "0.95 and more",
    told.filter(({ said }) => said >= 0.95),
  ),
]);
console.table([...grouped(told, ({ path }) => path)].map(([path, some]) => row(path, some)));
console.table(
  qualityBands.slice(0, -1).map((from, i) => {
    const own = graded.filter(({ quality }) => within(quality, from, qualityBands[i + 1] ?? 1));
    const given = own.flatMap(({ values }) => values);
    return {
      quality: `${from} to ${qualityBands[i + 1]}`,
      sheets: own.length,
      values: given.length,
      "wrong, %": percent(given.filter(({ right }) => !right).length / Math.max(1, given.length)),
    };
  }),
);
if (options.write) {
  const path = resolve("lib/extraction/arbitrate/confidence/calibration.json");
  writeFileSync(path, `${JSON.stringify(rounded({ ...calibrate(examples), wrongAtNine }), null, 1)}\n`);
}

function within(value: number, from: number, to: number): boolean {
  return value >= from && (value < to || to === 1);
}

function row(name: string, some: readonly Told[]) {
  const mean = (amounts: number[]) =>
    amounts.reduce((sum, one) => sum + one, 0) / Math.max(1, amounts.length);
  return {
    confidence: name,
    values: some.length,
    "said on average, %": percent(mean(some.map(({ said }) => said))),
    "expected, %": percent(mean(some.map(({ rate }) => rate))),
    "right, %": percent(mean(some.map(({ right }) => (right ? 1 : 0)))),
  };
}

function percent(share: number): number {
  return Number((100 * share).toFixed(2));
}

function rounded(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, one) => (typeof one === "number" ? Number(one.toFixed(4)) : one)),
  );
}
