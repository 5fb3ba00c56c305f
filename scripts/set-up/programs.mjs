import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, version } from "esbuild";
import { hashOfFiles } from "./sources.mjs";

/** What runs in a process of its own: lib/platform/programs.ts starts it, or scripts/run.mjs. */
const programs = [
  "scripts/admin.ts",
  "scripts/extract.ts",
  "workers/main.ts",
  "lib/extraction/child.ts",
  "lib/extraction/pictures/ocr-process.ts",
  "lib/printing/processes/maker.ts",
];
const folder = ".built";
const stamp = join(folder, "made-from.json");

/**
 * Puts each program and all that it loads of this project into a few files, unless they were made from the sources as they are
 * now: started from these, a program is there in a third of the time. Programs that this process starts use them.
 */
export async function ensurePrograms() {
  if (!isMade()) await make();
  process.env.BUILT_PROGRAMS = folder;
}

/** Lets this process start programs from these files, where they were made from the sources as they are now; makes none. */
export function useMadePrograms() {
  if (isMade()) process.env.BUILT_PROGRAMS = folder;
}

async function make() {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    // Else it is where the process was when it loaded esbuild
    absWorkingDir: process.cwd(),
    entryPoints: programs,
    outbase: ".",
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    metafile: true,
    logLevel: "error",
  });
  const files = Object.keys(metafile.inputs).sort();
  writeFileSync(stamp, JSON.stringify({ files, from: fromOf(files) }));
}

function isMade() {
  try {
    const { files, from } = JSON.parse(readFileSync(stamp, "utf8"));
    return from === fromOf(files);
  } catch {
    // There is no stamp yet, or half of one, or a source is gone.
    return false;
  }
}

const fromOf = (files) => `${version} ${programs} ${hashOfFiles([...files, "tsconfig.json"])}`;
