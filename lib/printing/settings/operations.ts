import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { LabelSettings } from "./schema";
import * as settings from "./service";

const web = {
  family: "web",
  tag: "Labels and safety cards",
  limit: "none",
  path: "/label-settings",
  sessionOnly: true,
  tool: null,
  output: z.object({ data: LabelSettings }),
  status: 200,
} as const;

export const getLabelSettings = operation({
  ...web,
  id: "getLabelSettings",
  method: "GET",
  summary: "Read how the team's labels are made",
  permission: "read",
  input: z.object({}),
  run: async (context) => ({ data: await settings.read(context) }),
});

export const changeLabelSettings = operation({
  ...web,
  id: "changeLabelSettings",
  method: "PATCH",
  summary: "Change how the team's labels are made",
  permission: "admin",
  input: LabelSettings.partial(),
  run: async (context, change) => ({ data: await settings.change(context, change) }),
});
