import { once } from "node:events";
import { closeDatabase, database } from "@/lib/platform/database/client";
import { databaseUrl } from "@/lib/platform/database/connection";
import { migrate } from "@/lib/platform/database/migrate";
import { environment } from "@/lib/platform/environment";
import type { Hold } from "@/lib/platform/instance/instance";
import { identityOf } from "@/lib/platform/instance/process-identity";
import { addressWarning, requireFreePort, untilReady } from "./address";
import { keepDatabase } from "./database";
import { fillDemo, sayHowToSignIn } from "./demo";
import { holdForServer } from "./hold";
import { webProgram, workerProgram } from "./programs";
import { type Supervised, supervise } from "./supervised";

type Part = { stop(): Promise<void> };
type Options = {
  isDevelopment: boolean;
  build: () => Promise<void>;
  /** Fills the demo team before it says where everything is. */
  isDemo?: boolean;
};

/** Starts everything, says where it is, and resolves when it was told to stop and all of it has ended. */
export async function serve({ isDevelopment, build, isDemo = false }: Options): Promise<void> {
  const startedAt = Date.now();
  const { DATA_DIR, BASE_URL } = environment();
  const hold = await holdForServer(DATA_DIR);
  const parts: Part[] = [];
  try {
    await requireFreePort();
    await build();
    const told = untilTold();
    const whenTold = once(told, "abort").then(() => null);
    const lost = await start(isDevelopment, hold, parts, told);
    if (!told.aborted) {
      hold.note({ address: BASE_URL });
      const failure = isDemo ? await Promise.race([fillDemo(told), ...lost]) : null;
      if (failure) throw new Error(failure);
      if (!told.aborted) await greet(startedAt);
      if (isDemo && !told.aborted) sayHowToSignIn();
      const reason = await Promise.race([whenTold, ...lost]);
      if (reason) throw new Error(reason);
    }
    console.log("Stopping …");
  } finally {
    await closeDatabase();
    for (const part of parts.reverse()) await part.stop();
    hold.leave();
  }
  console.log("Stopped.");
}

/**
 * Starts the database, the worker and the web server; each becomes a part as soon as it runs: last started, first
 * stopped. Answers with a promise of the reason why the whole cannot go on.
 */
async function start(
  isDevelopment: boolean,
  hold: Hold,
  parts: Part[],
  told: AbortSignal,
): Promise<Promise<string>[]> {
  const { DATA_DIR, DATABASE_URL } = environment();
  const programs: Supervised[] = [];
  const lost: Promise<string>[] = [];
  if (!DATABASE_URL) {
    const kept = await keepDatabase(DATA_DIR, (port, isNew) => {
      hold.note({ databasePort: port });
      if (isNew) for (const program of programs) program.restart();
    });
    parts.push(kept);
    lost.push(kept.lost.then((why) => `The database is lost: ${why}`));
  }
  await migrate(databaseUrl());
  const noteChildren = () => hold.note({ children: childrenOf(programs) });
  for (const program of [workerProgram(isDevelopment), webProgram(isDevelopment)]) {
    if (told.aborted) return lost;
    const supervised = supervise(program, noteChildren);
    programs.push(supervised);
    parts.push(supervised);
  }
  noteChildren();
  await untilReady(told, programs[1]);
  return lost;
}

function childrenOf(programs: Supervised[]) {
  return programs.flatMap((program) => {
    const pid = program.pid();
    const identity = pid ? identityOf(pid) : null;
    return identity ? [{ ...identity, name: program.name }] : [];
  });
}

/** Aborted by the first signal to stop; further ones change nothing, since npm repeats what the terminal sends. */
function untilTold(): AbortSignal {
  const told = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => told.abort());
  return told.signal;
}

async function greet(startedAt: number): Promise<void> {
  const { BASE_URL, DATA_DIR, DATABASE_URL } = environment();
  console.log(`\nReady after ${((Date.now() - startedAt) / 1000).toFixed(1)} s: ${BASE_URL}`);
  const warning = addressWarning(environment());
  if (warning) console.log(warning);
  if ((await database().team.count()) === 0) {
    const folder = process.env.DATA_DIR ? `DATA_DIR='${DATA_DIR}' ` : "";
    const prefix = DATABASE_URL ? `${folder}DATABASE_URL=… ` : folder;
    console.log("There is no team yet. This creates the first one, with its owner:\n");
    console.log(
      `  ${prefix}npm run --silent admin -- team create --name "My company" --email you@example.com --password "a long password"\n`,
    );
  }
  await closeDatabase();
}
