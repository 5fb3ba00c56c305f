import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker, type Worker } from "tesseract.js";
import type { OcrAnswer, OcrLanguage, OcrLine, OcrPage, OcrRequest } from "./ocr-readers";
import { dotsPerInch } from "./page-picture";

/** The process of one reader of pictures: one page at a time, in the language it was started for. */
const reader = start(process.argv[2] as OcrLanguage);

process.on("message", async ({ image }: OcrRequest) => {
  const answer = (message: OcrAnswer) => process.send?.(message);
  try {
    answer({ page: await read(image) });
  } catch (error) {
    answer({ error: String(error) });
  }
});
process.on("disconnect", () => process.exit(0));

/** Everything comes from installed packages; nothing is fetched and nothing is written. */
async function start(language: OcrLanguage): Promise<Worker> {
  const folder = dirname(
    createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`),
  );
  const langPath = join(folder, "4.0.0_best_int");
  const worker = await createWorker(language, 1, {
    langPath,
    cacheMethod: "none",
    gzip: true,
    errorHandler: () => undefined,
  });
  await worker.setParameters({ user_defined_dpi: String(dotsPerInch) });
  return worker;
}

async function read(image: Uint8Array): Promise<OcrPage> {
  const { data } = await (await reader).recognize(Buffer.from(image), {}, { blocks: true, text: false });
  const paragraphs = (data.blocks ?? []).flatMap((block) => block.paragraphs);
  const lines = paragraphs.flatMap((paragraph) =>
    paragraph.lines.map(
      ({ baseline, rowAttributes, words }): OcrLine => ({
        baseline,
        rowAttributes,
        words: words.map(({ text, bbox, confidence }) => ({ text, bbox, confidence })),
      }),
    ),
  );
  return { confidence: data.confidence, lines };
}
