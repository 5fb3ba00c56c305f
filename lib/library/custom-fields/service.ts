import type { z } from "zod";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { CustomFieldGroup as GroupRow } from "@/lib/platform/database/generated/client";
import { isDuplicate } from "@/lib/platform/database/transaction";
import { invalid, notFound } from "@/lib/platform/errors";
import { type CustomFieldGroup, type CustomFieldGroupFields, GroupSchema } from "./schema";
import type { Group } from "./values";

const draft = "https://json-schema.org/draft/2020-12/schema";

/** The groups of custom fields that the team has defined, by name. */
export async function listGroups(context: Context): Promise<GroupRow[]> {
  return database().customFieldGroup.findMany({
    where: { teamId: context.team.id },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
}

/** The same for checking values. */
export async function groupsOf(context: Context): Promise<Group[]> {
  const rows = await listGroups(context);
  return rows.map(({ id, name, schema }) => ({ id, name, schema: GroupSchema.parse(schema) }));
}

export async function createGroup(context: Context, input: z.infer<typeof CustomFieldGroupFields>) {
  const row = await refuseTakenName(
    database().customFieldGroup.create({
      data: { teamId: context.team.id, name: input.name, schema: toStored(input.schema) },
    }),
  );
  return toGroup(row);
}

/** Replaces a group's name and schema; stored values stay and are checked again when next written. */
export async function replaceGroup(
  context: Context,
  id: string,
  input: z.infer<typeof CustomFieldGroupFields>,
) {
  const [row] = await refuseTakenName(
    database().customFieldGroup.updateManyAndReturn({
      where: { id, teamId: context.team.id },
      data: { name: input.name, schema: toStored(input.schema), version: { increment: 1 } },
    }),
  );
  if (!row) throw notFound("This custom field group");
  return toGroup(row);
}

export function toGroup(row: GroupRow): z.input<typeof CustomFieldGroup> {
  return {
    id: row.id,
    name: row.name,
    schema: GroupSchema.parse(row.schema),
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function toStored(schema: GroupSchema): GroupSchema {
  const unknown = schema.required?.find((name) => !Object.hasOwn(schema.properties, name));
  if (unknown) throw invalid("schema.required", `${unknown} is not among the properties`);
  return { ...schema, $schema: draft, additionalProperties: false };
}

async function refuseTakenName<Row>(write: Promise<Row>): Promise<Row> {
  return write.catch((error: unknown) => {
    throw isDuplicate(error) ? invalid("name", "another group of the team has this name") : error;
  });
}
