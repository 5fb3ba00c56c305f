import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { PasswordLink } from "./schema";
import * as resets from "./service";

export const createPasswordLink = operation({
  family: "web",
  tag: "Team",
  limit: "none",
  id: "createPasswordLink",
  method: "POST",
  path: "/members/{user_id}/password-link",
  summary: "Make the link with which a person of the team names a new password",
  description:
    "For services that send no mail. 409 where mails are sent, and for a person who is in other teams as well: the operator makes theirs.",
  permission: "admin",
  sessionOnly: true,
  tool: null,
  input: z.object({ user_id: Id.describe("Id of the person.") }),
  output: z.object({ data: PasswordLink }),
  status: 201,
  errors: ["not-found", "conflict"],
  run: async (context, { user_id }) => ({ data: await resets.linkFor(context, user_id) }),
});
