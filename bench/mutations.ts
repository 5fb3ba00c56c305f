/**
 * Whether the tests would notice: each mutation is made in a copy of the repository, one after the other, and the test
 * files that ought to fail are run. Prints killed or survived and the score; ends with 1 when one survived.
 * npx tsx bench/mutations.ts [part of a name …]
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { type Mutation, mutations } from "./mutation-list";

const root = resolve(import.meta.dirname, "..");
const left = new Set(["node_modules", ".next", ".git"]);

function main(wanted: string[]): void {
  const chosen = mutations.filter(({ name }) => !wanted.length || wanted.some((part) => name.includes(part)));
  // Beside the repository, because some tests read what lies there.
  const copy = mkdtempSync(join(dirname(root), "mutations-"));
  try {
    cpSync(root, copy, { recursive: true, filter: (path) => !left.has(basename(path)) });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    const survivors = chosen.filter((mutation) => !isKilled(copy, mutation));
    const killed = chosen.length - survivors.length;
    console.log(`${killed} of ${chosen.length} killed: ${Math.round((100 * killed) / chosen.length)} %`);
    process.exitCode = survivors.length ? 1 : 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function isKilled(copy: string, { name, file, find, replace, tests, only }: Mutation): boolean {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  if (text.split(find).length !== 2) throw new Error(`${name}: "${find}" is not once in ${file}`);
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  try {
    const filter = only ? ["-t", only] : [];
    const { stdout } = spawnSync("npx", ["vitest", "run", ...tests, ...filter, "--bail", "1"], {
      cwd: copy,
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1" },
    });
    const counts = /^\s+Tests\s+(.*)$/m.exec(stdout)?.[1];
    if (!counts) throw new Error(`${name}: the tests did not run\n${stdout.slice(-2_000)}`);
    const killed = counts.includes("failed");
    console.log(`${killed ? "killed  " : "SURVIVED"} ${name}`);
    return killed;
  } finally {
    writeFileSync(path, text);
  }
}

main(process.argv.slice(2));
