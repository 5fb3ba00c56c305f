import { z } from "zod";
import { Id, text } from "@/lib/api/values";

/** The lists that have views. */
export const Screen = z.enum(["products"]);
export type Screen = z.infer<typeof Screen>;

/** Each screen's choice of the view that it opens with: PUT /choices/products.view. */
export const defaultChoice = (screen: Screen) => `${screen}.view`;

/** What of the address belongs to a view; what is open beside the list does not. */
const viewMembers = ["q", "f", "sort", "dir", "cols", "pin", "w", "density"] as const;

const Query = z
  .string()
  .max(8_000)
  .refine(
    (query) =>
      [...new URLSearchParams(query).keys()].every((key) => viewMembers.some((name) => name === key)),
    `may hold ${viewMembers.join(", ")}`,
  )
  .describe("The part of the address after `?`.");

export const SavedViewFields = z.object({ name: text(80), query: Query, shared: z.boolean().default(false) });
export const SavedViewChange = z.object({
  name: text(80).optional(),
  query: Query.optional(),
  shared: z.boolean().optional(),
});

export const SavedView = z.object({
  id: Id,
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
  mine: z.boolean(),
  owner: z.string().nullable().describe("Name of the person who made it."),
  may_change: z.boolean(),
});
