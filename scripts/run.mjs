// Runs a program of this project: as `npm run up` has made it, where its sources are still the same, else from its sources.
// Usage: node scripts/run.mjs scripts/admin.ts ARGUMENTS…
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [source = "", ...given] = process.argv.slice(2);
await import("./set-up/programs.mjs").then(({ useMadePrograms }) => useMadePrograms());
const made = process.env.BUILT_PROGRAMS;
if (!made) (await import("tsx/esm/api")).register();
const file = resolve(made ? join(made, source.replace(/\.ts$/, ".mjs")) : source);
process.argv = [process.execPath, file, ...given];
await import(pathToFileURL(file).href);
