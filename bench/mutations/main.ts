/**
 * Whether the tests would notice: each fault is made in a copy of the repository, one after the other, and the test
 * files that ought to fail are run. Prints killed or survived and the score of each room.
 * npx tsx bench/mutations/main.ts [--sample N] [--seed N] [part of a name …]: the known faults, and of the generated
 * ones `sample` of each room (0 for none), chosen by `seed`.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createVitest, type Vitest } from "vitest/node";
import { generatedFaults } from "./generate";
import { knownFaults } from "./known-faults";
import type { Mutation } from "./mutation";

const root = resolve(import.meta.dirname, "../..");
const left = new Set(["node_modules", ".next", ".git", ".test"]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: "string", default: "10" }, seed: { type: "string", default: "1" } },
});

const endlessMs = 5 * 60_000;
/** What gathers more than any test needs ends with its process, and is noticed as what goes round for ever is. */
const mostMb = 2_000;

const roomOf = ({ name }: Mutation) => name.slice(0, name.indexOf(":"));

async function main(): Promise<void> {
  const all = [...knownFaults, ...sampled(generatedFaults(), Number(values.sample), Number(values.seed))];
  const chosen = all.filter(
    ({ name }) => !positionals.length || positionals.some((part) => name.includes(part)),
  );
  // Beside the repository, because some tests read what lies there.
  const copy = mkdtempSync(join(dirname(root), "mutations-"));
  try {
    cpSync(root, copy, { recursive: true, filter: (path) => !left.has(basename(path)) });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    process.chdir(copy);
    const noticed = await noticedOf(chosen);
    for (const [room, mutations] of byRoom(chosen)) console.log(`${room}: ${score(mutations, noticed)}`);
    console.log(`all: ${score(chosen, noticed)}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** One Vitest runs them all: only the file with the fault is compiled anew, and the database is started once. */
async function noticedOf(mutations: readonly Mutation[]): Promise<Map<Mutation, boolean>> {
  const vitest = await createVitest("test", {
    watch: false,
    bail: 1,
    reporters: [{}],
    execArgv: [`--max-old-space-size=${mostMb}`],
  });
  try {
    const noticed = new Map<Mutation, boolean>();
    for (const mutation of mutations) noticed.set(mutation, await isKilled(vitest, mutation));
    return noticed;
  } finally {
    await vitest.close();
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

/** One place after the other, as the nearest is likeliest to notice. */
async function isKilled(
  vitest: Vitest,
  { name, file, mutate, tests, only = "" }: Mutation,
): Promise<boolean> {
  vitest.setGlobalTestNamePattern(only);
  let killed = false;
  for (const place of tests) {
    await requireSound(vitest, place, only);
    killed = !(await withFault(vitest, { path: resolve(file), mutate }, () => passes(vitest, place)));
    if (killed) break;
  }
  console.log(`${killed ? "killed  " : "SURVIVED"} ${name}`);
  return killed;
}

async function withFault<Result>(
  vitest: Vitest,
  { path, mutate }: { path: string; mutate: Mutation["mutate"] },
  run: () => Promise<Result>,
): Promise<Result> {
  const text = readFileSync(path, "utf8");
  writeFileSync(path, mutate(text));
  vitest.invalidateFile(path);
  try {
    return await run();
  } finally {
    writeFileSync(path, text);
    vitest.invalidateFile(path);
  }
}

const sound = new Set<string>();

/** Tests that fail or do not run without a fault would tell nothing of one. */
async function requireSound(vitest: Vitest, place: string, only: string): Promise<void> {
  const tests = `${place} ${only}`.trim();
  if (!sound.has(tests) && !(await passes(vitest, place))) throw new Error(`${tests} fails without a fault`);
  sound.add(tests);
}

/** Whether tests of a place have run and none has failed. */
async function passes(vitest: Vitest, place: string): Promise<boolean> {
  const files = await vitest.globTestSpecifications([place]);
  const running = vitest.runTestSpecifications(files);
  // What goes round for ever is noticed too; the second word ends the processes that do not hear the first.
  let isEndless = false;
  const timer = setTimeout(() => {
    isEndless = true;
    for (const _ of [1, 2]) void vitest.cancelCurrentRun("keyboard-input");
  }, endlessMs);
  await running.finally(() => clearTimeout(timer));
  const modules = files.flatMap(({ testModule }) => testModule ?? []);
  // A file whose process ended before it is left pending
  const isWhole = modules.every((module) => ["passed", "skipped"].includes(module.state()));
  if (isEndless || !isWhole) return false;
  return modules.some((module) => [...module.children.allTests("passed")].length > 0);
}

await main();
