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
import { firstReadings } from "../scripts/score/first-readings";
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
 * The expected shares of wrong values at which a sheet's quality is 0.9 and 0.7. Of first readings that were expected to
 * hold so few as at 0.9, at most one value in 100 was wrong; of sheets below 0.7 four in five held a wrong value.
 */
const scale = { wrongAtNine: 0.014, wrongAtSeven: 0.075 };

const sheets = judgedSheets(
  resolve("../shared/corpus"),
  resolve(options.output),
  labelledSheets(resolve("../shared/corpus"), resolve("bench/truth")),
);
const ofSheets = sheets.flatMap(({ values }) => values);
/** On sheets that rules were made by more is right than on others, so that these alone tell what to expect. */
const first = firstReadings();

type Told = Example & { rate: number; said: number };
const [ofCorpus, ofFirst]: [Told[], Told[]] = [[], []];
const graded: { quality: number; values: readonly Example[] }[] = [];
for (let fold = 0; fold < folds; fold++) {
  const model = { ...calibrate(first.filter(({ maker }) => foldOf(maker, folds) !== fold)), ...scale };
  const toldOf = (example: Example): Told => {
    const one = probabilityOf(example.features, model);
    return { ...example, rate: one.rate, said: confidenceOf(one) };
  };
  const isOwn = ({ maker }: { maker: string }) => foldOf(maker, folds) === fold;
  ofFirst.push(...first.filter(isOwn).map(toldOf));
  for (const { values, unjudged, missing, quality } of sheets.filter((one) => isOwn(one.sheet))) {
    ofCorpus.push(...values.map(toldOf));
    const rates = [...values, ...unjudged].map(({ features }) => probabilityOf(features, model).rate);
    graded.push({ quality: Math.min(quality, qualityOf(rates, missing, scale)), values });
  }
}

console.log(
  `${ofSheets.length} values of ${sheets.length} sheets that rules were made by, ${first.length} of ${grouped(first, ({ sheet }) => sheet).size} read for the first time, ${new Set([...ofSheets, ...first].map(({ maker }) => maker)).size} makers`,
);
for (const [name, told] of [
  ["corpus", ofCorpus],
  ["first readings", ofFirst],
] as const) {
  console.log(name);
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
}
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
  writeFileSync(path, `${JSON.stringify(rounded({ ...calibrate(first), ...scale }), null, 1)}\n`);
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
