import type { z } from "zod";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Prisma, SafetyCardProfile } from "@/lib/platform/database/generated/client";
import { isDuplicate, transaction } from "@/lib/platform/database/transaction";
import { invalid, notFound } from "@/lib/platform/errors";
import { withSoundLogo } from "./logo";
import {
  type ProfileChange,
  type ProfileFields,
  ProfileSettings,
  type SafetyCardProfileResource,
} from "./schema";

/** The team's safety card profiles by name; a team that has none yet gets its default one. */
export async function list(context: Context) {
  const teamId = context.team.id;
  const query = { where: { teamId }, orderBy: [{ name: "asc" as const }, { id: "asc" as const }] };
  const rows = await database().safetyCardProfile.findMany(query);
  if (rows.length > 0) return rows.map(toResource);
  const data = [{ teamId, name: FIRST_NAME, isDefault: true }];
  await database().safetyCardProfile.createMany({ data, skipDuplicates: true });
  return (await database().safetyCardProfile.findMany(query)).map(toResource);
}

const FIRST_NAME = "Standard";

/** The settings of a profile, or of the team's default one; null when the team has none. Errors: 404. */
export async function settingsOf(context: Context, id: string | undefined): Promise<ProfileSettings | null> {
  const where = { teamId: context.team.id, ...(id ? { id } : { isDefault: true }) };
  const row = await database().safetyCardProfile.findFirst({ where });
  if (!row && id) throw notFound("This safety card profile");
  return row ? ProfileSettings.parse(row.settings) : null;
}

export async function create(
  context: Context,
  { name, is_default, settings }: z.infer<typeof ProfileFields>,
) {
  const teamId = context.team.id;
  const sound = await withSoundLogo(settings);
  return refuseTakenName(
    transaction(async (tx) => {
      if (is_default) await clearDefault(tx, teamId);
      const others = await tx.safetyCardProfile.count({ where: { teamId, isDefault: true } });
      const data = { teamId, name, isDefault: others === 0, settings: sound };
      return toResource(await tx.safetyCardProfile.create({ data }));
    }),
  );
}

export async function update(context: Context, id: string, change: z.infer<typeof ProfileChange>) {
  const teamId = context.team.id;
  const { is_default: isDefault, settings, ...rest } = change;
  const sound = settings && (await withSoundLogo(settings));
  return refuseTakenName(
    transaction(async (tx) => {
      const current = await tx.safetyCardProfile.findFirst({ where: { id, teamId } });
      if (!current) throw notFound("This safety card profile");
      if (!Object.keys(change).length) return toResource(current);
      if (isDefault === false && current.isDefault)
        throw invalid("is_default", "make another profile the default one instead");
      if (isDefault) await clearDefault(tx, teamId);
      const data = { ...rest, isDefault, settings: sound };
      return toResource(await tx.safetyCardProfile.update({ where: { id, teamId }, data }));
    }),
  );
}

/** Deletes a profile; of a default one the place goes to the first of the others. */
export async function remove(context: Context, id: string): Promise<void> {
  const teamId = context.team.id;
  await transaction(async (tx) => {
    const current = await tx.safetyCardProfile.findFirst({ where: { id, teamId } });
    if (!current) throw notFound("This safety card profile");
    await tx.safetyCardProfile.delete({ where: { id, teamId } });
    if (!current.isDefault) return;
    const first = await tx.safetyCardProfile.findFirst({ where: { teamId }, orderBy: { name: "asc" } });
    if (first)
      await tx.safetyCardProfile.update({ where: { id: first.id, teamId }, data: { isDefault: true } });
  });
}

/** A team has one default profile at most; those who set it wait for each other at the team's row. */
async function clearDefault(tx: Prisma.TransactionClient, teamId: string): Promise<void> {
  await tx.$executeRaw`select 1 from teams where id = ${teamId}::uuid for no key update`;
  await tx.safetyCardProfile.updateMany({ where: { teamId, isDefault: true }, data: { isDefault: false } });
}

function toResource(row: SafetyCardProfile): z.input<typeof SafetyCardProfileResource> {
  return {
    id: row.id,
    name: row.name,
    is_default: row.isDefault,
    settings: ProfileSettings.parse(row.settings),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

async function refuseTakenName<Row>(write: Promise<Row>): Promise<Row> {
  return write.catch((error: unknown) => {
    throw isDuplicate(error) ? invalid("name", "another profile of the team has this name") : error;
  });
}
