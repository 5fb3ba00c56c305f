import { database } from "@/lib/platform/database/client";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { transaction } from "@/lib/platform/database/transaction";
import { droppingLock } from "@/lib/platform/kept-files/service";
import { storage } from "@/lib/platform/storage/service";

type Tx = Prisma.TransactionClient;
type Unneeded = { sha256: string; team_id: string; name: string };

/** Files in one go; the rest waits for the next. */
const mostAtOnce = 50;

/**
 * Drops files that were in a bin from the store, with what was read of them, where no team refers to them any more; the audit
 * log of the team whose bin it was says so. Each is looked at under the lock that `keepFile` waits for; while a backup runs none
 * is dropped. Gives how many.
 */
export async function unsafeDropFiles(): Promise<number> {
  const due = await database().$queryRaw<{ sha256: string }[]>`
    select u.sha256 from unneeded_files u join stored_files f on f.sha256 = u.sha256
    where greatest(u.since, f.stored_at) < now() - interval '1 day' order by u.since limit ${mostAtOnce}`;
  let dropped = 0;
  for (const { sha256 } of due) if (await transaction((tx) => dropFile(tx, sha256))) dropped += 1;
  return dropped;
}

async function dropFile(tx: Tx, sha256: string): Promise<boolean> {
  // A backup may be about to copy it
  const [lock] = await tx.$queryRaw<
    { ours: boolean }[]
  >`select pg_try_advisory_xact_lock(${droppingLock}) as ours`;
  if (!lock?.ours) return false;
  const [file] = await tx.$queryRaw<Unneeded[]>`
    select u.sha256, u.team_id, u.name from unneeded_files u join stored_files f on f.sha256 = u.sha256
    where u.sha256 = ${sha256} and greatest(u.since, f.stored_at) < now() - interval '1 day' for update skip locked`;
  if (!file) return false;
  const isNeeded = await isReferredTo(tx, sha256);
  if (!isNeeded) {
    // What refers to a sheet is refused by the database from here on, or refuses this.
    await tx.extraction.deleteMany({ where: { sheet: { sha256 } } });
    await tx.sheet.deleteMany({ where: { sha256 } });
    await tx.storedFile.deleteMany({ where: { sha256 } });
    await storage().remove(sha256);
    await tx.auditEvent.create({
      data: {
        teamId: file.team_id,
        actor: "worker",
        action: "dropFile",
        details: { name: file.name, sha256 },
      },
    });
  }
  await tx.unneededFile.deleteMany({ where: { sha256 } });
  return !isNeeded;
}

/** Whether any team has a sheet, an attachment, a card or an upload of these bytes, or one in its bin. */
async function isReferredTo(tx: Tx, sha256: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ needed: boolean }[]>`
    select exists (select from documents d join sheets s on s.id = d.sheet_id where s.sha256 = ${sha256})
      or exists (select from attachments where sha256 = ${sha256})
      or exists (select from safety_cards where sha256 = ${sha256})
      or exists (select from uploads u where u.sha256 = ${sha256}
        and not exists (select from runs r where r.team_id = u.team_id and r.upload_id = u.id))
      or exists (select from removals r, sheets s where s.sha256 = ${sha256} and r.restored_at is null
        and r.content -> 'documents' @> jsonb_build_array(jsonb_build_object('sheet_id', s.id)))
      or exists (select from removals r where r.restored_at is null
        and r.content -> 'attachments' @> jsonb_build_array(jsonb_build_object('sha256', ${sha256}::text))) as needed`;
  return row?.needed ?? true;
}
