import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const dataFolder = resolve(process.env.DATA_DIR || ".data");

/** What the build never reads. */
const apart =
  /^(node_modules|\..*|e2e|bench|conformance|scripts|workers|docs|coverage|test-results|playwright-report)$/;
const derived = /(\.test\.tsx?|^next-env\.d\.ts|^lib\/platform\/database\/generated)$/;
/** Anything else in the project's folder, such as notes, logs or data, is no reason to build again. */
const source =
  /(^public\/.*|\.(tsx?|[cm]?jsx?|json|css|svg|png|jpe?g|webp|ico|woff2?|[ot]tf|prisma|wasm|html|txt))$/;

/** A hash over the names and contents of all files that the build reads. */
export function hashOfSources() {
  const hash = createHash("sha256");
  for (const file of sourceFiles(".").sort())
    hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

export function hashOfFiles(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if ((folder === "." && apart.test(entry.name)) || derived.test(path) || resolve(path) === dataFolder)
      return [];
    if (entry.isDirectory()) return sourceFiles(path);
    return entry.isFile() && source.test(path) ? [path] : [];
  });
}
