import { readFile } from "node:fs/promises";
import { createExtractor } from "@/lib/extraction/isolated";
import { extractionLimits } from "@/lib/platform/environment";

const extractor = createExtractor(extractionLimits());

/** What a line says of a file that cannot be read at all; the others go on. */
function unreadable(error: unknown) {
  process.exitCode = 1;
  const message = error instanceof Error ? error.message : String(error);
  return { status: "failed", error: { code: "unreadable", message }, document: null, sections: null };
}

for (const file of process.argv.slice(2)) {
  const started = performance.now();
  const { status, error, document, sections } = await readFile(file).then(extractor.extract, unreadable);
  const ms = Math.round(performance.now() - started);
  process.stdout.write(`${JSON.stringify({ file, status, error, ms, document, sections })}\n`);
}
await extractor.close();
