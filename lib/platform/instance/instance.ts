import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isRunning, ownIdentity } from "./process-identity";

const Identity = z.object({ pid: z.int(), startedAt: z.string() });

/** What DATA_DIR/runtime.json says about the processes at work on that folder. */
export const Instance = Identity.extend({
  /** What holds the folder: the server, or a command that works without one. */
  purpose: z.enum(["server", "command"]),
  /** Where the web application answers. */
  address: z.string().nullable(),
  /** The port of the embedded PostgreSQL on the loopback address. */
  databasePort: z.int().nullable(),
  /** Processes that end with the first one, or are ended by the next start. */
  children: z.array(Identity.extend({ name: z.string() })),
});
export type Instance = z.infer<typeof Instance>;

const fileOf = (dataDir: string) => join(/* turbopackIgnore: true */ dataDir, "runtime.json");

/** What runtime.json says, whether or not that process still runs; null without one. */
export function readInstance(dataDir: string): Instance | null {
  return readNote(fileOf(dataDir));
}

function readNote(file: string): Instance | null {
  try {
    return Instance.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

/** The instance at work on this folder; null when there is none. */
export function runningInstance(dataDir: string): Instance | null {
  const found = readInstance(dataDir);
  return found && isRunning(found) ? found : null;
}

/** A folder that this process holds: `note` writes down changes, `leave` gives the folder back. */
export type Hold = {
  /** What a holder that ended without leaving had noted. */
  abandoned: Instance | null;
  note(changes: Partial<Omit<Instance, "pid" | "startedAt" | "purpose">>): void;
  leave(): void;
};

/** Takes DATA_DIR for this process alone; answers with the running instance when another one has it. */
export function holdDataDir(dataDir: string, purpose: Instance["purpose"]): Hold | Instance {
  mkdirSync(dataDir, { recursive: true, mode: dataDirMode() });
  const file = fileOf(dataDir);
  const before = readInstance(dataDir);
  if (before && isRunning(before)) return before;
  let instance: Instance = { ...ownIdentity(), purpose, address: null, databasePort: null, children: [] };
  const draft = `${file}.${process.pid}`;
  const write = () => writeFileSync(draft, `${JSON.stringify(instance, null, 2)}\n`, { mode: 0o644 });
  write();
  removeAbandoned(file);
  try {
    linkSync(draft, file);
  } catch (error) {
    const other = readInstance(dataDir);
    if (other) return other;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    abandoned: before,
    note(changes) {
      instance = { ...instance, ...changes };
      write();
      renameSync(draft, file);
    },
    leave() {
      if (readInstance(dataDir)?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}

/** Removes the note of a process that has ended; moved first, lest it is one that another process just wrote. */
function removeAbandoned(file: string): void {
  const aside = `${file}.${process.pid}.aside`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readNote(aside);
  if (moved && isRunning(moved)) linkSync(aside, file);
  rmSync(aside, { force: true });
}

/** For nobody else to look into; of root's folder, the database's account must be able to enter a subfolder. */
export function dataDirMode(): number {
  return process.getuid?.() === 0 ? 0o711 : 0o700;
}

export function isHold(result: Hold | Instance): result is Hold {
  return "leave" in result;
}
