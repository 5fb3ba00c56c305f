import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id, PageInput, PageMeta } from "@/lib/api/values";
import { Assessments } from "@/lib/assessments/schema";
import * as assessments from "@/lib/assessments/service";
import { InventoryFields, InventoryItem } from "./schema";
import * as inventory from "./service";

const common = { family: "document", tag: "Inventory", limit: "none" } as const;
const inventoryId = Id.describe("Id of the inventory item.");

export const createInventoryItem = operation({
  ...common,
  id: "createInventoryItem",
  method: "POST",
  path: "/locations/{locationId}/inventory",
  summary: "Add stock at a location",
  description:
    "Places the sheet's product at the location as well, where it is not placed yet. A repeated call adds a second item; " +
    "an Idempotency-Key prevents that.",
  permission: "write",
  idempotent: true,
  answersResource: true,
  input: InventoryFields.extend({
    locationId: Id.describe("Id of the location."),
    sds_id: Id.describe("The SDS document of the stock."),
  }),
  output: z.object({ data: InventoryItem }),
  status: 201,
  errors: ["not-found"],
  run: async (context, { locationId, ...input }) => ({
    data: await inventory.create(context, locationId, input),
  }),
});

export const listInventory = operation({
  ...common,
  id: "listInventory",
  method: "GET",
  path: "/inventory",
  summary: "List the stock at all locations",
  description: "Oldest first; `location_id` and `sds_id` narrow it down.",
  permission: "read",
  input: z.object({ ...PageInput, location_id: Id.optional(), sds_id: Id.optional() }),
  output: z.object({ meta: PageMeta, data: z.array(InventoryItem) }),
  status: 200,
  errors: ["not-found"],
  run: (context, input) => inventory.list(context, input),
});

export const getInventoryItem = operation({
  ...common,
  id: "getInventoryItem",
  method: "GET",
  path: "/inventory/{inventoryId}",
  summary: "Read an inventory item",
  description: "A quantity line at a location; the Library API shows the same record as a quantity.",
  permission: "read",
  input: z.object({ inventoryId }),
  output: z.object({ data: InventoryItem }),
  status: 200,
  errors: ["not-found"],
  run: async (context, { inventoryId }) => ({ data: await inventory.read(context, inventoryId) }),
});

export const updateInventoryItem = operation({
  ...common,
  id: "updateInventoryItem",
  method: "PATCH",
  path: "/inventory/{inventoryId}",
  summary: "Change an inventory item",
  description:
    "Members that are left out stay as they are. The sheet and the location of an item cannot be changed.",
  permission: "write",
  input: InventoryFields.extend({ inventoryId }),
  output: z.object({ data: InventoryItem }),
  status: 200,
  errors: ["not-found"],
  tool: { idempotent: true },
  run: async (context, { inventoryId, ...change }) => ({
    data: await inventory.update(context, inventoryId, change),
  }),
});

export const deleteInventoryItem = operation({
  ...common,
  id: "deleteInventoryItem",
  method: "DELETE",
  path: "/inventory/{inventoryId}",
  summary: "Remove an inventory item",
  description: "The product stays placed at the location.",
  permission: "write",
  input: z.object({ inventoryId }),
  output: z.object({ message: z.string() }),
  status: 200,
  errors: ["not-found"],
  tool: { destructive: true },
  async run(context, { inventoryId }) {
    await inventory.remove(context, inventoryId);
    return { message: "The inventory item is removed." };
  },
});

export const getInventoryAssessments = operation({
  ...common,
  id: "getInventoryAssessments",
  method: "GET",
  path: "/inventory/{inventoryId}/assessments",
  summary: "Read the risk assessments of an inventory item",
  description:
    "The RECESS and EMKG assessments of its product at its location; null where none has been made.",
  permission: "read",
  input: z.object({ inventoryId }),
  output: z.object({ data: Assessments }),
  status: 200,
  errors: ["not-found"],
  run: async (context, { inventoryId }) => ({
    data: await assessments.ofInventoryItem(context, inventoryId),
  }),
});
