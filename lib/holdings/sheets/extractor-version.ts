import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { listFiles } from "@/lib/regulation/substance-lists";

/** What decides on what is read in a sheet: the readers, those of pictures, and what lists show of what was read. */
const entries = [
  "lib/extraction/child.ts",
  "lib/extraction/pictures/ocr-process.ts",
  "lib/holdings/documents/columns.ts",
  // Read when they are first needed, not imported
  ...listFiles,
];
/** Chosen by its language when a picture is read. */
const trainingData = "node_modules/@tesseract.js-data";

let current: string | null = null;

/**
 * The version of the extractor: a hash of all sources, words and data that it is made of, and of the versions of its
 * packages. What was read by another version is read again.
 */
export function extractorVersion(): string {
  current ??= versionOf(process.cwd(), entries);
  return current;
}

/** The hash of what these files import, and those again; test files are imported by none of them. */
export function versionOf(root: string, from: readonly string[]): string {
  const { files, packages } = importsOf(root, from);
  const hash = createHash("sha256");
  for (const file of [...files].sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  for (const name of [...packages].sort()) hash.update(`${name} ${installedVersion(root, name)}\0`);
  return hash.digest("hex").slice(0, 16);
}

/** The files, relative to the root, and the packages that are loaded with some files. */
export function importsOf(
  root: string,
  from: readonly string[],
): { files: Set<string>; packages: Set<string> } {
  const files = new Set(from);
  const packages = new Set(trainingDataIn(root));
  for (const file of files) {
    if (!file.endsWith(".ts")) continue;
    for (const name of importedBy(readFileSync(join(root, file), "utf8"))) {
      if (name.startsWith("node:")) continue;
      if (/^(?:@\/|\.)/.test(name)) files.add(fileOf(root, file, name));
      else packages.add(name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
    }
  }
  return { files, packages };
}

const statement = /^(?:import|export)\s+(?!type\b)(?:[^"'`;]*?\sfrom\s+)?"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

/** Types decide on nothing when sheets are read. */
function importedBy(source: string): string[] {
  return [...source.matchAll(statement)].flatMap(([, name, dynamic]) => name ?? dynamic ?? []);
}

function fileOf(root: string, importer: string, name: string): string {
  const path = name.startsWith("@/") ? join(root, name.slice(2)) : resolve(root, dirname(importer), name);
  const found = [path, `${path}.ts`].find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate));
  if (!found)
    throw new Error(`${importer} imports ${name}, which is not there: what reads sheets is not known.`);
  return relative(root, found);
}

function trainingDataIn(root: string): string[] {
  const folder = join(root, trainingData);
  const languages = existsSync(folder) ? readdirSync(folder) : [];
  return languages.map((language) => `@tesseract.js-data/${language}`);
}

function installedVersion(root: string, name: string): string {
  const file = join(root, "node_modules", name, "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
