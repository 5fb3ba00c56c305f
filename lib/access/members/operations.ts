import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { Member, Role } from "./schema";
import * as members from "./service";

const web = {
  family: "web",
  tag: "Team",
  limit: "none",
  permission: "admin",
  sessionOnly: true,
  tool: null,
  status: 200,
} as const;
const userId = Id.describe("Id of the person.");

export const listMembers = operation({
  ...web,
  id: "listMembers",
  method: "GET",
  path: "/members",
  summary: "List the people of the team",
  permission: "read",
  input: z.object({}),
  output: z.object({ data: z.array(Member) }),
  run: async (context) => ({ data: await members.list(context) }),
});

export const changeMemberRole = operation({
  ...web,
  id: "changeMemberRole",
  method: "PATCH",
  path: "/members/{user_id}",
  summary: "Change a person's role",
  input: z.object({ user_id: userId, role: Role }),
  output: z.object({ data: z.array(Member) }),
  errors: ["not-found", "conflict"],
  async run(context, { user_id, role }) {
    await members.changeRole(context, user_id, role);
    return { data: await members.list(context) };
  },
});

export const removeMember = operation({
  ...web,
  id: "removeMember",
  method: "DELETE",
  path: "/members/{user_id}",
  summary: "Take a person out of the team",
  input: z.object({
    user_id: userId,
    end_keys: z.boolean().default(false).describe("true: the API keys that the person made end too."),
  }),
  output: z.object({ data: z.object({ deleted: z.literal(true) }) }),
  errors: ["not-found", "conflict"],
  async run(context, { user_id, end_keys }) {
    await members.remove(context, user_id, end_keys);
    return { data: { deleted: true as const } };
  },
});
