import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { QuantityFields, QuantityLine, Total } from "./schema";
import * as quantities from "./service";

const common = { family: "library", tag: "Quantities", limit: "library" } as const;
const id = Id.describe("Id of the product.");
const line = { id, quantity_id: Id.describe("Id of the quantity line.") };

export const listQuantities = operation({
  ...common,
  id: "listQuantities",
  method: "GET",
  path: "/products/{id}/quantities",
  summary: "List a product's quantity lines with totals",
  description: "Totals are per exact unit; nothing is converted.",
  permission: "read",
  input: z.object({
    id,
    workplace_id: z
      .union([Id, z.literal("none")])
      .optional()
      .describe("`none`: only lines of the product itself."),
  }),
  output: z.object({ data: z.array(QuantityLine), totals: z.array(Total) }),
  status: 200,
  errors: ["not-found"],
  run: (context, { id, workplace_id }) =>
    quantities.list(context, id, workplace_id === "none" ? null : workplace_id),
});

export const createQuantity = operation({
  ...common,
  id: "createQuantity",
  method: "POST",
  path: "/products/{id}/quantities",
  summary: "Add a quantity line",
  description:
    "Adding at a workplace where the product is not placed places it there. A repeated call adds a second line; " +
    "an Idempotency-Key prevents that.",
  permission: "write",
  idempotent: true,
  answersResource: true,
  input: QuantityFields.extend({
    id,
    workplace_id: Id.nullable().optional().describe("Left out: a stock figure of the product itself."),
  }),
  output: z.object({ data: QuantityLine }),
  status: 201,
  errors: ["not-found"],
  run: async (context, { id, ...fields }) => ({ data: await quantities.create(context, id, fields) }),
});

export const updateQuantity = operation({
  ...common,
  id: "updateQuantity",
  method: "PATCH",
  path: "/products/{id}/quantities/{quantity_id}",
  summary: "Change a quantity line",
  description: "The workplace cannot be changed: moving stock is a delete and a new line.",
  permission: "write",
  input: QuantityFields.partial().extend(line),
  output: z.object({ data: QuantityLine }),
  status: 200,
  errors: ["not-found"],
  tool: { idempotent: true },
  run: async (context, { id, quantity_id, ...change }) => ({
    data: await quantities.update(context, id, quantity_id, change),
  }),
});

export const deleteQuantity = operation({
  ...common,
  id: "deleteQuantity",
  method: "DELETE",
  path: "/products/{id}/quantities/{quantity_id}",
  summary: "Remove a quantity line",
  description: "The product stays placed at the workplace.",
  permission: "write",
  input: z.object(line),
  output: z.object({ data: z.object({ deleted: z.literal(true) }) }),
  status: 200,
  errors: ["not-found"],
  tool: { destructive: true },
  async run(context, { id, quantity_id }) {
    await quantities.remove(context, id, quantity_id);
    return { data: { deleted: true as const } };
  },
});

export const restoreQuantity = operation({
  ...common,
  family: "web",
  limit: "none",
  sessionOnly: true,
  id: "restoreQuantity",
  method: "POST",
  path: "/products/{id}/quantities/{quantity_id}/restore",
  summary: "Undo the removal of a quantity line",
  permission: "write",
  input: z.object(line),
  output: z.object({ data: QuantityLine }),
  status: 200,
  errors: ["not-found", "conflict"],
  tool: null,
  run: async (context, { id, quantity_id }) => ({
    data: await quantities.restore(context, id, quantity_id),
  }),
});
