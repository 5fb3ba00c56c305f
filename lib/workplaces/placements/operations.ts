import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { QuantityFields } from "@/lib/workplaces/quantities/schema";
import { Placement } from "./schema";
import * as placements from "./service";

const common = { family: "library", tag: "Workplaces", limit: "library", permission: "write" } as const;

export const placeProducts = operation({
  ...common,
  id: "placeProducts",
  method: "POST",
  path: "/workplaces/{id}/products",
  summary: "Place products at a workplace",
  description:
    "Up to 100 products in one call, with what stands there of each if `quantities` says so. Repeating it is safe: `created` says " +
    "which were placed now; quantities are added each time, unless the call is repeated with its Idempotency-Key. An unknown product: " +
    "404, and nothing is placed.",
  input: z.object({
    id: Id.describe("Id of the workplace."),
    product_ids: z.array(Id).min(1).max(100),
    quantities: z
      .array(QuantityFields.extend({ product_id: Id.describe("One of product_ids.") }))
      .max(100)
      .optional()
      .describe("Quantity lines to make there."),
  }),
  output: z.object({ data: z.array(Placement.extend({ created: z.boolean() })) }),
  status: 200,
  errors: ["not-found"],
  idempotent: true,
  run: async (context, { id, product_ids, quantities }) => ({
    data: await placements.placeProducts(context, id, product_ids, quantities),
  }),
});

export const removePlacement = operation({
  ...common,
  id: "removePlacement",
  method: "DELETE",
  path: "/workplaces/{id}/products/{product_id}",
  summary: "Remove a product from a workplace",
  description:
    "Removes its stock there and its RECESS and EMKG assessments as well. Without `force=true` nothing happens: " +
    "the answer is 409 and `would_lose` lists what would be lost.",
  input: z.object({
    id: Id.describe("Id of the workplace."),
    product_id: Id,
    force: z.boolean().default(false).describe("true: remove although data is lost."),
  }),
  output: z.object({ data: z.object({ deleted: z.literal(true) }) }),
  status: 200,
  errors: ["not-found", "conflict"],
  current: (context, { id: workplaceId, product_id: productId }) =>
    placements.read(context, { productId, workplaceId }),
  tool: { destructive: true },
  async run(context, { id: workplaceId, product_id: productId, force }) {
    await placements.remove(context, { productId, workplaceId }, force);
    return { data: { deleted: true as const } };
  },
});

export const restorePlacement = operation({
  ...common,
  family: "web",
  limit: "none",
  sessionOnly: true,
  id: "restorePlacement",
  method: "POST",
  path: "/workplaces/{id}/products/{product_id}/restore",
  summary: "Undo the removal of a product from a workplace",
  input: z.object({ id: Id.describe("Id of the workplace."), product_id: Id }),
  output: z.object({ data: Placement }),
  status: 200,
  errors: ["not-found", "conflict"],
  tool: null,
  run: async (context, { id: workplaceId, product_id: productId }) => ({
    data: await placements.restore(context, { productId, workplaceId }),
  }),
});
