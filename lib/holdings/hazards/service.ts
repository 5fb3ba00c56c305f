import { readingOf, withReading } from "@/lib/holdings/review/reading";
import { database } from "@/lib/platform/database/client";
import type { HazardState } from "@/lib/sheet/hazard-states";
import { sheetHazards } from "@/lib/sheet/hazards";

/** Sections of a sheet are some 100 kB of JSON: a few at a time. */
const atOnce = 50;

/**
 * Derives for documents of every team that were read before there was such a column whether their hazards are known,
 * and tells how many these were. What was read is shared by teams and the same for each; nothing else is written.
 */
export async function unsafeDeriveMissing(): Promise<number> {
  let derived = 0;
  for (;;) {
    const rows = await database().document.findMany({
      where: { hazards: null, status: "completed", extractionId: { not: null } },
      include: withReading,
      take: atOnce,
    });
    for (const row of rows) {
      const { id, teamId } = row;
      const { document, sections } = readingOf(row);
      const hazards: HazardState = sheetHazards(document, sections).state;
      // `updatedAt` stays: nothing that a person or an ERP system wrote has changed.
      await database().$executeRaw`update documents set hazards = ${hazards}::hazard_state
        where team_id = ${teamId}::uuid and id = ${id}::uuid and hazards is null`;
    }
    derived += rows.length;
    if (rows.length < atOnce) return derived;
  }
}
