/**
 * Keeps what the first reading of sheets came to that no rule had been made by: for each critical value the evidence on it
 * and whether it was right, without the sheet. `bench/calibration.ts` tells by them how much less is right on makers not seen.
 * FILE has a line for each sheet, as `npm run extract:score` writes them, TRUTH a file for each sheet, as the corpus has them:
 * npx tsx bench/first-readings.ts --set NAME --output FILE --truth TRUTH [--without PATH …], which leaves out values that
 * were drawn by us, or for which evidence has been found since.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { judgedSheets } from "../scripts/score/examples";
import { firstReadings, readingsFile } from "../scripts/score/first-readings";
import { makerOf } from "../scripts/score/sheets";

const { values } = parseArgs({
  options: {
    set: { type: "string" },
    output: { type: "string" },
    truth: { type: "string" },
    without: { type: "string", multiple: true, default: [] },
  },
});
const { set, output, truth } = z
  .object({ set: z.string(), output: z.string(), truth: z.string() })
  .parse(values);
const Named = z.looseObject({ supplier: z.looseObject({ name: z.string().nullish() }).nullish() });

const sheets = readdirSync(truth)
  .filter((file) => file.endsWith(".json"))
  .map((file) => {
    const facts = z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(readFileSync(join(truth, file), "utf8")));
    const name = basename(file, ".json");
    return { name, sha256: "", maker: makerOf(Named.parse(facts).supplier?.name ?? name), truth: facts };
  });
const read = judgedSheets(resolve("../shared/corpus"), resolve(output), sheets).flatMap(({ values: own }) =>
  own.filter(({ path }) => !values.without.includes(path)).map((example) => ({ set, ...example })),
);
const others = firstReadings().filter((one) => one.set !== set);
const lines = [...others, ...read].map((one) => JSON.stringify(one));
writeFileSync(readingsFile, `${lines.join("\n")}\n`);
console.log(`${read.length} values of ${sheets.length} sheets`);
