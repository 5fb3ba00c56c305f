/**
 * Whether the tests would notice: each fault is made in a copy of the repository, one after the other, and the test
 * files that ought to fail are run. Prints killed or survived and the score of each room.
 * npx tsx bench/mutations/main.ts [--sample N] [--seed N] [part of a name …]: the known faults, and of the generated
 * ones `sample` of each room (0 for none), chosen by `seed`.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { generatedFaults } from "./generate";
import { knownFaults } from "./known-faults";
import type { Mutation } from "./mutation";

const root = resolve(import.meta.dirname, "../..");
const left = new Set(["node_modules", ".next", ".git", ".test"]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: "string", default: "10" }, seed: { type: "string", default: "1" } },
});

const roomOf = ({ name }: Mutation) => name.slice(0, name.indexOf(":"));

function main(): void {
  const all = [...knownFaults, ...sampled(generatedFaults(), Number(values.sample), Number(values.seed))];
  const chosen = all.filter(
    ({ name }) => !positionals.length || positionals.some((part) => name.includes(part)),
  );
  // Beside the repository, because some tests read what lies there.
  const copy = mkdtempSync(join(dirname(root), "mutations-"));
  try {
    cpSync(root, copy, { recursive: true, filter: (path) => !left.has(basename(path)) });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    const noticed = new Map(chosen.map((mutation) => [mutation, isKilled(copy, mutation)]));
    for (const [room, mutations] of byRoom(chosen)) console.log(`${room}: ${score(mutations, noticed)}`);
    console.log(`all: ${score(chosen, noticed)}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function byRoom(mutations: readonly Mutation[]): Map<string, Mutation[]> {
  const rooms = new Map<string, Mutation[]>();
  for (const mutation of mutations)
    rooms.set(roomOf(mutation), [...(rooms.get(roomOf(mutation)) ?? []), mutation]);
  return rooms;
}

function score(mutations: readonly Mutation[], noticed: ReadonlyMap<Mutation, boolean>): string {
  const killed = mutations.filter((mutation) => noticed.get(mutation)).length;
  return `${killed} of ${mutations.length} killed, ${Math.round((100 * killed) / mutations.length)} %`;
}

/** As many of each room, the same ones for the same seed. */
function sampled(mutations: readonly Mutation[], count: number, seed: number): Mutation[] {
  return [...byRoom(mutations).values()].flatMap((room) => {
    let state = seed;
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state;
    };
    const drawn = room.map((mutation) => ({ mutation, order: random() }));
    return drawn
      .toSorted((a, b) => a.order - b.order)
      .slice(0, count)
      .map(({ mutation }) => mutation);
  });
}

function isKilled(copy: string, { name, file, mutate, tests, only }: Mutation): boolean {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, mutate(text));
  try {
    const filter = only ? ["-t", only] : [];
    const { stdout } = spawnSync("npx", ["vitest", "run", ...tests, ...filter, "--bail", "1"], {
      cwd: copy,
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1" },
    });
    // A file that cannot even be loaded is noticed too.
    const killed = /^\s+(?:Tests|Test Files)\s.*failed/m.test(stdout);
    if (!killed && !/^\s+Tests\s+\d+ passed/m.test(stdout))
      throw new Error(`${name}: the tests did not run\n${stdout.slice(-2_000)}`);
    console.log(`${killed ? "killed  " : "SURVIVED"} ${name}`);
    return killed;
  } finally {
    writeFileSync(path, text);
  }
}

main();
