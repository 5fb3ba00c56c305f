/**
 * Extracts the sheets of the corpus and scores them by its truth and by that of bench/truth: `npm run extract:score --
 * [--field NAME] [--file NAME] [--by language]`. --folds prints what each field's rules reach on makers that they were
 * not made by. --output names another output, --reuse scores it again without reading; --text leaves scans out, --scans
 * reads these alone. With --show NAME the pages of one sheet are drawn into .scratch/shown with every rectangle that a
 * value was read from and the rule that read it.
 */
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { extract } from "@/lib/extraction/extract";
import { eachPage, withPdfFile } from "@/lib/extraction/glyphs/pdf-file";
import type { ValueSource } from "@/lib/extraction/model";
import { toSharp } from "@/lib/extraction/pictures/grey-picture";
import { endOcr } from "@/lib/extraction/pictures/ocr-readers";
import { pictureOf } from "@/lib/extraction/pictures/page-picture";
import { foldsOf, printFolds } from "./score/folds";
import { labelledSheets, scannedFiles, truthFolder } from "./score/sheets";

const { values } = parseArgs({
  options: {
    corpus: { type: "string", default: resolve("../shared/corpus") },
    field: { type: "string" },
    file: { type: "string" },
    by: { type: "string" },
    show: { type: "string" },
    folds: { type: "boolean", default: false },
    reuse: { type: "boolean", default: false },
    text: { type: "boolean", default: false },
    scans: { type: "boolean", default: false },
    output: { type: "string", default: ".scratch/extracted.jsonl" },
  },
});
const output = resolve(values.output);

function filesOf(...folders: string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(values.corpus, folder)).map((name) => join(values.corpus, folder, name)),
    )
    .filter((file) => file.endsWith(".pdf"));
}

async function read(): Promise<void> {
  const scans = scannedFiles(values.corpus);
  const files = filesOf("dev", "negatives")
    .filter((file) => !values.file || file.includes(values.file))
    .filter((file) => (scans.has(basename(file)) ? !values.text : !values.scans));
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, "");
  for (const file of files) {
    const started = performance.now();
    const { status, error, document, sections, ...rest } = await extract(readFileSync(file));
    const ms = Math.round(performance.now() - started);
    appendFileSync(output, `${JSON.stringify({ file, status, error, ms, document, sections, ...rest })}\n`);
  }
}

async function score(): Promise<void> {
  if (!values.reuse) await read();
  const sheets = labelledSheets(values.corpus, resolve("bench/truth"));
  if (values.folds) {
    printFolds(foldsOf(values.corpus, output, sheets));
    return;
  }
  const truth = truthFolder(sheets);
  const misses = values.field || values.file ? ["--misses"] : [];
  const options = [...option("field"), ...option("file"), ...option("by"), ...misses];
  spawnSync(process.execPath, [join(values.corpus, "score.mjs"), output, "--truth", truth, ...options], {
    stdio: "inherit",
  });
  rmSync(truth, { recursive: true });
}

function option(name: "field" | "file" | "by"): string[] {
  const value = values[name];
  return value ? [`--${name}`, value] : [];
}

/** Draws the pages of one sheet, a file or part of a name in the corpus, with what its values were read from. */
async function show(name: string): Promise<void> {
  const file = existsSync(name) ? name : filesOf("dev").find((one) => one.includes(name));
  if (!file) {
    console.error(`There is no file ${name}, and none in ${values.corpus} with that in its name.`);
    process.exit(2);
  }
  const bytes = readFileSync(file);
  const result = await extract(bytes);
  const sources = result.status === "completed" ? result.sources : [];
  const folder = resolve(".scratch/shown");
  mkdirSync(folder, { recursive: true });
  await withPdfFile(bytes, (opened) =>
    eachPage(opened, async (page, { number, width, height }) => {
      const picture = pictureOf(opened.pdfium, page);
      if (!picture) return;
      const onPage = sources.filter((source) => source.page === number);
      const input = Buffer.from(overlay(onPage, picture, { width, height }));
      const out = join(folder, `page-${number}.png`);
      await toSharp(picture)
        .toColourspace("srgb")
        .composite([{ input, top: 0, left: 0 }])
        .png()
        .toFile(out);
      console.log(out);
    }),
  );
}

type Size = { width: number; height: number };

function overlay(sources: ValueSource[], picture: Size, page: Size): string {
  const scale = picture.width / page.width;
  const boxes = sources.map(({ rect: [x0, y0, x1, y1], path, rule }) => {
    const [x, y, w, h] = [x0 * scale, (page.height - y1) * scale, (x1 - x0) * scale, (y1 - y0) * scale];
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="red" stroke-width="3"/>
      <text x="${x}" y="${y}" font-size="18" fill="blue">${path} ${rule ?? ""}</text>`;
  });
  const { width, height } = picture;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${boxes.join("")}</svg>`;
}

if (!existsSync(values.corpus)) {
  console.error(`There is no corpus at ${values.corpus}; name one with --corpus.`);
  process.exit(2);
}
await (values.show ? show(values.show) : score());
endOcr();
