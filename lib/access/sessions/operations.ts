import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { SessionResource } from "./schema";
import * as sessions from "./service";

const web = {
  family: "web",
  tag: "Team",
  limit: "none",
  path: "/sessions",
  permission: "read",
  sessionOnly: true,
  tool: null,
  input: z.object({}),
  status: 200,
} as const;

export const listSessions = operation({
  ...web,
  id: "listSessions",
  method: "GET",
  summary: "List where the signed-in person is signed in",
  output: z.object({ data: z.array(SessionResource) }),
  run: async (context) => ({ data: await sessions.list(context) }),
});

export const endSessions = operation({
  ...web,
  id: "endSessions",
  method: "DELETE",
  summary: "Sign the signed-in person out everywhere",
  output: z.object({ data: z.object({ deleted: z.literal(true) }) }),
  async run(context) {
    await sessions.endAll(context);
    return { data: { deleted: true as const } };
  },
});
