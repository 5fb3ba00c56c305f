import { readFileSync } from "node:fs";
import { extract } from "@/lib/extraction/extract";
import { endOcr } from "@/lib/extraction/ocr";

for (const file of process.argv.slice(2)) {
  const started = performance.now();
  const { status, error, document, sections } = await extract(readFileSync(file));
  const ms = Math.round(performance.now() - started);
  process.stdout.write(`${JSON.stringify({ file, status, error, ms, document, sections })}\n`);
}
await endOcr();
