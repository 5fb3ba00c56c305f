import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { ApiKey, NewApiKey } from "./schema";
import * as keys from "./service";

const web = {
  family: "web",
  tag: "Team",
  limit: "none",
  permission: "admin",
  sessionOnly: true,
  tool: null,
} as const;

export const listApiKeys = operation({
  ...web,
  id: "listApiKeys",
  method: "GET",
  path: "/api-keys",
  summary: "List the team's API keys",
  input: z.object({}),
  output: z.object({ data: z.array(ApiKey) }),
  status: 200,
  run: async (context) => ({ data: await keys.list(context) }),
});

export const createApiKey = operation({
  ...web,
  id: "createApiKey",
  method: "POST",
  path: "/api-keys",
  summary: "Create an API key",
  description: "The key is in this answer and never again.",
  input: NewApiKey,
  output: z.object({ data: z.object({ id: Id, key: z.string() }) }),
  status: 201,
  run: async (context, { name, read_only, expires_at }) => ({
    data: await keys.createKey(context.team.id, {
      name,
      readOnly: read_only,
      expiresAt: expires_at ? new Date(expires_at) : null,
      createdById: context.actor.kind === "user" ? context.actor.id : null,
    }),
  }),
});

export const revokeApiKey = operation({
  ...web,
  id: "revokeApiKey",
  method: "DELETE",
  path: "/api-keys/{id}",
  summary: "Revoke an API key",
  input: z.object({ id: Id.describe("Id of the key.") }),
  output: z.object({ data: z.object({ deleted: z.literal(true) }) }),
  status: 200,
  errors: ["not-found"],
  async run(context, { id }) {
    await keys.revoke(context, id);
    return { data: { deleted: true as const } };
  },
});
