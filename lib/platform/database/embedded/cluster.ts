import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { commandOf } from "@/lib/platform/instance/process-identity";
import { keptSecret } from "@/lib/platform/kept-secret";
import { type Account, canReach, databaseAccount, processEnvironment } from "./account";
import { type Binaries, sharedFolder } from "./binaries";

export type Cluster = { folder: string; account: Account | null };

/** A file that names the cluster's folder when it is not DATA_DIR/database. */
const pointer = "database-folder";

/** Where the database files of DATA_DIR are, and the account they belong to. */
export function locateCluster(dataDir: string, say: (message: string) => void): Cluster {
  const noted = join(dataDir, pointer);
  const folder = existsSync(noted) ? readFileSync(noted, "utf8").trim() : join(dataDir, "database");
  const account = databaseAccount(folder);
  const isThere = existsSync(join(folder, "PG_VERSION"));
  if (existsSync(noted) && !isThere)
    throw new Error(`The database of ${dataDir} should be in ${folder}, and is not.`);
  if (canReach(account, dirname(folder))) return { folder, account };
  if (isThere)
    throw new Error(`PostgreSQL's account can no longer reach ${folder}. Give its parents mode 711.`);
  const elsewhere = join(sharedFolder, `database-${randomBytes(6).toString("hex")}`);
  say(
    `PostgreSQL cannot run as root, and its account cannot reach ${dataDir}: the database goes to ${elsewhere}.`,
  );
  return { folder: elsewhere, account };
}

/** Makes the database files if there are none yet. */
export function initialiseCluster(dataDir: string, { folder, account }: Cluster, binaries: Binaries): void {
  const marker = join(folder, "PG_VERSION");
  if (existsSync(marker)) {
    const found = readFileSync(marker, "utf8").trim();
    if (found === binaries.majorVersion) return;
    throw new Error(
      `${folder} was made by PostgreSQL ${found}; this is PostgreSQL ${binaries.majorVersion}.`,
    );
  }
  // Made under another name, so that an interrupted start leaves no half-made cluster.
  const draft = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o755 });
  chmodSync(draft, 0o700);
  writeFileSync(passwordFile, keptSecret(dataDir, "database-password"), { mode: 0o600 });
  if (account) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid);
  try {
    runInitdb(binaries.initdb, draft, passwordFile, account);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, folder);
  if (dirname(folder) !== dataDir) writeFileSync(join(dataDir, pointer), `${folder}\n`);
}

function runInitdb(initdb: string, folder: string, passwordFile: string, account: Account | null): void {
  // ICU's root collation sorts names as people do, and alike on every machine.
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=und"];
  const access = ["--username=sixteen", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  const { status, stderr, error } = spawnSync(initdb, ["-D", folder, ...access, ...locale], {
    ...account,
    cwd: "/",
    encoding: "utf8",
    env: processEnvironment,
  });
  if (status !== 0)
    throw new Error(`The database could not be made in ${folder}: ${error?.message ?? stderr}`);
}

/** Ends a PostgreSQL that a killed instance left running on this folder, and removes a lock that nobody holds. */
export async function clearLeftovers(folder: string): Promise<void> {
  const lock = join(folder, "postmaster.pid");
  const pid = Number(existsSync(lock) ? readFileSync(lock, "utf8").split("\n")[0] : 0);
  if (!pid) return;
  const isOurs = () => commandOf(pid)?.includes(folder) ?? false;
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    if (isOurs()) process.kill(pid, signal);
    for (let waited = 0; isOurs() && waited < 15_000; waited += 50) await sleep(50);
  }
  // PostgreSQL takes any process of the same user with this number for a running server.
  rmSync(lock, { force: true });
}
