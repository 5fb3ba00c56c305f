import { createHash } from "node:crypto";
import { database } from "@/lib/platform/database/client";
import { askWithin } from "@/lib/platform/database/pipeline";
import { AppError } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";
import { backgroundPriority, enqueue } from "@/lib/platform/queue";
import { storage } from "@/lib/platform/storage/service";
import { sha256Of } from "@/lib/platform/storage/storage";

export type Fault = "missing" | "damaged";

/** A file whose bytes were not looked at for so long is read again. */
const checkedDays = 7;
/** So many are checked at a time, one after the other, so that nobody waits for the store because of it. */
const checkedAtOnce = 20;

/** The advisory lock that a backup shares while it copies files; who drops one from the store takes it alone. */
export const droppingLock = 1_936_291_412;

/**
 * Stores bytes and notes that the store has them; answers with their name, the SHA-256. They are written whatever lies
 * there already: that heals a damaged file, and takes as long for a file that another team has. What was to be dropped
 * is needed again: this waits for whoever drops it just now, else it stays for a day in which somebody may refer to it.
 */
export async function keepFile(bytes: Uint8Array): Promise<string> {
  const sha256 = sha256Of(bytes);
  await database().$executeRaw`update stored_files set stored_at = now() where sha256 = ${sha256}`;
  await storage().put(sha256, bytes);
  await database().$executeRaw`
    insert into stored_files (sha256, byte_size) values (${sha256}, ${bytes.byteLength})
    on conflict (sha256) do update set checked_at = now(), fault = null`;
  return sha256;
}

/**
 * A file for download, looked through before where that was not done for a week or a fault is known. Null when it is
 * not there. Errors: 503 for one that is damaged, which is never sent.
 */
export async function openFile(sha256: string) {
  const [known] = await askWithin<{ is_sound: boolean }>({
    name: "whether a file is sound",
    text: `select fault is null and checked_at > now() - interval '${checkedDays} days' as is_sound
      from stored_files where sha256 = $1`,
    values: [sha256],
  });
  if (!known?.is_sound && (await checkFile(sha256)) === "damaged") throw damaged();
  return storage().open(sha256);
}

/** The bytes of a file, which are what its name says. Throws when it is missing or damaged. */
export async function readFile(sha256: string): Promise<Uint8Array> {
  const bytes = await storage().get(sha256);
  const fault = faultOf(sha256, bytes && sha256Of(bytes));
  if (fault) await note(sha256, fault);
  if (!bytes || fault) throw new Error(`the file ${sha256} is ${fault} in the store`);
  return bytes;
}

/** Reads a file through, notes what was found and answers with its fault. Errors: 503 when the store does not answer. */
export async function checkFile(sha256: string): Promise<Fault | null> {
  const file = await storage().open(sha256);
  const fault = faultOf(sha256, file && (await hashOf(file.body)));
  await note(sha256, fault);
  return fault;
}

/** Checks some of the files that were not looked at for longest; answers with how many. */
export async function checkOldest(): Promise<number> {
  const due = await dueFiles(checkedAtOnce);
  for (const { sha256 } of due) await checkFile(sha256);
  return due.length;
}

/** Queues the next check behind all other jobs where one is due: a single one, however many workers there are. */
export async function queueFileCheck(): Promise<void> {
  const name = "check-files";
  if ((await dueFiles(1)).length === 0) return;
  await enqueue(database(), "checkFiles", {}, { queue: name, key: name, priority: backgroundPriority });
}

/** The files that are missing or damaged, in the order of their names. */
export async function brokenFiles(): Promise<{ sha256: string; fault: string | null }[]> {
  return database().storedFile.findMany({
    where: { fault: { not: null } },
    select: { sha256: true, fault: true },
    orderBy: { sha256: "asc" },
  });
}

/** How many files are missing or damaged. */
export async function countBroken(): Promise<number> {
  return database().storedFile.count({ where: { fault: { not: null } } });
}

function dueFiles(limit: number): Promise<{ sha256: string }[]> {
  return database().$queryRaw`
    select sha256 from stored_files
    where checked_at < now() - make_interval(days => ${checkedDays})
    order by checked_at limit ${limit}`;
}

function faultOf(sha256: string, found: string | null): Fault | null {
  if (found === null) return "missing";
  return found === sha256 ? null : "damaged";
}

async function hashOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of body) hash.update(chunk);
  return hash.digest("hex");
}

/** Keeps what was found, and says so where it is new. */
async function note(sha256: string, fault: Fault | null): Promise<void> {
  const [before] = await database().$queryRaw<{ fault: string | null }[]>`
    update stored_files set checked_at = now(), fault = ${fault} from stored_files before
    where stored_files.sha256 = ${sha256} and before.sha256 = stored_files.sha256
    returning before.fault as fault`;
  if (!before || before.fault === fault) return;
  if (fault) log.error("a file of the store is broken; the same bytes heal it", { sha256, fault });
  else log.info("a broken file of the store is sound again", { sha256 });
}

function damaged(): AppError {
  return new AppError(
    "unavailable",
    "The stored file is damaged and is not sent. Uploading the same file again heals it.",
  );
}
