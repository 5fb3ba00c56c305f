import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Location } from "@/lib/workplaces/workplaces/schema";
import { DoorLink, WorkplaceContents, WorkplaceId } from "./schema";
import * as contents from "./service";

const web = {
  family: "web",
  tag: "Workplaces",
  limit: "none",
  sessionOnly: true,
  tool: null,
  status: 200,
} as const;

export const getWorkplace = operation({
  ...web,
  id: "getWorkplace",
  method: "GET",
  path: "/workplaces/{id}",
  summary: "Read a workplace with its products, stock and hazards",
  permission: "read",
  input: WorkplaceId,
  output: z.object({ data: WorkplaceContents }),
  errors: ["not-found"],
  run: async (context, { id }) => ({ data: await contents.read(context, id) }),
});

export const archiveWorkplace = operation({
  ...web,
  id: "archiveWorkplace",
  method: "POST",
  path: "/workplaces/{id}/archive",
  summary: "Archive an empty workplace, or bring it back",
  permission: "write",
  input: WorkplaceId.extend({ archived: z.boolean() }),
  output: z.object({ data: Location }),
  errors: ["not-found", "conflict"],
  run: async (context, { id, archived }) => ({ data: await contents.archive(context, id, archived) }),
});

export const getDoorLink = operation({
  ...web,
  id: "getDoorLink",
  method: "GET",
  path: "/workplaces/{id}/door-link",
  summary: "Read the address of the QR code at the door",
  permission: "read",
  input: WorkplaceId,
  output: z.object({ data: DoorLink }),
  errors: ["not-found"],
  run: async (context, { id }) => ({ data: await contents.doorLink(context, id) }),
});
