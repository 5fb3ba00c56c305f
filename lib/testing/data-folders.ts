import { readdirSync, rmSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { clearLeftovers, locateCluster } from "@/lib/platform/database/embedded/cluster";
import { runningInstance } from "@/lib/platform/instance/instance";

/** A folder may be this old before its process has noted itself in it. */
const freshMs = 60_000;

/** Removes a test's data folder and its database, wherever that is; a database that still runs is ended. */
export async function removeDataDir(dataDir: string): Promise<void> {
  const { folder } = locateCluster(dataDir, () => {});
  await clearLeftovers(folder);
  for (const left of [folder, dataDir]) rmSync(left, { recursive: true, force: true });
}

/** Removes what test runs that were killed have left. */
export async function removeAbandoned(): Promise<void> {
  const folder = resolve(".test");
  const names = statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
  for (const name of names.filter((found) => /^(unit|e2e)-\d+$/.test(found))) {
    const dataDir = resolve(folder, name);
    const modifiedAt = statSync(dataDir, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - modifiedAt > freshMs && !runningInstance(dataDir)) await removeDataDir(dataDir);
  }
}
