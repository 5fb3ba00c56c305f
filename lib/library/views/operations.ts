import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { SavedView, SavedViewChange, SavedViewFields, Screen } from "./schema";
import * as views from "./service";

const web = {
  family: "web",
  tag: "Views",
  limit: "none",
  sessionOnly: true,
  tool: null,
  // Views of one's own are a reader's too; what is shared is checked by the service.
  permission: "read",
  status: 200,
} as const;
const view_id = Id.describe("Id of the view.");

export const listViews = operation({
  ...web,
  id: "listViews",
  method: "GET",
  path: "/views",
  summary: "List the views of a list: one's own and the shared ones",
  input: z.object({ screen: Screen.default("products") }),
  output: z.object({ data: z.array(SavedView) }),
  run: async (context, { screen }) => ({ data: await views.list(context, screen) }),
});

export const createView = operation({
  ...web,
  id: "createView",
  method: "POST",
  path: "/views",
  summary: "Keep what a list shows under a name",
  input: SavedViewFields.extend({ screen: Screen }),
  output: z.object({ data: SavedView }),
  status: 201,
  run: async (context, { screen, ...fields }) => ({ data: await views.create(context, screen, fields) }),
});

export const updateView = operation({
  ...web,
  id: "updateView",
  method: "PATCH",
  path: "/views/{view_id}",
  summary: "Change a view, its name or whether it is shared",
  input: SavedViewChange.extend({ view_id }),
  output: z.object({ data: SavedView }),
  errors: ["not-found"],
  run: async (context, { view_id: id, ...change }) => ({ data: await views.update(context, id, change) }),
});

export const deleteView = operation({
  ...web,
  id: "deleteView",
  method: "DELETE",
  path: "/views/{view_id}",
  summary: "Forget a view",
  input: z.object({ view_id }),
  output: z.object({ data: z.object({ deleted: z.literal(true) }) }),
  errors: ["not-found"],
  async run(context, { view_id: id }) {
    await views.remove(context, id);
    return { data: { deleted: true as const } };
  },
});
