import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { z } from "zod";
import { requireTeam } from "@/lib/access/teams/service";
import { CustomFieldGroupFields } from "@/lib/library/custom-fields/schema";
import { createGroup, listGroups, replaceGroup } from "@/lib/library/custom-fields/service";
import type { Context } from "@/lib/platform/context";
import { command, text, UsageError } from "./command";

export const customFieldCommands = [
  command({
    words: "custom-fields put",
    usage: "--team ID --file group.json",
    summary: 'a group of custom fields from {"name": …, "schema": …}; the group of this name is replaced',
    options: { team: text(), file: text() },
    async run({ team, file }) {
      const fields = await readGroup(file);
      const context = await operatorContext(team);
      const existing = (await listGroups(context)).find(({ name }) => name === fields.name);
      const group = existing
        ? await replaceGroup(context, existing.id, fields)
        : await createGroup(context, fields);
      return { group_id: group.id, version: group.version };
    },
  }),
];

async function operatorContext(teamId: string): Promise<Context> {
  const { id, name, shareCatalogue, enrichments } = await requireTeam(teamId);
  return {
    team: { id, name, shareCatalogue, enrichments },
    actor: { kind: "operator" },
    requestId: randomUUID(),
  };
}

async function readGroup(file: string): Promise<z.infer<typeof CustomFieldGroupFields>> {
  const content = await readFile(file, "utf8").catch((error: Error) => {
    throw new UsageError(`--file: ${error.message}`);
  });
  const result = CustomFieldGroupFields.safeParse(toJson(content, file));
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    ({ path, message }) => `${path.join(".") || "the file"}: ${message}`,
  );
  throw new UsageError(`${file} is no group of custom fields:\n${faults.join("\n")}`);
}

function toJson(content: string, file: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
