import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Place } from "./place";

/** Backups are written side by side; pruning wants the place for itself. */
export type Work = "backup" | "prune";

const Lock = z.object({ work: z.enum(["backup", "prune"]), alive_at: z.iso.datetime() });

const refreshedMs = 60_000;
/** Who has said nothing for so long was killed. */
const silentMs = 30 * 60_000;

/**
 * Works on a place while nobody is there who must not be: each writes down first what it does and looks around then, so
 * that of two at least one sees the other. `stillHeld` throws when the lock was taken for that of a killed process. Throws
 * when somebody is there.
 */
export async function holdingPlace<Result>(
  place: Place,
  work: Work,
  run: (stillHeld: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const name = `${work}-${randomUUID()}.json`;
  await sign(place, name, work);
  const refreshed = setInterval(() => sign(place, name, work).catch(() => {}), refreshedMs);
  refreshed.unref();
  try {
    await requireRoom(place, name, work);
    return await run(async () => {
      if (!(await place.locks.list()).includes(name))
        throw new Error("The lock on the backups was taken away, as if this had been killed. Run it again.");
    });
  } finally {
    clearInterval(refreshed);
    await place.locks.remove(name);
  }
}

async function sign(place: Place, name: string, work: Work): Promise<void> {
  const lock: z.infer<typeof Lock> = { work, alive_at: new Date().toISOString() };
  await place.locks.write(name, Buffer.from(JSON.stringify(lock)));
}

async function requireRoom(place: Place, own: string, work: Work): Promise<void> {
  for (const name of await place.locks.list()) {
    if (name === own || !name.endsWith(".json")) continue;
    const lock = await readLock(place, name);
    if (!lock) continue;
    if (Date.now() - Date.parse(lock.alive_at) > silentMs) await place.locks.remove(name);
    else if (work === "prune" || lock.work === "prune")
      throw new Error(
        `A ${lock.work} is under way there, last heard of at ${lock.alive_at}. Run this again when it has ended; ` +
          "one that was killed is forgotten after half an hour.",
      );
  }
}

/** Null for one that was given back in the meantime. */
async function readLock(place: Place, name: string): Promise<z.infer<typeof Lock> | null> {
  try {
    return Lock.parse(JSON.parse(Buffer.from(await place.locks.read(name)).toString()));
  } catch (error) {
    if (!(await place.locks.list()).includes(name)) return null;
    throw error;
  }
}
