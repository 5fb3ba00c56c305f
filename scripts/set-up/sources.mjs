import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Folders and files on which neither the web application nor the database client depends. */
const apart = /^(node_modules|\..*|e2e|bench|scripts|workers|docs|coverage|test-results|playwright-report)$/;
const derived = /(\.test\.tsx?|\.md|\.log|\.pdf|\.tsbuildinfo|^next-env\.d\.ts|^lib\/database\/generated)$/;

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
    if ((folder === "." && apart.test(entry.name)) || derived.test(path)) return [];
    if (entry.isDirectory()) return sourceFiles(path);
    return entry.isFile() ? [path] : [];
  });
}
