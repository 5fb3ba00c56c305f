import type { z } from "zod";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { CustomFieldGroup as GroupRow, Prisma } from "@/lib/platform/database/generated/client";
import { isDuplicate, transaction } from "@/lib/platform/database/transaction";
import { invalid, notFound } from "@/lib/platform/errors";
import { longestSchema, mostFieldsOfGroup, mostFieldsOfTeam, mostGroupsOfTeam } from "./limits";
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
  return rows.map(({ id, name, schema, version }) => ({
    id,
    name,
    schema: parsedSchema(id, version, schema),
  }));
}

const mostParsed = 1_000;
const parsed = new Map<string, GroupSchema>();

/** A version of a group never changes: its schema is checked once. */
function parsedSchema(id: string, version: number, stored: unknown): GroupSchema {
  const key = `${id} ${version}`;
  const known = parsed.get(key);
  if (known) return known;
  const schema = GroupSchema.parse(stored);
  const [oldest] = parsed.keys();
  if (parsed.size >= mostParsed && oldest) parsed.delete(oldest);
  parsed.set(key, schema);
  return schema;
}

/** Errors: 422 for a name that another group has, and beyond the number of groups or fields that a team may have. */
export async function createGroup(context: Context, input: z.infer<typeof CustomFieldGroupFields>) {
  const data = { teamId: context.team.id, name: input.name, schema: toStored(input.schema) };
  const row = await refuseTakenName(
    transaction(async (tx) => {
      await requireRoom(tx, context, null, input.schema);
      return tx.customFieldGroup.create({ data });
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
  const data = { name: input.name, schema: toStored(input.schema), version: { increment: 1 } };
  const [row] = await refuseTakenName(
    transaction(async (tx) => {
      await requireRoom(tx, context, id, input.schema);
      return tx.customFieldGroup.updateManyAndReturn({ where: { id, teamId: context.team.id }, data });
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
  const fields = fieldsIn(schema);
  if (fields > mostFieldsOfGroup)
    throw invalid(
      "schema.properties",
      `a group may have at most ${mostFieldsOfGroup} fields; this one has ${fields}`,
    );
  if (JSON.stringify(schema).length > longestSchema)
    throw invalid("schema", `a group's schema may be at most ${longestSchema} characters long`);
  return { ...schema, $schema: draft, additionalProperties: false };
}

const fieldsIn = (schema: GroupSchema) => Object.keys(schema.properties).length;

/** Refuses what the team has no room for beside its other groups. Two changes at once wait for each other here. */
async function requireRoom(
  tx: Prisma.TransactionClient,
  context: Context,
  id: string | null,
  schema: GroupSchema,
): Promise<void> {
  const teamId = context.team.id;
  await tx.$queryRaw`select 1 from teams where id = ${teamId}::uuid for no key update`;
  const others = (await tx.customFieldGroup.findMany({ where: { teamId } })).filter((row) => row.id !== id);
  if (id === null && others.length >= mostGroupsOfTeam)
    throw invalid("name", `a team may have at most ${mostGroupsOfTeam} groups of custom fields`);
  const taken = others.reduce((sum, row) => sum + fieldsIn(row.schema as GroupSchema), 0);
  if (taken + fieldsIn(schema) > mostFieldsOfTeam)
    throw invalid(
      "schema.properties",
      `a team may have at most ${mostFieldsOfTeam} custom fields; its other groups have ${taken}, this one ${fieldsIn(schema)}`,
    );
}

async function refuseTakenName<Row>(write: Promise<Row>): Promise<Row> {
  return write.catch((error: unknown) => {
    throw isDuplicate(error) ? invalid("name", "another group of the team has this name") : error;
  });
}
