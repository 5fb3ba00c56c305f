import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { TeamSettings } from "./schema";
import * as settings from "./service";

const web = {
  family: "web",
  tag: "Team",
  limit: "none",
  path: "/team",
  sessionOnly: true,
  tool: null,
  output: z.object({ data: TeamSettings }),
  status: 200,
} as const;

export const getTeam = operation({
  ...web,
  id: "getTeam",
  method: "GET",
  summary: "Read the team's settings",
  permission: "read",
  input: z.object({}),
  run: async (context) => ({ data: await settings.read(context) }),
});

export const changeTeam = operation({
  ...web,
  id: "changeTeam",
  method: "PATCH",
  summary: "Change the team's settings",
  permission: "admin",
  input: TeamSettings.partial(),
  run: async (context, change) => ({ data: await settings.change(context, change) }),
});
