import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The account that PostgreSQL runs under when this process is root's, which PostgreSQL refuses to be. */
export type Account = { uid: number; gid: number };

/** What PostgreSQL's programs see of the environment: none of the PG… variables. (Next's types demand NODE_ENV.) */
export const processEnvironment = {
  LC_ALL: "C",
  TZ: "UTC",
  PATH: process.env.PATH,
  NODE_ENV: process.env.NODE_ENV,
};

/** Null when this process may run PostgreSQL itself; else the owner of the cluster, postgres or nobody. */
export function databaseAccount(clusterFolder: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  return ownerOf(clusterFolder) ?? accountNamed("postgres") ?? accountNamed("nobody") ?? fail();
}

/** Whether this account gets through to a file it can run or a folder it can enter; ours always does. */
export function canReach(account: Account | null, path: string): boolean {
  if (!account) return true;
  const test = spawnSync("/bin/sh", ["-c", 'test -x "$1"', "sh", path], {
    ...account,
    cwd: "/",
    stdio: "ignore",
  });
  if (test.error)
    throw new Error(`Root may not act as another account here (${test.error.message}). ${wayOut}`);
  return test.status === 0;
}

function ownerOf(clusterFolder: string): Account | null {
  const found = statSync(join(clusterFolder, "PG_VERSION"), { throwIfNoEntry: false });
  return found?.uid ? { uid: found.uid, gid: found.gid } : null;
}

function accountNamed(name: string): Account | null {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

const wayOut = "Run as another user than root, or set DATABASE_URL.";

function fail(): never {
  throw new Error(`PostgreSQL refuses to run as root, and there is no user postgres or nobody. ${wayOut}`);
}
