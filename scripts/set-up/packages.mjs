import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runNode } from "./run.mjs";

/** Installs what package-lock.json names, unless node_modules holds exactly that already. */
export async function ensurePackages() {
  if (isInstalled()) return;
  console.log("Installing the packages …");
  // Development packages too, whatever NODE_ENV says: the build needs the types.
  await runNode([npm(), "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (!isInstalled()) throw new Error("npm ci ended, but node_modules is not what package-lock.json names.");
}

/** npm writes what it installed into node_modules, last of all: an interrupted installation leaves no such file. */
function isInstalled() {
  const wanted = packagesOf("package-lock.json");
  const installed = packagesOf("node_modules/.package-lock.json");
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const found = installed[path];
    if (!found) return entry.optional || entry.devOptional;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

/** npm's own program: the one that runs us, else the one beside Node. */
function npm() {
  const beside = dirname(process.execPath);
  const places = [
    process.env.npm_execpath,
    join(beside, "../lib/node_modules/npm/bin/npm-cli.js"),
    join(beside, "node_modules/npm/bin/npm-cli.js"),
    "/usr/share/nodejs/npm/bin/npm-cli.js",
  ];
  const found = places.find((place) => place?.endsWith("npm-cli.js") && existsSync(place));
  if (!found) throw new Error("npm was not found beside Node. Run `npm ci`, then this again.");
  return found;
}
