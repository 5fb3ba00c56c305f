import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { Invitation, NewInvitation, SentInvitation } from "./schema";
import * as invitations from "./service";

const web = {
  family: "web",
  tag: "Team",
  limit: "none",
  permission: "admin",
  sessionOnly: true,
  tool: null,
} as const;

export const listInvitations = operation({
  ...web,
  id: "listInvitations",
  method: "GET",
  path: "/invitations",
  summary: "List open invitations",
  input: z.object({}),
  output: z.object({ data: z.array(Invitation) }),
  status: 200,
  run: async (context) => ({ data: await invitations.list(context) }),
});

export const createInvitation = operation({
  ...web,
  id: "createInvitation",
  actsOutside: true,
  method: "POST",
  path: "/invitations",
  summary: "Invite a person to the team",
  description:
    "Sends the link by mail where a mail server is configured; it is in this answer in any case, and never again.",
  input: NewInvitation,
  output: z.object({ data: SentInvitation }),
  status: 201,
  errors: ["conflict"],
  run: async (context, input) => ({ data: await invitations.create(context, input) }),
});

export const sendInvitation = operation({
  ...web,
  id: "sendInvitation",
  actsOutside: true,
  method: "POST",
  path: "/invitations/{id}/send",
  summary: "Send an invitation again with a new link",
  description: "The earlier link ends.",
  input: z.object({ id: Id.describe("Id of the invitation.") }),
  output: z.object({ data: SentInvitation }),
  status: 200,
  errors: ["not-found"],
  run: async (context, { id }) => ({ data: await invitations.sendAgain(context, id) }),
});

export const withdrawInvitation = operation({
  ...web,
  id: "withdrawInvitation",
  method: "DELETE",
  path: "/invitations/{id}",
  summary: "Withdraw an invitation",
  input: z.object({ id: Id.describe("Id of the invitation.") }),
  output: z.object({ data: z.object({ deleted: z.literal(true) }) }),
  status: 200,
  errors: ["not-found"],
  async run(context, { id }) {
    await invitations.withdraw(context, id);
    return { data: { deleted: true as const } };
  },
});
